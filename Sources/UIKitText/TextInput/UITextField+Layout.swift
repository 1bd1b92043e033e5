// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a text field has what, and how it draws its text (FACTS_UIKIT d.11).

import CoreGraphics
import CoreText
import QuartzCore

extension UITextField {
  /// Points between the sides and the text, and above and below it, with a border (d.11, H).
  private static let inset = CGSize(width: 7, height: 2)
  /// The side of the button that clears, and its distance from the edge (d.11, M).
  private static let clearSize: CGFloat = 19
  private static let clearMargin: CGFloat = 5
  /// How much higher than a line the caret is (d.11, M).
  static let caretExtra: CGFloat = 1.5

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var pixel: CGFloat {
    traitCollection.displayScale > 0 ? 1 / traitCollection.displayScale : 1
  }
  private var margin: CGSize { borderStyle == .none ? .zero : Self.inset }

  // MARK: What shows

  private func shows(_ mode: ViewMode, _ editing: Bool) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: editing
    case .unlessEditing: !editing
    case .always: true
    }
  }

  private func shownLeft(_ editing: Bool) -> UIView? {
    shows(leftViewMode, editing) ? leftView : nil
  }
  private func shownRight(_ editing: Bool) -> UIView? {
    shows(rightViewMode, editing) ? rightView : nil
  }

  private func showsClear(_ editing: Bool) -> Bool {
    hasText && shows(clearButtonMode, editing) && shownRight(editing) == nil
  }

  // MARK: Rectangles

  func findTextRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    var (left, right) = (margin.width, margin.width)
    // What stands on the sides, before they are mirrored.
    if shownLeft(isEditing) != nil {
      let box = leftViewRect(forBounds: bounds)
      left = max(isMirrored ? bounds.maxX - box.minX : box.maxX - bounds.minX, left)
    }
    if shownRight(isEditing) != nil {
      let box = rightViewRect(forBounds: bounds)
      right = max(isMirrored ? box.maxX - bounds.minX : bounds.maxX - box.minX, right)
    } else if showsClear(isEditing) {
      let box = clearButtonRect(forBounds: bounds)
      right = max(
        (isMirrored ? box.maxX - bounds.minX : bounds.maxX - box.minX) + Self.clearMargin, right)
    }
    if isMirrored { swap(&left, &right) }
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + margin.height,
      width: max(bounds.width - left - right, 0),
      height: max(bounds.height - 2 * margin.height, 0))
  }

  func findClearRect(_ bounds: CGRect) -> CGRect {
    let x =
      isMirrored
      ? bounds.minX + Self.clearMargin : bounds.maxX - Self.clearMargin - Self.clearSize
    return CGRect(
      x: x, y: bounds.minY + PixelGrid.nearest((bounds.height - Self.clearSize) / 2, to: pixel),
      width: Self.clearSize, height: Self.clearSize)
  }

  func findSideRect(_ bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view = isLeft ? leftView : rightView else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(.zero) }
    let x = isLeft != isMirrored ? bounds.minX : bounds.maxX - size.width
    let y = bounds.minY + PixelGrid.nearest((bounds.height - size.height) / 2, to: pixel)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  var fittingSize: CGSize {
    let shown = hasText ? shownText : model.placeholder.map { filledPlaceholder($0) }
    let line = PixelGrid.above(model.font.lineHeight + Self.caretExtra, to: pixel)
    let text = shown.map { StringLayout.of($0, limits: LayoutLimits()).size } ?? .zero
    let probe = CGRect(x: 0, y: 0, width: 1000, height: 100)
    let sides = probe.width - findTextRect(probe, isEditing: isEditing).width
    let height =
      borderStyle == .none
      ? max(line, PixelGrid.above(text.height, to: pixel))
      : max(34, PixelGrid.nearest(max(model.font.lineHeight, text.height), to: pixel) + 10)
    return CGSize(
      width: PixelGrid.above(text.width, to: pixel) + sides, height: height)
  }

  var fieldBaselines: (first: CGFloat, last: CGFloat) {
    let height = bounds.height > 0 ? bounds.height : intrinsicContentSize.height
    let top = PixelGrid.nearest((height - model.font.lineHeight) / 2, to: pixel)
    let baseline = PixelGrid.nearest(top + model.font.ascender, to: pixel)
    return (baseline, height - baseline)
  }

  // MARK: Changes

  func contentChanged() {
    model.layout = nil
    parts.text.setNeedsDisplay()
    parts.placeholder?.setNeedsDisplay()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func looksChanged() {
    contentChanged()
  }

  func sideChanged(from old: UIView?, to new: UIView?) {
    // The same view once more changes nothing: programs set it in `layoutSubviews()`.
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    looksChanged()
  }

  // MARK: Layout

  func layOutField() {
    let editing = isEditing
    layOutBorder()
    place(leftView, shownLeft(editing) != nil, leftViewRect(forBounds: bounds))
    place(rightView, shownRight(editing) != nil, rightViewRect(forBounds: bounds))
    layOutClear(showsClear(editing))
    let rect = editing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if parts.text.frame != rect.standardized {
      model.layout = nil
      parts.text.frame = rect.standardized
      parts.text.setNeedsDisplay()
    }
    if let canvas = parts.placeholder {
      canvas.frame = placeholderRect(forBounds: bounds).standardized
      canvas.isHidden = hasText || model.placeholder == nil
    }
    follow()
    showSelection()
  }

  private func layOutBorder() {
    let image = isEnabled ? background : disabledBackground ?? background
    guard borderStyle != .none || image != nil || parts.border != nil else { return }
    let border = parts.border ?? FieldBorder()
    if parts.border == nil {
      parts.border = border
      insertSubview(border, at: 0)
    }
    border.frame = borderRect(forBounds: bounds)
    border.show(borderStyle, image, fill: model.fill)
  }

  /// The colour behind the text fills a rounded border, or else the bounds.
  func borderChanged(from old: BorderStyle) {
    if (old == .roundedRect) != (borderStyle == .roundedRect) {
      if borderStyle == .roundedRect {
        model.fill = shownBackgroundColor
        setBackgroundColor(nil)
      } else {
        setBackgroundColor(model.fill)
        model.fill = nil
      }
    }
    looksChanged()
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ frame: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  private func layOutClear(_ isShown: Bool) {
    guard isShown || parts.clear != nil else { return }
    let button = parts.clear ?? makeClearButton()
    button.isHidden = !isShown
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.tintColor = .systemGray
    button.setImage(FieldSymbol.clear, for: .normal)
    button.accessibilityLabel = "Clear text"
    button.addAction(
      UIAction { [weak self] _ in self?.clearTapped() }, for: .touchUpInside)
    addSubview(button)
    parts.clear = button
    return button
  }

  // MARK: Text

  /// The text with its looks, dots for a hidden one, colours as they are.
  private var shownText: NSAttributedString {
    guard isSecureTextEntry else { return model.storage }
    return NSAttributedString(
      string: String(repeating: "•", count: model.storage.string.count), attributes: model.looks)
  }

  /// The placeholder with what it leaves open.
  func filledPlaceholder(_ text: NSAttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    var looks = model.looks.filter { $0.key == .font || $0.key == .paragraphStyle }
    looks[.foregroundColor] = UIColor.placeholderText
    let whole = NSRange(location: 0, length: text.length)
    for (key, value) in looks {
      text.enumerateAttribute(key, in: whole, options: []) { found, range, _ in
        if found == nil { result.addAttribute(key, value: value, range: range) }
      }
    }
    return result
  }

  /// A line of text in a box; `isWhole` lets it be wider than the box.
  private func lay(_ text: NSAttributedString, in size: CGSize, isWhole: Bool) -> FieldLayout {
    let resolved = traitCollection.resolving { text.resolvingColors(replacingBy: nil) }
    var limits = LayoutLimits()
    limits.lines = 1
    limits.breakMode = .byClipping
    let natural = StringLayout.of(resolved, limits: limits)
    var content = natural
    if natural.size.width > size.width, size.width > 0 {
      limits.width = size.width
      if adjustsFontSizeToFitWidth, minimumFontSize < model.font.pointSize {
        let least = max(minimumFontSize, 1) / model.font.pointSize
        content = StringLayout.fitting(resolved, limits: limits, minimum: least).layout
        if content.size.width > size.width { content = natural }
      }
      if content === natural, !isWhole {
        limits.breakMode = .byTruncatingTail
        limits.truncation = .byTruncatingTail
        content = StringLayout.of(resolved, limits: limits)
      }
    }
    let free = size.width - content.size.width
    let x = content.limits.width.isFinite ? 0 : flush * max(free, 0)
    let height = content.lines.isEmpty ? model.font.lineHeight : content.size.height
    let top = PixelGrid.nearest((size.height - height) * vertical, to: pixel)
    return FieldLayout(content: content, x: x, top: top, shownOffsets: nil)
  }

  /// 0 for the left side, 1 for the right one.
  private var flush: CGFloat {
    switch textAlignment {
    case .center: 0.5
    case .right: 1
    case .left: 0
    default:
      // By the program's language, as in labels, or by the text's own direction.
      UITraitCollection.device.direction == .rightToLeft
        || hasText && editor.isRightToLeft(at: 0) ? 1 : 0
    }
  }

  private var vertical: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }

  /// The text on its line.
  var textLayout: FieldLayout {
    if let layout = model.layout { return layout }
    let laid = lay(shownText, in: parts.text.bounds.size, isWhole: isEditing)
    var offsets: [Int]?
    if isSecureTextEntry {
      var counts: [Int] = []
      for (index, character) in model.storage.string.enumerated() {
        counts += Array(repeating: index, count: character.utf16.count)
      }
      offsets = counts + [model.storage.string.count]
    }
    let made = FieldLayout(content: laid.content, x: laid.x, top: laid.top, shownOffsets: offsets)
    model.layout = made
    return made
  }

  /// Moves the text so that the caret shows.
  private func follow() {
    guard isEditing else { return model.scroll = 0 }
    let (layout, width) = (textLayout, parts.text.bounds.width)
    let caret = layout.x(of: editor.selection.location)
    let end = layout.x + layout.content.size.width + SelectionView.caretWidth
    var scroll = min(max(model.scroll, 0), max(end - width, 0))
    if caret - scroll > width - SelectionView.caretWidth {
      scroll = caret - width + SelectionView.caretWidth
    }
    if caret < scroll { scroll = caret }
    if scroll != model.scroll { parts.text.setNeedsDisplay() }
    model.scroll = max(scroll, 0)
  }

  func drawContent(in rect: CGRect) {
    guard hasText, let context = UIGraphicsGetCurrentContext(), rect.width > 0 else { return }
    let layout =
      rect.size == parts.text.bounds.size
      ? textLayout : lay(shownText, in: rect.size, isWhole: isEditing)
    layout.content.draw(
      at: CGPoint(x: rect.minX + layout.x - model.scroll, y: rect.minY + layout.top), in: context)
  }

  func drawPlaceholderContent(in rect: CGRect) {
    guard let placeholder = model.placeholder, let context = UIGraphicsGetCurrentContext(),
      rect.width > 0
    else { return }
    let layout = lay(filledPlaceholder(placeholder), in: rect.size, isWhole: false)
    layout.content.draw(
      at: CGPoint(x: rect.minX + layout.x, y: rect.minY + layout.top), in: context)
  }

  // MARK: Geometry

  package func caretBox(at offset: Int) -> CGRect {
    let (layout, frame) = (textLayout, parts.text.frame)
    let line = hasText ? max(layout.height, model.font.lineHeight) : model.font.lineHeight
    let height = PixelGrid.above(line + Self.caretExtra, to: pixel)
    let empty = flush * max(frame.width - SelectionView.caretWidth, 0)
    let x = (hasText ? layout.x(of: offset) : empty) - model.scroll
    let room = max(frame.width - SelectionView.caretWidth, 0)
    return CGRect(
      x: frame.minX + PixelGrid.nearest(min(max(x, 0), room), to: pixel),
      y: frame.minY + PixelGrid.nearest(layout.top + (line - height) / 2, to: pixel),
      width: SelectionView.caretWidth, height: height)
  }

  package func boxes(of range: NSRange) -> [SelectionBox] {
    guard range.length > 0 else { return [] }
    let (layout, frame) = (textLayout, parts.text.frame)
    let (a, b) = (layout.x(of: range.location), layout.x(of: NSMaxRange(range)))
    let caret = caretBox(at: range.location)
    let box = CGRect(
      x: frame.minX + min(a, b) - model.scroll, y: caret.minY, width: abs(b - a),
      height: caret.height)
    let isMirrored = editor.isRightToLeft(at: range.location)
    return [SelectionBox(box, isRightToLeft: isMirrored, start: true, end: true)]
  }

  package func offset(nearest point: CGPoint) -> Int {
    guard hasText, point.x == point.x else { return 0 }
    let found = textLayout.offset(at: point.x - parts.text.frame.minX + model.scroll)
    let offset = min(max(found, 0), editor.length)
    // A place within a character counts as its start.
    return editor.breaks.unit(.character, at: offset)?.lowerBound ?? offset
  }

  /// Shows the caret, or what is chosen.
  func showSelection() {
    guard isEditing else { return parts.selection.hide() }
    if parts.selection.superview == nil { addSubview(parts.selection) }
    parts.selection.frame = bounds
    let (color, range) = (tintColor ?? .systemBlue, editor.selection)
    if range.length == 0 {
      let caret = caretRect(for: TextPlace(range.location))
      return parts.selection.showCaret(caret, color)
    }
    let shown = boxes(of: range).map { $0.rect.intersection(parts.text.frame) }
    parts.selection.show(shown.filter { !$0.isNull }, handles: true, color)
  }
}

/// Pictures in text fields, drawn by ourselves (FACTS_UIKIT d.19).
@MainActor
enum FieldSymbol {
  /// A disc with a cross in it.
  static var clear: UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 19, height: 19)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      UIColor.black.set()
      let disc = UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5))
      disc.fill()
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: 6.75, y: 6.75))
      cross.addLine(to: CGPoint(x: 12.25, y: 12.25))
      cross.move(to: CGPoint(x: 12.25, y: 6.75))
      cross.addLine(to: CGPoint(x: 6.75, y: 12.25))
      cross.lineWidth = 1.4
      cross.lineCapStyle = .round
      cross.stroke(with: .clear, alpha: 1)
    }.withRenderingMode(.alwaysTemplate)
  }
}
