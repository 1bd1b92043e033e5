// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What belongs to a change of state.

internal import MicaContext

/// A key of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What belongs to a change of state: the animation by which its consequences are shown.
public struct Transaction {
  /// The animation; nil for none.
  public var animation: Animation?
  /// Whether views' own animations are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many of an ongoing gesture.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]
  private var completions: CompletionList?

  /// A transaction without an animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// A value by its key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` when the animations of the change have come to their end.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    // The changes that have been made already don't wait for it.
    completions = CompletionList(
      (completions?.entries ?? []) + [CompletionList.Entry(criteria: criteria, completion)])
  }

  /// Whether it says nothing.
  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty
      && completions == nil
  }

  /// The transaction of the code that runs.
  static var current: Transaction {
    ProgramContext.threadState(OpenTransaction.self).transaction
  }

  /// Runs a closure, whose changes have this transaction.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let state = ProgramContext.threadState(OpenTransaction.self)
    let outer = state.transaction
    state.transaction = self
    defer { state.transaction = outer }
    return try body()
  }

  /// The update that the changes belong to is complete: what waits for the animation's end is called when that is over.
  @MainActor
  func complete() { completions?.complete(after: animation) }
}

/// What waits for the end of an animation, which is called once, however many changes have the transaction.
private final class CompletionList: @unchecked Sendable {
  struct Entry {
    let criteria: AnimationCompletionCriteria
    let action: () -> Void
    private let call = Call()

    private final class Call {
      var isDone = false
    }

    init(criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
      (self.criteria, self.action) = (criteria, action)
    }

    /// Whether it is to be called now.
    func begin() -> Bool {
      defer { call.isDone = true }
      return !call.isDone
    }
  }

  let entries: [Entry]
  init(_ entries: [Entry]) { self.entries = entries }

  @MainActor
  func complete(after animation: Animation?) {
    for entry in entries where entry.begin() {
      let time =
        entry.criteria == .removed ? animation?.settlingDuration : animation?.logicalDuration
      nonisolated(unsafe) let action = entry.action
      guard let time, time > 0 else {
        DispatchQueue.main.async { action() }
        continue
      }
      // An animation without an end is never complete.
      if time.isFinite { DispatchQueue.main.asyncAfter(deadline: .now() + time) { action() } }
    }
  }
}

/// A thread's open transaction.
private final class OpenTransaction: ProgramState {
  var transaction = Transaction()
  init(in context: ProgramContext) {}
}

/// Runs a closure, whose changes have the transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try transaction.run(body) }

/// Runs a closure, whose changes have a value in their transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try transaction.run(body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// When its duration has passed, though a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}
