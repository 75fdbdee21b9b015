/// An id that a `ForEach` binds more than once (S2 [R, F]).
public struct Duplicate: Hashable, Sendable {
  /// The id.
  public var id: ViewID
  /// How many elements have it.
  public var count: Int
  /// Where the first of them stand in the `ForEach`, at most eight.
  public var places: [Int]

  /// Creates a duplicate.
  public init(id: ViewID, count: Int, places: [Int]) {
    self.id = id
    self.count = count
    self.places = places
  }

  mutating func add(_ place: Int) {
    count += 1
    if places.count < 8 { places.append(place) }
  }
}

extension Duplicate: CustomStringConvertible {
  public var description: String {
    let all = places.map { "\($0)" }.joined(separator: ", ")
    return "\(id) at places \(all)" + (count > places.count ? " and more: \(count) in all" : "")
  }
}

/// Collects the duplicates of one `ForEach`.
struct DuplicateCounter {
  private(set) var all: [Duplicate] = []
  private var indices: [ViewID: Int] = [:]

  /// Notes an element whose id an earlier one has.
  mutating func add(_ id: ViewID, at place: Int, first: Int) {
    if let index = indices[id] { return all[index].add(place) }
    indices[id] = all.count
    all.append(Duplicate(id: id, count: 2, places: [first, place]))
  }
}
