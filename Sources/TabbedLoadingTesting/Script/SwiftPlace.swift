/// Where a line of a script stands in Swift.
struct SwiftPlace: Hashable, Sendable {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int
}
