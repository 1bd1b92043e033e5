// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a text to a string with attributes in an environment.

internal import MicaRaster

/// A text as it is set, and whether it changes with time.
struct ResolvedText {
  let string: NSAttributedString
  /// The paint of all of it, where that isn't one colour.
  var paint: _StylePaint?
}

/// Builds a string with attributes.
struct TextResolver {
  let environment: EnvironmentValues
  private let traits: UITraitCollection
  private let locale: Locale

  init(_ environment: EnvironmentValues) {
    self.environment = environment
    traits = environment.hostTraits
    locale = environment.textLocale
  }

  /// What a part looks like.
  struct Look {
    var font = Font.body
    var fontChanges: [Font.Change] = []
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold = false
    var isItalic = false
    var style: AnyShapeStyle?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: CGFloat = 0
    var baseline: CGFloat = 0
    var link: URL?
    var background: Color?

    mutating func apply(_ change: TextChange) {
      switch change {
      case .font(let font): if let font { self.font = font }
      case .weight(let weight): self.weight = weight
      case .width(let width): if let width { fontChanges.append(.width(width)) }
      case .design(let design): self.design = design
      case .bold(let isActive): isBold = isActive
      case .italic(let isActive): isItalic = isActive
      case .monospaced(let isActive): if isActive { design = .monospaced }
      case .monospacedDigit: fontChanges.append(.monospacedDigit)
      case .style(let style): self.style = style
      case .underline(let isActive, let line): underline = isActive ? line : nil
      case .strikethrough(let isActive, let line): strikethrough = isActive ? line : nil
      case .kerning(let kerning), .tracking(let kerning): self.kerning = kerning
      case .baseline(let offset): baseline = offset
      }
    }
  }

  /// The look that the environment gives.
  var look: Look {
    var look = Look()
    look.font = environment.font ?? .body
    for change in environment[TextChangesKey.self] { look.apply(change) }
    return look
  }

  /// The paint of a text that is filled with a gradient or a picture as a whole; nil where its parts have colours.
  func paint(of text: Text) -> _StylePaint? {
    for change in text.changes.reversed() {
      if case .style(let style?) = change {
        let paint = style._paint(in: _StyleContext(environment))
        return paint.isFlat ? nil : paint
      }
    }
    return nil
  }

  func resolve(_ text: Text) -> NSMutableAttributedString {
    let result = NSMutableAttributedString()
    append(text, look, to: result)
    return result
  }

  private func append(_ text: Text, _ outer: Look, to result: NSMutableAttributedString) {
    var look = outer
    for change in text.changes { look.apply(change) }
    switch text.content {
    case .joined(let first, let second):
      append(first, look, to: result)
      append(second, look, to: result)
    case .key(let key, let table, let bundle): append(key, table, bundle, look, to: result)
    case .attributed(let string): append(string, look, to: result)
    case .image(let image): append(image, look, to: result)
    default: append(plain(text.content), look, to: result)
    }
  }

  private func plain(_ content: Text.Content) -> String {
    switch content {
    case .verbatim(let string): string
    case .date(let date, let style): TextDates.string(date, style, environment)
    case .interval(let interval): TextDates.string(interval, environment)
    case .timer(let range, let pause, let countsDown, let showsHours):
      TextDates.timer(range, pause, countsDown, showsHours)
    case .resolved(let value): value.text(locale)
    default: ""
    }
  }

  /// The font of a look.
  func font(_ look: Look) -> UIFont {
    var font = look.font.uiFont(traits)
    for change in look.fontChanges { font = change.apply(font) }
    if look.weight != nil || look.design != nil { font = font.with(look.design, look.weight) }
    if look.isBold { font = font.with(nil, .bold) }
    if look.isItalic { font = font.withSymbolic(.traitItalic) }
    return font
  }

