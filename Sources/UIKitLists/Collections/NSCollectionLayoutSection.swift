// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A section of a compositional layout, and what its parts are told of their surroundings.

public import CoreGraphics
public import Foundation
public import QuartzCore

/// How a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// As a scroll view does.
  case continuous = 1
  /// As a scroll view does, coming to rest at the beginning of a group.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the view.
  case paging = 3
  /// By a group.
  case groupPaging = 4
  /// By a group, which comes to rest in the middle.
  case groupPagingCentered = 5
}

/// Which insets of the view a layout or section keeps free.
public enum UIContentInsetsReference: Int, Sendable {
  /// Those that suit the layout.
  case automatic = 0
  /// None.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The width that is easy to read.
  case readableContent = 4
}

/// Room for items.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size with insets.
  var contentSize: CGSize { get }
  /// The size without insets.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are in effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section or a custom group is told.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The collection's traits.
  var traitCollection: UITraitCollection { get }
}

/// An item that is seen, as a section's handler may change its looks.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol, UIDynamicItem {
  /// Opacity.
  var alpha: CGFloat { get set }
  /// Items with greater numbers lie in front.
  var zIndex: Int { get set }
  /// Whether the item is there without being shown.
  var isHidden: Bool { get set }
  /// The middle, in the section's own content.
  var center: CGPoint { get set }
  /// How the item is transformed.
  var transform: CGAffineTransform { get set }
  /// How the item is transformed, in depth as well.
  var transform3D: CATransform3D { get set }
  /// The name of the item.
  var name: String { get }
  /// Where the item is in the data.
  var indexPath: IndexPath { get }
  /// The rectangle in the section's own content.
  var frame: CGRect { get }
  /// The size.
  var bounds: CGRect { get }
  /// What the item is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view.
  var representedElementKind: String? { get }
}

/// Changes the looks of the items of a section that are seen, with each step of scrolling.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) ->
  Void

/// A section: a group again and again until all items have a place, with headers and footers.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  /// What a list says to the cells; nil for other sections.
  var list: UICollectionLayoutListConfiguration?

  /// A section of a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Room around the groups, between header and footer; none by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room between groups in points; none by default.
  open var interGroupSpacing: CGFloat = 0
  /// Which insets of the view stay free.
  ///
  /// Partly: kept; there are no safe areas yet.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// Which insets of the view stay free beside headers and footers.
  ///
  /// Partly: kept; there are no safe areas yet.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the layout; not at all by default.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and the like; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the section's insets at their sides; true by default.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section; none by default.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Changes the looks of items that are seen; none by default.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The section itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a compositional layout is as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// A configuration with the defaults.
  public override init() { super.init() }

  /// Along which axis the content is scrolled; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Room between sections in points; none by default.
  open var interSectionSpacing: CGFloat = 0
  /// Headers, footers and the like of the whole layout; none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Which insets of the view stay free.
  ///
  /// Partly: kept; there are no safe areas yet.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// A configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = .zero) {
    (contentSize, contentInsets) = (size, insets)
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.reduced(by: contentInsets) }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// What lists leave free at their sides.
  let sideMargin: CGFloat

  init(
    _ container: any NSCollectionLayoutContainer, _ traits: UITraitCollection,
    sideMargin: CGFloat = 16
  ) {
    (self.container, traitCollection, self.sideMargin) = (container, traits, sideMargin)
    super.init()
  }
}

extension CGSize {
  func reduced(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
