// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A vote button's outline: a half-round cap outside, a slanted seam inside. Every shape has the same
// steps, four arcs and a close, so that one can turn into another.

import UIKit

/// The outline of one button, in points from its own top left corner.
struct VoteShape {
  /// What the button is like at the seam.
  enum Form: Sendable {
    /// Slanted, with two small corners.
    case slanted
    /// Round as on the outside: the winner of all votes.
    case capsule
    /// Slanted and as narrow as can be, but pushed out past the button's outer edge, where the
    /// layers end: the loser of all votes.
    case nothing
  }

  /// The size of the shape.
  let size: CGSize
  /// The outline that is filled.
  let fillPath: CGPath
  /// The outline that the border is stroked along: half a border inside of `fillPath`.
  let borderPath: CGPath

  /// The outline of a button; the height is that of a completed vote unless given.
  init(
    metrics: VoteMetrics, side: VoteSide, form: Form, width: CGFloat, height: CGFloat? = nil
  ) {
    size = CGSize(width: width, height: height ?? metrics.completedHeight)
    let outline = Outline(metrics: metrics, side: side, form: form, size: size)
    fillPath = outline.path(inset: 0)
    borderPath = outline.path(inset: metrics.borderWidth / 2)
  }
}

/// The corners of a button, and the arcs around them.
private struct Outline {
  /// A corner's circle.
  struct Corner {
    var center: CGPoint
    var radius: CGFloat
  }

  let slant: CGFloat
  let topLeft: Corner
  let topRight: Corner
  let bottomRight: Corner
  let bottomLeft: Corner
  /// How far the outline is pushed to the right.
  let shift: CGFloat

  init(metrics: VoteMetrics, side: VoteSide, form: VoteShape.Form, size: CGSize) {
    slant = metrics.slant
    let height = size.height
    let width = form == .nothing ? metrics.minimumWidth(height: height) : size.width
    shift = form == .nothing && side == .left ? -width : 0
    let half = height / 2
    let leftCap = Corner(center: CGPoint(x: half, y: half), radius: half)
    let rightCap = Corner(center: CGPoint(x: width - half, y: half), radius: half)
    if form == .capsule {
      (topLeft, bottomLeft) = (leftCap, leftCap)
      (topRight, bottomRight) = (rightCap, rightCap)
      return
    }
    // The corners at a seam on the right; the right button is the left one turned by 180°.
    let (small, big) = (metrics.smallRadius, metrics.bigRadius)
    let lean = metrics.lean(height: height)
    let pointed = CGPoint(x: width - small / tan(slant / 2), y: small)
    let blunt = CGPoint(x: width - lean - big * tan(slant / 2), y: height - big)
    func turned(_ point: CGPoint) -> CGPoint {
      CGPoint(x: width - point.x, y: height - point.y)
    }
    switch side {
    case .left:
      (topLeft, bottomLeft) = (leftCap, leftCap)
      topRight = Corner(center: pointed, radius: small)
      bottomRight = Corner(center: blunt, radius: big)
    case .right:
      topLeft = Corner(center: turned(blunt), radius: big)
      bottomLeft = Corner(center: turned(pointed), radius: small)
      (topRight, bottomRight) = (rightCap, rightCap)
    }
  }

  /// The outline moved inward by `inset`, from the top left corner clockwise.
  func path(inset: CGFloat) -> CGPath {
    let path = UIBezierPath()
    func add(_ corner: Corner, from startAngle: CGFloat, to endAngle: CGFloat) {
      path.addArc(
        withCenter: corner.center, radius: max(0, corner.radius - inset),
        startAngle: startAngle, endAngle: endAngle, clockwise: true)
    }
    add(topLeft, from: -.pi / 2 - slant, to: -.pi / 2)
    add(topRight, from: -.pi / 2, to: .pi / 2 - slant)
    add(bottomRight, from: .pi / 2 - slant, to: .pi / 2)
    add(bottomLeft, from: .pi / 2, to: 3 * .pi / 2 - slant)
    path.close()
    path.apply(CGAffineTransform(translationX: shift, y: 0))
    return path.cgPath
  }
}
