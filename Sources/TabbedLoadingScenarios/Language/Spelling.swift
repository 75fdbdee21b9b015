/// Finds the word that somebody probably meant.
enum Spelling {
  /// The known word nearest to `word`, if it is near enough to be a slip: a third of its letters,
  /// or one, may differ, and not all of them.
  static func nearest(to word: String, among known: [String]) -> String? {
    guard word.count <= 40 else { return nil }
    let limit = max(1, word.count / 3)
    return known.map { (word: $0, distance: distance(word, $0)) }
      .filter { $0.distance <= limit && $0.distance < max(word.count, $0.word.count) }
      .min { $0.distance < $1.distance }?.word
  }

  /// How many letters must be inserted, removed, changed or swapped with their neighbour to turn
  /// one word into the other (the optimal string alignment distance).
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased()), Array(right.lowercased()))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      for j in 0..<right.count {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
