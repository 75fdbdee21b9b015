/// How a request ended, as its task sees it (rule M6).
@usableFromInline
enum RequestEnd<Types: TabTypes>: Sendable {
  case answered(TabState<Types>.Page)
  case failed(Types.Failure)
  /// The task was cancelled, or the loader says that its own work was. No error: the loader was
  /// not even asked.
  case cancelled(Types.Failure?)
}
