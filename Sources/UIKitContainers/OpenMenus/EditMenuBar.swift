// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The bar of an edit menu: what can be chosen side by side, and an arrow to what it is about. Apple doesn't publish the
// measures: they are our choice.

import CoreGraphics
import Foundation
internal import MicaRaster
import QuartzCore

extension UIWindow {
  /// Shows an edit menu in the window.
  func showEditMenu(
    _ session: EditMenuSession, _ elements: [UIMenuElement], _ animator: MenuAnimator
  ) -> any ShownEditMenu {
    let bar = EditMenuBar(session)
    addSubview(bar)
    bar.show(elements)
    bar.move(about: session.rect(), animated: false)
    bar.appear(animator)
    return bar
  }
}

enum EditMenuMetrics {
  static let height: CGFloat = 40
  static let cornerRadius: CGFloat = 10
  static let arrow = CGSize(width: 20, height: 9)
  /// Beside each title.
  static let padding: CGFloat = 14
  static let chevronWidth: CGFloat = 36
  /// Between the arrow's tip and what the menu is about, and to the screen's edges.
  static let gap: CGFloat = 2
  static let margin: CGFloat = 8
  static let openTime: TimeInterval = 0.15
  static let closeTime: TimeInterval = 0.2
}

/// Where a bar goes: above what it is about where there is room, else below, else over its middle.
struct EditMenuPlacement: Equatable {
  /// With the arrow.
  var frame: CGRect
  var pointsDown: Bool
  /// The arrow's tip, from the frame's left edge.
  var tip: CGFloat

  init(
    width: CGFloat, about source: CGRect, in area: CGRect, arrow: UIEditMenuArrowDirection
  ) {
    let height = EditMenuMetrics.height + EditMenuMetrics.arrow.height
    let above = source.minY - EditMenuMetrics.gap - height
    let below = source.maxY + EditMenuMetrics.gap
    let (fitsAbove, fitsBelow) = (above >= area.minY, below + height <= area.maxY)
    pointsDown = arrow == .up ? !fitsBelow && fitsAbove : fitsAbove || !fitsBelow
    let y =
      fitsAbove || fitsBelow
      ? (pointsDown ? above : below)
      : min(max(source.midY - height, area.minY), area.maxY - height)
    let x = max(area.minX, min(source.midX - width / 2, area.maxX - width))
    frame = CGRect(x: x, y: y, width: width, height: height)
    let inset = EditMenuMetrics.cornerRadius + EditMenuMetrics.arrow.width / 2
    tip = width < 2 * inset ? width / 2 : min(max(source.midX - x, inset), width - inset)
  }
}

/// The view of an edit menu. Touches beside it close it, and go on to what they touch.
final class EditMenuBar: UIView, ShownEditMenu {
  private let session: EditMenuSession
  private let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
  private let outline = CAShapeLayer()
  private let shade = MenuShade(frame: .zero)
  private let watcher = EditMenuWatcher(target: nil, action: nil)
  private var items: [UIMenuElement] = []
  /// The elements of menus that were opened, the innermost last.
  private var outer: [[UIMenuElement]] = []
  private var pages: [[UIMenuElement]] = [[]]
  private var page = 0
  private(set) var buttons: [EditMenuButton] = []
  private var lines: [UIView] = []
  private var source = CGRect.zero
  private var placement: EditMenuPlacement?

  init(_ session: EditMenuSession) {
    self.session = session
    super.init(frame: .zero)
    effect.layer.mask = outline
    addSubview(shade)
    addSubview(effect)
    watcher.bar = self
    watcher.cancelsTouchesInView = false
    watcher.delaysTouchesEnded = false
    if let style = session.view?.traitCollection.userInterfaceStyle {
      overrideUserInterfaceStyle = style
    }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { window.addGestureRecognizer(watcher) }
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { watcher.view?.removeGestureRecognizer(watcher) }
  }

  var place: CGRect { frame }

  // MARK: Content

