// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The runtime's functions on methods: exchanging, replacing and adding implementations.

import Foundation
internal import MicaRaster

/// A method of a class.
public typealias Method = OpaquePointer
/// An implementation of a method. It is called as the function that `unsafeBitCast(_:to:)` makes of it.
public typealias IMP = OpaquePointer

/// The method of a class or of the nearest class above it that has one of that selector.
///
/// Partly: of Apple's classes only a few methods are known by name. For another selector there is a method too,
/// which is noted, and whose implementation nothing can be exchanged with.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  guard let cls else { return nil }
  var above: AnyClass? = cls
  while let type = above {
    let entry = MethodEntry.of(type, name)
    if entry.row != nil || ExchangedMethods.implementation(of: entry) !== entry {
      return entry.pointer
    }
    above = _getSuperclass(type)
  }
  // What begins so is Apple's private business: it isn't there.
  if name.name.hasPrefix("_") { return nil }
  let entry = MethodEntry.of(cls, name)
  Unsupported.note("class_getInstanceMethod: \(entry.name) is not known by name")
  return entry.pointer
}

/// The class's own method of a selector; nil.
///
/// Partly: methods of classes themselves are not known by name.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  if cls != nil { Unsupported.note("class_getClassMethod: +\(name) is not known by name") }
  return nil
}

/// The bytes of a class's objects; 0 for no class.
public func class_getInstanceSize(_ cls: AnyClass?) -> Int {
  cls.map { positiveExtent(of: $0) } ?? 0
}

/// The standard library's own function: the bytes of an object behind its start.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func positiveExtent(of cls: AnyClass) -> Int

/// Makes each of two methods run what the other one ran.
///
/// Calls by selector, target and action included, and direct calls of the program's `dynamic` methods (those of
/// `@objc` methods in extensions too) run the other implementation from now on.
///
/// Partly: methods of Apple's classes keep theirs; a note says which.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (one, other) = (MethodEntry.at(m1), MethodEntry.at(m2))
  guard canChange(one, "method_exchangeImplementations"),
    canChange(other, "method_exchangeImplementations")
  else { return }
  let (first, second) = (
    ExchangedMethods.implementation(of: one), ExchangedMethods.implementation(of: other)
  )
  ExchangedMethods.set(second, for: one)
  ExchangedMethods.set(first, for: other)
}

/// The selector of a method.
public func method_getName(_ m: Method) -> Selector { MethodEntry.at(m).selector }

/// What runs when a method is called.
public func method_getImplementation(_ m: Method) -> IMP {
  ExchangedMethods.implementation(of: MethodEntry.at(m)).pointer
}

/// What runs when a class's objects are sent a selector; nil where they have no such method.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map(method_getImplementation)
}

extension NSObjectProtocol where Self: NSObject {
  /// What runs when the object is sent a selector; nil where it has no such method.
  public func method(for aSelector: Selector!) -> IMP! {
    aSelector.flatMap { class_getMethodImplementation(type(of: self), $0) }
  }
}

/// Gives a method another implementation, and answers what it had.
///
/// Partly: methods of Apple's classes keep theirs; a note says which.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let entry = MethodEntry.at(m)
  let old = ExchangedMethods.implementation(of: entry)
  if canChange(entry, "method_setImplementation"),
    canChange(MethodEntry.at(imp), "method_setImplementation")
  {
    ExchangedMethods.set(MethodEntry.at(imp), for: entry)
  }
  return old.pointer
}

/// The types of a method's result and arguments; nil.
///
/// Partly: types are not known here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Gives a class a method of its own, unless it has one of that selector; whether it had none.
///
/// Partly: what is added is reached by its selector alone, which is noted. Direct calls, those by UIKit included, run
/// what they ran before.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls else { return false }
  let entry = MethodEntry.of(cls, name)
  guard entry.row == nil, ExchangedMethods.implementation(of: entry) === entry else { return false }
  // Apple's classes have most of their methods without rows.
  if ClassRegistry.record(of: cls)?.isApples ?? true { return false }
  guard canChange(MethodEntry.at(imp), "class_addMethod") else { return true }
  ExchangedMethods.set(MethodEntry.at(imp), for: entry)
  Unsupported.note("class_addMethod: only calls by selector reach \(entry.name).")
  return true
}

/// Gives a class's own method another implementation, or adds it; what it had, nil where it had none.
///
/// Partly: as `method_setImplementation(_:_:)` and `class_addMethod(_:_:_:_:)`.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls, !class_addMethod(cls, name, imp, types) else { return nil }
  return method_setImplementation(MethodEntry.of(cls, name).pointer, imp)
}

private func canChange(_ entry: MethodEntry, _ function: String) -> Bool {
  if entry.canBeExchanged
    || entry.row == nil && ExchangedMethods.implementation(of: entry) !== entry
  {
    return true
  }
  Unsupported.note("\(function): \(entry.name) keeps its implementation")
  return false
}
