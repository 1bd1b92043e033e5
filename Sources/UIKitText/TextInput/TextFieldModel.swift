// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a text field says, and how.

import CoreText
import Foundation

/// A text field's text and looks.
struct TextFieldModel {
  let storage = NSMutableAttributedString()
  var looks: [NSAttributedString.Key: Any]
  var placeholder: NSAttributedString?
  var isEditing = false
  var wishes = KeyboardWishes()
  var inputView: UIView?
  var inputAccessoryView: UIView?
  /// How far the text is moved to the left while it is edited.
  var scroll: CGFloat = 0
  var layout: FieldLayout?
  /// What a rounded border is filled with; nil for the system's background.
  var fill: UIColor?

  init() {
    looks = [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label]
    looks[.paragraphStyle] = Self.style(NSMutableParagraphStyle(), .natural)
  }

  var font: UIFont { looks[.font].flatMap(UIFont.of) ?? .systemFont(ofSize: 17) }

  var alignment: NSTextAlignment {
    get { (looks[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
    set {
      let style = NSMutableParagraphStyle()
      if let old = looks[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      looks[.paragraphStyle] = Self.style(style, newValue)
    }
  }

  private static func style(
    _ style: NSMutableParagraphStyle, _ alignment: NSTextAlignment
  ) -> NSParagraphStyle {
    style.alignment = alignment
    style.lineBreakMode = .byTruncatingTail
    return style.copy() as? NSParagraphStyle ?? style
  }
}

/// A field's text on its line, in the space of the view that shows it.
struct FieldLayout {
  let content: StringLayout
  /// The left end of the line, the scroll left out.
  let x: CGFloat
  /// The top of the line.
  let top: CGFloat
  /// Where each UTF-16 unit of the text is in what is shown; nil where they are the same.
  let shownOffsets: [Int]?

  /// The distance of a unit from the left edge.
  func x(of offset: Int) -> CGFloat {
    guard let line = content.lines.first, let run = line.content else { return x }
    let shown = shownOffsets.map { $0[min(max(offset, 0), $0.count - 1)] } ?? offset
    return x
      + CTLineGetOffsetForStringIndex(
        run, min(shown, line.range.upperBound) - line.contentStart, nil)
  }

  /// The unit nearest to a distance from the left edge.
  func offset(at place: CGFloat) -> Int {
    guard let line = content.lines.first, let run = line.content else { return 0 }
    let found = CTLineGetStringIndexForPosition(run, CGPoint(x: place - x, y: 0))
    let shown = found == kCFNotFound ? 0 : found + line.contentStart
    return shownOffsets.map { offsets in offsets.firstIndex { $0 >= shown } ?? offsets.count - 1 }
      ?? shown
  }

  var height: CGFloat { content.size.height }
}
