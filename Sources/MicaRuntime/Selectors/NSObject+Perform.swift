// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Calling methods by their selectors: for the program, and for targets of controls, timers,
// gestures, notifications.

public import Foundation

/// The root of what the Objective-C runtime adds to every object; `NSObject` is the only one.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls the method of that selector without arguments; stops the program where there is none.
  ///
  /// The result stays alive until the enclosing `autoreleasepool`, or the turn of the run loop, ends.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unmanaged(MethodCall.send(aSelector, to: self))
  }

  /// Calls the method of that selector with an argument; stops the program where there is none.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unmanaged(MethodCall.send(aSelector, to: self, object))
  }

  /// Calls the method of that selector with two arguments; stops the program where there is none.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    unmanaged(MethodCall.send(aSelector, to: self, object1, object2))
  }

  /// Whether the object has a method of that selector.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { MethodCall.canSend($0, to: self) } ?? false
  }

  /// Calls the class's own method of that selector; stops the program where there is none.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    MethodCall.send(aSelector, to: self as AnyObject).map {
      AutoreleasePool.unmanaged($0 as AnyObject)
    }
  }

  /// Whether the class itself has a method of that selector.
  public static func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { MethodCall.canSend($0, to: self as AnyObject) } ?? false
  }

  /// Who answers in the object's place; nobody by default.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Whether objects of the class have a method of that selector.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { MethodCall.instances(of: self, respondTo: $0) } ?? false
  }

  /// Stops the program: the object has no method of that selector.
  public func doesNotRecognizeSelector(_ aSelector: Selector!) {
    MethodCall.refuse(aSelector, self)
  }

  private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    result.map { AutoreleasePool.unmanaged($0 as AnyObject) }
  }
}

/// Calls by selector, for the floors above: a target is any object, or a class for its own methods.
package enum MethodCall {
  /// Calls the method of that selector, with as many of the arguments as it takes. Stops the program
  /// where the object has no such method, as Objective-C does.
  @discardableResult
  package static func send(
    _ selector: Selector, to target: Any, _ first: Any? = nil, _ second: Any? = nil,
    _ third: Any? = nil
  ) -> Any? {
    if let type = target as? AnyClass, let method = classMethod(selector, of: type) {
      return method.call(first, second, third)
    }
    let object = target as AnyObject
    if let method = method(selector, of: Swift.type(of: object)) {
      return method.call(object, first, second, third)
    }
    if let property = property(selector, of: object) {
      return property(first)
    }
    // Weak proxies of timers and display links are built on this.
    if let other = forwardingTarget(of: object, selector) {
      return send(selector, to: other, first, second, third)
    }
    refuse(selector, target)
  }

  /// Who answers in an object's place; nil where nobody does, or the object itself would.
  private static func forwardingTarget(of object: AnyObject, _ selector: Selector) -> Any? {
    let asked = Selector("forwardingTargetForSelector:")
    let other = method(asked, of: Swift.type(of: object))?.call(object, selector, nil, nil)
    return other.flatMap { $0 as AnyObject === object ? nil : $0 }
  }

  /// Whether `send` finds a method.
  package static func canSend(_ selector: Selector, to target: Any) -> Bool {
    if let type = target as? AnyClass { return classMethod(selector, of: type) != nil }
    let object = target as AnyObject
    return instances(of: Swift.type(of: object), respondTo: selector)
  }

  /// Whether objects of a class have the method, or the property whose getter or setter it is.
  package static func instances(of type: AnyClass, respondTo selector: Selector) -> Bool {
    if method(selector, of: type) != nil { return true }
    let view = ClassRegistry.view(of: type)
    if selector.argumentCount == 0 { return view.properties[selector.name] != nil }
    return setterKey(selector).flatMap { view.writableProperty($0) } != nil
  }

  /// The method of a class or its superclasses.
  package static func method(_ selector: Selector, of type: AnyClass) -> MethodRecord? {
    ExchangedMethods.added(selector, to: type) ?? ClassRegistry.view(of: type).methods[selector]
  }

  private static func classMethod(_ selector: Selector, of type: AnyClass) -> ClassMethodRecord? {
    ClassRegistry.view(of: type).classMethods[selector]
  }

  /// The getter or setter of a property under the selectors that Objective-C gives them.
  private static func property(
    _ selector: Selector, of object: AnyObject
  ) -> ((Any?) -> Any?)? {
    let view = ClassRegistry.view(of: Swift.type(of: object))
    if selector.argumentCount == 0 {
      return view.properties[selector.name].map { row in { _ in row.value(of: object) } }
    }
    guard let row = setterKey(selector).flatMap({ view.writableProperty($0) }) else { return nil }
    return { value in
      _ = row.set(value, on: object)
      return nil
    }
  }

  /// `title` of `setTitle:`.
  private static func setterKey(_ selector: Selector) -> String? {
    guard selector.argumentCount == 1, selector.name.hasPrefix("set"),
      selector.name.hasSuffix(":")
    else { return nil }
    let name = selector.name.dropFirst(3).dropLast()
    return name.first.map { $0.lowercased() + name.dropFirst() }
  }

  /// Says what Objective-C says of an unrecognised selector, and stops the program.
  package static func refuse(_ selector: Selector, _ target: Any) -> Never {
    let sign = target is AnyClass ? "+" : "-"
    let type: AnyClass = target as? AnyClass ?? Swift.type(of: target as AnyObject)
    fatalError(
      "\(sign)[\(ClassName.of(type)) \(selector)]: unrecognized selector sent to \(target)")
  }
}

extension NSObjectProtocol {
  /// Whether the object has a method of that selector.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { MethodCall.canSend($0, to: self) } ?? false
  }

  /// Calls the method of that selector without arguments; stops the program where there is none.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    MethodCall.send(aSelector, to: self).map { AutoreleasePool.unmanaged($0 as AnyObject) }
  }

  /// Calls the method of that selector with an argument; stops the program where there is none.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    MethodCall.send(aSelector, to: self, object).map { AutoreleasePool.unmanaged($0 as AnyObject) }
  }
}