  func show(_ elements: [UIMenuElement]) {
    outer = []
    fill(elements)
  }

  private func fill(_ elements: [UIMenuElement]) {
    items = Self.flat(elements)
    page = 0
    pages = Self.pages(items, width: area.width, isInner: !outer.isEmpty, traits: traitCollection)
    build()
    if placement != nil { move(about: source, animated: false) }
  }

  /// Elements of menus that stand inline among those around them.
  private static func flat(_ elements: [UIMenuElement]) -> [UIMenuElement] {
    elements.flatMap { element -> [UIMenuElement] in
      if element.shownAttributes.contains(.hidden) { return [] }
      if let deferred = element as? UIDeferredMenuElement { return flat(deferred.elements ?? []) }
      guard let menu = element as? UIMenu else { return [element] }
      let inner = flat(menu.children)
      if inner.isEmpty { return [] }
      return menu.options.contains(.displayInline) ? inner : [menu]
    }
  }

  /// As many as fit side by side, with room for the arrows that turn the pages.
  private static func pages(
    _ items: [UIMenuElement], width: CGFloat, isInner: Bool, traits: UITraitCollection
  ) -> [[UIMenuElement]] {
    let widths = items.map { EditMenuButton.width(of: $0, traits) }
    let back = isInner ? EditMenuMetrics.chevronWidth : 0
    if widths.reduce(back, +) <= width { return [items] }
    var pages: [[UIMenuElement]] = [[]]
    var left = width - EditMenuMetrics.chevronWidth - back
    for (item, need) in zip(items, widths) {
      if need > left, pages.last?.isEmpty == false {
        pages.append([])
        left = width - 2 * EditMenuMetrics.chevronWidth
      }
      pages[pages.count - 1].append(item)
      left -= need
    }
    return pages
  }

  private func build() {
    for view in buttons + lines { view.removeFromSuperview() }
    (buttons, lines) = ([], [])
    let isFirst = page == 0
    if !isFirst || !outer.isEmpty {
      add(EditMenuButton(symbol: "chevron.left", label: "Back") { [weak self] in self?.turn(-1) })
    }
    for item in pages[page] {
      add(EditMenuButton(item) { [weak self] in self?.choose(item) })
    }
    if page + 1 < pages.count {
      add(EditMenuButton(symbol: "chevron.right", label: "More") { [weak self] in self?.turn(1) })
    }
    for _ in buttons.dropFirst() {
      let line = UIView()
      line.backgroundColor = .separator
      effect.contentView.addSubview(line)
      lines.append(line)
    }
    setNeedsLayout()
  }

  private func add(_ button: EditMenuButton) {
    effect.contentView.addSubview(button)
    buttons.append(button)
  }

  private func turn(_ step: Int) {
    if page + step < 0 {
      if let last = outer.popLast() { fill(last) }
      return
    }
    page += step
    build()
    move(about: source, animated: false)
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu {
      outer.append(items)
      return fill(menu.children)
    }
    session.choose(element)
  }

  // MARK: Places

