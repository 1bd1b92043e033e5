// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The card of one open menu: groups of rows, in a scroll view where there is no room for all.

import CoreGraphics
import Foundation
internal import MicaRaster
import QuartzCore

/// Shows the elements of a menu, and follows fingers on them.
final class MenuCard: UIView {
  private(set) var menu: UIMenu
  private let isInner: Bool
  /// Whether the first element is at the bottom; known once there is a size to place.
  var isUpwards = false {
    didSet { if isUpwards != oldValue { show(menu) } }
  }
  private let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let scroll = UIScrollView(frame: .zero)
  private let shade = MenuShade(frame: .zero)
  private var pieces: [(view: UIView, height: CGFloat)] = []
  private(set) var rows: [MenuRow] = []
  private var groups: [[MenuRow]] = []
  /// An element was chosen; the row tells where.
  var chosen: (MenuRow) -> Void = { _ in }
  /// Whether a menu of its own lies over it: its rows are pale then.
  var isBehind = false {
    didSet { effect.contentView.alpha = isBehind ? MenuMetrics.behindAlpha : 1 }
  }
  /// Whether a finger that opened the menu has been on a row, so that its end chooses.
  private var wasOnRow = false

  /// A card; an inner one came out of a row.
  init(_ menu: UIMenu, isInner: Bool) {
    (self.menu, self.isInner) = (menu, isInner)
    super.init(frame: .zero)
    effect.layer.cornerRadius = MenuMetrics.cornerRadius
    effect.layer.cornerCurve = .continuous
    effect.clipsToBounds = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = false
    addSubview(shade)
    addSubview(effect)
    effect.contentView.addSubview(scroll)
    build()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Shows another menu, or the same one after a change.
  func show(_ menu: UIMenu) {
    self.menu = menu
    build()
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private func build() {
    for piece in pieces { piece.view.removeFromSuperview() }
    (pieces, rows, groups) = ([], [], [])
    var sections = menu.sections
    let width = MenuMetrics.width
    let hair = 1 / max(traitCollection.displayScale, 1)
    let hasMarks =
      isInner
      || sections.contains { $0.size == .large && $0.items.contains { MenuRow.hasMark($0) } }
    if isInner {
      let top = MenuRow(menu, size: .large, isOpen: true)
      top.hasMarks = true
      rows.append(top)
      add(top, top.height(in: width))
      add(line(.separator), hair)
    } else if !menu.title.isEmpty {
      addHeader(menu.title)
      add(line(.separator), hair)
    }
    if isUpwards {
      sections = sections.reversed().map { section in
        var section = section
        section.items.reverse()
        return section
      }
    }
    for (index, section) in sections.enumerated() {
      if index > 0 { add(line(MenuMetrics.thickColor), MenuMetrics.thickLine) }
      if let title = section.title {
        addHeader(title)
        add(line(.separator), hair)
      }
      if section.size == .large {
        for (place, item) in section.items.enumerated() {
          if place > 0 { add(line(.separator), hair) }
          let row = MenuRow(item, size: .large)
          row.hasMarks = hasMarks
          rows.append(row)
          add(row, row.height(in: width))
        }
      } else {
        addCells(section)
      }
    }
    for deferred in menu.deferred(everywhere: false) {
      deferred.ask { [weak self] in
        guard let self else { return }
        show(self.menu)
      }
    }
  }

  private func add(_ view: UIView, _ height: CGFloat) {
    scroll.addSubview(view)
    pieces.append((view, height))
  }

  private func line(_ color: UIColor) -> UIView {
    let line = UIView()
    line.backgroundColor = color
    return line
  }

  private func addHeader(_ text: String) {
    let label = MenuHeader(text)
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    let room = CGSize(
      width: MenuMetrics.width - 2 * MenuMetrics.side, height: .greatestFiniteMagnitude)
    add(label, label.sizeThatFits(room).height + 2 * MenuMetrics.headerPadding)
  }

  /// Elements beside each other: 4 small ones in a line, 3 of medium size.
  private func addCells(_ section: MenuSection) {
    let most = section.size == .small ? 4 : 3
    let hair = 1 / max(traitCollection.displayScale, 1)
    for start in stride(from: 0, to: section.items.count, by: most) {
      if start > 0 { add(line(.separator), hair) }
      let cells = section.items[start..<min(start + most, section.items.count)].map {
        MenuRow($0, size: section.size)
      }
      let strip = MenuStrip(cells, count: min(most, section.items.count))
      rows += cells
      add(strip, cells[0].height(in: 0))
    }
  }

  // MARK: Places

  /// The size of everything.
  var wholeSize: CGSize {
    CGSize(width: MenuMetrics.width, height: pieces.reduce(0) { $0 + $1.height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    effect.frame = bounds
    scroll.frame = bounds
    scroll.contentSize = CGSize(width: bounds.width, height: wholeSize.height)
    scroll.isScrollEnabled = wholeSize.height > bounds.height + 0.01
    var y: CGFloat = 0
    for piece in pieces {
      let top = pixelGrid.nearest(y)
      y += piece.height
      piece.view.frame = CGRect(
        x: 0, y: top, width: bounds.width, height: pixelGrid.nearest(y) - top)
    }
  }

  // MARK: Fingers

  private func row(at point: CGPoint, in space: UIView?) -> MenuRow? {
    guard bounds.holds(convert(point, from: space)) else { return nil }
    return rows.first { $0.bounds.holds($0.convert(point, from: space)) }
  }

  private func press(_ row: MenuRow?) {
    for other in rows where other.isPressed && other !== row { other.isPressed = false }
    guard let row, row.canBeChosen, !row.isPressed else { return }
    row.isPressed = true
  }

  /// A finger is at a place in the window.
  func followed(to point: CGPoint) {
    let row = row(at: point, in: nil)
    if row != nil { wasOnRow = true }
    press(row)
  }

  /// A finger was lifted; nil where it was taken away. Whether it was on the card.
  @discardableResult
  func lifted(at point: CGPoint?) -> Bool {
    let row = point.flatMap { self.row(at: $0, in: nil) }
    press(nil)
    let counts = wasOnRow
    wasOnRow = false
    if counts, let row, row.canBeChosen { chosen(row) }
    return row != nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.min(by: { $0.serial < $1.serial }) else { return }
    followed(to: touch.location(in: nil))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lifted(at: touches.min { $0.serial < $1.serial }?.location(in: nil))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lifted(at: nil)
  }
}

/// A title above rows.
private final class MenuHeader: UILabel {
  init(_ text: String) {
    super.init(frame: .zero)
    self.text = text
    textColor = .secondaryLabel
    numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) {
    super.drawText(
      in: rect.insetBy(dx: MenuMetrics.side, dy: 0))
  }
}

/// Elements beside each other, with thin lines between them.
private final class MenuStrip: UIView {
  private let cells: [MenuRow]
  private let count: Int
  private let lines: [UIView]

  init(_ cells: [MenuRow], count: Int) {
    (self.cells, self.count) = (cells, max(1, count))
    lines = cells.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    for cell in cells { addSubview(cell) }
    for line in lines {
      line.backgroundColor = .separator
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let hair = 1 / max(traitCollection.displayScale, 1)
    for (index, cell) in cells.enumerated() {
      let place = isMirrored ? count - 1 - index : index
      let left = pixelGrid.nearest(CGFloat(place) * width)
      let right = pixelGrid.nearest(CGFloat(place + 1) * width)
      cell.frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
      if index > 0 {
        let x = isMirrored ? right : left
        lines[index - 1].frame = CGRect(x: x, y: 0, width: hair, height: bounds.height)
      }
    }
  }
}

/// The shadow around a card, cut out below it: the card lets shine through what is behind.
final class MenuShade: UIView {
  /// The card's outline; nil for a card's rounded corners.
  var outline: UIBezierPath? { didSet { setNeedsLayout() } }
  private let hole = CAShapeLayer()
  private let shadow = CALayer()
  private static let reach: CGFloat = 90

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shadow.shadowOpacity = 0.2
    shadow.shadowRadius = 32
    shadow.shadowOffset = CGSize(width: 0, height: 10)
    layer.addSublayer(shadow)
    hole.fillRule = .evenOdd
    layer.mask = hole
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let card =
      outline ?? UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius)
    shadow.frame = bounds
    shadow.shadowPath = card.cgPath
    let around = UIBezierPath(rect: bounds.insetBy(dx: -Self.reach, dy: -Self.reach))
    around.append(card)
    hole.frame = bounds
    hole.path = around.cgPath
  }
}
