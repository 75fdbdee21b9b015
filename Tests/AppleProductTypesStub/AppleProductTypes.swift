// A stand-in for AppleProductTypes: what the app's manifest uses of it; see .ci/lib/playground-app. The
// product is an executable here, without the settings, which only Apple's tools read.
public import PackageDescription

extension Product {
  public static func iOSApplication(
    name: String, targets: [String], displayVersion: String? = nil, bundleVersion: String? = nil,
    appIcon: AppIcon? = nil, accentColor: AccentColor? = nil,
    supportedDeviceFamilies: [DeviceFamily],
    supportedInterfaceOrientations: [InterfaceOrientation]
  ) -> Product { .executable(name: name, targets: targets) }
}

public enum AppIcon {
  case placeholder(icon: Icon)

  public enum Icon { case cloud }
}

public enum AccentColor {
  case presetColor(Preset)

  public enum Preset { case blue }
}

public enum DeviceFamily { case pad, phone }

public enum InterfaceOrientation { case portrait, landscapeLeft, landscapeRight }
