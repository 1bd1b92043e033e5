// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text: what is said, and how its parts look.

public import Foundation

/// One or more lines of text that can't be edited.
///
/// A literal is a key of the program's tables, and inline Markdown in it is read; a string variable is neither (FACTS_SWIFTUI e.6).
public struct Text: Equatable, @unchecked Sendable {
  indirect enum Content: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, bundle: Bundle?)
    case attributed(AttributedString)
    case joined(Text, Text)
    case image(Image)
    case date(Date, DateStyle)
    case interval(DateInterval)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case resolved(ResolvedValue)

    static func == (first: Content, second: Content) -> Bool {
      switch (first, second) {
      case (.verbatim(let a), .verbatim(let b)): a == b
      case (.key(let a, let b, let c), .key(let d, let e, let f)): a == d && b == e && c === f
      case (.attributed(let a), .attributed(let b)): a == b
      case (.joined(let a, let b), .joined(let c, let d)): a == c && b == d
      case (.image(let a), .image(let b)): a == b
      case (.date(let a, let b), .date(let c, let d)): a == c && b == d
      case (.interval(let a), .interval(let b)): a == b
      case (.timer(let a, let b, let c, let d), .timer(let e, let f, let g, let h)):
        a == e && b == f && c == g && d == h
      default: false
      }
    }
  }

  /// A value whose text depends on the locale.
  struct ResolvedValue {
    let text: (Locale) -> String
  }

  let content: Content
  var changes: [TextChange] = []

  init(_ content: Content) { self.content = content }

  func adding(_ change: TextChange) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  /// A text that is neither looked up nor read as Markdown.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// A string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// A text of the program's tables, by default the main bundle's Localizable.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(.key(key, table: tableName, bundle: bundle)) }

  /// A text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// A picture in a line of text.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A value, formatted in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.resolved(ResolvedValue { format.locale($0).format(input) }))
  }

  /// A value, formatted in the environment's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.attributed(format.format(input)))
  }

  /// An object, formatted.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// A value, formatted.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// A date in a style.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// A stretch of time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.interval(DateInterval(start: dates.lowerBound, end: dates.upperBound)))
  }

  /// A stretch of time.
  public init(_ interval: DateInterval) { self.init(.interval(interval)) }

  /// The time that is left in, or has passed of, an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// A resource of the program's tables.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(.verbatim(String(localized: resource)))
  }

  /// One text after another.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  /// How a date is shown.
  public struct DateStyle: Equatable, Sendable {
    let kind: Kind
    enum Kind { case time, date, relative, offset, timer }
    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The distance to now in words.
    public static let relative = DateStyle(kind: .relative)
    /// The distance to now, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The time that has passed or is left, counted.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Where a line is cut off.
  public enum TruncationMode: Hashable, Sendable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// How letters are changed.
  public enum Case: Hashable, Sendable {
    /// To uppercase.
    case uppercase
    /// To lowercase.
    case lowercase
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The line's pattern.
    public struct Pattern: Hashable, Sendable {
      let style: NSUnderlineStyle
      /// Unbroken.
      public static let solid = Pattern(style: [])
      /// Dots.
      public static let dot = Pattern(style: .patternDot)
      /// Dashes.
      public static let dash = Pattern(style: .patternDash)
      /// Dashes and dots.
      public static let dashDot = Pattern(style: .patternDashDot)
      /// Dashes with two dots.
      public static let dashDotDot = Pattern(style: .patternDashDotDot)
      /// Whether both are the same.
      public static func == (a: Self, b: Self) -> Bool { a.style.rawValue == b.style.rawValue }
      /// Adds it to a hash.
      public func hash(into hasher: inout Hasher) { hasher.combine(style.rawValue) }
    }

    let pattern: Pattern
    let color: Color?

    /// A line of a pattern and a colour; nil for the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    /// An unbroken line in the text's colour.
    public static let single = LineStyle()
  }
}

/// How the lines of a text stand in its width.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}
