// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Items that fall.

public import CoreGraphics
public import Foundation
internal import MicaRaster

/// Accelerates items alike, whatever their mass: by 1000 points per second squared for a vector of
/// length 1 (FACTS C18).
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  static let pull = 1000.0

  /// A behaviour that has items fall downwards.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// A behaviour without items yet.
  public convenience override init() {
    self.init(items: [])
  }

  /// Has an item fall, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    changed()
  }

  /// Has an item fall no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// The items that fall.
  open var items: [any UIDynamicItem] { list.items }

  /// Where things fall, and how fast; 0, 1 by default, downwards.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { changed() }
  }

  /// The direction in radians, clockwise from the x axis; π/2 by default.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of the vector; 1 by default.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and length.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override func contribute(to assembly: DynamicAssembly) {
    let pull = PhysicsVector(gravityDirection) * Self.pull
    for item in list.items { assembly.body(of: item).acceleration += pull }
  }
}

extension CGVector {
  var angle: CGFloat { CGFloat(PortableMath.atan2(Double(dy), Double(dx))) }

  var magnitude: CGFloat { (dx * dx + dy * dy).squareRoot() }

  init(angle: CGFloat, magnitude: CGFloat) {
    self.init(
      dx: CGFloat(PortableMath.cos(Double(angle))) * magnitude,
      dy: CGFloat(PortableMath.sin(Double(angle))) * magnitude)
  }
}
