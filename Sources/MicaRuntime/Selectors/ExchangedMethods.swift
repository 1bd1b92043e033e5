// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Methods whose implementations a program has exchanged, replaced or added (Docs/runtime.md).

internal import MicaContext
internal import MicaRaster
import Synchronization

/// A class's method of one selector, as C sees it: what `Method` and `IMP` point to. Kept for good.
final class MethodEntry: Sendable {
  let type: AnyClass
  let selector: Selector
  /// What runs in place of the class's body, where the implementation was made of a block.
  let block: MethodBlock?

  private init(_ type: AnyClass, _ selector: Selector, _ block: MethodBlock? = nil) {
    (self.type, self.selector, self.block) = (type, selector, block)
  }

  /// An implementation that runs a block; it belongs to no class. Kept for good, as C does.
  static func running(_ block: MethodBlock) -> MethodEntry {
    let entry = MethodEntry(MethodBlock.self, Selector("block"), block)
    _ = Unmanaged.passRetained(entry)
    return entry
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }
  private static let known = Mutex<[Key: MethodEntry]>([:])

  /// The entry of exactly this class; whether there is such a method is not asked.
  static func of(_ type: AnyClass, _ selector: Selector) -> MethodEntry {
    known.withLock { known in
      let key = Key(type: ObjectIdentifier(type), selector: selector)
      if let entry = known[key] { return entry }
      let made = MethodEntry(type, selector)
      known[key] = made
      return made
    }
  }

  var pointer: OpaquePointer { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

  static func at(_ pointer: OpaquePointer) -> MethodEntry {
    Unmanaged<MethodEntry>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// The row, which a program's own class has.
  var row: MethodRecord? { ClassRegistry.record(of: type)?.rows.methods[selector] }

  /// Whether all calls that go through Objective-C on iOS reach another implementation here. Those of Apple's own
  /// methods don't: UIKit calls them directly.
  var canBeExchanged: Bool {
    if block != nil { return true }
    guard let row, row.argumentCount != nil else { return false }
    return row.own != nil || ClassRegistry.record(of: type).map { !$0.isApples } ?? false
  }

  /// `-[App.Card tap:]`.
  var name: String { "-[\(ClassName.of(type)) \(selector)]" }

  /// Runs the class's own body.
  func run(_ object: AnyObject, _ first: Any?, _ second: Any?, _ third: Any?) -> Any? {
    if let block { return block.body(object, [first, second, third]) }
    guard let row else { MethodCall.refuse(selector, object) }
    precondition(
      MethodEntry.isObject(object, of: type),
      "The implementation of \(name) is called for \(Swift.type(of: object)), which has no such members."
    )
    return (row.own ?? row.virtual)(object, first, second, third)
  }

  private static func isObject(_ object: AnyObject, of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let known = current {
      if known == type { return true }
      current = _getSuperclass(known)
    }
    return false
  }
}

/// Which implementation a running program has given to which method.
final class ExchangedMethods: ProgramState {
  private let changed = Mutex<[ObjectIdentifier: MethodEntry]>([:])

  init(in context: ProgramContext) {}

  /// Whether any program of the process has ever changed a method: until then each call costs one load.
  private static let wasEver = Atomic<Bool>(false)
  static var isAny: Bool { wasEver.load(ordering: .relaxed) }

  private static var current: ExchangedMethods { ProgramContext.current.state() }

  /// What runs in place of a class's own body; nil where nothing was changed.
  static func implementation(of selector: Selector, in type: AnyClass) -> MethodEntry? {
    guard isAny else { return nil }
    let entry = MethodEntry.of(type, selector)
    return current.changed.withLock { $0[ObjectIdentifier(entry)] }
  }

  /// What runs for a method.
  static func implementation(of entry: MethodEntry) -> MethodEntry {
    guard isAny else { return entry }
    return current.changed.withLock { $0[ObjectIdentifier(entry)] } ?? entry
  }

  /// Gives a method an implementation; its own for nothing special.
  static func set(_ implementation: MethodEntry, for entry: MethodEntry) {
    wasEver.store(true, ordering: .relaxed)
    current.changed.withLock {
      $0[ObjectIdentifier(entry)] = implementation === entry ? nil : implementation
    }
  }

  /// The row of a method that a program has added to a class or one above it, if no class between has its own.
  static func added(_ selector: Selector, to type: AnyClass) -> MethodRecord? {
    guard isAny else { return nil }
    var above: AnyClass? = type
    while let type = above {
      if ClassRegistry.record(of: type)?.rows.methods[selector] != nil { return nil }
      if let entry = implementation(of: selector, in: type) {
        return MethodRecord(
          selector: selector, owner: type, argumentCount: selector.argumentCount,
          takesScalar: entry.row?.takesScalar ?? false, virtual: entry.run, own: nil)
      }
      above = _getSuperclass(type)
    }
    return nil
  }
}

/// The implementation that a method's own class has got in place of its body: what rewritten `dynamic` methods ask
/// for when they are called.
@_spi(Registration)
public struct ExchangedCall {
  private let selector: Selector
  private let implementation: MethodEntry

  /// Nil, after one look at a flag, where nothing was exchanged.
  public init?(_ selector: StaticString, _ type: AnyClass) {
    guard ExchangedMethods.isAny else { return nil }
    self.selector = Selector("\(selector)")
    guard let found = ExchangedMethods.implementation(of: self.selector, in: type) else {
      return nil
    }
    implementation = found
  }

  /// Calls it, and gives its result as the method declares it.
  public func callAsFunction<Result>(
    _ object: AnyObject, _ first: Any? = nil, _ second: Any? = nil, _ third: Any? = nil
  ) -> Result {
    let result = implementation.run(object, first, second, third)
    if let nothing = () as? Result { return nothing }
    switch Converted<Result>(result) {
    case .value(let value): return value
    case .missing(let zero?): return zero
    case .missing(nil), .mismatch:
      preconditionFailure(
        "\(implementation.name) runs for \(selector), and gives \(result ?? "nil") where a \(Result.self) is wanted"
      )
    }
  }
}
