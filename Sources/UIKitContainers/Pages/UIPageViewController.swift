// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A container that shows controllers as pages, one after another. What a program may override stands here;
// the work is done in PageScroller.

public import Foundation
@_spi(Mica) import UIKitCore

/// A container that shows controllers as pages that a finger turns.
///
/// Partly: pages that curl (`pageCurl`) are noted and scroll.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  package let pages: PageScroller

  /// A container without pages. The options are the spine's place and the space between pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    let spacing = (options?[.interPageSpacing] as? NSNumber)?.doubleValue ?? 0
    let spine = (options?[.spineLocation] as? NSNumber).flatMap {
      SpineLocation(rawValue: $0.intValue)
    }
    pages = PageScroller(
      style: style, orientation: navigationOrientation, spacing: spacing.isFinite ? spacing : 0,
      spine: style == .scroll ? SpineLocation.none : spine ?? .min)
    super.init(nibName: nil, bundle: nil)
    pages.owner = self
  }

  /// A container of pages that curl from right to left, as iOS makes it without options.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    pages = PageScroller(style: .pageCurl, orientation: .horizontal, spacing: 0, spine: .min)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    pages.owner = self
  }

  /// A controller from an archive, with the archive's style; see `UIViewController`.
  public required init?(coder: NSCoder) {
    pages = PageScroller(style: .pageCurl, orientation: .horizontal, spacing: 0, spine: .min)
    super.init(coder: coder)
    pages.owner = self
    readNib(coder, as: UIPageViewController.self)
  }

  /// Who hears of pages being turned; not kept alive.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Who has the pages before and after; not kept alive. Without one no finger turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { pages.dataSourceChanged() }
  }
  /// How pages are turned.
  open var transitionStyle: TransitionStyle { pages.style }
  /// The way that pages go.
  open var navigationOrientation: NavigationOrientation { pages.orientation }
  /// Where the spine is; `.none` where pages scroll.
  open var spineLocation: SpineLocation { pages.spine }
  /// Whether pages have backs, which are controllers too; false by default. Only for pages that curl.
  ///
  /// Partly: kept, without effect.
  open var isDoubleSided = false
  /// What turns curling pages; empty where pages scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// The page that is shown, or the two around a spine in the middle; nil without any. While a page is being
  /// turned the one that is left.
  open var viewControllers: [UIViewController]? { pages.current.isEmpty ? nil : pages.current }

  /// Shows other pages: with the scroll from the side that the direction says, or at once.
  ///
  /// - Parameter completion: called when they are there; with false when another change came before.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    pages.show(viewControllers ?? [], direction, animated: animated, completion)
  }

  /// A view with the pages, and the page control if the data source counts pages.
  open override func loadView() { view = pages.makeView() }

  @_spi(Mica) public override func willForwardAppearance() {
    super.willForwardAppearance()
    pages.install()
  }

  /// The shown page decides.
  open override var childForStatusBarStyle: UIViewController? { pages.current.first }
  /// The shown page decides.
  open override var childForStatusBarHidden: UIViewController? { pages.current.first }
}

extension UIPageViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// They curl, like paper.
    case pageCurl
    /// They lie side by side and scroll.
    case scroll
  }

  /// The way that pages go.
  public enum NavigationOrientation: Int, Sendable {
    /// Side by side.
    case horizontal
    /// One below the other.
    case vertical
  }

  /// The side that a page comes from.
  public enum NavigationDirection: Int, Sendable {
    /// From the trailing side, or from below.
    case forward
    /// From the leading side, or from above.
    case reverse
  }

  /// Where the spine of curling pages is.
  public enum SpineLocation: Int, Sendable {
    /// Pages scroll and have none.
    case none
    /// At the left, or at the top: one page is shown.
    case min
    /// In the middle: two pages are shown.
    case mid
    /// At the right, or at the bottom: one page is shown.
    case max
  }

  /// What can be said of a container when it is made.
  public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
    /// The name of the option.
    public var rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the spine is: the raw value of a `SpineLocation` in an `NSNumber`.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages that scroll, in an `NSNumber`; 0 by default.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
