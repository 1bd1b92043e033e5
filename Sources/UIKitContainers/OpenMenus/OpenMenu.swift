// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An open menu: it lies over everything in the window, with its cards and the preview of what it is about.

import CoreGraphics
import Foundation
import QuartzCore
@_spi(Mica) import UIKitCore

extension UIWindow {
  /// Opens a menu in the window.
  func showMenu(_ session: MenuSession, _ animator: MenuAnimator) -> any ShownMenu {
    let menu = OpenMenu(session, in: self)
    addSubview(menu)
    menu.appear(animator)
    return menu
  }
}

/// The view of an open menu. A touch beside its cards closes it.
final class OpenMenu: UIView, ShownMenu {
  private let session: MenuSession
  private var backdrop: UIVisualEffectView?
  private var preview: MenuPreview?
  private var cards: [MenuCard] = []
  private var isGone = false

  init(_ session: MenuSession, in window: UIWindow) {
    self.session = session
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    // A menu looks as what it is about, also where only a part of the screen is dark.
    let style = session.source.traitCollection.userInterfaceStyle
    if style != window.traitCollection.userInterfaceStyle { overrideUserInterfaceStyle = style }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Places

  private var area: CGRect {
    let safe = superview?.safeAreaInsets ?? .zero
    let margin = MenuMetrics.margin
    return bounds.inset(
      by: UIEdgeInsets(
        top: max(safe.top, margin), left: safe.left + margin, bottom: max(safe.bottom, margin),
        right: safe.right + margin))
  }

  private func placement(_ size: CGSize) -> MenuPlacement {
    if let preview { return MenuPlacement(card: size, preview: preview.wanted, in: area) }
    let source = session.source
    return MenuPlacement(card: size, about: source.convert(source.bounds, to: self), in: area)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop?.frame = bounds
    guard !isGone, let first = cards.first else { return }
    put(first, placement(first.wholeSize).card)
    for (outer, inner) in zip(cards, cards.dropFirst()) { put(inner, frame(of: inner, in: outer)) }
  }

  private func put(_ card: MenuCard, _ frame: CGRect) {
    let frame = pixelRect(of: frame.size, in: frame)
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// A card that came out of a row lies over it, as far as the screen lets it.
  private func frame(of inner: MenuCard, in outer: MenuCard) -> CGRect {
    let row = outer.rows.first { $0.element === inner.menu }
    let place =
      row.map { row in
        CGPoint(
          x: outer.center.x - outer.bounds.width / 2,
          y: outer.center.y - outer.bounds.height / 2
            + row.convert(CGPoint.zero, to: outer).y)
      } ?? outer.frame.origin
    let size = CGSize(
      width: inner.wholeSize.width, height: min(inner.wholeSize.height, area.height))
    return CGRect(
      x: MenuPlacement.within(place.x, size.width, area),
      y: max(area.minY, min(place.y, area.maxY - size.height)), width: size.width,
      height: size.height)
  }

  // MARK: Coming and going

  func appear(_ animator: MenuAnimator) {
    if !session.isCompact { prepareBackground() }
    if let menu = session.menu { addCard(menu, isInner: false) }
    let placement = placement(cards.first?.wholeSize ?? .zero)
    cards.first?.isUpwards = placement.isUpwards && session.isByPriority
    layoutIfNeeded()
    let card = cards.first
    card?.transform = shrunk(card, to: preview == nil ? sourceMiddle : placement.preview)
    card?.alpha = 0
    backdrop?.alpha = 0
    preview.map { scale($0, to: $0.start) }
    preview?.appear()
    spring(MenuMetrics.openTime) { [self] in
      card?.transform = .identity
      card?.alpha = 1
      backdrop?.alpha = 1
      preview.map { scale($0, to: placement.preview) }
      animator.animate()
    } completion: { [self] in
      preview?.appeared()
      animator.complete()
    }
  }

  private func prepareBackground() {
    let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
    backdrop.frame = bounds
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
    self.backdrop = backdrop
    guard let preview = MenuPreview(session, in: self, area: area) else { return }
    addSubview(preview)
    preview.addGestureRecognizer(MenuTap { [weak session] in session?.commit() })
    self.preview = preview
  }

  private func addCard(_ menu: UIMenu, isInner: Bool) {
    let card = MenuCard(menu, isInner: isInner)
    card.chosen = { [weak self] in self?.choose($0) }
    cards.append(card)
    addSubview(card)
    setNeedsLayout()
  }

  private var sourceMiddle: CGRect {
    session.source.convert(session.source.bounds, to: self)
  }

  /// A card as it comes out of the side of what it is about.
  private func shrunk(_ card: UIView?, to source: CGRect) -> CGAffineTransform {
    guard let card else { return .identity }
    let half = CGSize(width: card.bounds.width / 2, height: card.bounds.height / 2)
    let x = max(-half.width, min(source.midX - card.center.x, half.width))
    let y = source.midY < card.center.y ? -half.height : half.height
    let rest = 1 - MenuMetrics.smallest
    return CGAffineTransform(translationX: x * rest, y: y * rest)
      .scaledBy(x: MenuMetrics.smallest, y: MenuMetrics.smallest)
  }

  /// Shows a preview in a rectangle by moving and scaling it.
  private func scale(_ preview: MenuPreview, to rect: CGRect) {
    let size = preview.wanted.size
    preview.center = CGPoint(x: rect.midX, y: rect.midY)
    preview.transform = CGAffineTransform(
      scaleX: rect.width / max(size.width, 1), y: rect.height / max(size.height, 1))
  }

  private func spring(
    _ duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: changes, completion: { _ in completion() })
  }

  func close(_ animator: MenuAnimator, back: UITargetedPreview?, done: @escaping () -> Void) {
    guard !isGone else { return done() }
    isGone = true
    isUserInteractionEnabled = false
    preview?.disappear()
    let source = sourceMiddle
    var home = preview?.start
    if let back, let start = home {
      let middle = back.target.container.convert(back.target.center, to: self)
      home = CGRect(
        x: middle.x - start.width / 2, y: middle.y - start.height / 2, width: start.width,
        height: start.height)
    }
    UIView.animate(
      withDuration: MenuMetrics.closeTime, delay: 0, options: .allowUserInteraction,
      animations: { [self] in
        for card in cards {
          card.transform = shrunk(card, to: source)
          card.alpha = 0
        }
        backdrop?.alpha = 0
        if let preview, let home { scale(preview, to: home) }
        animator.animate()
      },
      completion: { [self] _ in
        preview?.disappeared()
        removeFromSuperview()
        done()
      })
  }

  // MARK: Choosing

  private func choose(_ row: MenuRow) {
    guard let card = cards.last, card.rows.contains(where: { $0 === row }) else { return }
    if let menu = row.element as? UIMenu {
      menu === card.menu ? closeInner() : openInner(menu)
    } else {
      session.choose(row.element)
    }
  }

  private func openInner(_ menu: UIMenu) {
    let outer = cards.last
    addCard(menu, isInner: true)
    layoutIfNeeded()
    let inner = cards.last
    inner?.alpha = 0
    inner?.transform = CGAffineTransform(scaleX: MenuMetrics.behind, y: MenuMetrics.behind)
    outer?.isUserInteractionEnabled = false
    spring(MenuMetrics.openTime) {
      inner?.alpha = 1
      inner?.transform = .identity
      outer?.isBehind = true
      outer?.transform = CGAffineTransform(scaleX: MenuMetrics.behind, y: MenuMetrics.behind)
    } completion: {
    }
  }

  private func closeInner() {
    guard cards.count > 1 else { return }
    let inner = cards.removeLast()
    let outer = cards.last
    inner.isUserInteractionEnabled = false
    outer?.isUserInteractionEnabled = true
    spring(MenuMetrics.openTime) {
      inner.alpha = 0
      inner.transform = CGAffineTransform(scaleX: MenuMetrics.behind, y: MenuMetrics.behind)
      outer?.isBehind = false
      outer?.transform = .identity
    } completion: {
      inner.removeFromSuperview()
    }
  }

  func followed(to point: CGPoint) { cards.last?.followed(to: point) }
  func lifted(at point: CGPoint?) { cards.last?.lifted(at: point) }

  func update(_ block: (UIMenu) -> UIMenu) {
    for (index, card) in cards.enumerated() {
      let menu = block(card.menu)
      if index == 0 { session.replace(menu) }
      card.show(menu)
    }
    setNeedsLayout()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // What is put down on the preview is the preview's.
    guard let touch = touches.first, touch.view === self else { return }
    let place = touch.location(in: self)
    // A touch on the menu behind leads back to it.
    if cards.count > 1, cards.dropLast().contains(where: { $0.frame.holds(place) }) {
      return closeInner()
    }
    session.close()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A tap on the preview.
private final class MenuTap: UITapGestureRecognizer {
  private let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
    super.init(target: nil, action: nil)
  }

  override func announce() { if (core.announced ?? core.state) == .ended { run() } }
}