  /// The attributes of a look.
  func attributes(_ look: Look) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font(look)]
    if let style = look.style {
      let paint = style._paint(in: _StyleContext(environment))
      attributes[.foregroundColor] = UIColor(cgColor: paint.color)
    } else if look.link != nil {
      attributes[.foregroundColor] = UIColor(cgColor: environment.textTint)
    }
    func color(_ line: Text.LineStyle) -> UIColor? { line.color?.provider.resolve(environment) }
    if let line = look.underline {
      attributes[.underlineStyle] = NSUnderlineStyle.single.union(line.pattern.style).rawValue
      attributes[.underlineColor] = color(line)
    }
    if let line = look.strikethrough {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.union(line.pattern.style).rawValue
      attributes[.strikethroughColor] = color(line)
    }
    if look.kerning != 0, look.kerning.isFinite { attributes[.kern] = look.kerning }
    if look.baseline != 0, look.baseline.isFinite { attributes[.baselineOffset] = look.baseline }
    if let background = look.background {
      attributes[.backgroundColor] = background.provider.resolve(environment)
    }
    return attributes
  }

  private func append(_ string: String, _ look: Look, to result: NSMutableAttributedString) {
    let cased =
      switch environment.textCase {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      case nil: string
      }
    result.append(NSAttributedString(string: cased, attributes: attributes(look)))
  }

  private func append(_ image: Image, _ look: Look, to result: NSMutableAttributedString) {
    var inner = environment
    inner.font = look.font
    guard var picture = image.uiImage(in: inner) else { return }
    if picture.renderingMode != .alwaysOriginal,
      picture.isSymbolImage || picture.renderingMode == .alwaysTemplate
    {
      // A template takes the color of the letters around it.
      let paint = look.style?._paint(in: _StyleContext(environment)) ?? environment.textPaint
      picture = picture.withTintColor(UIColor(cgColor: paint.color), renderingMode: .alwaysOriginal)
    }
    let attachment = NSTextAttachment()
    attachment.image = picture
    if picture.isSymbolImage {
      let font = look.font.uiFont(traits)
      attachment.bounds = CGRect(
        x: 0, y: (font.capHeight - picture.size.height) / 2, width: picture.size.width,
        height: picture.size.height)
    }
    let part = NSMutableAttributedString(attachment: attachment)
    part.addAttributes(attributes(look), range: NSRange(location: 0, length: part.length))
    result.append(part)
  }

  private func append(
    _ string: AttributedString, _ look: Look, to result: NSMutableAttributedString
  ) {
    for run in string.runs {
      var look = look
      TextAttributes.apply(run.attributes, to: &look)
      append(String(string.characters[run.range]), look, to: result)
    }
  }

  // MARK: Keys

  private func append(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ look: Look,
    to result: NSMutableAttributedString
  ) {
    let bundle = bundle ?? .main
    let format = bundle.localizedString(forKey: key.key, value: key.key, table: table)
    if key.arguments.isEmpty {
      return append(markdown: format, key.arguments, look, to: result)
    }
    append(
      markdown: TextFormat.expand(format, key.arguments, locale), key.arguments, look, to: result)
  }

  /// Reads inline Markdown, and puts texts where their marks are.
  private func append(
    markdown: String, _ arguments: [LocalizedStringKey.Argument], _ look: Look,
    to result: NSMutableAttributedString
  ) {
    guard markdown.contains(where: { "*_`~[\\<&".contains($0) }),
      let parsed = try? AttributedString(
        markdown: markdown,
        options: AttributedString.MarkdownParsingOptions(
          interpretedSyntax: .inlineOnlyPreservingWhitespace))
    else { return append(marked: markdown, arguments, look, to: result) }
    for run in parsed.runs {
      var look = look
      TextAttributes.apply(run.attributes, to: &look)
      append(marked: String(parsed.characters[run.range]), arguments, look, to: result)
    }
  }

  private func append(
    marked string: String, _ arguments: [LocalizedStringKey.Argument], _ look: Look,
    to result: NSMutableAttributedString
  ) {
    var rest = Substring(string)
    while let mark = rest.firstIndex(where: { TextFormat.index(of: $0) != nil }) {
      if mark > rest.startIndex { append(String(rest[..<mark]), look, to: result) }
      if let index = TextFormat.index(of: rest[mark]), index < arguments.count,
        case .text(let text) = arguments[index]
      {
        append(text, look, to: result)
      }
      rest = rest[rest.index(after: mark)...]
    }
    if !rest.isEmpty { append(String(rest), look, to: result) }
  }
}

/// Formats of keys. Texts among the values are private characters until Markdown has been read.
enum TextFormat {
  private static let first: UInt32 = 0xF0000

  static func index(of character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, scalar.value >= first,
      scalar.value < first + 4096
    else { return nil }
    return Int(scalar.value - first)
  }

  /// The format with its values, in the order or by the numbers that it says.
  static func expand(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ locale: Locale
  ) -> String {
    let values: [any CVarArg] = arguments.enumerated().map { index, argument in
      switch argument {
      case .value(let value): value
      case .text: String(UnicodeScalar(first + UInt32(min(index, 4095))) ?? " ") as NSString
      case .made(let make): make(locale) as NSString
      }
    }
    return String(format: format, locale: locale, arguments: values)
  }
}

/// Attributes of strings, as changes of a look.
enum TextAttributes {
  static func apply(_ attributes: AttributeContainer, to look: inout TextResolver.Look) {
    if let intent = attributes.inlinePresentationIntent {
      if intent.contains(.stronglyEmphasized) { look.isBold = true }
      if intent.contains(.emphasized) { look.isItalic = true }
      if intent.contains(.code) { look.design = .monospaced }
      if intent.contains(.strikethrough) { look.strikethrough = .single }
    }
    if let link = attributes.link { look.link = link }
    if let font = attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] {
      look.font = Font(font)
    }
    if let color = attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] {
      look.style = AnyShapeStyle(Color(uiColor: color))
    }
    if let kern = attributes[AttributeScopes.UIKitAttributes.KernAttribute.self] {
      look.kerning = kern
    }
    if attributes[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] != nil {
      look.underline = .single
    }
    if attributes[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] != nil {
      look.strikethrough = .single
    }
    applySwiftUI(attributes, to: &look)
  }
}
