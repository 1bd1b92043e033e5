// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is attached to objects from outside and dies with them: associated objects, observers.

import CMicaRuntime
import Synchronization

/// Values attached to objects, by key.
///
/// The first attachment to an object of a class replaces the class's destroyer, by which Swift ends
/// objects (`CMicaRuntime`). From then on the death of each of its objects is one look-up here. As on
/// iOS the attachments can be read until the last `deinit` of the object has run, then they are
/// released.
package enum Attachments {
  /// Identifies what is attached: an address, or a type of ours.
  package typealias Key = UnsafeRawPointer

  private struct State {
    var values: [UnsafeRawPointer: [Key: AnyObject]] = [:]
    /// Each watched class's own destroyer.
    var destroyers: [UnsafeRawPointer: UnsafeRawPointer] = [:]
  }

  private static let state = Mutex(UncheckedState())

  private struct UncheckedState: @unchecked Sendable {
    var state = State()
  }

  private static func withState<Result>(_ body: (inout State) -> Result) -> Result {
    let result = state.withLock { unchecked in
      UncheckedResult(result: body(&unchecked.state))
    }
    return result.result
  }

  private struct UncheckedResult<Result>: @unchecked Sendable {
    let result: Result
  }

  /// What is attached to an object under a key.
  package static func value(of object: AnyObject, _ key: Key) -> AnyObject? {
    let address = address(object)
    if let dying = RuntimeThread.current.dying.last(where: { $0.object == address }) {
      return dying.values[key]
    }
    return withState { $0.values[address]?[key] }
  }

  /// Attaches a value to an object; nil takes it off.
  package static func set(_ value: AnyObject?, of object: AnyObject, _ key: Key) {
    let address = address(object)
    if let dying = RuntimeThread.current.dying.last(where: { $0.object == address }) {
      dying.values[key] = value
      return
    }
    // What was there is released outside the lock: its deinit may attach things.
    let old = withState { state in
      if value != nil { watch(Swift.type(of: object), &state) }
      return replace(&state, address, key, value)
    }
    _ = old
  }

  /// What is attached to a class under a key.
  package static func value(ofClass type: AnyClass, _ key: Key) -> AnyObject? {
    withState { $0.values[unsafeBitCast(type, to: UnsafeRawPointer.self)]?[key] }
  }

  /// Attaches a value to a class, which lives as long as the process; nil takes it off.
  package static func set(_ value: AnyObject?, ofClass type: AnyClass, _ key: Key) {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let old = withState { replace(&$0, address, key, value) }
    _ = old
  }

  private static func replace(
    _ state: inout State, _ address: UnsafeRawPointer, _ key: Key, _ value: AnyObject?
  ) -> AnyObject? {
    var values = state.values[address] ?? [:]
    let old = values.removeValue(forKey: key)
    values[key] = value
    state.values[address] = values.isEmpty ? nil : values
    return old
  }

  /// What is attached to an object under a key, made now where there is nothing.
  package static func value<Value: AnyObject>(
    of object: AnyObject, _ key: Key, orMake make: () -> Value
  ) -> Value {
    if let known = value(of: object, key) { return unsafeDowncast(known, to: Value.self) }
    let made = make()
    set(made, of: object, key)
    return made
  }

  /// Takes off what is attached under keys that `isRemoved` names.
  package static func remove(of object: AnyObject, where isRemoved: (Key) -> Bool) {
    let keys = withState { state in state.values[address(object)].map { Array($0.keys) } ?? [] }
    for key in keys where isRemoved(key) { set(nil, of: object, key) }
  }

  /// How many objects have attachments.
  package static var count: Int { withState { $0.values.count } }

  private static func address(_ object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  private static func watch(_ type: AnyClass, _ state: inout State) {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard state.destroyers[metadata] == nil else { return }
    state.destroyers[metadata] = mica_watch_deaths(
      metadata,
      MicaDeathCallbacks(
        will_die: { object, token in Attachments.willDie(object, token) },
        did_die: { token in Attachments.didDie(token) }))
  }

  private static func willDie(
    _ object: UnsafeRawPointer, _ token: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  ) -> UnsafeRawPointer {
    let metadata = object.load(as: UnsafeRawPointer.self)
    let (destroyer, values) = withState { state in
      (state.destroyers[metadata], state.values.removeValue(forKey: object))
    }
    if let values {
      // The address may be another object's as soon as this one is gone, so from here on the
      // attachments are this thread's.
      let dying = DyingObject(object: object, values: values)
      RuntimeThread.current.dying.append(dying)
      token.pointee = Unmanaged.passRetained(dying).toOpaque()
    }
    return destroyer!
  }

  private static func didDie(_ token: UnsafeMutableRawPointer) {
    let dying = Unmanaged<DyingObject>.fromOpaque(token).takeRetainedValue()
    RuntimeThread.current.dying.removeAll { $0 === dying }
  }
}

/// The attachments of an object whose `deinit` runs.
final class DyingObject {
  let object: UnsafeRawPointer
  var values: [UnsafeRawPointer: AnyObject]

  init(object: UnsafeRawPointer, values: [UnsafeRawPointer: AnyObject]) {
    self.object = object
    self.values = values
  }
}
