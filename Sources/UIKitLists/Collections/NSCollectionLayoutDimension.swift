// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The measures of a compositional layout.

import CoreGraphics
public import Foundation
internal import MicaRaster

/// One measure of an item, a group or a header.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  let kind: Kind
  /// The number: a share, or points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? dimension : 0
    super.init()
  }

  /// A share of the width of what the item is in.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }

  /// A share of the height of what the item is in.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }

  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }

  /// A number of points until the cell says how much it needs.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }

  /// As much as the neediest item of the group needs.
  ///
  /// Partly: each item has the measure that it asks for.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Unsupported.note("NSCollectionLayoutDimension.uniformAcrossSiblings(estimate:)")
    return make(.uniform, estimatedDimension)
  }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    // swift-format-ignore: NeverForceUnwrap
    NSCollectionLayoutDimension(kind, dimension) as! Self
  }

  /// Whether the number is a share of a width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the number is a share of a height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the number is points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether the number is a guess.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether the number is a guess that a group's items share.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether cells say the measure.
  var isOpen: Bool { kind == .estimated || kind == .uniform }

  /// The measure within a container.
  func value(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(0, container.width * dimension)
    case .fractionalHeight: max(0, container.height * dimension)
    case .absolute, .estimated, .uniform: max(0, dimension)
    }
  }
}

/// The measures of an item, a group or a header.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two measures.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.value(in: container), height: heightDimension.value(in: container))
  }

  /// The axes along which cells say the measure.
  var open: UIAxis {
    var axes = UIAxis()
    if widthDimension.isOpen { axes.insert(.horizontal) }
    if heightDimension.isOpen { axes.insert(.vertical) }
    return axes
  }
}

/// Room between items, or at their edges.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The room in points; the least room where it is flexible.
  public let spacing: CGFloat
  /// Whether the room grows with what is left.
  public let isFlexibleSpacing: Bool
  /// Whether the room stays as it is.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Room of a number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    // swift-format-ignore: NeverForceUnwrap
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false) as! Self
  }

  /// Room of at least a number of points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    // swift-format-ignore: NeverForceUnwrap
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true) as! Self
  }
}

/// Room at the edges of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Before the item in its line; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above the item; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// After the item in its line; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below the item; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Room at four edges; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  /// None of them.
  case none = 0
  /// The top edge.
  case top = 1
  /// The corner of the top and leading edges.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The corner of the bottom and leading edges.
  case bottomLeading = 4
  /// The bottom edge.
  case bottom = 5
  /// The corner of the bottom and trailing edges.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The corner of the top and trailing edges.
  case topTrailing = 8
}

/// Where a supplementary view is fastened to what it belongs to.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it is at; in the middle along an axis without any.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved: in points, or in shares of its own size.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is in shares of its own size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// At edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// At edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    super.init()
  }

  /// At edges, moved by shares of its own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    super.init()
  }

  /// The rectangle of a size that is at the edges of another one.
  func frame(of size: CGSize, in box: CGRect) -> CGRect {
    let x =
      edges.contains(.leading)
      ? box.minX : edges.contains(.trailing) ? box.maxX - size.width : box.midX - size.width / 2
    let y =
      edges.contains(.top)
      ? box.minY : edges.contains(.bottom) ? box.maxY - size.height : box.midY - size.height / 2
    let move =
      isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    return CGRect(x: x + move.x, y: y + move.y, width: size.width, height: size.height)
  }
}
