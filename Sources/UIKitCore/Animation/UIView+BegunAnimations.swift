// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations of before blocks: begun, set up and committed (iOS 2 to 13, and in many libraries).

public import Foundation
internal import MicaContext
internal import MicaRaster
public import MicaRuntime
import QuartzCore

/// An animation between its beginning and its commit.
@MainActor
private final class BegunAnimation {
  let name: String?
  let context: UnsafeMutableRawPointer?
  var block: AnimationBlock?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var transition: (UIView, UIView.AnimationOptions)?

  init(_ name: String?, _ context: UnsafeMutableRawPointer?) {
    (self.name, self.context) = (name, context)
  }

  func started() { call(willStart, context) }

  func stopped(_ finished: Bool) { call(didStop, NSNumber(value: finished), context) }

  /// Calls a method with as many of its arguments as it takes.
  private func call(_ selector: Selector?, _ second: Any?, _ third: Any? = nil) {
    guard let selector, let delegate else { return }
    MethodCall.send(selector, to: delegate, name, second, third)
  }
}

/// Those that a program has begun, the innermost last; used on the main actor.
private final class BegunAnimations: ProgramState {
  var stack: [BegunAnimation] = []
  init(in context: ProgramContext) {}
  static var current: BegunAnimations { ProgramContext.current.state() }
}

extension UIView {
  /// How a begun animation goes from one picture of a view to the next.
  public enum AnimationTransition: Int, Sendable {
    /// It doesn't.
    case none = 0
    /// Turning over from left to right.
    case flipFromLeft
    /// Turning over from right to left.
    case flipFromRight
    /// Curling up.
    case curlUp
    /// Curling down.
    case curlDown
  }

  /// Begins an animation of 0.2 seconds, slow at both ends: what is changed until `commitAnimations()` is animated.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let begun = BegunAnimation(animationID, context)
    let pace = AnimationPace(duration: 0.2, delay: 0, options: .allowUserInteraction)
    begun.block = AnimationBlock.open(pace) { begun.stopped($0) }
    BegunAnimations.current.stack.append(begun)
  }

  /// Ends what was begun last, and lets it run.
  public class func commitAnimations() {
    guard let begun = BegunAnimations.current.stack.popLast(), let block = begun.block else {
      return
    }
    if let (view, options) = begun.transition, areAnimationsEnabled, block.pace.duration > 0,
      view.window != nil
    {
      let transition = options.layerTransition()
      block.pace.apply(to: transition, on: view.layer)
      block.wait(for: transition)
      view.layer.add(transition, forKey: kCATransition)
    }
    begun.block = nil
    begun.started()
    block.close()
  }

  private class func change(_ body: (BegunAnimation, AnimationBlock) -> Void) {
    guard let begun = BegunAnimations.current.stack.last, let block = begun.block else { return }
    body(begun, block)
  }

  /// Says who is told of the beginning and end of the begun animation; kept alive until then.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change { begun, _ in begun.delegate = delegate as AnyObject? }
  }

  /// Says which of the delegate's methods, with name and context, is called at the beginning:
  /// `animationWillStart(_:context:)`.
  public class func setAnimationWillStart(_ selector: Selector?) {
    change { begun, _ in begun.willStart = selector }
  }

  /// Says which of the delegate's methods is called at the end, with the name, whether all of it ran as a number, and
  /// the context: `animationDidStop(_:finished:context:)`.
  public class func setAnimationDidStop(_ selector: Selector?) {
    change { begun, _ in begun.didStop = selector }
  }

  /// Sets the duration of what is changed from now on, in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change { _, block in block.pace.duration = duration }
  }

  /// Sets how long what is changed from now on waits, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    change { _, block in block.pace.delay = delay > 0 && delay.isFinite ? delay : 0 }
  }

  /// Sets when what is changed from now on begins.
  public class func setAnimationStart(_ startDate: Date) {
    setAnimationDelay(startDate.timeIntervalSinceNow)
  }

  /// Sets the curve of what is changed from now on; slow at both ends by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    let options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
    change { _, block in block.pace.timingFunction = options.timingFunction }
  }

  /// Sets how often what is changed from now on is repeated; 0, the default, and 1 for once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change { _, block in block.pace.repeatCount = repeatCount }
  }

  /// Sets whether what is changed from now on goes back again.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { _, block in block.pace.autoreverses = repeatAutoreverses }
  }

  /// Sets whether what is changed from now on begins where an animation has got it to.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { _, block in
      if fromCurrentState {
        block.pace.options.insert(.beginFromCurrentState)
      } else {
        block.pace.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Goes from a view's picture of now to that after the changes. Curls are noted and fade.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    let options: [AnimationOptions] = [
      [], .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
      .transitionCurlDown,
    ]
    change { begun, _ in
      begun.transition = transition == .none ? nil : (view, options[transition.rawValue])
    }
  }
}
