// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an environment says of its texts.

internal import MicaRaster

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}
private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: LineLimit { LineLimit() }
}
private enum LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}
private enum AlignmentKeyOfText: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private enum TruncationKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private enum ScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}
private enum TighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum CaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

/// How many lines a text may have.
struct LineLimit: Hashable {
  var most: Int?
  var least: Int?
}

extension EnvironmentValues {
  /// The font of texts; nil for body text.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// How many lines a text may have; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self].most }
    set { self[LineLimitKey.self] = LineLimit(most: newValue) }
  }
  var lineLimits: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How the lines of a text stand in its width.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentKeyOfText.self] }
    set { self[AlignmentKeyOfText.self] = newValue }
  }
  /// Where a line is cut off that is too long.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// How small a text may get to fit, as a part of its size.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  /// Whether letters may come closer to fit.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// How letters are changed; nil for not at all.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Limits the lines of texts in this view; nil for no limit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Limits the lines of texts in this view.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimit(least: limit.lowerBound))
  }
  /// Limits the lines of texts in this view.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimit(most: limit.upperBound))
  }
  /// Limits the lines of texts in this view.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimit(most: limit.upperBound, least: limit.lowerBound))
  }
  /// Limits the lines of texts in this view, which may keep space for all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimit(most: limit, least: reservesSpace ? limit : nil))
  }
  /// The distance between the lines of a text, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  /// How the lines of a text stand in its width.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Where a line is cut off that is too long.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// How small texts may get to fit, as a part of their size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  /// Whether letters may come closer to fit.
  public func allowsTightening(_ flag: Bool) -> some View {
    if flag { Unsupported.note("allowsTightening") }
    return environment(\.allowsTightening, flag)
  }
  /// How letters are changed; nil for not at all.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}

extension EnvironmentValues {
  /// The paint of text that says none itself.
  var textPaint: _StylePaint {
    ForegroundStyles.paint(self[ForegroundStyleKey.self], in: _StyleContext(self))
  }
  /// The colour of links.
  var textTint: CGColor { TintShapeStyle()._paint(in: _StyleContext(self)).color }
}

extension EnvironmentValues {
  /// The locale that dates and numbers are shown in.
  var textLocale: Locale { locale }
  /// The time zone that dates are shown in.
  var textTimeZone: TimeZone { timeZone }
}
