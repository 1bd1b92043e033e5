// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Dots, one for each page (FACTS_UIKIT d.9, measured in a picture of iOS 17.5).

public import CoreGraphics
public import Foundation
internal import MicaRaster
@_spi(Mica) import UIKitCore

/// A control that shows which of some pages is the current one. A tap on its left or right half goes a
/// page back or on; a finger that moves along it goes through the pages.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  var model = PageModel()
  let dots = PageDots()

  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpDots()
  }

  /// A control without pages from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpDots()
    readNib(coder, as: UIPageControl.self)
  }

  /// When the background shows.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger is on it.
    case automatic = 0
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// What a finger does.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It has gone a page on or back.
    case discrete
    /// It goes through the pages.
    case continuous
  }

  /// How many pages there are; 0 by default, and not below.
  open var numberOfPages: Int {
    get { model.count }
    set {
      model.count = min(max(0, newValue), PageModel.most)
      model.current = min(model.current, max(0, model.count - 1))
      dotsChanged()
      invalidateIntrinsicContentSize()
    }
  }

  /// The current page; 0 by default, limited to those that there are. Setting it sends no event.
  open var currentPage: Int {
    get { model.current }
    set {
      announcing("currentPage") { model.current = min(max(0, newValue), max(0, model.count - 1)) }
      dotsChanged()
    }
  }

  /// Whether nothing shows where there is one page; false by default.
  open var hidesForSinglePage = false { didSet { dotsChanged() } }
  /// The colour of the dots; nil, the default, is white at 45 %.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      own(.pageIndicatorTintColor)
      dotsChanged()
    }
  }
  /// The colour of the current page's dot; nil, the default, is white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      own(.currentPageIndicatorTintColor)
      dotsChanged()
    }
  }
  /// When the background shows; `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { dotsChanged() } }
  /// What the finger of the moment does.
  open var interactionState: InteractionState { model.interaction }
  /// Whether a finger may go through the pages; true by default.
  open var allowsContinuousInteraction = true
  /// A picture in place of the dots.
  open var preferredIndicatorImage: UIImage? { didSet { dotsChanged() } }
  /// A picture in place of the current page's dot.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { dotsChanged() } }
  /// Whether a page that a finger has chosen shows only after `updateCurrentPageDisplay()`; false by
  /// default.
  open var defersCurrentPageDisplay = false

  /// In which order the pages stand.
  public enum Direction: Int, Sendable {
    /// As the language is written.
    case natural = 0
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From the top.
    case topToBottom
    /// From the bottom.
    case bottomToTop
  }

  /// In which order the pages stand; `natural` by default.
  ///
  /// Partly: `natural` and `leftToRight` are drawn, from left to right; others are noted.
  open var direction = Direction.natural {
    didSet {
      if direction.rawValue > Direction.leftToRight.rawValue {
        Unsupported.note("UIPageControl.direction")
      }
    }
  }

  /// Shows the current page where `defersCurrentPageDisplay` has put that off.
  open func updateCurrentPageDisplay() { dotsChanged() }

  /// The picture set for a page; nil for its dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { model.images[page] }

  /// Sets a picture in place of a page's dot.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    model.images[page] = image
    dotsChanged()
  }

  /// The picture set for a page while it is the current one; nil for its dot.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { model.currentImages[page] }

  /// Sets a picture in place of a page's dot while it is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    model.currentImages[page] = image
    dotsChanged()
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)", traits: .adjustable)
  }

  // MARK: Geometry

  /// The size that a number of pages needs.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { PageDots.size(pageCount) }

  /// The size that the pages need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size that the pages need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeDots()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    model.start = (touch.location(in: self).x, currentPage)
    dotsChanged()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrub(touch, event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    lift(touch, event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    model.interaction = .none
    model.start = nil
    dotsChanged()
  }

  open override var isEnabled: Bool { didSet { dotsChanged() } }

  /// Not a single tap around the control (FACTS_UIKIT b.6).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !isOuterTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
