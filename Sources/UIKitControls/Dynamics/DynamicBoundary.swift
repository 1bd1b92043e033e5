// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A boundary of a collision behaviour, and the identifiers that programs give it.

public import Foundation

/// A path that items stop at.
@MainActor
final class DynamicBoundary {
  let identifier: (any NSCopying)?
  let key: AnyHashable?
  let path: UIBezierPath
  private var made: PhysicsBoundary?

  init(identifier: (any NSCopying)?, path: UIBezierPath) {
    self.identifier = identifier
    self.path = path
    key = identifier.map { Self.key(of: $0) }
  }

  /// What it is in a world.
  func body(in world: PhysicsWorld) -> PhysicsBoundary {
    if let made { return made }
    let boundary = PhysicsBoundary(
      serial: world.makeSerial(), lines: DynamicShapes.lines(of: path))
    made = boundary
    return boundary
  }

  var serial: Int? { made?.serial }

  func leave() { made = nil }

  /// What tells identifiers apart: equal texts and numbers are the same.
  static func key(of identifier: any NSCopying) -> AnyHashable {
    if let text = identifier as? NSString { return AnyHashable(String(describing: text)) }
    if let value = identifier as? any Hashable { return AnyHashable(value) }
    return AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
}

// On iOS "\"floor\" as NSCopying" makes an NSString. Here texts and numbers are copied as they are.

extension String: @retroactive NSCopying {
  /// The text itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Int: @retroactive NSCopying {
  /// The number itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
