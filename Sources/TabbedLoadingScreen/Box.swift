/// A resolved view: where its run's heights and children are. The slot counts runs in order.
struct Box: Sendable {
  enum Content: Sendable {
    case rows(Extents)
    case stack(spacing: Double, isLazy: Bool, [Box])
  }

  let slot: Int
  let count: Int
  let content: Content
}
