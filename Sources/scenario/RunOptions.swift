internal import TabbedLoadingScenarios

/// What `scenario run` is asked for.
struct RunOptions: Sendable {
  var files: [String] = []
  var engines = [PlayEngine.store]
  /// Whether to draw what happened.
  var wantsLanes = false
  /// Where to write a report, if one is wanted.
  var report: String?

  /// Whether the report is the lanes alone, as a picture.
  var wantsPicture: Bool { report?.lowercased().hasSuffix(".svg") ?? false }

  /// How much of the report each script may take.
  var share: Share { Share(of: files.count) }
}
