// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What rewritten programs call in place of Apple's initialisers on classes that are known only as they run
// (Docs/porting.md).

public import CoreGraphics
public import Foundation

/// `type.init()` of any class.
public func _micaNew<Object: NSObject>(_ type: Object.Type) -> Object {
  unsafeDowncast(type.makeObject(), to: Object.self)
}

/// What a type has that rewritten programs make by a protocol's `init()`, to which Apple's classes conform too.
public protocol _MicaEmptyInit {
  /// An object without arguments.
  init()
}

extension _MicaEmptyInit {
  /// `init()`.
  public init(_mica: ()) { self.init() }
}

extension _KeyValueCodingAndObserving {
  /// `init()` of any class: Apple's are not `required`, so that no protocol can ask for them.
  public init(_mica: ()) {
    guard let type = Self.self as? NSObject.Type, let object = type.makeObject() as? Self else {
      fatalError("\(Self.self) is no class of objects")
    }
    self = object
  }
}

/// `type.init(frame:)` of any view.
@preconcurrency @MainActor
public func _micaNew<Object: UIView>(_ type: Object.Type, frame: CGRect) -> Object {
  unsafeDowncast(type.makeView(frame: frame), to: Object.self)
}

/// `type.init(style:reuseIdentifier:)` of any cell.
@preconcurrency @MainActor
public func _micaNew<Object: UITableViewCell>(
  _ type: Object.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Object {
  unsafeDowncast(type.makeCell(style: style, reuseIdentifier: reuseIdentifier), to: Object.self)
}

/// `type.init(reuseIdentifier:)` of any header or footer.
@preconcurrency @MainActor
public func _micaNew<Object: UITableViewHeaderFooterView>(
  _ type: Object.Type, reuseIdentifier: String?
) -> Object {
  unsafeDowncast(type.makeView(reuseIdentifier: reuseIdentifier), to: Object.self)
}

/// `type.init(nibName:bundle:)` of any controller.
@preconcurrency @MainActor
public func _micaNew<Object: UIViewController>(
  _ type: Object.Type, nibName: String?, bundle: Bundle?
) -> Object {
  unsafeDowncast(type.makeController(nibName: nibName, bundle: bundle), to: Object.self)
}

/// `type.init(identifier:source:destination:)` of any segue.
@preconcurrency @MainActor
public func _micaNew<Object: UIStoryboardSegue>(
  _ type: Object.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Object {
  unsafeDowncast(
    type.makeSegue(identifier: identifier, source: source, destination: destination),
    to: Object.self)
}

/// What an optional requirement gave: Mica's delegates have all of Apple's, so that there is a value.
public func _micaOptional<Value>(_ value: Value) -> Value? { value }

/// What an optional requirement gave, if there was a delegate.
public func _micaOptional<Value>(_ value: Value?) -> Value? { value }
