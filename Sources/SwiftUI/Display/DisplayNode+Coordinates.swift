// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a display is drawn, in the coordinates of others.

extension DisplayNode {
  /// A point of this display in the coordinates of the view that hosts the tree, as it is drawn.
  final func convertToHost(_ point: CGPoint) -> CGPoint {
    var (point, node) = (point, self)
    while let parent = node.parent {
      point = parent.convert(point, from: node)
      node = parent
    }
    let origin = onMainThread { host.rootOrigin }
    return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// A point of the hosting view in this display's coordinates; nil if nothing of it is drawn there.
  final func convertFromHost(_ point: CGPoint) -> CGPoint? {
    guard let parent else {
      let origin = onMainThread { host.rootOrigin }
      return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return parent.convertFromHost(point).flatMap { parent.convert($0, to: self) }
  }

  /// The display whose coordinates a space is, which is this or one around; nil for the window's.
  final func display(of space: CoordinateSpace) -> DisplayNode? {
    switch space {
    case .global: return nil
    case .local: return self
    case .named(let name):
      var node: DisplayNode? = self
      while let current = node {
        if current.hasCoordinateSpace(name) { return current }
        node = current.parent
      }
      return nil
    }
  }

  /// A point of this display in a coordinate space. Without a view of the space's name it is the window's.
  final func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let target = display(of: space) else {
      let point = convertToHost(point)
      return onMainThread { host.view?.convert(point, to: nil) ?? point }
    }
    var (point, node) = (point, self)
    while node !== target, let parent = node.parent {
      point = parent.convert(point, from: node)
      node = parent
    }
    return point
  }

  /// A point of a coordinate space in this display's coordinates.
  final func convert(_ point: CGPoint, from space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return point
    default:
      let inHost: CGPoint
      if let source = display(of: space) {
        inHost = source.convertToHost(point)
      } else {
        inHost = onMainThread { host.view?.convert(point, from: nil) ?? point }
      }
      return convertFromHost(inHost) ?? inHost
    }
  }

  /// The smallest rectangle of a coordinate space around a rectangle of this display.
  final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    rect.corners { convert($0, to: space) }
  }

  /// The bounds in a coordinate space.
  final func frame(in space: CoordinateSpace) -> CGRect {
    convert(CGRect(origin: .zero, size: size), to: space)
  }
}

extension CGRect {
  /// The smallest rectangle around the four corners after a conversion.
  func corners(_ convert: (CGPoint) -> CGPoint) -> CGRect {
    let points = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map(convert)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
