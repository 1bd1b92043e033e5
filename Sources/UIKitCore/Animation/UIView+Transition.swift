// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From one picture of a view to the next.

public import Foundation
internal import MicaRaster
import QuartzCore

extension UIView {
  /// Changes a view's content and goes from its old picture to the new one, as the options say; the
  /// changes themselves animate only with `allowAnimatedContent`.
  ///
  /// `transitionCrossDissolve` fades; flips turn the view over like a card, as seen from twice its size away
  /// (ours, no measurement is known). Curls are noted as unsupported and fade. Without
  /// a transition in the options, a positive duration and a window, the changes show at once.
  ///
  /// Partly: curls are noted and fade.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace(duration: duration, delay: 0, options: options)
    AnimationBlock.run(pace, completion: completion) { block in
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        performWithoutAnimation { animations?() }
      }
      guard areAnimationsEnabled, block.pace.duration > 0, !options.transition.isEmpty,
        view.window != nil
      else { return }
      let transition = options.transition.layerTransition()
      block.pace.apply(to: transition, on: view.layer)
      block.hold(view)
      block.wait(for: transition)
      view.layer.add(transition, forKey: kCATransition)
    }
  }

  /// Replaces a view by another one in the same superview, or hides one and shows the other, with a
  /// transition of the superview. Does nothing but complete when `fromView` has none.
  ///
  /// Partly: as transition(with:…).
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      TransactionStack.current.later { completion?(true) }
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// The layer's transition that makes this one. Layers count top and bottom with y upwards.
  func layerTransition() -> CATransition {
    let transition = CATransition()
    switch self {
    case .transitionFlipFromLeft: transition.subtype = .fromLeft
    case .transitionFlipFromRight: transition.subtype = .fromRight
    case .transitionFlipFromTop: transition.subtype = .fromBottom
    case .transitionFlipFromBottom: transition.subtype = .fromTop
    case .transitionCrossDissolve: return transition
    default:
      Unsupported.note("UIView.transition by curls")
      return transition
    }
    transition.type = .flip
    return transition
  }
}