  private var area: CGRect {
    guard let window = superview ?? session.view?.window else { return .zero }
    let safe = window.safeAreaInsets
    let margin = EditMenuMetrics.margin
    return window.bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margin), left: safe.left + margin, bottom: max(safe.bottom, margin),
        right: safe.right + margin))
  }

  /// Puts the bar beside a rectangle of the session's view.
  func move(about rect: CGRect, animated: Bool) {
    source = rect
    guard let view = session.view, let window = view.window else { return }
    // What is scrolled away is no more in sight than its view.
    let shown = view.convert(rect, to: window)
    let visible = shown.intersection(view.convert(view.bounds, to: window))
    let width = buttons.reduce(0) { $0 + $1.width }
    let placement = EditMenuPlacement(
      width: min(width, area.width), about: visible.isNull ? shown : visible, in: area,
      arrow: session.arrow)
    self.placement = placement
    let change = { [self] in
      frame = pixelRect(of: placement.frame.size, in: placement.frame)
      layoutIfNeeded()
    }
    animated ? UIView.animate(withDuration: EditMenuMetrics.openTime, animations: change) : change()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let placement else { return }
    effect.frame = bounds
    let arrow = EditMenuMetrics.arrow.height
    let top = placement.pointsDown ? 0 : arrow
    var x: CGFloat = 0
    let hair = 1 / max(traitCollection.displayScale, 1)
    for (index, button) in buttons.enumerated() {
      let left = pixelGrid.nearest(x)
      x += button.width
      button.frame = CGRect(
        x: left, y: top, width: pixelGrid.nearest(x) - left, height: EditMenuMetrics.height)
      if index > 0 {
        lines[index - 1].frame = CGRect(
          x: left, y: top, width: hair, height: EditMenuMetrics.height)
      }
    }
    let path = outlinePath(placement)
    outline.path = path.cgPath
    outline.frame = bounds
    shade.frame = bounds
    shade.outline = path
  }

  /// A rounded rectangle and the arrow, as one outline.
  private func outlinePath(_ placement: EditMenuPlacement) -> UIBezierPath {
    let arrow = EditMenuMetrics.arrow
    let box = CGRect(
      x: 0, y: placement.pointsDown ? 0 : arrow.height, width: bounds.width,
      height: bounds.height - arrow.height)
    let radius = EditMenuMetrics.cornerRadius
    let (left, right) = (placement.tip - arrow.width / 2, placement.tip + arrow.width / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: box.minX + radius, y: box.minY))
    if !placement.pointsDown {
      path.addLine(to: CGPoint(x: left, y: box.minY))
      path.addLine(to: CGPoint(x: placement.tip, y: 0))
      path.addLine(to: CGPoint(x: right, y: box.minY))
    }
    path.addArc(
      withCenter: CGPoint(x: box.maxX - radius, y: box.minY + radius), radius: radius,
      startAngle: -.pi / 2, endAngle: 0, clockwise: true)
    path.addArc(
      withCenter: CGPoint(x: box.maxX - radius, y: box.maxY - radius), radius: radius,
      startAngle: 0, endAngle: .pi / 2, clockwise: true)
    if placement.pointsDown {
      path.addLine(to: CGPoint(x: right, y: box.maxY))
      path.addLine(to: CGPoint(x: placement.tip, y: bounds.height))
      path.addLine(to: CGPoint(x: left, y: box.maxY))
    }
    path.addArc(
      withCenter: CGPoint(x: box.minX + radius, y: box.maxY - radius), radius: radius,
      startAngle: .pi / 2, endAngle: .pi, clockwise: true)
    path.addArc(
      withCenter: CGPoint(x: box.minX + radius, y: box.minY + radius), radius: radius,
      startAngle: .pi, endAngle: 3 * .pi / 2, clockwise: true)
    path.close()
    return path
  }

  // MARK: Coming and going

  func appear(_ animator: MenuAnimator) {
    layoutIfNeeded()
    alpha = 0
    UIView.animate(
      withDuration: EditMenuMetrics.openTime, delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        alpha = 1
        animator.animate()
      }, completion: { _ in animator.complete() })
  }

  func close(_ animator: MenuAnimator) {
    isUserInteractionEnabled = false
    watcher.view?.removeGestureRecognizer(watcher)
    UIView.animate(
      withDuration: EditMenuMetrics.closeTime, delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        alpha = 0
        animator.animate()
      },
      completion: { [self] _ in
        removeFromSuperview()
        animator.complete()
      })
  }

  fileprivate func touched(_ touch: UITouch) {
    guard !bounds.contains(touch.location(in: self)) else { return }
    EditMenuCenter.current.close(session, by: touch)
  }
}

/// Sees touches beside a bar, and takes none of them.
private final class EditMenuWatcher: UIGestureRecognizer {
  weak var bar: EditMenuBar?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { bar?.touched(touch) }
    state = .failed
  }
}
