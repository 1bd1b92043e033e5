// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One thread's state in a program: its open transactions, and what waits for the next
// commit.

import Foundation
package import MicaContext

/// A transaction's settings. Nested ones start from a copy.
struct TransactionSettings {
  var animationDuration: CFTimeInterval = 0.25
  var timingFunction: CAMediaTimingFunction?
  var disableActions = false
  var completion: TransactionCompletion?
  /// Values under names of the user's own.
  var values: [String: Any] = [:]
}

/// The transactions of a thread of a program.
package final class TransactionStack: ProgramState {
  /// The implicit transaction, then the explicit ones from the outside in.
  private var levels = [TransactionSettings()]
  /// Whether the implicit transaction has been given settings.
  private var isImplicitUsed = false
  /// Layers that were taken out of where they were since the last commit.
  private var departed: [CALayer] = []
  private var laterBlocks: [() -> Void] = []
  /// Layers that were changed or added since the last commit, the oldest first.
  private var heldLayers: [CALayer] = []
  /// So many held layers make room for new ones: a thread that never commits must not fill memory.
  private static let maximumHeldCount = 4096
  /// The same where no clock is that would ever commit: a server's cards, one after another, with all their bitmaps.
  private static let maximumHeldWithoutClock = 64
  /// Commits what a stage shows; for `CATransaction.flush()`.
  package var commitTree: (() -> Void)?
  /// How many blocks are open whose changes animate views, committed or not.
  package var openAnimationBlocks = 0
  /// Levels of the hit test that is under way.
  var hitTestLevel = 0

  /// A program's stack on one thread.
  package init(in context: ProgramContext) {}

  /// The calling thread's, in the running program.
  package static var current: TransactionStack { ProgramContext.threadState() }

  var settings: TransactionSettings {
    get { levels[levels.count - 1] }
    set {
      levels[levels.count - 1] = newValue
      if levels.count == 1 { isImplicitUsed = true }
    }
  }

  /// The innermost completion that an animation added now belongs to.
  var completion: TransactionCompletion? {
    levels.last { $0.completion != nil }?.completion
  }

  func begin() {
    var inner = settings
    inner.completion = nil
    levels.append(inner)
  }

  func commit() {
    guard levels.count > 1 else { return flush() }
    levels.removeLast().completion?.release()
  }

  /// Whether a commit has nothing to end, to run or to let go of.
  package var isIdle: Bool {
    !isImplicitUsed && laterBlocks.isEmpty && heldLayers.isEmpty && departed.isEmpty
  }

  /// Ends the implicit transaction and runs what waited for that.
  func flush() {
    guard !isIdle else { return }
    let implicit = levels[0]
    levels[0] = TransactionSettings()
    isImplicitUsed = false
    implicit.completion?.release()
    let blocks = laterBlocks
    laterBlocks = []
    for block in blocks { block() }
    releaseLayers(heldLayers.count)
  }

  /// Keeps a layer that has changed alive until the commit (FACTS C16), or until many others have changed after it.
  func hold(_ layer: CALayer) {
    layer.flags.isHeld = true
    heldLayers.append(layer)
    if heldLayers.count % Self.maximumHeldWithoutClock == 0 { makeRoom() }
  }

  /// Lets go of the older half where there are too many.
  private func makeRoom() {
    if heldLayers.count >= Self.maximumHeldCount || VirtualClock.current == nil {
      releaseLayers(heldLayers.count / 2)
    }
  }

  /// Lets go of the oldest held layers. Their last code may change other layers.
  private func releaseLayers(_ count: Int) {
    guard count > 0 else { return }
    let released = Array(heldLayers[..<count])
    heldLayers.removeFirst(count)
    for layer in released { layer.flags.isHeld = false }
  }

  func setCompletion(_ block: (() -> Void)?) {
    let previous = settings.completion
    let outer = levels.dropLast().last { $0.completion != nil }?.completion
    settings.completion = block.map { TransactionCompletion($0, inside: outer) }
    previous?.release()
  }

  /// Runs `body` some seconds from now, by the program's clock; never without one.
  package func after(_ delay: Double, _ body: @escaping () -> Void) {
    guard let clock = VirtualClock.current else { return }
    clock.schedule(at: clock.now + delay, body)
  }

  /// Has `block` run in the next turn of the run loop; without a clock, with the next commit.
  package func later(_ block: @escaping () -> Void) {
    if let clock = VirtualClock.current {
      clock.schedule(at: clock.now, block)
    } else {
      laterBlocks.append(block)
    }
  }

  /// Notes that a layer may have left what is shown.
  func noteDeparture(of layer: CALayer) { departed.append(layer) }

  /// The layers noted since the last call.
  func takeDepartures() -> [CALayer] {
    guard !departed.isEmpty else { return [] }
    defer { departed = [] }
    return departed
  }
}
