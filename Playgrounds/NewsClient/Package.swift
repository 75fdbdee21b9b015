// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "NewsClient",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [.library(name: "NewsClient", targets: ["NewsClient"])],
  dependencies: [.package(name: "TabbedLoading", path: "../..")],
  targets: [
    .target(
      name: "NewsClient",
      dependencies: [.product(name: "TabbedLoading", package: "TabbedLoading")]),
    .testTarget(
      name: "NewsClientTests",
      dependencies: [
        "NewsClient", .product(name: "TabbedLoadingTesting", package: "TabbedLoading"),
      ],
      resources: [.copy("Scenarios")]),
  ]
)
