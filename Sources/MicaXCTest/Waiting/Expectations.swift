// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Expectations that fulfil themselves.

internal import MicaRaster
internal import Synchronization

/// An expectation of a notification.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Tells whether a notification counts.
  public typealias Handler = @Sendable (Notification) -> Bool

  /// The notification's name.
  public let notificationName: Notification.Name
  /// Its sender; nil for any.
  public let observedObject: Any?
  /// The centre that it is posted to.
  public let notificationCenter: NotificationCenter
  /// Tells whether a notification counts; nil takes each.
  open var handler: Handler?
  private var token: (any NSObjectProtocol)?

  /// An expectation of a notification of a name, sent by `object` to a centre.
  public init(
    name notificationName: Notification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter = .default
  ) {
    self.notificationName = notificationName
    observedObject = object
    self.notificationCenter = notificationCenter
    super.init(
      description: "Expect notification '\(notificationName.rawValue)' from "
        + (object.map { "\($0)" } ?? "any object"))
    token = notificationCenter.addObserver(forName: notificationName, object: object, queue: nil) {
      [weak self] in self?.hear($0)
    }
  }

  private func hear(_ notification: Notification) {
    guard !isFulfilled, handler?(notification) ?? true else { return }
    fulfill()
    if isFulfilled { endWaiting() }
  }

  override func endWaiting() {
    if let token { notificationCenter.removeObserver(token) }
    token = nil
  }

  deinit { if let token { notificationCenter.removeObserver(token) } }
}

/// An expectation of a predicate.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  /// Tells whether a true predicate counts.
  public typealias Handler = @Sendable () -> Bool

  /// What must become true.
  public let predicate: NSPredicate
  /// What it is evaluated with.
  public let object: Any?
  /// Tells whether a true predicate counts; nil takes it.
  open var handler: Handler?

  /// An expectation of a predicate, which is evaluated after each run-loop iteration of a wait.
  public init(predicate: NSPredicate, object: Any? = nil) {
    (self.predicate, self.object) = (predicate, object)
    super.init(
      description: "Expect predicate `\(predicate.predicateFormat)`"
        + (object.map { " for object \($0)" } ?? ""))
  }

  override var polls: Bool { !isFulfilled }

  override func poll() {
    guard !isFulfilled, predicate.evaluate(with: object), handler?() ?? true else { return }
    fulfill()
  }
}

/// An expectation of the value at a key path.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Tells whether a change counts: the object, and what observers are told of the change.
  public typealias Handler = @Sendable (Any, [NSKeyValueChangeKey: Any]) -> Bool

  /// The key path.
  public let keyPath: String
  /// The object.
  public let observedObject: Any
  /// The value that must come; nil for any change.
  public let expectedValue: Any?
  /// What the handler is told of changes.
  public let options: NSKeyValueObservingOptions
  /// Tells whether a change counts; nil takes the expected value or, without one, each change.
  open var handler: Handler?
  private var observation: NSKeyValueObservation?

  /// An expectation of a value, or of any change, at a key path of an object.
  public convenience init(
    keyPath: String, object: Any, expectedValue: Any? = nil,
    options: NSKeyValueObservingOptions = []
  ) {
    self.init(
      keyPath: keyPath, object: object, expectedValue: expectedValue, options: options,
      handler: nil)
  }

  /// The handler is there before the object is observed: it may be told of the value that stands.
  init(
    keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions,
    handler: Handler?
  ) {
    self.handler = handler
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    super.init(
      description: "Expect value of '\(keyPath)' of \(object)"
        + (expectedValue.map { " to be '\($0)'" } ?? " to change"))
    guard let object = object as? NSObject else { return }
    observation = KeyPathObservation.observe(object, keyPath, options) { [weak self] in
      self?.hear($0)
    }
    if expectedValue != nil, isExpected(object) { fulfill() }
  }

  private func isExpected(_ object: NSObject) -> Bool {
    let value = object.value(forKeyPath: keyPath)
    guard let expected = expectedValue else { return true }
    guard let value else { return expected is NSNull }
    if let one = value as? AnyHashable, let other = expected as? AnyHashable { return one == other }
    return (value as? NSObject)?.isEqual(expected) ?? false
  }

  private func hear(_ change: [NSKeyValueChangeKey: Any]) {
    guard !isFulfilled, let object = observedObject as? NSObject else { return }
    let isWanted = handler?(object, change) ?? isExpected(object)
    if isWanted { fulfill() }
  }

  override func endWaiting() {
    observation?.invalidate()
    observation = nil
  }
}

/// An expectation of a notification of the system's. Partly: none ever comes, which is noted.
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Tells whether a notification counts.
  public typealias Handler = @Sendable () -> Bool

  /// The notification's name.
  public let notificationName: String
  /// Tells whether a notification counts; nil takes each.
  open var handler: Handler?

  /// An expectation of a notification of a name.
  public init(notificationName: String) {
    self.notificationName = notificationName
    super.init(description: "Expect notification '\(notificationName)'")
    Unsupported.note("Darwin notifications: none is posted")
  }
}
