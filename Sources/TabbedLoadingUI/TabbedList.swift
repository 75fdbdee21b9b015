#if canImport(SwiftUI)
  public import SwiftUI
  public import TabbedLoading

  /// Tabs over one list, drawn as a `TabStore` says. <doc:TabbedLoadingUI> shows one.
  ///
  /// It tells the store when it appears and disappears, where the list is, when its end appears and
  /// disappears, and that scroll commands are executed; pulling refreshes. Rows carry their item's id,
  /// placeholders their `PlaceholderID`.
  ///
  /// VoiceOver reads the tabs, the note about a failed refresh, then the list; placeholders are one
  /// element, rows that are not the selected tab's own are dimmed, cannot be tapped and are not read.
  /// Nothing has a fixed size, and all edges are leading or trailing.
  public struct TabbedList<
    Types: TabTypes, TabLabel: View, Row: View, Placeholder: View, Empty: View, Failed: View
  >: View {
    private let store: TabStore<Types>
    private let tabs: [Types.Tab]
    private let token: Int
    private let spacing: CGFloat?
    private let label: (Types.Tab) -> TabLabel
    private let row: (Types.Item) -> Row
    private let placeholder: (PlaceholderID) -> Placeholder
    private let empty: () -> Empty
    private let failure: (Types.Failure, @escaping @MainActor () -> Void) -> Failed
    @State private var position = ScrollPosition(idType: Types.ItemID.self, edge: .top)

    /// A list that draws `store`.
    ///
    /// - Parameters:
    ///   - store: what to draw, and whom to tell.
    ///   - tabs: what to choose among, in reading order; no tab twice.
    ///   - token: tells this view from others that show the same store at the same time.
    ///   - spacing: between two rows, in points; the system's choice if nil.
    ///   - label: draws a tab: a `Text` or an `Image`, since segments show nothing else.
    ///   - row: draws an item.
    ///   - placeholder: draws one placeholder, which is made a skeleton.
    ///   - empty: stands in a list without rows.
    ///   - failure: stands in a tab that did not load; its second argument tries again. Left out, it
    ///     is a ``DefaultFailure``.
    public init(
      _ store: TabStore<Types>,
      tabs: [Types.Tab],
      token: Int = 0,
      spacing: CGFloat? = nil,
      @ViewBuilder label: @escaping (Types.Tab) -> TabLabel,
      @ViewBuilder row: @escaping (Types.Item) -> Row,
      @ViewBuilder placeholder: @escaping (PlaceholderID) -> Placeholder = { _ in
        DefaultPlaceholder()
      },
      @ViewBuilder empty: @escaping () -> Empty = { DefaultEmpty() },
      @ViewBuilder failure:
        @escaping (Types.Failure, _ retry: @escaping @MainActor () -> Void) -> Failed
    ) {
      self.store = store
      self.tabs = tabs
      self.token = token
      self.spacing = spacing
      self.label = label
      self.row = row
      self.placeholder = placeholder
      self.empty = empty
      self.failure = failure
    }

    // The container outlives whatever is shown, so its appearance is the screen's.
    public var body: some View {
      VStack(spacing: 8) {
        TabPicker(store: store, tabs: tabs, label: label).padding(.horizontal)
        ProblemNote(store).padding(.horizontal)
        list
      }
      .onAppear { store.appear(token: token) }
      .onDisappear { store.disappear(token: token) }
    }

    private var list: some View {
      ScrollingSurface(spacing: spacing) { content(store.drawn) }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) { geometry in
          geometry.isAtTop
        } action: { _, isAtTop in
          report(isAtTop: isAtTop)
        }
        .onScrollPhaseChange { _, phase, context in
          if !phase.isScrolling { report(isAtTop: context.geometry.isAtTop) }
        }
        .onChange(of: store.command, initial: true) { $position.executeCommand(of: store) }
        .refreshable { [store] in await store.refresh() }
    }

    /// Says where the list is, as far as its top-most row.
    private func report(isAtTop: Bool) {
      let row = position.viewID(type: Types.ItemID.self)
      store.moved(isAtTop: isAtTop, anchor: row.map { Types.Anchor(id: $0) })
    }

    @ViewBuilder
    private func content(_ drawn: Drawn<Types>) -> some View {
      ForEach(drawn.placeholders, id: \.self) { id in
        placeholder(id).skeleton().accessibilityHidden(id.slot > 0)
      }
      ForEach(drawn.rows) {
        row($0.item)
          .opacity(drawn.isPrevious ? 0.4 : 1)
          .allowsHitTesting(!drawn.isPrevious)
          .accessibilityHidden(drawn.isPrevious)
      }
      if let end = drawn.end {
        PageFooter(isLoading: store.isAppending)
          .id(end)
          .onAppear { store.endVisible(after: end.last) }
          .onDisappear { store.endDisappeared(end) }
      }
      if drawn.isEmpty { empty() }
      if let error = drawn.failure { failure(error) { store.retry() } }
    }
  }

  // In this file, since a private state and an initializer in another are known not to link.
  extension TabbedList where Failed == DefaultFailure {
    /// A list that draws `store`, and a ``DefaultFailure`` where a tab did not load. The parameters
    /// are those of
    /// ``init(_:tabs:token:spacing:label:row:placeholder:empty:failure:)``.
    public init(
      _ store: TabStore<Types>,
      tabs: [Types.Tab],
      token: Int = 0,
      spacing: CGFloat? = nil,
      @ViewBuilder label: @escaping (Types.Tab) -> TabLabel,
      @ViewBuilder row: @escaping (Types.Item) -> Row,
      @ViewBuilder placeholder: @escaping (PlaceholderID) -> Placeholder = { _ in
        DefaultPlaceholder()
      },
      @ViewBuilder empty: @escaping () -> Empty = { DefaultEmpty() }
    ) {
      self.init(
        store, tabs: tabs, token: token, spacing: spacing, label: label, row: row,
        placeholder: placeholder, empty: empty
      ) { _, retry in DefaultFailure(retry: retry) }
    }
  }
#endif
