// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Labels: defaults, sizes, lines, shortening, shrinking, looks, subclasses.

import QuartzCore
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct LabelTests {
  private let longText = "Several words that need more than one line of this label"

  /// A label on a screen of two pixels a point.
  private func label(_ text: String?, width: CGFloat = 0, height: CGFloat = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test("Defaults of iOS 13 and later")
  func defaults() {
    let label = UILabel()
    #expect(label.font == UIFont.systemFont(ofSize: 17) && label.textColor == .label)
    #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1 && label.isEnabled && !label.isHighlighted)
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.isUserInteractionEnabled && !label.isOpaque)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("Sizes are whole pixels at 2×: Xcode's “Label” is 42 × 20.5, “Title” 33.5 wide")
  func sizes() {
    #expect(label("Label").intrinsicContentSize == CGSize(width: 42, height: 20.5))
    #expect(label("Title").intrinsicContentSize.width == 33.5)
    let two = label("a\nb")
    two.numberOfLines = 0
    #expect(two.intrinsicContentSize.height == 41)
    two.text = "a\nb\nc"
    #expect(two.intrinsicContentSize.height == 61)
    let fitted = label("Label", width: 200, height: 100)
    fitted.sizeToFit()
    #expect(fitted.frame == CGRect(x: 0, y: 0, width: 42, height: 20.5))
  }

  @Test func oneLineIgnoresTheWidth() {
    let label = label(longText)
    let size = label.intrinsicContentSize
    #expect(label.sizeThatFits(CGSize(width: 50, height: 0)) == size)
    label.numberOfLines = 0
    let narrow = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow.width <= 100 && narrow.height > 80)
    #expect(label.sizeThatFits(.zero) == size)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 41)
    label.preferredMaxLayoutWidth = 100
    #expect(label.intrinsicContentSize.height == 41)
  }

  @Test("Links are coloured and underlined, whatever their own colour")
  func links() throws {
    let text = NSAttributedString(
      string: "HHHH", attributes: [.link: "https://mica.example", .foregroundColor: UIColor.red])
    let shown = text.showingLinks().attributes(at: 0, effectiveRange: nil)
    #expect(shown[.foregroundColor] as? UIColor == .link)
    #expect(shown[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    let plain = NSAttributedString(string: "HHHH", attributes: [.foregroundColor: UIColor.red])
    #expect(plain.showingLinks() === plain)
  }

  @Test("The text rectangle is in the middle of the height")
  func textRect() {
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 60.5)
    let label = label("Label")
    #expect(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 10, y: 40, width: 42, height: 20.5))
    label.textAlignment = .right
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 110)
    label.textAlignment = .center
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).midX == 60)
  }

  @Test func textIsDrawnInTheMiddle() {
    let ink = InkPicture(label("HHH", width: 100, height: 60)).box
    #expect(abs(ink.midY - 30) <= 2.5 && ink.minX < 4 && abs(ink.height - 12) <= 1)
  }

  @Test(
    "Shortened text stays inside, whichever end is cut",
    arguments: [
      NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle, .byClipping,
    ])
  func shortening(mode: NSLineBreakMode) {
    let label = label(longText, width: 120, height: 30)
    label.lineBreakMode = mode
    let ink = InkPicture(label).box
    #expect(ink.width > 100 && ink.maxX <= 120)
  }

  @Test func linesThatDontFitAreLeftOut() {
    let label = label(longText, width: 120, height: 42)
    label.numberOfLines = 0
    let ink = InkPicture(label).box
    #expect(ink.maxY <= 42 && ink.height > 25)
  }

  @Test("Text shrinks to the width, down to the smallest share")
  func shrinking() {
    let plain = label("Wide text", width: 40, height: 40)
    plain.adjustsFontSizeToFitWidth = true
    let shrunk = InkPicture(plain).box
    #expect(shrunk.maxX <= 40 && shrunk.width > 35)
    plain.minimumScaleFactor = 0.9
    let limited = InkPicture(plain).box
    #expect(limited.height > shrunk.height && limited.maxX <= 40)
    let fitting = label("A", width: 100, height: 40)
    let before = InkPicture(fitting).box
    fitting.adjustsFontSizeToFitWidth = true
    #expect(InkPicture(fitting).box == before)
  }

  @Test func shrunkTextStandsByItsBaseline() {
    let label = label("HHHHHHHH", width: 40, height: 40)
    label.adjustsFontSizeToFitWidth = true
    let bottom = InkPicture(label).box.maxY
    label.baselineAdjustment = .alignCenters
    let centred = InkPicture(label).box
    #expect(centred.maxY < bottom && abs(centred.midY - 20) <= 2)
    label.baselineAdjustment = .none
    #expect(InkPicture(label).box.maxY < centred.maxY)
  }

  @Test func colors() {
    let label = label("HHHH", width: 60, height: 30)
    label.textColor = .red
    func reds() -> Int { InkPicture(label).count { $0.x > 250 && $0.y < 10 && $0.z < 10 } }
    func blues() -> Int { InkPicture(label).count { $0.z > 250 && $0.x < 10 && $0.y < 10 } }
    #expect(reds() > 20 && blues() == 0)
    label.highlightedTextColor = .blue
    #expect(blues() == 0)
    label.isHighlighted = true
    #expect(blues() > 20 && reds() == 0)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(reds() == 0 && InkPicture(label).box.width > 30)
  }

  @Test func theLabelColorFollowsTheStyle() {
    let label = label("HHHH", width: 60, height: 30)
    #expect(InkPicture(label).count { $0 == SIMD4(0, 0, 0, 255) } > 20)
    label.overrideUserInterfaceStyle = .dark
    #expect(InkPicture(label).box.isNull)
  }

  @Test("A text that follows another has the looks of its time")
  func laterTextsAreDrawnAlike() {
    let label = label("HHHH", width: 60, height: 30)
    func reds() -> Int { InkPicture(label).count { $0.x > 250 && $0.y < 10 && $0.z < 10 } }
    #expect(reds() == 0 && !InkPicture(label).box.isNull)
    label.textColor = .red
    #expect(reds() > 20)
    label.text = "HHHHH"
    #expect(reds() > 20)
    label.font = .systemFont(ofSize: 9)
    label.text = "HHHH"
    let small = InkPicture(label).box.height
    label.font = .systemFont(ofSize: 20)
    #expect(InkPicture(label).box.height > small * 1.7)
    label.textAlignment = .right
    label.text = "H"
    #expect(InkPicture(label).box.minX > 30)
    label.textColor = .label
    label.overrideUserInterfaceStyle = .dark
    label.text = "I"
    #expect(InkPicture(label).box.isNull)
    label.overrideUserInterfaceStyle = .light
    label.text = "I"
    #expect(!InkPicture(label).box.isNull)
  }

  @Test("Ellipses have the colour of the text before them")
  func ellipsesAreColored() {
    let label = label("Mountain afternoon", width: 60, height: 24)
    func greens() -> Int { InkPicture(label).count { $0.y > 250 && $0.x < 10 && $0.z < 10 } }
    _ = InkPicture(label)
    label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    #expect(greens() > 20)
    #expect(InkPicture(label).count { $0.x < 10 && $0.y < 10 && $0.z < 10 && $0.w > 250 } == 0)
    label.overrideUserInterfaceStyle = .dark
    #expect(greens() == 0)
  }

  @Test func shadowsAreMoved() {
    let label = label("I", width: 60, height: 40)
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 20, height: 5)
    let picture = InkPicture(label)
    let red = picture.box { $0.x > 200 && $0.y < 100 }
    let black = picture.box { $0.x < 100 && $0.y < 100 }
    #expect(abs(red.minX - black.minX - 20) <= 1 && abs(red.minY - black.minY - 5) <= 1)
  }

  @Test func attributedTextAndTextAreOne() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineBreakMode = .byClipping
    let font = UIFont.boldSystemFont(ofSize: 9)
    label.attributedText = NSAttributedString(
      string: "abc",
      attributes: [.font: font, .paragraphStyle: style, .foregroundColor: UIColor.red])
    #expect(label.text == "abc" && label.font == font && label.textColor == .red)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byClipping)
    label.text = "def"
    #expect(label.attributedText?.string == "def" && label.font == font)
    #expect(
      label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        == .red)
    label.text = nil
    #expect(label.attributedText == nil && label.intrinsicContentSize == .zero)
  }

  @Test func settersChangeAllOfAnAttributedText() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 4, length: 3))
    label.attributedText = text
    let tall = label.intrinsicContentSize.height
    #expect(tall == 36)
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize.height == 12)
    text.mutableString.setString("changed later")
    #expect(label.text == "one two")
  }

  @Test("Attributes that are left open are the label's")
  func openAttributes() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.textColor = .green
    label.attributedText = NSAttributedString(string: "abc")
    #expect(label.intrinsicContentSize.height == 36 && label.textColor == .green)
  }

  @Test func fontsFollowTheContentSize() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 17)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
  }

  /// A weight that was added to a text style's descriptor stays.
  @Test func fontsThatFollowKeepTheirWeight() {
    let weight: [UIFontDescriptor.TraitKey: Any] = [.weight: UIFont.Weight.semibold]
    let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
      .addingAttributes([.traits: weight])
    let label = UILabel()
    label.font = UIFont(descriptor: descriptor, size: 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let followed = label.font.following(large)
    #expect(followed.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(followed.pointSize == 53)
  }

  @Test(
    "Rectangles that make no sense draw nothing or something small",
    arguments: [
      CGRect.null, .infinite, .zero, CGRect(x: 0, y: 0, width: -5, height: 10),
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
      CGRect(x: 0, y: 0, width: 1e300, height: 1e300),
      CGRect(x: CGFloat.infinity, y: 0, width: 10, height: 10),
    ])
  func senselessRectangles(rect: CGRect) {
    let label = label(longText, width: 50, height: 20)
    for lines in [0, 1, 3, -2, .max] {
      label.numberOfLines = lines
      let text = label.textRect(forBounds: rect, limitedToNumberOfLines: lines)
      #expect(text.width.isFinite && text.height.isFinite)
      _ = InkPicture(width: 20, height: 20) { label.drawText(in: rect) }
      _ = label.sizeThatFits(rect.size)
    }
    label.preferredMaxLayoutWidth = rect.width
    #expect(label.intrinsicContentSize.width.isFinite)
  }
}

