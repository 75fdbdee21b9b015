import Testing

@testable import TabbedLoadingScreen

@Suite struct KeysTests {
  static let kinds: [Keys.Kind] = [
    .single, .offsets, .integers(from: -2), .placeholders, .fresh(render: 3),
  ]

  @Test(arguments: kinds.indices)
  func `each id is found at its place, and those before and after are not there`(index: Int) {
    let keys = Keys(kind: Self.kinds[index], count: 4)
    #expect((-1...4).map { keys.index(of: keys.id(at: $0)) } == [nil, 0, 1, 2, 3, nil])
  }
}
