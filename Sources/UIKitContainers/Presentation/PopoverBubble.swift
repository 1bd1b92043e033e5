// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a popover goes, and what it looks like. Apple doesn't publish the measures: they are our choice.

import CoreGraphics
import Foundation
internal import MicaRaster
import QuartzCore

/// A popover's rectangle, and the place of its arrow.
struct PopoverPlacement: Equatable {
  /// The content, without the arrow.
  var frame: CGRect
  var direction: UIPopoverArrowDirection
  /// Where the arrow's tip is, along the side that it is at, in the container's space.
  var tip: CGPoint

  static let cornerRadius: CGFloat = 13
  static let arrowHeight: CGFloat = 13
  static let arrowWidth: CGFloat = 37
  static let duration: TimeInterval = 0.25

  /// The side with the most room among those that are permitted and hold the content, below what it is
  /// about first; where none holds it, the one with the most room, and the content becomes smaller.
  init(
    size: CGSize, about source: CGRect, in area: CGRect, directions: UIPopoverArrowDirection,
    scale: CGFloat
  ) {
    let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    var permitted = order.filter { directions.contains($0) }
    if permitted.isEmpty { permitted = order }
    func room(_ direction: UIPopoverArrowDirection) -> CGSize {
      let arrow = Self.arrowHeight
      return switch direction {
      case .up: CGSize(width: area.width, height: area.maxY - source.maxY - arrow)
      case .down: CGSize(width: area.width, height: source.minY - area.minY - arrow)
      case .left: CGSize(width: area.maxX - source.maxX - arrow, height: area.height)
      default: CGSize(width: source.minX - area.minX - arrow, height: area.height)
      }
    }
    func share(_ direction: UIPopoverArrowDirection) -> CGFloat {
      let room = room(direction)
      return min(1, max(0, room.width) / max(size.width, 1))
        * min(1, max(0, room.height) / max(size.height, 1))
    }
    var best = permitted[0]
    for direction in permitted.dropFirst() where share(direction) > share(best) + 0.001 {
      best = direction
    }
    direction = best
    let most = room(best)
    let own = CGSize(
      width: max(0, min(size.width, most.width)), height: max(0, min(size.height, most.height)))
    func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let start = PixelGrid(scale).nearest(middle - length / 2)
      return max(low, min(start, high - length))
    }
    var origin = CGPoint(
      x: along(source.midX, own.width, area.minX, area.maxX),
      y: along(source.midY, own.height, area.minY, area.maxY))
    switch best {
    case .up: origin.y = source.maxY + Self.arrowHeight
    case .down: origin.y = source.minY - Self.arrowHeight - own.height
    case .left: origin.x = source.maxX + Self.arrowHeight
    default: origin.x = source.minX - Self.arrowHeight - own.width
    }
    frame = CGRect(origin: origin, size: own)
    let keep = Self.cornerRadius + Self.arrowWidth / 2
    func between(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low > high ? (low + high) / 2 : min(max(value, low), high)
    }
    let x = between(source.midX, frame.minX + keep, frame.maxX - keep)
    let y = between(source.midY, frame.minY + keep, frame.maxY - keep)
    tip =
      switch best {
      case .up: CGPoint(x: x, y: frame.minY - Self.arrowHeight)
      case .down: CGPoint(x: x, y: frame.maxY + Self.arrowHeight)
      case .left: CGPoint(x: frame.minX - Self.arrowHeight, y: y)
      default: CGPoint(x: frame.maxX + Self.arrowHeight, y: y)
      }
  }

  /// The bubble with its arrow, in the container's space. The arrow's sides are curves, its tip is blunt.
  var outline: UIBezierPath {
    let path = UIBezierPath(roundedRect: frame, cornerRadius: Self.cornerRadius)
    let (half, height) = (Self.arrowWidth / 2, Self.arrowHeight)
    // From the tip to the bubble, and along its side.
    let (inwards, aside): (CGVector, CGVector) =
      switch direction {
      case .up: (CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0))
      case .down: (CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0))
      case .left: (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
      default: (CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1))
      }
    func point(_ along: CGFloat, _ depth: CGFloat) -> CGPoint {
      CGPoint(
        x: tip.x + aside.dx * along + inwards.dx * depth,
        y: tip.y + aside.dy * along + inwards.dy * depth)
    }
    path.move(to: point(-half, height))
    path.addCurve(
      to: point(-half * 0.2, 1), controlPoint1: point(-half * 0.6, height),
      controlPoint2: point(-half * 0.4, 3))
    path.addQuadCurve(to: point(half * 0.2, 1), controlPoint: point(0, -1))
    path.addCurve(
      to: point(half, height), controlPoint1: point(half * 0.4, 3),
      controlPoint2: point(half * 0.6, height))
    path.addLine(to: point(half, height + 1))
    path.addLine(to: point(-half, height + 1))
    path.close()
    return path
  }
}

/// The bubble behind a popover's content, with its shadow.
final class PopoverBubble: UIView {
  private let shape = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.addSublayer(shape)
  }

  required init?(coder: NSCoder) { nil }

  static func note(_ backgroundClass: AnyClass?) {
    if backgroundClass != nil {
      Unsupported.note("UIPopoverPresentationController.popoverBackgroundViewClass")
    }
  }

  private var color: UIColor?

  func show(_ placement: PopoverPlacement, color: UIColor?) {
    self.color = color
    if frame != superview?.bounds { frame = superview?.bounds ?? .zero }
    let path = placement.outline.cgPath
    shape.path = path
    shape.shadowPath = path
    shape.shadowOpacity = 0.2
    shape.shadowRadius = 32
    shape.shadowOffset = CGSize(width: 0, height: 10)
    takeColor()
  }

  private func takeColor() {
    shape.fillColor =
      (color ?? .systemBackground).resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    takeColor()
  }
}

/// Takes the touches beside a popover, but for those on views that let them through.
final class PopoverBackdrop: UIControl {
  weak var presentation: UIPopoverPresentationController?

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    for view in presentation?.passthroughViews ?? [] where view.window === window {
      if view.point(inside: convert(point, to: view), with: event) { return false }
    }
    return true
  }
}
