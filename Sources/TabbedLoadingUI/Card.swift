#if canImport(SwiftUI)
  public import SwiftUI

  /// How a card looks.
  public enum Card: Hashable, Sendable {
    /// On the system's regular material.
    case regular
    /// On a trace of the colour.
    case tinted(Color)
    /// On the full colour, with white text in a title's size: one per screen.
    case hero(Color)
  }

  extension View {
    /// Lays a card behind the view, which then takes the full width; the text stays at the leading
    /// edge.
    ///
    /// No height is fixed: a larger text makes a higher card.
    nonisolated public func card(_ card: Card = .regular) -> some View {
      modifier(CardModifier(card: card))
    }
  }

  struct CardModifier: ViewModifier {
    private let card: Card

    nonisolated init(card: Card) { self.card = card }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 32) }

    func body(content: Content) -> some View {
      let padded = content.padding().frame(maxWidth: .infinity, alignment: .topLeading)
      switch card {
      case .regular: padded.background(.regularMaterial, in: shape)
      case .tinted(let tint): padded.background(tint.opacity(0.15), in: shape)
      case .hero(let tint):
        padded.font(.title2).foregroundStyle(.white).background(tint, in: shape)
      }
    }
  }
#endif
