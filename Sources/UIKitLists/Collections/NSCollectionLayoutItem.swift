// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The parts of a compositional layout: items, groups of items, what is beside them.

import CoreGraphics
public import Foundation
internal import MicaRaster

/// An item of a compositional layout: the place of a cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The measures.
  public let layoutSize: NSCollectionLayoutSize
  /// What is fastened to the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { givenSupplementaries }
    set {}
  }
  private let givenSupplementaries: [NSCollectionLayoutSupplementaryItem]
  /// Room between the item's place and its cell; none by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room around the item's place; none by default.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size with views that are fastened to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, givenSupplementaries) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// The item itself: changes to it show when the layout is invalidated.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A row, column or other arrangement of items and groups.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case line(isHorizontal: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// How many times the only subitem is there; nil for as often as there is room.
  let count: Int?
  /// Whether the items share the group's measure evenly.
  let divides: Bool
  /// The items and groups of one round; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// Room between the items; none by default.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  private var ownSupplementaries: [NSCollectionLayoutSupplementaryItem]?

  init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil, divides: Bool = false
  ) {
    self.arrangement = arrangement
    self.count = count.map { max(1, $0) }
    self.divides = divides
    self.subitems = subitems
    super.init(layoutSize: size, supplementaryItems: [])
  }

  private class func make(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, divides: Bool = false
  ) -> Self {
    // swift-format-ignore: NeverForceUnwrap
    NSCollectionLayoutGroup(size, arrangement, subitems, count: count, divides: divides) as! Self
  }

  /// A row of equally wide items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: true), [subitem], count: count, divides: true) }

  /// A row of a number of items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: true), [subitem], count: count) }

  /// A row of items, again and again until it is full.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(isHorizontal: true), subitems) }

  /// A column of equally high items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: false), [subitem], count: count, divides: true) }

  /// A column of a number of items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { make(layoutSize, .line(isHorizontal: false), [subitem], count: count) }

  /// A column of items, again and again until it is full.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { make(layoutSize, .line(isHorizontal: false), subitems) }

  /// Items where a function puts them.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { make(layoutSize, .custom(itemProvider), []) }

  /// The group in words, for debugging.
  open func visualDescription() -> String { "group of \(subitems.count)" }

  /// Views that are fastened to the group.
  ///
  /// Partly: those of items are shown, those of groups aren't.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaries ?? [] }
    set {
      if !newValue.isEmpty { Unsupported.note("NSCollectionLayoutGroup.supplementaryItems") }
      ownSupplementaries = newValue
    }
  }
}

/// Where a custom group has its items, in a group of the given environment.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group.
  public let frame: CGRect
  /// Items with greater numbers lie in front.
  public let zIndex: Int

  /// A place.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// A place before or behind others.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}

/// A view that is fastened to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source is asked.
  public let elementKind: String
  /// Where it is fastened.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which of its own places is fastened there; that of the same edges where it is nil.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Views with greater numbers lie in front; 0 by default, which is before the item.
  open var zIndex = 0

  /// A view at edges of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// A view whose place is fastened to one of an item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Where the view is at an item's rectangle.
  func frame(at box: CGRect) -> CGRect {
    let size = layoutSize.size(in: box.size)
    guard let itemAnchor else { return containerAnchor.frame(of: size, in: box) }
    let point = containerAnchor.frame(of: .zero, in: box).origin
    let own = itemAnchor.frame(of: .zero, in: CGRect(origin: .zero, size: size)).origin
    return CGRect(origin: CGPoint(x: point.x - own.x, y: point.y - own.y), size: size)
  }
}

/// A header, a footer, or another view at an edge of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner.
  public let alignment: NSRectAlignment
  /// How far it is moved from there in points.
  public let offset: CGPoint
  /// Whether the section grows by the view; true by default. Otherwise it lies over the items.
  open var extendsBoundary = true
  /// Whether the view stays in sight as long as its section; false by default.
  open var pinToVisibleBounds = false

  /// A view at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// A view at an edge, moved by points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// A view without data: the background of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which the layout was told the class.
  public let elementKind: String
  /// Views with greater numbers lie in front; 0 by default, which is behind the items.
  open var zIndex = 0

  init(_ kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A view behind a section.
  open class func background(elementKind: String) -> Self {
    // swift-format-ignore: NeverForceUnwrap
    NSCollectionLayoutDecorationItem(elementKind) as! Self
  }
}
