// swift-tools-version: 6.2

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "TabbedLoadingApp",
  platforms: [.iOS(.v18)],
  products: [
    .iOSApplication(
      name: "TabbedLoadingApp",
      targets: ["TabbedLoadingApp"],
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .cloud),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight])
  ],
  dependencies: [.package(name: "TabbedLoading", path: "../..")],
  targets: [
    .executableTarget(
      name: "TabbedLoadingApp",
      dependencies: [
        .product(name: "TabbedLoading", package: "TabbedLoading"),
        .product(name: "TabbedLoadingArticles", package: "TabbedLoading"),
        .product(name: "TabbedLoadingUI", package: "TabbedLoading"),
      ],
      path: "Sources")
  ]
)
