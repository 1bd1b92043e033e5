// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Several items that move as one.

public import CoreGraphics
public import Foundation

/// Items that move and turn together, as one body with the shapes of all.
///
/// The group's bounds are the smallest rectangle around the items' boxes when it is made, its centre the
/// middle of that (our choice). Items must not be named by behaviours besides.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// Where an item belongs, from the group's centre, and how far it is turned.
  private struct Member {
    let item: any UIDynamicItem
    let offset: PhysicsVector
    let angle: Double
  }

  private let members: [Member]
  private let size: CGSize
  private var place: CGPoint
  private var turn = CGAffineTransform.identity

  /// A group of items, where they are now.
  public init(items: [any UIDynamicItem]) {
    var box = PhysicsBox()
    for item in items {
      let turn = PhysicsRotation(DynamicShapes.angle(of: item.transform))
      let center = PhysicsVector(item.center)
      for shape in DynamicShapes.shapes(of: item) {
        let shape = shape.moved(by: center, turned: turn)
        for vertex in shape.vertices { box.add(vertex, radius: shape.radius) }
      }
      box.add(center, radius: 0)
    }
    if items.isEmpty { box.add(.zero, radius: 0) }
    let middle = PhysicsVector((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    place = CGPoint(x: middle.x, y: middle.y)
    size = CGSize(width: box.maxX - box.minX, height: box.maxY - box.minY)
    members = items.map {
      Member(
        item: $0, offset: PhysicsVector($0.center) - middle,
        angle: DynamicShapes.angle(of: $0.transform))
    }
    super.init()
  }

  /// The items of the group.
  open var items: [any UIDynamicItem] { members.map(\.item) }

  /// The middle of the group. Setting it moves the items.
  open var center: CGPoint {
    get { place }
    set {
      place = newValue
      arrange()
    }
  }

  /// The size of the group.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// How the group is turned. Setting it turns the items.
  open var transform: CGAffineTransform {
    get { turn }
    set {
      turn = newValue
      arrange()
    }
  }

  /// The shapes of all items about the group's centre.
  var shapes: [ConvexShape] {
    members.flatMap { member in
      DynamicShapes.shapes(of: member.item).map {
        $0.moved(by: member.offset, turned: PhysicsRotation(member.angle))
      }
    }
  }

  private func arrange() {
    let angle = DynamicShapes.angle(of: turn)
    let rotation = PhysicsRotation(angle)
    for member in members {
      let way = rotation.apply(member.offset)
      member.item.center = CGPoint(x: place.x + way.x, y: place.y + way.y)
      member.item.transform = CGAffineTransform(rotationAngle: angle + member.angle)
    }
  }
}
