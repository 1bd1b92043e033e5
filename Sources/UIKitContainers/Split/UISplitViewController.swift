// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A container of columns: side by side where there is room, one stack where there is none. What a program may
// override stands here; the work is done in SplitColumns….swift.

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// A container that shows a list beside its details, in two or three columns.
///
/// Where the horizontal size class is compact it is collapsed: its columns are one navigation stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  package let columns: SplitColumns

  /// A container of two or three columns, which are set one by one.
  public init(style: Style) {
    columns = SplitColumns(style: style)
    super.init(nibName: nil, bundle: nil)
    columns.owner = self
  }

  /// A container without columns, whose controllers are set at once (`viewControllers`).
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    columns = SplitColumns(style: .unspecified)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    columns.owner = self
  }

  /// A controller from an archive; see `UIViewController`.
  public required init?(coder: NSCoder) {
    columns = SplitColumns(style: .unspecified)
    super.init(coder: coder)
    columns.owner = self
    readNib(coder, as: UISplitViewController.self)
  }

  /// Stands for a width that the container chooses: the default of all widths.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

  /// Who hears of columns coming and going; not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// How many columns it was made for; `.unspecified` without.
  open var style: Style { columns.style }
  /// The controllers: of the columns from the leading side if it was made with a style, else the list and its
  /// details; at most two can be set.
  open var viewControllers: [UIViewController] {
    get { columns.all }
    set { columns.replaceAll(newValue) }
  }
  /// Gives a column its controller; one that is no navigation controller is put into one, as on iOS. Nil takes
  /// it away.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns.set(vc, for: column)
  }
  /// The controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { columns.given[column] }
  /// Shows a column: over or beside the others, or on top of the stack.
  open func show(_ column: Column) { columns.show(column) }
  /// Hides a column.
  open func hide(_ column: Column) { columns.hide(column) }

  /// Whether all is one stack, for want of room.
  open var isCollapsed: Bool { columns.isCollapsed }
  /// Which columns are seen.
  open var displayMode: DisplayMode { columns.mode }
  /// Which columns should be seen; automatic by default: the list lies beside the details if the container is
  /// wider than high, else it is hidden.
  open var preferredDisplayMode: DisplayMode = .automatic { didSet { columns.preferenceChanged() } }
  /// How columns share the room; automatic by default. Kept for programs that set it: the display mode
  /// decides.
  ///
  /// Partly: kept, without effect.
  open var preferredSplitBehavior: SplitBehavior = .automatic
  /// Whether the button is shown that shows and hides the list.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As `presentsWithGesture` says.
    case automatic
    /// It is not.
    case never
    /// It is.
    case always
  }

  /// How columns share the room.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior != .automatic
      ? preferredSplitBehavior : displayMode == .oneOverSecondary ? .overlay : .tile
  }
  /// Whether a button, and a swipe from the edge, show the list; true by default.
  ///
  /// Partly: the button does, the swipe is not there.
  open var presentsWithGesture = true
  /// Whether the button is shown; automatic by default, as `presentsWithGesture` says.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// Whether there is a button that leaves the details alone; false by default.
  ///
  /// Partly: kept, without effect.
  open var showsSecondaryOnlyButton = false
  /// The side of the list; leading by default.
  open var primaryEdge: PrimaryEdge = .leading { didSet { columns.layOut() } }
  /// What lies behind the list.
  ///
  /// Partly: kept, without effect.
  open var primaryBackgroundStyle: BackgroundStyle = .none

  /// The list's share of the width, 0 to 1; automatic by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { columns.layOut() }
  }
  /// The list's width in points; automatic by default.
  open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { columns.layOut() } }
  /// The least width of the list; automatic by default.
  open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { columns.layOut() } }
  /// The greatest width of the list; automatic, 320 points, by default.
  open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { columns.layOut() } }
  /// The width of the list as it is.
  open var primaryColumnWidth: CGFloat { columns.primaryWidth }
  /// The middle column's share of the width; automatic by default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension {
    didSet { columns.layOut() }
  }
  /// The middle column's width; automatic by default.
  open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension {
    didSet { columns.layOut() }
  }
  /// The least width of the middle column; automatic by default.
  open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension {
    didSet { columns.layOut() }
  }
  /// The greatest width of the middle column; automatic by default.
  open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension {
    didSet { columns.layOut() }
  }
  /// The width of the middle column as it is; 0 without one.
  open var supplementaryColumnWidth: CGFloat { columns.supplementaryWidth }

  /// Whether the button is shown.
  var showsDisplayModeButton: Bool {
    displayModeButtonVisibility == .automatic
      ? presentsWithGesture : displayModeButtonVisibility == .always
  }
  /// A button that shows and hides the list.
  open var displayModeButtonItem: UIBarButtonItem { columns.button }

  // MARK: View controller

  /// A view with the columns.
  open override func loadView() { view = columns.makeView() }
  /// Shows a controller as details: in the second column, or on top of the stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns.showDetail(vc)
  }
  /// Shows a controller in the place of the list, or on top of the stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    columns.showPrimary(vc)
  }
  /// The details decide.
  open override var childForStatusBarStyle: UIViewController? { columns.all.last }

  @_spi(Mica) public override func willForwardAppearance() {
    super.willForwardAppearance()
    columns.install()
  }
}

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Controllers are set at once.
    case unspecified
    /// A list and details.
    case doubleColumn
    /// A list, a second one, and details.
    case tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The first list.
    case primary
    /// The second list, of three columns.
    case supplementary
    /// The details.
    case secondary
    /// What is shown in place of all when it is collapsed.
    case compact
  }

  /// Which columns are seen.
  public enum DisplayMode: Int, Sendable {
    /// What fits.
    case automatic
    /// The details alone.
    case secondaryOnly
    /// One list beside the details.
    case oneBesideSecondary
    /// One list over the details.
    case oneOverSecondary
    /// Both lists beside the details.
    case twoBesideSecondary
    /// Both lists over the details.
    case twoOverSecondary
    /// Both lists push the details aside.
    case twoDisplaceSecondary

    /// The name of before iOS 14.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The name of before iOS 14.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The name of before iOS 14.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns share the room.
  public enum SplitBehavior: Int, Sendable {
    /// What fits.
    case automatic
    /// Side by side.
    case tile
    /// Lists over the details.
    case overlay
    /// Lists push the details aside.
    case displace
  }

  /// The side of the list.
  public enum PrimaryEdge: Int, Sendable {
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }

  /// What lies behind the list.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A sidebar.
    case sidebar
  }
}

/// The name of before Swift 4.2.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode

extension UIViewController {
  /// The nearest split view controller around; nil without one.
  public var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self) ?? core.presenting?.splitViewController
  }
}