// MARK: - Subclasses

/// Room around the text, as iOS programs add it.
private final class PaddedLabel: UILabel {
  let insets = UIEdgeInsets(top: 3, left: 10, bottom: 4, right: 20)
  var draws = 0

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let inner = super.textRect(
      forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: inner.minX - insets.left, y: inner.minY - insets.top,
      width: inner.width + insets.left + insets.right,
      height: inner.height + insets.top + insets.bottom)
  }

  override func drawText(in rect: CGRect) {
    draws += 1
    super.drawText(in: rect.inset(by: insets))
  }
}

/// Watches its own text.
private final class ObservingLabel: UILabel {
  var texts: [String?] = []
  override var text: String? { didSet { texts.append(text) } }
}

/// Shows its text by a text layer (seeds, 6.4).
private final class LayerLabel: UILabel {
  override class var layerClass: AnyClass { CATextLayer.self }
  var textLayer: CATextLayer? { layer as? CATextLayer }

  override var text: String? {
    get { super.text }
    set {
      super.text = newValue
      textLayer?.string = newValue
    }
  }
  override var textColor: UIColor! {
    get { super.textColor }
    set {
      super.textColor = newValue
      textLayer?.foregroundColor = newValue.cgColor
    }
  }
  override var font: UIFont! {
    get { super.font }
    set {
      super.font = newValue
      textLayer?.font = newValue
      textLayer?.fontSize = newValue.pointSize
    }
  }
}

@Suite(.ownProgram) @MainActor
struct LabelSubclassTests {
  @Test func paddedLabels() {
    let label = PaddedLabel()
    label.text = "Label"
    #expect(label.intrinsicContentSize == CGSize(width: 72, height: 27.5))
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 72, height: 27.5))
    let ink = InkPicture(label).box
    #expect(label.draws > 0)
    #expect(ink.minX >= 10)
    #expect(ink.maxX <= 52)
  }

  @Test func observersRun() {
    let label = ObservingLabel()
    label.text = "a"
    label.text = nil
    #expect(label.texts == ["a", nil])
  }

  @Test func aTextLayerDrawsAlone() {
    let label = LayerLabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    label.text = "HHH"
    label.textColor = .red
    label.font = .systemFont(ofSize: 20)
    #expect(label.text == "HHH" && label.textLayer?.fontSize == 20)
    let picture = InkPicture(label)
    // The view itself would have drawn a second text in the middle of the height.
    #expect(picture.box.isNull || picture.box.height < 20)
  }
}
