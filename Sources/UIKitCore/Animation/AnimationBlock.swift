// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One call of the animate family: what is animated while its block runs, and who is told when all
// that is over. Views ask the block that is open for the actions of their layers' changes.

import Foundation
internal import MicaContext
import QuartzCore

/// What a program has said of animations; used on the main actor.
final class AnimationState: ProgramState {
  /// The innermost block that is open.
  var block: AnimationBlock?
  /// Whether changes in blocks animate.
  var isEnabled = true
  /// What moves the animations of all blocks that are opened now: a transition driven by hand.
  var lentDriver: AnimatorTimeline?

  init(in context: ProgramContext) {}

  static var current: AnimationState { ProgramContext.current.state() }
}

/// An animation of views. Lives on the main actor, like the views.
final class AnimationBlock {
  /// The innermost block that is open in the running program.
  static var current: AnimationBlock? {
    // Every change of a view asks.
    TransactionStack.current.openAnimationBlocks == 0 ? nil : AnimationState.current.block
  }
  /// No action; one object, since it is asked for by every change of a view.
  static let none = NSNull()

  var pace: AnimationPace
  /// Collects the changes of keyframes instead of animating each.
  var keyframes: KeyframeRecorder?
  /// The animator that moves what is animated; nil where it moves by itself.
  private(set) var driver: AnimatorTimeline?
  private var completions: [(Bool) -> Void]
  /// What the completion waits for, the block itself included.
  private var pending = 1
  private var hasAnimations = false
  private var outer: AnimationBlock?
  private var allFinished = true
  private var resizedViews: [UIView] = []
  private var viewsToLayOut: [UIView] = []
  private var heldViews = HeldViews()

  private init(pace: AnimationPace, completion: ((Bool) -> Void)?) {
    self.pace = pace
    completions = completion.map { [$0] } ?? []
  }

  /// Runs `body` with its changes animated; inside another block with what that hands down. Nothing
  /// is animated for a duration that is not positive.
  @MainActor
  static func run(
    _ pace: AnimationPace, keyframes: KeyframeRecorder? = nil, driver: AnimatorTimeline? = nil,
    completion: ((Bool) -> Void)?, _ body: (AnimationBlock) -> Void
  ) {
    let block = open(pace, keyframes: keyframes, driver: driver, completion: completion)
    body(block)
    block.close()
  }

  /// Opens a block: what is changed from now on is animated, until it is closed.
  @MainActor
  static func open(
    _ pace: AnimationPace, keyframes: KeyframeRecorder? = nil, driver: AnimatorTimeline? = nil,
    completion: ((Bool) -> Void)?
  ) -> AnimationBlock {
    let outer = current
    var pace = pace
    if let outer { pace.inherit(from: outer.pace) }
    let block = AnimationBlock(pace: pace, completion: completion)
    block.keyframes = keyframes
    block.driver = driver ?? outer?.driver ?? AnimationState.current.lentDriver
    let stack = TransactionStack.current
    stack.openAnimationBlocks += 1
    let state = AnimationState.current
    state.block = block
    block.outer = outer
    return block
  }

  /// Closes the block that was opened last.
  @MainActor
  func close() {
    for view in viewsToLayOut { view.layoutIfNeeded() }
    if pace.options.contains(.layoutSubviews) { layoutResizedViews() }
    keyframes?.addAnimations(of: self)
    AnimationState.current.block = outer
    outer = nil
    TransactionStack.current.openAnimationBlocks -= 1
    finishBody()
  }

  private func finishBody() {
    pending -= 1
    guard pending == 0 else { return }
    heldViews.release()
    guard !completions.isEmpty else { return }
    // Without animations the completion runs in the next turn.
    TransactionStack.current.later { [completions, allFinished, hasAnimations] in
      for completion in completions { completion(allFinished || !hasAnimations) }
    }
  }

  /// Makes the completion wait for an animation.
  func wait(for animation: CAAnimation) {
    hasAnimations = true
    pending += 1
    animation.endHandler = { [self] finished in
      if !finished { allFinished = false }
      pending -= 1
      guard pending == 0 else { return }
      heldViews.release()
      for completion in completions { completion(allFinished) }
    }
  }

  /// Lets touches pass by a view until the animations have ended, if that is what the options, or the
  /// animator, say.
  func hold(_ view: UIView) {
    if let driver {
      driver.hold(view)
    } else if !pace.options.contains(.allowUserInteraction) {
      heldViews.hold(view)
    }
  }

  /// The block that animates what is changed now; nil where nothing is.
  static var animating: AnimationBlock? {
    guard let current, AnimationState.current.isEnabled, current.pace.duration > 0 else {
      return nil
    }
    return current
  }

  /// Calls a function when all animations of the block have ended, before its completion.
  func whenDone(_ action: @escaping @MainActor () -> Void) {
    completions.insert({ _ in MainActor.assumeIsolated { action() } }, at: 0)
  }

  /// Lays a view out when the changes of the block are made, so that what follows from them moves too.
  func layOutAtEnd(_ view: UIView) {
    if !viewsToLayOut.contains(where: { $0 === view }) { viewsToLayOut.append(view) }
  }

  @MainActor
  private func layoutResizedViews() {
    for view in resizedViews { view.layoutIfNeeded() }
  }

  /// The action for a view layer's change; nil where it does not animate.
  @MainActor
  func action(for layer: CALayer, of view: UIView, forKey event: String) -> (any CAAction)? {
    guard AnimationState.current.isEnabled, pace.duration > 0,
      event != "contents", event != "contentsScale",
      view.window != nil || layer.isCommitted, layer.animatesImplicitly(event)
    else { return nil }
    if event == "bounds" { resizedViews.append(view) }
    hold(view)
    let old = layer.value(forKeyPath: event)
    if let keyframes { return keyframes.action(for: layer, forKey: event, old: old) }
    let animation: CABasicAnimation & ViewAnimation =
      pace.spring == nil
      ? ViewBasicAnimation(keyPath: event) : ViewSpringAnimation(keyPath: event)
    animation.fromValue = old
    pace.apply(to: animation, on: layer)
    animation.block = self
    return animation
  }
}
