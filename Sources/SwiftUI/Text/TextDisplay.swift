// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a text is laid out and drawn.

internal import UIKitBase

extension Text: DisplayedView {
  func makeDisplay(_ inputs: _ViewInputs) -> TextDisplay { TextDisplay(self, inputs) }

  func updateDisplay(_ display: TextDisplay, from old: Text) { display.update(self) }
}

/// A text's lines in one layer.
final class TextDisplay: LeafDisplay {
  private(set) var text: Text
  private var known: NSMutableAttributedString?
  @MainActor private var clock: TextClock?

  init(_ text: Text, _ inputs: _ViewInputs) {
    self.text = text
    super.init(inputs)
  }

  func update(_ text: Text) {
    self.text = text
    forget()
  }

  private func forget() {
    known = nil
    invalidateLayout()
  }

  override func environmentDidChange(from old: EnvironmentValues) { forget() }

  /// What is shown, as a string.
  var plainText: String { string.string }

  private var string: NSMutableAttributedString {
    if let known { return known }
    let made = TextResolver(environment).resolve(text)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = max(0, environment.lineSpacing.isFinite ? environment.lineSpacing : 0)
    let isMirrored = environment.layoutDirection == .rightToLeft
    style.alignment =
      switch environment.multilineTextAlignment {
      case .leading: isMirrored ? .right : .left
      case .center: .center
      case .trailing: isMirrored ? .left : .right
      }
    style.lineBreakStrategy = .standard
    made.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: made.length))
    known = made
    return made
  }

  private var font: UIFont {
    if string.length > 0,
      let font = string.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    {
      return font
    }
    return (environment.font ?? .body).uiFont(environment.hostTraits)
  }

  private var pixel: CGFloat { 1 / max(1, environment.hostTraits.displayScale) }

  private func limits(_ proposal: ProposedViewSize) -> LayoutLimits {
    var limits = LayoutLimits()
    limits.lines = max(0, environment.lineLimits.most ?? 0)
    if let width = proposal.width, width.isFinite { limits.width = max(width, 0.01) }
    if let height = proposal.height, height.isFinite { limits.height = max(height, 0.01) }
    limits.naturalIsRight = environment.layoutDirection == .rightToLeft
    limits.breakMode = .byWordWrapping
    limits.truncation =
      switch environment.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    if limits.lines == 1 { limits.breakMode = limits.truncation }
    return limits
  }

  private func layout(_ proposal: ProposedViewSize, _ color: UIColor? = nil) -> StringLayout {
    var text: NSAttributedString = string
    if let color, text.length > 0 {
      let colored = NSMutableAttributedString(attributedString: text)
      text.enumerateAttribute(
        .foregroundColor, in: NSRange(location: 0, length: text.length)
      ) { value, range, _ in
        if value == nil { colored.addAttribute(.foregroundColor, value: color, range: range) }
      }
      text = colored
    }
    let limits = limits(proposal)
    let least = environment.minimumScaleFactor
    if least < 1, limits.width.isFinite {
      return StringLayout.fitting(text, limits: limits, minimum: least).layout
    }
    return StringLayout.of(text, limits: limits)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let layout = layout(proposal)
    var size = layout.size
    if layout.lines.isEmpty || string.length == 0 {
      size = CGSize(width: 0, height: font.lineHeight)
    }
    if let least = environment.lineLimits.least, layout.lines.count < least {
      let spacing = max(0, environment.lineSpacing)
      size.height += CGFloat(least - layout.lines.count) * (font.lineHeight + spacing)
    }
    var width = size.width
    if let most = proposal.width { width = min(width, max(most, 0)) }
    return CGSize(width: up(width), height: up(size.height))
  }

  /// A length on the grid of pixels, not shorter.
  private func up(_ length: CGFloat) -> CGFloat {
    (length / pixel - 1e-3).rounded(.up) * pixel
  }

  override var spacing: ViewSpacing {
    // FACTS_SWIFTUI b.12: the distance of two tops is the style's leading and a pixel.
    let lineHeight = up(font.lineHeight)
    let gap = TextLeading.leading(of: font.pointSize) + pixel - lineHeight
    var spacing = ViewSpacing()
    (spacing.top, spacing.bottom) = (.text(gap), .text(gap))
    return spacing
  }

  override func findGuides(_ keys: inout Set<AlignmentKey>) {
    keys.insert(VerticalAlignment.firstTextBaseline.key)
    keys.insert(VerticalAlignment.lastTextBaseline.key)
  }

  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let layout = layout(proposal)
    guard !layout.lines.isEmpty else { return font.ascender }
    if key == VerticalAlignment.firstTextBaseline.key { return layout.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key {
      let rest = layout.size.height - (layout.lines.last.map { $0.top + $0.height } ?? 0)
      return layout.lastLineBaseline + rest * 0
    }
    return nil
  }

  override func makeLayer() -> CALayer { TextContentLayer() }

  override func updateLayer(_ frame: CGRect, _ context: RenderContext) {
    guard let layer = layer as? TextContentLayer else { return }
    let paint = TextResolver(environment).paint(of: text) ?? environment.textPaint
    let color = paint.isFlat ? UIColor(cgColor: paint.color) : .black
    layer.plainText = plainText
    layer.isPlaceholder = !environment.redactionReasons.isDisjoint(with: [.placeholder])
    // The width that was offered decides the breaks; the lines stand in the text's own width.
    let layout = layout(proposal, color)
    layer.show(layout, paint.isFlat ? nil : paint, width: size.width)
    waitForChange()
  }

  /// Resolves a text that depends on the current time anew each second (FACTS_SWIFTUI e.11).
  @MainActor
  private func waitForChange() {
    clock?.stop()
    clock = nil
    guard text.dependsOnTime else { return }
    clock = TextClock { [weak self] in
      self?.host.viewGraph.schedule { [weak self] in self?.forget() }
    }
  }
}

