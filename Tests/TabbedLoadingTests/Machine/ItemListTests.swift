import TabbedLoading
import TabbedLoadingSimulation
import Testing

/// Appending, heading and editing a list, against the plainest way to say the same (M9, M10, M21).
@Suite struct ItemListTests {
  /// Items that carry a value beside their id; the larger value wins.
  enum Valued: TabTypes {
    typealias Tab = Int
    struct Item: Identifiable, Equatable, Sendable {
      let id: Int
      var value = 0
    }

    static func merged(_ old: Item, with new: Item) -> Item {
      Item(id: old.id, value: max(old.value, new.value))
    }
  }

  private typealias List = TabState<Valued>.ItemList
  private typealias Edit = TabState<Valued>.Edit

  private func list(_ ids: [Int]) -> List { List(ids.map { Valued.Item(id: $0) }) }

  @Test func `random steps do what a plain list would`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = Choices(seed: seed)
      func draw() -> [Valued.Item] {
        var ids = Array(0..<12)
        return (0..<random.pick(below: 5)).map { _ in
          Valued.Item(
            id: ids.remove(at: random.pick(below: ids.count)), value: random.pick(below: 9))
        }
      }
      var plain = draw()
      var list = List(plain)
      for step in 0..<20 {
        switch random.pick(below: 5) {
        case 0:
          let page = draw()
          let hasNew = list.append(page)
          #expect(hasNew == page.contains { new in !plain.contains { $0.id == new.id } })
          for new in page {
            if let place = plain.firstIndex(where: { $0.id == new.id }) {
              plain[place].value = max(plain[place].value, new.value)
            } else {
              plain.append(new)
            }
          }
        case 1:
          let page = draw()
          let shared = plain.lastIndex { old in page.contains { $0.id == old.id } }
          let headed = list.headed(by: page)
          #expect((headed == nil) == (shared == nil))
          guard let headed, let shared else { break }
          list = headed
          let head = page.map { new in
            Valued.Item(
              id: new.id, value: max(new.value, plain.first { $0.id == new.id }?.value ?? 0))
          }
          plain = head + plain[(shared + 1)...]
        case 2:
          let new = Valued.Item(id: random.pick(below: 12), value: random.pick(below: 9))
          list.apply(.update(new))
          if let place = plain.firstIndex(where: { $0.id == new.id }) { plain[place] = new }
        case 3:
          let id = random.pick(below: 12)
          list.apply(.remove(id))
          plain.removeAll { $0.id == id }
        default:
          let new = Valued.Item(id: random.pick(below: 12), value: random.pick(below: 9))
          let place = random.pick(below: 9) - 2
          list.apply(.insert(new, at: place))
          if let old = plain.firstIndex(where: { $0.id == new.id }) {
            plain[old] = new
          } else {
            plain.insert(new, at: max(0, min(place, plain.count)))
          }
        }
        #expect(list.items == plain, "seed \(seed), step \(step)")
        for id in 0..<12 {
          #expect(
            list.place(of: id) == plain.firstIndex { $0.id == id }, "seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test func `an edit of a row that is not there changes nothing`() {
    var list = list([1, 2])
    list.apply(.update(Valued.Item(id: 3)))
    list.apply(.remove(3))
    #expect(list.items.map(\.id) == [1, 2])
    var empty = self.list([])
    empty.apply(.remove(1))
    empty.apply(.insert(Valued.Item(id: 1), at: .max))
    empty.apply(.insert(Valued.Item(id: 0), at: .min))
    #expect(empty.items.map(\.id) == [0, 1])
  }
}
