// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The outline behind UIBezierPath's rounded rectangles and layers' continuous corners, element by
// element as iOS makes it (FACTS C13, 3.3).

/// A rectangle with some corners rounded continuously.
///
/// The outline changes abruptly as the radius grows: while 1.528665 radii fit into half of each
/// side the corners are continuous ones of that radius. As soon as they don't fit along the short
/// side, that side becomes the end of a capsule, whatever the radius; when they don't fit along the
/// long one either, both ends are half circles.
package struct SmoothRoundedRect {
  private let rect: CGRect
  private let radius: CGFloat
  private let corners: Corners

  /// Corners to the eye where y grows downward; the bits are UIRectCorner's and CACornerMask's.
  private struct Corners: OptionSet {
    let rawValue: UInt
    static let topLeft = Corners(rawValue: 1)
    static let topRight = Corners(rawValue: 2)
    static let bottomLeft = Corners(rawValue: 4)
    static let bottomRight = Corners(rawValue: 8)
  }

  /// `radius` is in points; NaN counts as 0, at which all corners are square. A negative radius
  /// turns the corners outward, as on iOS. `corners` are bits: 1 for least x and y, 2 for greatest
  /// x and least y, 4 for least x and greatest y, 8 for greatest x and y.
  package init(_ rect: CGRect, radius: CGFloat, corners: UInt) {
    self.rect = rect.standardized
    self.radius = radius.isNaN ? 0 : radius
    self.corners = radius == 0 || radius.isNaN ? [] : Corners(rawValue: corners)
  }

  /// How far along a side a corner of radius 1 reaches.
  package static let reach = SmoothCorner.reach

  /// The outline, clockwise to the eye from the left end of the top side; an empty rectangle has
  /// none. It ends with a line to its start and is not closed, as on iOS.
  package var path: CGMutablePath {
    let path = CGMutablePath()
    guard !rect.isEmpty else { return path }
    let top = Side(self, along: rect.width, between: [.topLeft, .topRight])
    let right = Side(self, along: rect.height, between: [.topRight, .bottomRight])
    let bottom = Side(self, along: rect.width, between: [.bottomRight, .bottomLeft])
    let left = Side(self, along: rect.height, between: [.bottomLeft, .topLeft])
    let start = CGPoint(
      x: rect.minX + top.reach(isRounded: corners.contains(.topLeft)), y: rect.minY)

    path.move(to: start)
    add(.topRight, at: CGPoint(x: rect.maxX, y: rect.minY), from: top, to: right, in: path) {
      CGPoint(x: -$0.x, y: $0.y)
    }
    add(.bottomRight, at: CGPoint(x: rect.maxX, y: rect.maxY), from: right, to: bottom, in: path) {
      CGPoint(x: -$0.y, y: -$0.x)
    }
    add(.bottomLeft, at: CGPoint(x: rect.minX, y: rect.maxY), from: bottom, to: left, in: path) {
      CGPoint(x: $0.x, y: -$0.y)
    }
    add(.topLeft, at: CGPoint(x: rect.minX, y: rect.minY), from: left, to: top, in: path) {
      CGPoint(x: $0.y, y: $0.x)
    }
    path.addLine(to: start)
    return path
  }

  /// A side: what the corners at its ends have of it.
  private struct Side {
    /// Whether the reaches of both ends don't fit, though only one may be rounded.
    let isTight: Bool
    /// Whether it is the end of a capsule, which both its corners then take part in.
    let isCap: Bool
    private let length: CGFloat

    init(_ shape: SmoothRoundedRect, along side: CGFloat, between ends: Corners) {
      isTight = SmoothCorner.reach * shape.radius > side / 2
      isCap = isTight && !shape.corners.isDisjoint(with: ends)
      length = min(SmoothCorner.reach * shape.radius, side / 2)
    }

    /// How far from its end the side's straight part begins, in points.
    func reach(isRounded: Bool) -> CGFloat { isCap || isRounded ? length : 0 }
  }

  /// Adds a corner: the line that leads to it and its curves. `turn` maps a `SmoothCorner`'s axes to
  /// the rectangle's.
  private func add(
    _ corner: Corners, at origin: CGPoint, from arrival: Side, to departure: Side,
    in path: CGMutablePath, turn: (CGPoint) -> CGPoint
  ) {
    func place(_ point: CGPoint, times scale: CGFloat) -> CGPoint {
      let turned = turn(point)
      return CGPoint(x: origin.x + turned.x * scale, y: origin.y + turned.y * scale)
    }
    let isRounded = corners.contains(corner)
    let reach = arrival.reach(isRounded: isRounded)
    path.addLine(to: place(CGPoint(x: 1, y: 0), times: reach))
    guard isRounded || arrival.isCap || departure.isCap else { return }

    // A square corner of a capsule's end has the elements of a round one, all in one point.
    let isTight = arrival.isTight || departure.isTight
    let scale = !isRounded ? 0 : isTight ? min(rect.width, rect.height) / 2 : radius
    let shape = SmoothCorner.between(
      tightArrival: arrival.isTight, tightDeparture: departure.isTight)
    let points = shape.points.map { place($0, times: scale) }
    path.addCurve(to: points[2], control1: points[0], control2: points[1])
    path.addLine(to: points[3])
    path.addCurve(to: points[6], control1: points[4], control2: points[5])
    path.addCurve(to: points[9], control1: points[7], control2: points[8])
  }
}
