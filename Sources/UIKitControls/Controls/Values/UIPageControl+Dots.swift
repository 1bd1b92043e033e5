// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The dots of a page control, and what a finger does to them (FACTS_UIKIT d.9).

import CoreGraphics
import Foundation

/// A page control's pages.
struct PageModel {
  /// More pages than that are not kept: each has a dot.
  static let most = 10_000

  var count = 0
  var current = 0
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]
  var interaction = UIPageControl.InteractionState.none
  /// Where the finger was put down, and the page then.
  var start: (x: CGFloat, page: Int)?
}

/// What a page control is made of.
@MainActor
final class PageDots {
  /// FACTS_UIKIT d.9: measured height and pitch; a dot's diameter is 7.5 in the picture. The width is
  /// that of iOS 26 (L).
  nonisolated static let height: CGFloat = 77.0 / 3
  nonisolated static let pitch: CGFloat = 53.0 / 3
  nonisolated static let dot: CGFloat = 7.5
  nonisolated static let margin: CGFloat = 20

  let ground = ControlPart()
  var views: [UIImageView] = []

  nonisolated static func size(_ pages: Int) -> CGSize {
    let count = CGFloat(min(max(0, pages), PageModel.most))
    return CGSize(width: count * pitch + margin, height: height)
  }
}

extension UIPageControl {
  func setUpDots() {
    isOpaque = false
    dots.ground.isHidden = true
    addSubview(dots.ground)
  }

  /// Shows pages and colours that have changed.
  func dotsChanged() {
    let isShown = model.count > (hidesForSinglePage ? 1 : 0)
    while dots.views.count > model.count { dots.views.removeLast().removeFromSuperview() }
    while dots.views.count < model.count {
      let view = UIImageView()
      dots.views.append(view)
      addSubview(view)
    }
    for (page, view) in dots.views.enumerated() {
      let isCurrent = page == model.current
      let image =
        isCurrent
        ? model.currentImages[page] ?? preferredCurrentPageIndicatorImage ?? model.images[page]
          ?? preferredIndicatorImage : model.images[page] ?? preferredIndicatorImage
      let color: UIColor =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
      view.isHidden = !isShown
      view.image =
        image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
      view.tintColor = color
      view.backgroundColor = image == nil ? color : nil
    }
    let isTouched = model.start != nil
    dots.ground.isHidden =
      !isShown || !(backgroundStyle == .prominent || backgroundStyle == .automatic && isTouched)
    dots.ground.backgroundColor = .tertiarySystemFill
    setNeedsLayout()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func placeDots() {
    let size = PageDots.size(model.count)
    let scale = contentScaleFactor > 0 ? contentScaleFactor : 1
    let first = bounds.midX - CGFloat(model.count - 1) / 2 * PageDots.pitch
    dots.ground.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    dots.ground.layer.cornerRadius = size.height / 2
    for (page, view) in dots.views.enumerated() {
      let place = CGFloat(isMirrored ? model.count - 1 - page : page)
      let size = view.image?.size ?? CGSize(width: PageDots.dot, height: PageDots.dot)
      view.layer.cornerRadius = view.image == nil ? PageDots.dot / 2 : 0
      view.frame = CGRect(
        x: PixelGrid.nearest(first + place * PageDots.pitch - size.width / 2, to: 1 / scale),
        y: PixelGrid.nearest(bounds.midY - size.height / 2, to: 1 / scale), width: size.width,
        height: size.height)
    }
  }

  // MARK: Touches

  /// Goes through the pages, a page for each dot on the way.
  func scrub(_ touch: UITouch, _ event: UIEvent?) {
    guard allowsContinuousInteraction, let start = model.start else { return }
    let way = (touch.location(in: self).x - start.x) * (isMirrored ? -1 : 1)
    guard way.isFinite, model.interaction == .continuous || abs(way) > PageDots.pitch else {
      return
    }
    model.interaction = .continuous
    let steps = min(max((way / PageDots.pitch).rounded(), -1e6), 1e6)
    go(to: start.page + Int(steps), event)
  }

  func lift(_ touch: UITouch?, _ event: UIEvent?) {
    defer {
      model.interaction = .none
      model.start = nil
      if !defersCurrentPageDisplay { dotsChanged() }
    }
    guard model.interaction == .none, isTouchInside, let touch else { return }
    model.interaction = .discrete
    let isRight = touch.location(in: self).x >= bounds.midX
    go(to: currentPage + (isRight != isMirrored ? 1 : -1), event)
  }

  private func go(to page: Int, _ event: UIEvent?) {
    let page = min(max(0, page), max(0, model.count - 1))
    guard page != model.current else { return }
    announcing("currentPage") { model.current = page }
    if !defersCurrentPageDisplay { dotsChanged() }
    sendValueChanged(with: event)
  }
}
