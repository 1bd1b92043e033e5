// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rectangles with round corners (FACTS_SWIFTUI f.3, f.4).

public import Foundation

/// The radii of a rectangle's corners, in points.
@frozen
public struct RectangleCornerRadii: Equatable, Sendable {
  /// Of the top leading corner.
  public var topLeading: CGFloat
  /// Of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// Of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// Of the top trailing corner.
  public var topTrailing: CGFloat

  /// Radii of the corners; 0 by default.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  /// All by one function.
  func map(_ change: (CGFloat) -> CGFloat) -> Self {
    Self(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}

extension RectangleCornerRadii: Animatable {
  /// The four radii.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >
  /// The four radii.
  public var animatableData: AnimatableData {
    get { .init(.init(topLeading, bottomLeading), .init(bottomTrailing, topTrailing)) }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The outlines of rectangles with round corners, all from the left end of the top side, clockwise to the eye.
enum RoundedCorners {
  /// With the same corners.
  static func path(_ rect: CGRect, _ size: CGSize, _ style: RoundedCornerStyle) -> CGPath {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else {
      return CGPath(rect: rect, transform: nil)
    }
    if style == .continuous, size.width == size.height {
      let radius = min(size.width, rect.width / 2, rect.height / 2)
      return uneven(
        rect,
        RectangleCornerRadii(
          topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius),
        style)
    }
    // A corner that is too large becomes smaller in its proportions.
    let factor = min(1, rect.width / 2 / size.width, rect.height / 2 / size.height)
    return CGPath(
      roundedRect: rect, cornerWidth: size.width * factor, cornerHeight: size.height * factor,
      transform: nil)
  }

  /// With a radius for each corner; leading ones at the left. Radii that don't fit along a side become smaller together.
  static func path(_ rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle)
    -> CGPath
  {
    let rect = rect.standardized
    var radii = radii.map { $0.isFinite ? max(0, $0) : 0 }
    let all = [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
    if all.allSatisfy({ $0 == all[0] }) {
      return path(rect, CGSize(width: all[0], height: all[0]), style)
    }
    func fit(_ first: CGFloat, _ second: CGFloat, _ side: CGFloat) -> CGFloat {
      first + second > side ? side / (first + second) : 1
    }
    let factor = min(
      fit(radii.topLeading, radii.topTrailing, rect.width),
      fit(radii.bottomLeading, radii.bottomTrailing, rect.width),
      fit(radii.topLeading, radii.bottomLeading, rect.height),
      fit(radii.topTrailing, radii.bottomTrailing, rect.height))
    radii = radii.map { $0 * factor }
    return uneven(rect, radii, style)
  }

  /// A corner: where it is, its radius, and the directions against the way to it and along the way from it.
  private struct Corner {
    let point: CGPoint
    let radius: CGFloat
    let arrival: CGVector
    let departure: CGVector
  }

  private static func uneven(
    _ rect: CGRect, _ radii: RectangleCornerRadii, _ style: RoundedCornerStyle
  ) -> CGPath {
    let corners = [
      Corner(
        point: CGPoint(x: rect.maxX, y: rect.minY), radius: radii.topTrailing,
        arrival: CGVector(dx: -1, dy: 0), departure: CGVector(dx: 0, dy: 1)),
      Corner(
        point: CGPoint(x: rect.maxX, y: rect.maxY), radius: radii.bottomTrailing,
        arrival: CGVector(dx: 0, dy: -1), departure: CGVector(dx: -1, dy: 0)),
      Corner(
        point: CGPoint(x: rect.minX, y: rect.maxY), radius: radii.bottomLeading,
        arrival: CGVector(dx: 1, dy: 0), departure: CGVector(dx: 0, dy: -1)),
      Corner(
        point: CGPoint(x: rect.minX, y: rect.minY), radius: radii.topLeading,
        arrival: CGVector(dx: 0, dy: 1), departure: CGVector(dx: 1, dy: 0)),
    ]
    let path = CGMutablePath()
    for (index, corner) in corners.enumerated() {
      // A continuous corner takes more of the sides than its radius, as far as the other corners leave it.
      let sides = index % 2 == 0 ? (rect.width, rect.height) : (rect.height, rect.width)
      let before = corners[(index + 3) % 4].radius
      let after = corners[(index + 1) % 4].radius
      func room(_ side: CGFloat, _ other: CGFloat) -> CGFloat {
        corner.radius <= 0 ? 0 : side * corner.radius / (corner.radius + other) / corner.radius
      }
      add(
        corner, arrival: room(sides.0, before), departure: room(sides.1, after),
        isContinuous: style == .continuous, to: path)
    }
    path.closeSubpath()
    return path
  }

  /// The points of a continuous corner of radius 1, backwards along the arrival and forwards along the departure (FACTS 3.3).
  private static let continuous: [(CGFloat, CGFloat)] = [
    (1.528_664_984_729_582, 0), (1.088_492_957_618_529, 0), (0.868_406_944_063_002, 0),
    (0.631_493_792_830_993, 0.074_911_387_847_016),
    (0.372_823_826_625_746, 0.169_059_556_044_369), (0.169_059_556_044_369, 0.372_823_826_625_746),
    (0.074_911_387_847_016, 0.631_493_792_830_993), (0, 0.868_406_944_063_002),
    (0, 1.088_492_957_618_529), (0, 1.528_664_984_729_582),
  ]
  private static let circular: [(CGFloat, CGFloat)] = [
    (1, 0), (0.447_715_250_2, 0), (0, 0.447_715_250_2), (0, 1),
  ]

  /// Adds a corner. `arrival` and `departure` are what it may have of both sides, in radii, at least 1.
  private static func add(
    _ corner: Corner, arrival: CGFloat, departure: CGFloat, isContinuous: Bool,
    to path: CGMutablePath
  ) {
    let round = isContinuous ? continuous : circular
    // On a side that is too short the straight end of the curve becomes shorter, the middle stays.
    func along(_ distance: CGFloat, _ room: CGFloat) -> CGFloat {
      guard distance > 1, room < 1.528_665 else { return distance }
      return 1 + (distance - 1) * (max(1, room) - 1) / 0.528_665
    }
    func place(_ index: Int) -> CGPoint {
      let (back, forth) = (along(round[index].0, arrival), along(round[index].1, departure))
      return CGPoint(
        x: corner.point.x + (corner.arrival.dx * back + corner.departure.dx * forth)
          * corner.radius,
        y: corner.point.y + (corner.arrival.dy * back + corner.departure.dy * forth)
          * corner.radius)
    }
    if path.isEmpty { path.move(to: place(0)) } else { path.addLine(to: place(0)) }
    guard corner.radius > 0 else { return }
    var index = 1
    while index + 2 < round.count {
      path.addCurve(to: place(index + 2), control1: place(index), control2: place(index + 1))
      index += 3
    }
  }
}
