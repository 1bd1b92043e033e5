// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The immutable path. Its engine form, the outline, is made once and kept.

package import MicaRaster
internal import Synchronization

/// A path of lines and Bézier curves, in whatever space its user gives it.
///
/// Only `CGMutablePath` changes; a plain path may be shared between threads.
public class CGPath: @unchecked Sendable {
  var storage: PathStorage {
    didSet { cachedOutline.withLock { $0 = nil } }
  }
  private let cachedOutline = Mutex<Outline?>(nil)

  init(storage: PathStorage) { self.storage = storage }

  /// A rectangle: four sides from its corner of least coordinates. A null rectangle gives an empty
  /// path. `transform` is applied to every point; nil stands for the identity.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// The ellipse that touches a rectangle's sides: four cubics from the middle of the right side
  /// towards greater y.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var storage = PathStorage()
    storage.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// A rectangle with elliptical (not continuous, FACTS C13) corners. Radii are limited to half the
  /// sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var storage = PathStorage()
    storage.addRoundedRect(
      rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(storage: storage)
  }

  /// An immutable copy.
  public func copy() -> CGPath? { CGPath(storage: storage) }

  /// An immutable copy whose points are mapped by `transform`; nil stands for the identity.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// A copy that may be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(storage: storage) }

  /// A copy that may be changed, whose points are mapped by `transform`; nil stands for the
  /// identity.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(storage: storage.applying(transform?.pointee ?? .identity))
  }

  /// The path in the engine's form, made once.
  package var outline: Outline {
    cachedOutline.withLock { cached in
      if let cached { return cached }
      let made = storage.outline()
      cached = made
      return made
    }
  }
}

extension CGPath: Hashable {
  /// Whether two paths have the same steps and points.
  public static func == (a: CGPath, b: CGPath) -> Bool {
    a === b || a.storage == b.storage
  }

  /// Combines steps and points.
  public func hash(into hasher: inout Hasher) { storage.hash(into: &hasher) }
}
