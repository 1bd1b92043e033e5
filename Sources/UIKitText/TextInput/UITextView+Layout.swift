// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a text view lays its text out, and how its looks are kept in the text.

import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension UITextView {
  var inset: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right,
      height: textContainerInset.top + textContainerInset.bottom)
  }

  func setUpText() {
    isOpaque = false
    editor.attach(self)
    addSubview(selectionView)
    model.watch.changed = { [weak self] range, delta in
      MainActor.assumeIsolated { self?.storageChanged(range, delta) }
    }
    textStorage.observers.append(model.watch)
    keepingLooks { backgroundColor = .systemBackground }
    clipsToBounds = true
    layer.needsDisplayOnBoundsChange = true
    textContainer.widthTracksTextView = true
    layoutManager.willLayOut = { [weak self] in
      MainActor.assumeIsolated { self?.trackSize() }
    }
    layoutManager.didInvalidate = { [weak self] in
      MainActor.assumeIsolated { self?.layoutChanged() }
    }
    layoutManager.naturalIsRight = { Self.naturalIsRight }
    layoutManager.prepare = { [weak self] text in
      nonisolated(unsafe) var result = text
      MainActor.assumeIsolated {
        if let self { result = self.prepared(result) }
      }
      return result
    }
  }

  /// Natural lines go by the program's language, as in labels.
  nonisolated static var naturalIsRight: Bool {
    UITraitCollection.device.direction == .rightToLeft
  }

  func layoutChanged() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func trackSize() {
    let width = max(bounds.width - inset.width, 1)
    if textContainer.widthTracksTextView, textContainer.size.width != width {
      textContainer.size.width = width
    }
  }

  func roundUp(_ value: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return PixelGrid.above(value, to: scale > 0 ? 1 / scale : 1)
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    var limits = textContainer.limits
    let padding = 2 * textContainer.lineFragmentPadding
    limits.width = size.width > 0 ? max(size.width - inset.width - padding, 1) : .infinity
    limits.height = .infinity
    limits.naturalIsRight = Self.naturalIsRight
    limits.exclusions =
      size.width > 0 ? textContainer.exclusions(in: size.width - inset.width) : nil
    let layout = StringLayout.of(prepared(textStorage), limits: limits)
    let height = textStorage.length == 0 ? (font ?? .drawingDefault).lineHeight : layout.size.height
    return CGSize(
      width: roundUp(layout.size.width + inset.width + padding),
      height: roundUp(height + inset.height))
  }

  var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = model.alignment
    return [
      .font: model.font ?? .drawingDefault, .foregroundColor: model.color ?? .label,
      .paragraphStyle: style.copy(),
    ]
  }

  func replaceText(_ string: String) {
    let looks: [NSAttributedString.Key: Any] =
      textStorage.length > 0
      ? textStorage.attributes(at: 0, effectiveRange: nil).filter { $0.key != .attachment }
      : plainAttributes
    replaceText(NSAttributedString(string: string, attributes: looks))
  }

  func replaceText(_ text: NSAttributedString) {
    textStorage.setAttributedString(text)
    editor.textWasSet()
  }

  func attribute(_ key: NSAttributedString.Key) -> Any? {
    textStorage.length > 0 ? textStorage.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    let whole = NSRange(location: 0, length: textStorage.length)
    guard whole.length > 0 else { return }
    if let value {
      textStorage.addAttribute(key, value: value, range: whole)
    } else {
      textStorage.removeAttribute(key, range: whole)
    }
  }

  func setAlignment(_ alignment: NSTextAlignment) {
    let whole = NSRange(location: 0, length: textStorage.length)
    var changes: [(NSRange, NSParagraphStyle)] = []
    textStorage.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
      style.alignment = alignment
      changes.append((range, style))
    }
    textStorage.beginEditing()
    for (range, style) in changes {
      textStorage.addAttribute(.paragraphStyle, value: style, range: range)
    }
    textStorage.endEditing()
  }

  /// The text as it is drawn: links in their looks, a colour where there is none, colours resolved.
  func prepared(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttribute(.foregroundColor, in: whole, options: []) { value, range, _ in
      if value == nil { result.addAttribute(.foregroundColor, value: UIColor.label, range: range) }
    }
    text.enumerateAttribute(.link, in: whole, options: []) { value, range, _ in
      if value != nil { result.addAttributes(linkTextAttributes, range: range) }
    }
    return traitCollection.resolving { result.resolvingColors(replacingBy: nil) }
  }
}
