// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a cell, a supplementary view or a decoration of a collection is, and how it looks there.

public import CoreGraphics
public import Foundation
public import QuartzCore

/// The place of one element of a collection view. What subclasses add is to be copied in `copy(with:)`
/// and compared in `isEqual(_:)`.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying, UIDynamicItem {
  /// Where the item is in the data; for other elements a number that the layout gives.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The rectangle in the content, with the transform; setting it is for an item without one.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      let turned = transform3D.isPlain ? box : box.applying(transform)
      return turned.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The middle in the content.
  open var center = CGPoint.zero

  /// The size without the transform.
  open var size = CGSize.zero

  /// How the element is transformed about its middle, in depth as well.
  open var transform3D = CATransform3DIdentity

  /// The rectangle that begins at 0, 0, of the size.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// How the element is transformed about its middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Opacity; 1 by default.
  open var alpha: CGFloat = 1

  /// Elements with greater numbers lie in front; 0 by default.
  open var zIndex = 0

  /// Whether the element is there without being shown; false by default.
  open var isHidden = false

  /// What the element is.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  /// The kind of a supplementary view or decoration; nil for a cell.
  open internal(set) var representedElementKind: String?

  /// The scrolling row that the element is in, where its section has one.
  var orthogonal: OrthogonalPlace?
  /// Along which axes the size is a guess that the cell is asked about.
  var estimates = UIAxis()
  /// What a list says to its cells.
  var listPlace: ListPlace?

  /// Attributes of an item at 0, 0.
  public override init() { super.init() }

  /// Attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// New attributes of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    // swift-format-ignore: NeverForceUnwrap
    let copy = type(of: self).makeObject() as! UICollectionViewLayoutAttributes
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.orthogonal = orthogonal
    copy.estimates = estimates
    copy.listPlace = listPlace
    return copy
  }

  /// Whether another one has the same values.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self
      || MainActor.assumeIsolated { hasSameElement(as: other) && looksLike(other) }
  }

  /// A number that is equal for equal attributes.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { ElementKey(self).hashValue }
  }
}

extension UICollectionViewLayoutAttributes {
  func hasSameElement(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }

  func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && orthogonal == other.orthogonal && listPlace == other.listPlace
  }

  /// A copy of the same class.
  var copied: UICollectionViewLayoutAttributes {
    // swift-format-ignore: NeverForceUnwrap
    copy() as! UICollectionViewLayoutAttributes
  }

  /// Whether all measures are numbers.
  var isSane: Bool {
    center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
      && size.width >= 0 && size.height >= 0
  }
}

extension CATransform3D {
  /// Whether nothing is transformed.
  var isPlain: Bool { CATransform3DIsIdentity(self) }
}

/// Where an element lies in the scrolling row of its section.
struct OrthogonalPlace: Equatable {
  let section: Int
  /// The middle in the row's own content.
  var center: CGPoint
}

/// What a list says to a cell, header or footer: the kind of list, and which row of its group it is.
struct ListPlace: Equatable {
  /// Where a row stands in its group.
  struct Ends: OptionSet {
    let rawValue: Int
    static let first = Ends(rawValue: 1)
    static let last = Ends(rawValue: 2)
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var ends: Ends = []
  var showsSeparators = true
  var separatorColor: UIColor?
}
