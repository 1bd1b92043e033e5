// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Items that collide.

import CoreGraphics
public import Foundation

extension UICollisionBehavior {
  /// What items collide with.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// The boundaries of the behaviour.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }
}

/// Has items collide with each other and with boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  private var boundaries: [DynamicBoundary] = []
  private var reference: DynamicBoundary?
  private var referenceInsets: UIEdgeInsets?
  private var serial: Int?

  /// A behaviour that has items collide with each other.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// A behaviour without items yet.
  public convenience override init() {
    self.init(items: [])
  }

  /// Has an item collide, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Has an item collide no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.items }

  /// What they collide with; everything by default.
  open var collisionMode = Mode.everything {
    didSet { changed() }
  }

  /// Whether the bounds of the animator's reference view are a boundary; false by default.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set {
      referenceInsets = newValue ? referenceInsets ?? .zero : nil
      changed()
    }
  }

  /// Makes the bounds of the animator's reference view, made smaller by insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    referenceInsets = insets
    changed()
  }

  /// Makes a path a boundary, in place of one of that identifier. Both sides of its lines stop items; a
  /// curve becomes 16 lines.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let path = bezierPath.copy() as? UIBezierPath ?? bezierPath
    let boundary = DynamicBoundary(identifier: identifier, path: path)
    if let index = boundaries.firstIndex(where: { $0.key == boundary.key }) {
      boundaries[index] = boundary
    } else {
      boundaries.append(boundary)
    }
    changed()
  }

  /// Makes a line a boundary, in place of one of that identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    let key = DynamicBoundary.key(of: identifier)
    return boundaries.first { $0.key == key }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    let key = DynamicBoundary.key(of: identifier)
    boundaries.removeAll { $0.key == key }
    changed()
  }

  /// The identifiers of the boundaries, in the order in which they were added; nil for none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
  }

  /// Removes all boundaries but the reference view's.
  open func removeAllBoundaries() {
    boundaries = []
    changed()
  }

  /// Who hears of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  override func contribute(to assembly: DynamicAssembly) {
    let bodies = list.items.map { assembly.body(of: $0) }
    let serial = self.serial ?? assembly.world.makeSerial()
    self.serial = serial
    var all = boundaries
    if let path = referencePath(of: assembly.animator) {
      if reference?.path.bounds != path.bounds {
        reference = DynamicBoundary(identifier: nil, path: path)
      }
      if let reference { all.append(reference) }
    }
    assembly.collisions[serial] = self
    assembly.groups.append(
      CollisionGroup(
        serial: serial, bodies: bodies, bodiesCollide: collisionMode.contains(.items),
        boundaries: collisionMode.contains(.boundaries)
          ? all.map { $0.body(in: assembly.world) } : []))
  }

  private func referencePath(of animator: UIDynamicAnimator) -> UIBezierPath? {
    guard let insets = referenceInsets, let view = animator.referenceView else { return nil }
    let bounds = view.bounds
    let rect = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    return rect.isNull || rect.isInfinite ? nil : UIBezierPath(rect: rect)
  }

  override func leave() {
    serial = nil
    for boundary in boundaries { boundary.leave() }
    reference = nil
  }

  func tell(
    _ first: any UIDynamicItem, _ second: any UIDynamicItem, _ place: CGPoint, hasBegun: Bool
  ) {
    if hasBegun {
      collisionDelegate?.collisionBehavior(self, beganContactFor: first, with: second, at: place)
    } else {
      collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
    }
  }

  func tell(_ item: any UIDynamicItem, _ boundary: Int, _ place: CGPoint, hasBegun: Bool) {
    let identifier = boundaries.first { $0.serial == boundary }?.identifier
    if hasBegun {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place)
    } else {
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: item, withBoundaryIdentifier: identifier)
    }
  }
}

/// Hears of items that begin and cease to touch. Every method may be left out. The reference view's boundary
/// has no identifier.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items have begun to touch, at a point of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items don't touch any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item has begun to touch a boundary, at a point of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item doesn't touch a boundary any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
