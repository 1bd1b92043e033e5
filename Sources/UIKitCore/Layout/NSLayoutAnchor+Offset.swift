// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Distances between anchors as dimensions (iOS 10).

public import CoreGraphics
internal import MicaRaster

extension NSLayoutXAxisAnchor {
  /// The distance from this anchor to another one, towards the trailing side, as a dimension. A layout guide between both
  /// stands for it, in the nearest common view; without one the dimension is free, which is noted.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let (guide, isJoined) = LayoutOperand.guide(between: operand, otherAnchor.operand)
    guard isJoined else { return guide.widthAnchor }
    let start = operand.isAbsolute ? guide.leftAnchor : guide.leadingAnchor
    let end = otherAnchor.operand.isAbsolute ? guide.rightAnchor : guide.trailingAnchor
    NSLayoutConstraint.activate([
      start.constraint(equalTo: self), end.constraint(equalTo: otherAnchor),
    ])
    return guide.widthAnchor
  }
}

extension NSLayoutYAxisAnchor {
  /// The distance from this anchor down to another one, as a dimension; see the same of `NSLayoutXAxisAnchor`.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let (guide, isJoined) = LayoutOperand.guide(between: operand, otherAnchor.operand)
    guard isJoined else { return guide.heightAnchor }
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: self),
      guide.bottomAnchor.constraint(equalTo: otherAnchor),
    ])
    return guide.heightAnchor
  }
}

extension LayoutOperand {
  /// Whether the attribute is a side that doesn't follow the direction of reading.
  fileprivate var isAbsolute: Bool { attribute == .left || attribute == .right }

  /// A guide in the nearest view that holds both, and whether there is one; else in a view of theirs.
  @MainActor
  fileprivate static func guide(
    between first: LayoutOperand, _ second: LayoutOperand
  ) -> (guide: UILayoutGuide, isJoined: Bool) {
    let guide = UILayoutGuide()
    if let view = first.view, let other = second.view,
      let common = view.nearestCommonView(with: other)
    {
      common.addLayoutGuide(guide)
      return (guide, true)
    }
    Unsupported.note("NSLayoutAnchor.anchorWithOffset(to:) of views without a common one")
    // An anchor doesn't keep its guide alive.
    (first.view ?? second.view ?? UIView()).addLayoutGuide(guide)
    return (guide, false)
  }
}
