// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Labels, text views and text layers with values that no sensible program gives them: they are shown
// on a stage, which must come to an end with a picture.

import Mica
import QuartzCore
import TestScenes
import Testing
import UIKit

/// Changes its own text whenever it draws.
private final class RestlessLabel: UILabel {
  var draws = 0
  override func drawText(in rect: CGRect) {
    draws += 1
    text = "drawn \(draws) times"
    super.drawText(in: rect)
  }
}

/// An attachment that asks for a box of its own.
private final class BoxAttachment: NSTextAttachment {
  var box = CGRect.zero
  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { box }
}

@MainActor
@Suite(.serialized, .ownProgram) struct HardLabelTests {
  /// Shows layers and views on a small screen; true if there is a picture.
  private func show(
    _ views: [UIView], layers: [CALayer] = [], at times: [Double] = [0]
  ) throws -> Bool {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    for layer in layers { controller.view.layer.addSublayer(layer) }
    let stage = Stage(size: CGSize(width: 40, height: 40), scale: 2)
    stage.root = controller
    return try times.allSatisfy { try stage.snapshot(at: $0).width == 80 }
  }

  nonisolated private static let lone = String(
    decoding: [0xD800, 0x41, 0x0A, 0xDC00, 0xDC00] as [UInt16], as: UTF16.self)

  nonisolated private static let frames = [
    CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
    CGRect(x: CGFloat.nan, y: CGFloat.infinity, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: 1e9, height: 1e9), CGRect(x: 0, y: 0, width: 1e300, height: 20),
    CGRect(x: 0, y: 0, width: -10, height: -10), CGRect(x: -1e8, y: 0, width: 2e8, height: 0.001),
    .infinite, .null,
  ]

