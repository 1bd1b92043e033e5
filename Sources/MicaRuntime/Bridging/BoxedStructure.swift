// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Structures inside NSValue: how they are marked there, and casts to and from them.

public import Foundation

/// A structure that NSValue boxes: `value as? CGPoint` looks at what is inside, and a box of another
/// structure is none.
public protocol _BoxedStructure: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// How boxes of this structure are marked.
  static var _boxEncoding: String { get }
  /// All zero.
  init()
}

extension _BoxedStructure {
  /// The structure in a box.
  public func _bridgeToObjectiveC() -> NSValue { .box(self, Self._boxEncoding) }

  /// What is in a box that must be of this structure.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = source.structure(Self(), _boxEncoding)
  }

  /// What is in a box, if it is of this structure.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    result = source.structure(Self(), _boxEncoding)
    return result != nil
  }

  /// What is in a box; all zero if it is of another structure.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source?.structure(Self(), _boxEncoding) ?? Self()
  }
}

/// The encodings of boxed structures.
///
/// Foundation on Linux boxes points, sizes and rectangles as themselves and traps on any other
/// structure; those are marked as arrays of their numbers, each in a way of its own.
package enum BoxEncoding {
  package static let point = "{CGPoint=dd}"
  package static let size = "{CGSize=dd}"
  package static let rect = "{CGRect={CGPoint=dd}{CGSize=dd}}"
  package static let range = "{_NSRange=QQ}"
  package static let affineTransform = "[6d]"
  package static let transform3D = "[16d]"
  package static let edgeInsets = "[4d]"
  package static let directionalEdgeInsets = "[4q]"
  package static let offset = "[2d]"
  package static let vector = "[2q]"
}

extension NSValue {
  /// A box of a plain structure, marked with its encoding.
  package static func box<Structure>(_ structure: Structure, _ encoding: String) -> NSValue {
    withUnsafePointer(to: structure) { NSValue(bytes: $0, objCType: encoding) }
  }

  /// The structure inside, in place of `initial`, if the box is marked with its encoding.
  package func structure<Structure>(_ initial: Structure, _ encoding: String) -> Structure? {
    guard String(cString: objCType) == encoding else { return nil }
    var structure = initial
    withUnsafeMutablePointer(to: &structure) { getValue($0) }
    return structure
  }
}
