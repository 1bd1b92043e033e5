// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Changes of a text's parts. Those of an inner text win over those of the text that holds it (FACTS_SWIFTUI e.7).

/// A change of how a text looks.
enum TextChange: Equatable, Sendable {
  case font(Font?)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case bold(Bool)
  case italic(Bool)
  case monospaced(Bool)
  case monospacedDigit
  case style(AnyShapeStyle?)
  case underline(Bool, Text.LineStyle)
  case strikethrough(Bool, Text.LineStyle)
  case kerning(CGFloat)
  case tracking(CGFloat)
  case baseline(CGFloat)

  static func == (first: TextChange, second: TextChange) -> Bool {
    switch (first, second) {
    case (.font(let a), .font(let b)): a == b
    case (.weight(let a), .weight(let b)): a == b
    case (.width(let a), .width(let b)): a == b
    case (.design(let a), .design(let b)): a == b
    case (.bold(let a), .bold(let b)): a == b
    case (.italic(let a), .italic(let b)): a == b
    case (.monospaced(let a), .monospaced(let b)): a == b
    case (.monospacedDigit, .monospacedDigit): true
    case (.style(let a), .style(let b)): areSame(a, b)
    case (.underline(let a, let b), .underline(let c, let d)): a == c && b == d
    case (.strikethrough(let a, let b), .strikethrough(let c, let d)): a == c && b == d
    case (.kerning(let a), .kerning(let b)): a == b
    case (.tracking(let a), .tracking(let b)): a == b
    case (.baseline(let a), .baseline(let b)): a == b
    default: false
    }
  }
}

extension Text {
  /// This text in a font; nil for the environment's.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }
  /// This text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
  /// This text in a width.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }
  /// This text in a design.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
  /// This text in bold.
  public func bold() -> Text { adding(.bold(true)) }
  /// This text in bold or not.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
  /// This text in italics.
  public func italic() -> Text { adding(.italic(true)) }
  /// This text in italics or not.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }
  /// This text with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }
  /// This text with digits of one width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }
  /// This text in a colour; nil for the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    adding(.style(color.map { AnyShapeStyle($0) }))
  }
  /// This text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(AnyShapeStyle(style)))
  }
  /// This text with a line below it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive, LineStyle(color: color)))
  }
  /// This text with a line of a pattern below it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { adding(.underline(isActive, LineStyle(pattern: pattern, color: color))) }
  /// This text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive, LineStyle(color: color)))
  }
  /// This text with a line of a pattern through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { adding(.strikethrough(isActive, LineStyle(pattern: pattern, color: color))) }
  /// This text with a distance between letters, in points, in addition to the font's.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }
  /// This text with a distance after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }
  /// This text moved up by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baseline(baselineOffset))
  }
}

/// The changes of an environment, which all texts in it begin with.
enum TextChangesKey: EnvironmentKey {
  static var defaultValue: [TextChange] { [] }
}

nonisolated extension View {
  private func change(_ change: TextChange) -> some View {
    transformEnvironment(\.[TextChangesSlot()]) { $0.append(change) }
  }

  /// The font of texts in this view; nil for body text.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// The weight of texts in this view.
  public func fontWeight(_ weight: Font.Weight?) -> some View { change(.weight(weight)) }
  /// The width of letters in this view.
  public func fontWidth(_ width: Font.Width?) -> some View { change(.width(width)) }
  /// The design of letters in this view.
  public func fontDesign(_ design: Font.Design?) -> some View { change(.design(design)) }
  /// Texts in this view in bold.
  public func bold(_ isActive: Bool = true) -> some View { change(.bold(isActive)) }
  /// Texts in this view in italics.
  public func italic(_ isActive: Bool = true) -> some View { change(.italic(isActive)) }
  /// Texts in this view with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { change(.monospaced(isActive)) }
  /// Texts in this view with digits of one width.
  public func monospacedDigit() -> some View { change(.monospacedDigit) }
  /// Texts in this view with a line below.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    change(.underline(isActive, Text.LineStyle(pattern: pattern, color: color)))
  }
  /// Texts in this view with a line through them.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    change(.strikethrough(isActive, Text.LineStyle(pattern: pattern, color: color)))
  }
  /// Texts in this view with a distance between letters, in points, in addition to the font's.
  public func kerning(_ kerning: CGFloat) -> some View { change(.kerning(kerning)) }
  /// Texts in this view with a distance after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> some View { change(.tracking(tracking)) }
  /// Texts in this view moved up by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    change(.baseline(baselineOffset))
  }
}

/// Makes a key path to the changes.
struct TextChangesSlot: Hashable {}

extension EnvironmentValues {
  subscript(slot: TextChangesSlot) -> [TextChange] {
    get { self[TextChangesKey.self] }
    set { self[TextChangesKey.self] = newValue }
  }
}
