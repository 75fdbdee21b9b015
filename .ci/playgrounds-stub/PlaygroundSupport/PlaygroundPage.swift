// What the pages use of PlaygroundSupport, to compile them where it does not exist.
public import SwiftUI

public final class PlaygroundPage: Sendable {
  public static let current = PlaygroundPage()
  public func setLiveView<Content: View>(_ view: Content) {}
}
