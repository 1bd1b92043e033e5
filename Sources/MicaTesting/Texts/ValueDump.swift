// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A value as text: all that mirrors show, without what changes from run to run.

public import MicaFoundation

/// A type that says how `.dump` writes its values.
public protocol AnySnapshotStringConvertible {
  /// Whether what a value holds is written below it. Default false.
  static var renderChildren: Bool { get }
  /// The text of a value.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// False: the text says all.
  public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
  /// The character in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
  /// How many bytes.
  public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
  /// The date in ISO 8601, in UTC.
  public var snapshotDescription: String {
    formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
  }
}

extension String: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
  /// The text in quotes.
  public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
  /// The URL's text.
  public var snapshotDescription: String { debugDescription }
}

/// A value as lines of text.
struct ValueDump {
  private(set) var text = ""

  init<T>(_ value: T) { text = Self.dump(value, nil, 0, []) }

  private static func dump<T>(
    _ value: T, _ name: String?, _ indent: Int, _ seen: Set<ObjectIdentifier>
  ) -> String {
    let mirror = Mirror(reflecting: value)
    var seen = seen
    let space = String(repeating: " ", count: indent)
    let label = name.map { "\($0): " } ?? ""
    let bullet = mirror.children.isEmpty ? "-" : "▿"
    if mirror.displayStyle == .class {
      let id = ObjectIdentifier(value as AnyObject)
      guard seen.insert(id).inserted else {
        return "\(space)\(bullet) \(name ?? "value") (circular reference detected)\n"
      }
    }
    if let known = value as? any AnySnapshotStringConvertible, !type(of: known).renderChildren,
      mirror.displayStyle != .collection, mirror.displayStyle != .optional
    {
      return "\(space)- \(label)\(known.snapshotDescription)\n"
    }
    // Not what a cast would bridge: arrays and dictionaries are values.
    if Swift.type(of: value as Any) is NSObject.Type, let object = value as? NSObject {
      return "\(space)- \(label)\(withoutAddresses(object.debugDescription))\n"
    }
    let title = title(of: value, mirror)
    var children = mirror.children.map {
      (name: $0.label?.debugDescription ?? "", text: dump($0.value, $0.label, indent + 2, seen))
    }
    switch mirror.displayStyle {
    case .dictionary?, .set?, .struct?, .class?: children.sort { $0 < $1 }  // by name, then by text
    default: break
    }
    return "\(space)\(bullet) \(label)\(title)\n" + children.map(\.text).joined()
  }

  /// What stands in a value's own line.
  private static func title<T>(of value: T, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    let type = typeName(mirror.subjectType)
    switch mirror.displayStyle {
    case .collection?: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary?: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set?: return count == 1 ? "1 member" : "\(count) members"
    case .tuple?: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .optional?: return count == 0 ? "\(type).none" : type
    default: break
    }
    if let known = value as? any AnySnapshotStringConvertible { return known.snapshotDescription }
    if let known = value as? any CustomStringConvertible { return known.description }
    switch mirror.displayStyle {
    case .class?, .struct?: return type
    case .enum?: return count == 0 ? "\(type).\(value)" : type
    default: return String(describing: value)
    }
  }

  /// A type's name without the number of a local one.
  private static func typeName(_ type: Any.Type) -> String {
    String(describing: type).replacing(#/ #\d+/#, with: "")
  }

  /// A text without addresses.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/:?\s*0x[0-9a-f]+/#, with: "")
  }
}
