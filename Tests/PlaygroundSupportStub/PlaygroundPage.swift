// A stand-in for PlaygroundSupport: what the pages use of it; see .ci/lib/swiftui-stub.
public import SwiftUI

public final class PlaygroundPage: Sendable {
  public static let current = PlaygroundPage()
  public func setLiveView<Content: View>(_ view: Content) {}
}
