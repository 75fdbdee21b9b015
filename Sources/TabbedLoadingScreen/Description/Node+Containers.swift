extension Node {
  /// What the system puts between the views of a stack where nothing is said, in points ([H]; it
  /// differs with the views and the text size).
  public static var systemSpacing: Double { 8 }

  /// `ScrollingSurface(…) { … }` within a screen, such as a row of cards that scrolls sideways.
  ///
  /// - Parameters:
  ///   - direction: Which way it scrolls, and how its content is aligned across that way.
  ///   - spacing: Between two views, in points.
  ///   - padding: Around the content, inside the scroll view.
  ///   - isScrollTargetLayout: Whether the screen's position names the content's views.
  ///   - content: The views. One without a breadth is as broad as the surface ([H]).
  public static func scrollingSurface(
    _ direction: Surface.Direction = .vertical(.leading), spacing: Double = systemSpacing,
    padding: EdgeInsets = .all(16), isScrollTargetLayout: Bool = true,
    @NodeBuilder content: () -> Node
  ) -> Node {
    .surface(
      Surface(
        direction: direction, spacing: spacing, padding: padding,
        isScrollTargetLayout: isScrollTargetLayout),
      content())
  }

  /// `SectionedSurface { … }`: the sections of the content, those without content left out together
  /// with header and footer (S15 [A]).
  ///
  /// - Parameters:
  ///   - headerPadding: Above each header, in points.
  ///   - content: Sections, and loose views, which form sections of their own.
  public static func sectionedSurface(
    headerPadding: Double = 16, @NodeBuilder content: () -> Node
  ) -> Node {
    .sections(headerPadding: headerPadding, content())
  }

  /// `Section { … } header: { … } footer: { … }`.
  public static func section(
    isCollapsed: Bool = false, @NodeBuilder content: () -> Node,
    @NodeBuilder header: () -> Node = { Node.empty },
    @NodeBuilder footer: () -> Node = { Node.empty }
  ) -> Node {
    .section(
      Section(header: header(), content: content(), footer: footer(), isCollapsed: isCollapsed))
  }

  /// `DividedCard { … }`: a card with a divider after each of its views but the last; without views,
  /// no card (S16). Its rows are all made at once.
  ///
  /// - Parameters:
  ///   - spacing: Above and below each divider, in points, beside the stack's own.
  ///   - content: The views, from the top.
  public static func dividedCard(
    spacing: Double = 8, @NodeBuilder content: () -> Node
  ) -> Node {
    .dividedCard(spacing: spacing, content())
  }

  /// `SectionHeader(…)`: a section's title, which is a heading.
  public static func sectionHeader(_ title: String, height: Double = 22) -> Node {
    .text(title, height: height).modified(.header)
  }

  /// A row in the style of `NavigationButtonStyle`: its label, a gap, and a chevron.
  ///
  /// - Parameters:
  ///   - height: That of the chevron, in points.
  ///   - isRectangular: Whether the whole row can be tapped, its gap included, as `contentShape(.rect)`
  ///     inside of the label makes it; without, only what is drawn can (S19 [A, F]).
  ///   - label: What the row says.
  public static func navigationRow(
    height: Double = 20, isRectangular: Bool = true, @NodeBuilder label: () -> Node
  ) -> Node {
    Node.line(spacing: systemSpacing, [label(), .gap, .chevron(height: height)])
      .modified(.button(isRectangular: isRectangular))
  }

  /// `HStack(spacing:) { … }` in a vertical screen, `VStack` in a horizontal one, with each view in the
  /// middle.
  public static func line(
    spacing: Double = systemSpacing, @NodeBuilder content: () -> Node
  ) -> Node {
    .line(spacing: spacing, [content()])
  }

  /// `Text(…)` that takes the breadth it is offered, unless it is given one.
  public static func text(_ text: String, height: Double = 20, breadth: Double? = nil) -> Node {
    Node.leaf(height: height, breadth: breadth).modified(.label(text))
  }

  /// `Button(…) { … }`, tapped where it is drawn.
  public static func button(_ title: String, height: Double = 34) -> Node {
    .text(title, height: height).modified(.button(isRectangular: true))
  }

  /// `Spacer()` in a line.
  public static var gap: Node { Node.leaf(height: 0, breadth: nil).modified(.gap) }

  private static func chevron(height: Double) -> Node {
    Node.leaf(height: height, breadth: 10).modified(.chevron)
  }
}

extension Node {
  /// Empty space around the view, in points.
  public func padding(_ insets: EdgeInsets) -> Node { modified(.padding(insets)) }

  /// A card behind the view.
  public func card(_ card: Card = .regular) -> Node { modified(.card(card)) }

  /// Draws the view as a placeholder.
  public func skeleton() -> Node { modified(.skeleton) }

  /// Says something more of the view, or of each view of a group.
  public func modified(_ modifier: Modifier) -> Node { .modified(modifier, self) }
}

extension Render {
  /// `ScrollingSurface(…) { … }`: the screen's own scroll view, around a padded lazy stack.
  ///
  /// - Parameters:
  ///   - direction: Which way it scrolls, and how its content is aligned across that way.
  ///   - id: The explicit id of the scroll view itself.
  ///   - animation: The animation of this change.
  ///   - onChange: The watched values.
  ///   - spacing: Between two views, in points.
  ///   - padding: Around the content, inside the scroll view.
  ///   - isScrollTargetLayout: Whether a scroll position names the content's views.
  ///   - content: The views, made when they come into sight.
  public static func scrollingSurface(
    _ direction: Surface.Direction = .vertical(.leading), id: ViewID? = nil,
    animation: Animation? = nil, onChange: [OnChange] = [], spacing: Double = Node.systemSpacing,
    padding: EdgeInsets = .all(16), isScrollTargetLayout: Bool = true,
    @NodeBuilder content: () -> Node
  ) -> Render {
    var render = Render(id: id, animation: animation, onChange: onChange) {
      Node.scrollingSurface(
        direction, spacing: spacing, padding: padding, isScrollTargetLayout: isScrollTargetLayout,
        content: content)
    }
    render.axis = direction.axis
    return render
  }
}