  @Test(arguments: frames)
  func frames(frame: CGRect) throws {
    let label = UILabel()
    label.numberOfLines = 0
    let shrunk = UILabel()
    shrunk.adjustsFontSizeToFitWidth = true
    shrunk.minimumScaleFactor = 0.1
    for label in [label, shrunk] {
      label.text = "Some words " + Self.lone
      label.frame = frame
    }
    let view = UITextView()
    view.text = label.text
    view.frame = frame
    let layer = CATextLayer()
    layer.string = label.text
    layer.isWrapped = true
    layer.truncationMode = .end
    layer.alignmentMode = .justified
    layer.frame = frame
    #expect(try show([label, shrunk, view], layers: [layer]))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 0, 1e-9, 1e9, 1e300])
  func sizes(size: CGFloat) throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    label.text = "Size"
    label.font = .systemFont(ofSize: size)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = size
    label.preferredMaxLayoutWidth = size
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: size, height: size)
    let wanted = label.intrinsicContentSize
    #expect(wanted.width.isFinite && wanted.height.isFinite)
    let view = UITextView(frame: CGRect(x: 0, y: 20, width: 30, height: 20))
    view.textContainerInset = UIEdgeInsets(top: size, left: size, bottom: size, right: size)
    view.textContainer.lineFragmentPadding = size
    view.font = .systemFont(ofSize: size)
    view.text = "Size"
    let fitted = view.sizeThatFits(CGSize(width: size, height: size))
    #expect(!fitted.width.isNaN && !fitted.height.isNaN)
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    layer.string = "Size"
    layer.fontSize = size
    layer.contentsScale = size
    #expect(try show([label, view], layers: [layer]))
  }

  @Test("Values of other types than a key's are left aside")
  func wrongTypes() throws {
    let values: [Any] = ["x", 7, CGFloat.nan, -1e300, UIColor.red, NSNull(), [1], UIFont.self]
    let keys: [NSAttributedString.Key] = [
      .font, .foregroundColor, .backgroundColor, .paragraphStyle, .kern, .tracking, .ligature,
      .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor, .strokeWidth,
      .strokeColor, .shadow, .baselineOffset, .obliqueness, .expansion, .attachment, .link,
      .writingDirection, .textEffect, .verticalGlyphForm,
    ]
    for value in values {
      let looks = Dictionary(uniqueKeysWithValues: keys.map { ($0, value) })
      let text = NSAttributedString(string: "Any \u{FFFC} thing\nat all", attributes: looks)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      label.attributedText = text
      label.numberOfLines = 0
      _ = (label.font, label.textColor)
      let view = UITextView(frame: CGRect(x: 0, y: 20, width: 40, height: 20))
      view.attributedText = text
      _ = (view.font, view.textColor, view.textAlignment)
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      layer.string = text
      layer.font = value as? CFTypeRef
      let odd = CATextLayer()
      odd.frame = layer.frame
      odd.string = value
      #expect(try show([label, view], layers: [layer, odd]))
      label.font = .systemFont(ofSize: 8)
      label.text = "plain"
      #expect(try show([label]))
    }
  }

  @Test func nilEverywhere() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "x"
    label.font = nil
    label.textColor = nil
    #expect(label.font.pointSize == 17)
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
    label.text = nil
    let view = UITextView(frame: label.frame)
    view.text = nil
    view.attributedText = nil
    view.font = nil
    view.textColor = nil
    view.linkTextAttributes = nil
    #expect(view.text == "")
    let layer = CATextLayer()
    layer.frame = label.frame
    layer.string = nil
    layer.font = nil
    layer.foregroundColor = nil
    #expect(try show([label, view], layers: [layer]))
  }

  @Test func textThatChangesWhileItIsDrawn() throws {
    let label = RestlessLabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "first"
    #expect(try show([label], at: [0, 0.1, 0.2]))
    #expect(label.draws >= 1 && label.draws < 1000)
  }

  @Test func attachmentsOfEverySize() throws {
    for box in Self.frames {
      let attachment = BoxAttachment()
      attachment.box = box
      attachment.image = UIImage()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
      let text = NSMutableAttributedString(attachment: attachment)
      text.append(NSAttributedString(string: " beside"))
      label.attributedText = text
      label.numberOfLines = 0
      #expect(label.intrinsicContentSize.height.isFinite)
      #expect(try show([label]))
    }
  }

  @Test("A size that is animated through 0 shows nothing there, and comes back")
  func sizesThroughZero() throws {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.string = "HHH"
    let animation = CAKeyframeAnimation(keyPath: "fontSize")
    animation.values = [20, 0, -20, CGFloat.nan, 1e9, 20] as [CGFloat]
    animation.duration = 5
    layer.add(animation, forKey: nil)
    let times = (0...20).map { Double($0) / 4 }
    #expect(try show([], layers: [layer], at: times))
  }

  @Test func rangesOutsideOfTheText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let manager = view.layoutManager
    for text in ["", "two\nlines"] {
      view.text = text
      for range in [
        NSRange(location: NSNotFound, length: 0), NSRange(location: -5, length: 2),
        NSRange(location: 3, length: 1000), NSRange(location: 0, length: 0),
      ] {
        #expect(manager.boundingRect(forGlyphRange: range, in: view.textContainer).width.isFinite)
        manager.enumerateLineFragments(forGlyphRange: range) { _, _, _, _, _ in }
        _ = manager.lineFragmentUsedRect(forGlyphAt: range.location, effectiveRange: nil)
        _ = manager.location(forGlyphAt: range.location)
      }
      for point in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 1e300, y: -1e300)] {
        #expect(manager.glyphIndex(for: point, in: view.textContainer) <= text.utf16.count)
      }
    }
  }

  @Test("A megabyte of text costs what shows of it, or one pass", .timeLimit(.minutes(1)))
  func longTexts() throws {
    let line = String(repeating: "word ", count: 20_000)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = line
    let all = UILabel(frame: CGRect(x: 0, y: 20, width: 40, height: 20))
    all.numberOfLines = 0
    all.text = String(repeating: "word\n", count: 200_000)
    let layer = CATextLayer()
    layer.frame = all.frame
    layer.string = all.text
    layer.isWrapped = true
    layer.truncationMode = .end
    #expect(try show([label, all], layers: [layer]))
  }
}
