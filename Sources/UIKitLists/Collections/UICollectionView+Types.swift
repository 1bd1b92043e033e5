// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The small vocabularies of collection views.

public import CoreGraphics
public import Foundation

extension UICollectionView {
  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell = 0
    /// A header, a footer or the like.
    case supplementaryView = 1
    /// A view without data.
    case decorationView = 2
  }

  /// Along which axis the content is scrolled.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }

  /// Where an item comes to stand that is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, from left to right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When cells are asked anew for their sizes.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// When they are made only.
    case disabled = 0
    /// When they or their configurations ask for it.
    case enabled = 1
    /// When anything in them changes its size.
    case enabledIncludingConstraints = 2
  }

  /// Headers of flow layouts.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Footers of flow layouts.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// One change of an update, as layouts hear of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What is done.
  public enum Action: Int, Sendable {
    /// An item or section comes.
    case insert
    /// An item or section goes.
    case delete
    /// An item or section is made anew.
    case reload
    /// An item or section goes elsewhere.
    case move
    /// Nothing.
    case none
  }

  /// Where it was; nil for what is new. For a section the item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is afterwards; nil for what is deleted.
  public let indexPathAfterUpdate: IndexPath?
  /// What is done.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}

/// Which element of a collection: what it is, and where in the data.
struct ElementKey: ListElement {
  let category: UICollectionView.ElementCategory
  let kind: String?
  let section: Int
  let item: Int

  init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
    self.category = category
    self.kind = kind
    section = path.count > 0 ? path[0] : 0
    item = path.count > 1 ? path[1] : 0
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(
      attributes.representedElementCategory, attributes.representedElementKind, attributes.indexPath
    )
  }

  var indexPath: IndexPath { IndexPath(indexes: [section, item]) }
  var isCell: Bool { category == .cell }

  /// The key of the element of the same item number in another section.
  func moved(to section: Int) -> ElementKey {
    ElementKey(category, kind, IndexPath(indexes: [section, item]))
  }

  /// Whether it comes before another one: cells first, in the order of the data.
  static func precedes(_ a: ElementKey, _ b: ElementKey) -> Bool {
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    if a.kind != b.kind { return (a.kind ?? "") < (b.kind ?? "") }
    return (a.section, a.item) < (b.section, b.item)
  }
}
