// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a field acts.

import CoreGraphics
public import Foundation

/// A part of the plane about 0, 0, which is the place of the field that it belongs to.
open class UIRegion: NSObject, NSCopying {
  let shape: RegionShape

  init(shape: RegionShape) {
    self.shape = shape
    super.init()
  }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion(shape: .plane) }

  /// A disc.
  public convenience init(radius: CGFloat) { self.init(shape: .disc(radius: radius)) }

  /// A rectangle with its middle at 0, 0.
  public convenience init(size: CGSize) { self.init(shape: .rectangle(size)) }

  /// What is not in this region.
  open func inverse() -> UIRegion { UIRegion(shape: .inverse(shape)) }

  /// What is in this region, in another one, or in both.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(shape: .union(shape, region.shape))
  }

  /// What is in this region and not in another one.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(shape: .intersection(shape, .inverse(region.shape)))
  }

  /// What is in both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(shape: .intersection(shape, region.shape))
  }

  /// Whether a point is in the region.
  open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

  /// The same region.
  open func copy(with zone: NSZone? = nil) -> Any { UIRegion(shape: shape) }
}

/// What a region is made of.
indirect enum RegionShape {
  case plane
  case disc(radius: CGFloat)
  case rectangle(CGSize)
  case inverse(RegionShape)
  case union(RegionShape, RegionShape)
  case intersection(RegionShape, RegionShape)

  func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .plane: true
    case .disc(let radius): point.x * point.x + point.y * point.y <= radius * radius
    case .rectangle(let size):
      abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
    case .inverse(let shape): !shape.contains(point)
    case .union(let one, let other): one.contains(point) || other.contains(point)
    case .intersection(let one, let other): one.contains(point) && other.contains(point)
    }
  }
}
