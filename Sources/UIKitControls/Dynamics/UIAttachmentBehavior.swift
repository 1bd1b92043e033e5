// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Items that hang together.

public import CoreGraphics
public import Foundation

extension UIAttachmentBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items
    /// A point.
    case anchor
  }
}

/// Attaches an item to a point or to another item: by a rod or a spring, by a rope, at a pin, rigidly, or along
/// a line.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kinds of attachments.
  enum Form {
    case rod, limit, fixed, pin
    case sliding(axis: CGVector)
  }

  let form: Form
  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let offsets: (first: UIOffset, second: UIOffset)
  private var joint: PhysicsJoint?

  init(
    _ form: Form, first: any UIDynamicItem, firstOffset: UIOffset,
    second: (any UIDynamicItem)?, secondOffset: UIOffset, anchor: CGPoint
  ) {
    self.form = form
    self.first = first
    self.second = second
    offsets = (firstOffset, secondOffset)
    anchorPoint = anchor
    let end = second.map { Self.place(secondOffset, on: $0) } ?? PhysicsVector(anchor)
    length = CGFloat((Self.place(firstOffset, on: first) - end).length)
    super.init()
  }

  /// A rod between an item's centre and a point, as long as their distance is now.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// A rod between a place of an item and a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(
      .rod, first: item, firstOffset: offset, second: nil, secondOffset: .zero, anchor: point)
  }

  /// A rod between two items' centres.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// A rod between places of two items.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(
      .rod, first: item1, firstOffset: offset1, second: item2, secondOffset: offset2, anchor: .zero)
  }

  /// Has an item slide along a line through a point that moves with another item; neither turns against
  /// the other.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    at(point, .sliding(axis: axis), item1, item2)
  }

  /// Has an item slide along a line through a point, without turning.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    at(point, .sliding(axis: axis), item, nil)
  }

  /// A rope between places of two items: they are never farther apart than now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      .limit, first: item1, firstOffset: offset1, second: item2, secondOffset: offset2,
      anchor: .zero)
  }

  /// Makes two items one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    at(point, .fixed, item1, item2)
  }

  /// Has two items turn about a point of both.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    at(point, .pin, item1, item2)
  }

  /// An attachment at one point of both items, which are where they are now.
  private class func at(
    _ point: CGPoint, _ form: Form, _ first: any UIDynamicItem, _ second: (any UIDynamicItem)?
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      form, first: first, firstOffset: offset(of: point, on: first), second: second,
      secondOffset: second.map { offset(of: point, on: $0) } ?? .zero, anchor: point)
  }

  /// The items: one or two.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }

  /// What the first item is attached to.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The point that an item is attached to.
  open var anchorPoint: CGPoint {
    didSet { changed() }
  }

  /// The length of the rod, spring or rope in points; at first the distance of its ends.
  open var length: CGFloat {
    didSet { changed() }
  }

  /// How soon a spring stops swinging: 0, the default, not at all, 1 without passing its length.
  open var damping: CGFloat = 0 {
    didSet { changed() }
  }

  /// How often a spring swings in a second; 0, the default, makes it a rod.
  open var frequency: CGFloat = 0 {
    didSet { changed() }
  }

  /// How hard it is to turn at a pin; 0 by default. 1 holds a force of 1 at an arm of 100 points (our choice;
  /// Apple gives no unit).
  open var frictionTorque: CGFloat = 0 {
    didSet { changed() }
  }

  /// How far the first item may slide, in points, or turn against the other at a pin, in radians, from
  /// where it was attached; without limit by default.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { changed() }
  }

  override func contribute(to assembly: DynamicAssembly) {
    let body = assembly.body(of: first)
    let other = second.map { assembly.body(of: $0) }
    let joint: PhysicsJoint
    if let known = self.joint, known.b === body, known.a === other {
      joint = known
    } else {
      joint = PhysicsJoint(
        kind, other, body, anchorA: PhysicsVector(offsets.second),
        anchorB: PhysicsVector(offsets.first))
      if case .sliding(let axis) = form, let other {
        slidingAxis = other.rotation.undo(PhysicsVector(axis))
      }
      self.joint = joint
    }
    joint.kind = kind
    if other == nil { joint.anchorA = PhysicsVector(anchorPoint) }
    assembly.joints.append(joint)
  }

  override func leave() { joint = nil }

  /// A sliding attachment's line in the other item's space.
  private var slidingAxis: PhysicsVector?

  private var kind: PhysicsJoint.Kind {
    func limited(_ value: CGFloat, _ upper: Double) -> Double {
      value.isNaN ? 0 : min(max(Double(value), 0), upper)
    }
    let length = limited(length, RigidBody.limit)
    let lower = attachmentRange.minimum.isNaN ? 0 : min(Double(attachmentRange.minimum), 0)
    let upper = attachmentRange.maximum.isNaN ? 0 : max(Double(attachmentRange.maximum), 0)
    switch form {
    case .rod:
      return .rod(
        length: length, frequency: limited(frequency, 1e3), damping: limited(damping, 1e3))
    case .limit:
      return .rope(length: length)
    case .fixed:
      return .weld
    case .pin:
      return .pin(
        lower: lower, upper: upper,
        frictionTorque: limited(frictionTorque, 1e9) * RigidBody.unitForce * 100)
    case .sliding(let axis):
      return .slider(axis: slidingAxis ?? PhysicsVector(axis), lower: lower, upper: upper)
    }
  }

  /// A place of an item, in the space of its superview.
  private static func place(_ offset: UIOffset, on item: any UIDynamicItem) -> PhysicsVector {
    let turn = PhysicsRotation(DynamicShapes.angle(of: item.transform))
    return PhysicsVector(item.center) + turn.apply(PhysicsVector(offset))
  }

  private static func offset(of point: CGPoint, on item: any UIDynamicItem) -> UIOffset {
    let turn = PhysicsRotation(DynamicShapes.angle(of: item.transform))
    let way = turn.undo(PhysicsVector(point) - PhysicsVector(item.center))
    return UIOffset(horizontal: way.x, vertical: way.y)
  }
}
