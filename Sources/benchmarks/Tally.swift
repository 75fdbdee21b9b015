/// What a side has done so far. Both sides of a figure must come to the same, or they were not
/// given the same work.
struct Tally: Equatable {
  var cancels = 0
  var starts = 0
  var scrolls = 0
  /// The rows that were shown in the end, summed over the screens.
  var rows = 0
}