/// A layer that draws a text's lines.
final class TextContentLayer: CALayer {
  private var layout: StringLayout?
  private var paint: _StylePaint?
  private var width: CGFloat = 0
  /// What it says.
  var plainText = "" {
    didSet {
      guard plainText != oldValue else { return }
      onMainThread { (superlayer?.delegate as? DisplayView)?.updateElements() }
    }
  }
  /// Whether bars stand in place of the lines.
  var isPlaceholder = false

  func show(_ layout: StringLayout, _ paint: _StylePaint?, width: CGFloat) {
    (self.layout, self.paint, self.width) = (layout, paint, width)
    setNeedsDisplay()
  }

  override func draw(in context: CGContext) {
    guard let layout else { return }
    if isPlaceholder { return drawBars(layout, context) }
    // Lines of a wider layout stand as far to the left as the text is narrower, by their alignment.
    let free = layout.limits.width.isFinite ? layout.limits.width - width : 0
    let shift = -layout.lines.map(\.x).min().map { min(max($0, 0), max(free, 0)) }!
    if let paint {
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      layout.draw(at: CGPoint(x: shift, y: 0), in: context)
      context.setBlendMode(.sourceIn)
      paint.fill(context, in: bounds)
      context.endTransparencyLayer()
    } else {
      layout.draw(at: CGPoint(x: shift, y: 0), in: context)
    }
  }
}

extension TextContentLayer {
  /// Draws a bar for each line, in a weak tone of the text's colour.
  private func drawBars(_ layout: StringLayout, _ context: CGContext) {
    context.setFillColor(UIColor.label.withAlphaComponent(0.16).cgColor)
    for line in layout.lines where line.height > 2 {
      let bar = CGRect(
        x: 0, y: line.top + line.height * 0.14, width: bounds.width, height: line.height * 0.72)
      context.addPath(
        UIBezierPath(roundedRect: bar, cornerRadius: min(5, bar.height / 4)).cgPath)
      context.fillPath()
    }
  }
}

extension StringLayout {
  /// The last line's baseline, from the top.
  var lastLineBaseline: CGFloat {
    guard let first = lines.first, let last = lines.last else { return 0 }
    return firstBaseline - first.top + last.top + (last.height - first.height) / 2
  }
}

/// The distances of baselines in Apple's table of text styles.
enum TextLeading {
  private static let table: [(size: CGFloat, leading: CGFloat)] = [
    (11, 13), (12, 16), (13, 18), (14, 19), (15, 20), (16, 21), (17, 22), (18, 23), (19, 24),
    (20, 25), (21, 26), (22, 28), (23, 29), (24, 30), (25, 31), (26, 32), (27, 33), (28, 34),
    (29, 35), (30, 37), (31, 38), (32, 39), (33, 40), (34, 41), (35, 42), (36, 43), (37, 44),
    (38, 46), (39, 47), (40, 48), (42, 50), (43, 51), (44, 52), (47, 56), (48, 57), (49, 58),
    (50, 59), (51, 60), (53, 62), (55, 65), (56, 66), (58, 68), (60, 70),
  ]

  /// The leading of a size in points; between sizes of the table in proportion.
  static func leading(of size: CGFloat) -> CGFloat {
    guard let above = table.firstIndex(where: { $0.size >= size }) else { return size * 1.17 }
    let upper = table[above]
    guard above > 0, upper.size != size else { return upper.leading * size / upper.size }
    let lower = table[above - 1]
    let part = (size - lower.size) / (upper.size - lower.size)
    return lower.leading + part * (upper.leading - lower.leading)
  }
}
