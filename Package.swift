// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]

let package = Package(
  name: "TabbedLoading",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "TabbedLoading", targets: ["TabbedLoading"]),
    .library(
      name: "TabbedLoadingTesting", targets: ["TabbedLoadingTesting", "TabbedLoadingScreen"]),
    .library(name: "TabbedLoadingScenarios", targets: ["TabbedLoadingScenarios"]),
    .library(name: "TabbedLoadingUI", targets: ["TabbedLoadingUI"]),
    .library(name: "TabbedLoadingArticles", targets: ["TabbedLoadingArticles"]),
    // So that 'swift run scenario' works in the folder of a client, too.
    .executable(name: "scenario", targets: ["scenario"]),
  ],
  targets: [
    .target(name: "TabbedLoading", swiftSettings: settings),
    .target(name: "TabbedLoadingUI", dependencies: ["TabbedLoading"], swiftSettings: settings),
    .target(
      name: "TabbedLoadingArticles",
      dependencies: ["TabbedLoading", "TabbedLoadingUI"],
      swiftSettings: settings),
    .target(name: "TabbedLoadingScreen", swiftSettings: settings),
    .target(name: "TabbedLoadingSimulation", swiftSettings: settings),
    .target(
      name: "TabbedLoadingScenarios",
      dependencies: ["TabbedLoading", "TabbedLoadingScreen", "TabbedLoadingSimulation"],
      swiftSettings: settings),
    .target(
      name: "TabbedLoadingTesting",
      dependencies: ["TabbedLoading", "TabbedLoadingScenarios", "TabbedLoadingSimulation"],
      swiftSettings: settings),
    .executableTarget(
      name: "scenario",
      dependencies: [
        "TabbedLoading", "TabbedLoadingScenarios", "TabbedLoadingScreen", "TabbedLoadingSimulation",
      ],
      resources: [
        .embedInCode("Gallery"), .embedInCode("Report/lanes.css"),
        .embedInCode("Report/report.css"), .embedInCode("Report/report.js"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "TabbedLoading", "TabbedLoadingScenarios", "TabbedLoadingScreen", "TabbedLoadingSimulation",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ScenarioToolTests",
      dependencies: [
        "scenario", "TabbedLoading", "TabbedLoadingScenarios", "TabbedLoadingScreen",
      ],
      exclude: ["Golden"],
      swiftSettings: settings),
    .testTarget(
      name: "TabbedLoadingScenariosTests",
      dependencies: ["TabbedLoading", "TabbedLoadingScenarios", "TabbedLoadingSimulation"],
      exclude: ["Cases"],
      swiftSettings: settings),
    .testTarget(
      name: "TabbedLoadingScreenTests",
      dependencies: ["TabbedLoadingScreen", "TabbedLoadingSimulation"],
      swiftSettings: settings),
    .testTarget(
      name: "TabbedLoadingSimulationTests",
      dependencies: ["TabbedLoadingSimulation"],
      swiftSettings: settings),
    .testTarget(
      name: "TabbedLoadingTestingTests",
      dependencies: ["TabbedLoading", "TabbedLoadingScenarios", "TabbedLoadingTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "TabbedLoadingArticlesTests",
      dependencies: ["TabbedLoading", "TabbedLoadingArticles"],
      swiftSettings: settings),
    .testTarget(
      name: "TabbedLoadingUITests",
      dependencies: ["TabbedLoading", "TabbedLoadingUI"],
      swiftSettings: settings),
    .testTarget(
      name: "TabbedLoadingTests",
      dependencies: ["TabbedLoading", "TabbedLoadingSimulation"],
      swiftSettings: settings),
  ]
)
