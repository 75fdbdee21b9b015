// The signatures of UIKit that the documents use, from Apple's public documentation. Where isolation is not
// known for certain, the stricter one is taken.

public import struct Foundation.CGPoint
public import struct Foundation.IndexPath

@MainActor open class UIView {}

@MainActor open class UIViewController {
  public init() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
}

@MainActor open class UITableViewController: UIViewController {
  open var tableView: UITableView! { fatalError() }
}

@MainActor open class UIScrollView: UIView {
  open var contentOffset: CGPoint {
    get { fatalError() }
    set {}
  }
}

@MainActor open class UITableView: UIScrollView {
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { fatalError() }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
}

@MainActor public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  nonisolated public var text: String? {
    get { fatalError() }
    set {}
  }
}

@MainActor open class UITableViewCell: UIView {
  open func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set {}
  }
}

@MainActor
open class UITableViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
> {
  public init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, Item) -> UITableViewCell?
  ) {}
  nonisolated open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {}
  nonisolated open func indexPath(for itemIdentifier: Item) -> IndexPath? { fatalError() }
}

public struct NSDiffableDataSourceSnapshot<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: Sendable {
  public init() {}
  public mutating func appendSections(_ identifiers: [Section]) {}
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {}
  public mutating func reconfigureItems(_ identifiers: [Item]) {}
}
