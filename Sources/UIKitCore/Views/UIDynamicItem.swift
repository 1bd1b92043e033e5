// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What an animator of dynamics can move: views, and objects of the program's own.

public import CoreGraphics
public import Foundation

/// What of an item's outline collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle
  /// The ellipse in the bounds.
  case ellipse
  /// The item's own path.
  case path
}

/// What `UIDynamicAnimator` moves and turns. Views are such items; so is any object with a place.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle, in the space of the animator's reference view. The animator sets it.
  var center: CGPoint { get set }
  /// The size; it is read when the item is added, and by `updateItem(usingCurrentState:)`.
  var bounds: CGRect { get }
  /// How the item is turned. Only the rotation counts, and the animator sets nothing else.
  var transform: CGAffineTransform { get set }
  /// What collides; the bounds unless said otherwise.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// What collides where the type is `.path`: a convex polygon about the item's centre, which is
  /// 0, 0. Here its hull is taken, of any path.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds collide.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
