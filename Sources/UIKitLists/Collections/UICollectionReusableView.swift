// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The views of a collection: cells, headers, decorations.

public import CoreGraphics
public import Foundation
@_spi(Mica) import UIKitCore

/// A view that a collection uses again for other data when it has left the screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name that the view was registered by.
  open package(set) var reuseIdentifier: String?
  /// Where the layout has put the view.
  var ownAttributes: UICollectionViewLayoutAttributes?
  /// By what it is found for reuse.
  var poolKey: ReuseKey?
  weak var ownCollectionView: UICollectionView?

  /// A view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from an archive; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readNib(coder, as: UICollectionReusableView.self)
  }

  /// A cell that comes leaves the layout around it as it is.
  @_spi(Mica) public override var isLayoutIsland: Bool { true }

  /// Called before the view is used for other data; does nothing.
  open func prepareForReuse() {}

  /// Called with the place that the layout gives the view, which has it by then; for values of one's
  /// own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before another layout takes over.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when another layout has taken over.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The attributes that the view asks for, where the layout leaves that to it: those that
  /// constraints give it along the axes that the layout leaves open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    fittedAttributes(layoutAttributes, content: self)
  }
}

extension UICollectionReusableView {
  /// Takes the place and looks that a layout gives.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    let center = attributes.orthogonal?.center ?? attributes.center
    if bounds.size != attributes.size {
      bounds = CGRect(origin: bounds.origin, size: attributes.size)
    }
    if self.center != center { self.center = center }
    let old = ownAttributes
    if old == nil || !CATransform3DEqualToTransform(layer.transform, attributes.transform3D) {
      layer.transform = attributes.transform3D
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    ownAttributes = attributes
    apply(attributes)
  }

  /// Attributes with the size that a view's content asks for along the open axes.
  func fittedAttributes(
    _ attributes: UICollectionViewLayoutAttributes, content: UIView
  ) -> UICollectionViewLayoutAttributes {
    let open = attributes.estimates
    guard !open.isEmpty else { return attributes }
    let size = attributes.size
    let fitted: CGSize
    if content is any UIContentView || !content.constraints.isEmpty || content.hasFreeSubviews {
      fitted = content.systemLayoutSizeFitting(
        CGSize(
          width: open.contains(.horizontal) ? 0 : size.width,
          height: open.contains(.vertical) ? 0 : size.height),
        withHorizontalFittingPriority: open.contains(.horizontal) ? .fittingSizeLevel : .required,
        verticalFittingPriority: open.contains(.vertical) ? .fittingSizeLevel : .required)
    } else {
      fitted = sizeThatFits(size)
    }
    let result = attributes.copied
    if open.contains(.horizontal), fitted.width.isFinite {
      result.size.width = max(0, fitted.width)
    }
    if open.contains(.vertical), fitted.height.isFinite {
      result.size.height = max(0, fitted.height)
    }
    return result
  }
}

extension UIView {
  /// Whether constraints place one of the subviews.
  fileprivate var hasFreeSubviews: Bool {
    subviews.contains { $0.ownLayout.map { !$0.keepsFrame } ?? false }
  }
}
