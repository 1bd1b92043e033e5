// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers that drag.

public import CoreGraphics
public import Foundation
public import MicaRuntime

/// A continuous gesture: it begins when fingers have travelled 10 points from where they were put
/// down (FACTS_UIKIT b.8).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The way so far, in the screen's space.
  package private(set) var travel = CGPoint.zero
  private var middle: CGPoint?
  private var tracker = VelocityTracker<CGPoint>()
  private var lastTime: TimeInterval = 0
  /// What `setTranslation` has added to the way.
  private var base = CGPoint.zero

  /// A recognizer that calls a method of `target` with 0 or 1 argument, the recognizer.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The fewest fingers that drag; 1 by default.
  open var minimumNumberOfTouches = 1

  /// The most fingers that drag; any number by default.
  open var maximumNumberOfTouches = Int.max

  /// The scroll wheels that drag, too; none come here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The way so far in a view's space; nil is the window's.
  open func translation(in view: UIView?) -> CGPoint {
    vector(travel + base, in: view)
  }

  /// Makes the way so far another one, such as zero, in a view's space.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let space: UIView? = view ?? self.view?.window
    let wanted =
      space.map { $0.layer.convert(translation, to: nil) - $0.layer.convert(.zero, to: nil) }
      ?? translation
    base = wanted - travel
  }

  /// Points per second in a view's space, over the last tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(tracker.velocity(at: lastTime), in: view)
  }

  /// Takes a part of the way off the translation, in the screen's space.
  package func absorb(_ part: CGPoint) { base = base - part }

  /// Whether the way so far makes the gesture begin.
  @_spi(Mica) open func hasBegun(_ travel: CGPoint) -> Bool {
    travel.distance(to: .zero) >= GestureLimits.panSlop
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if core.fingers.count > maximumNumberOfTouches {
      return state = core.state == .possible ? .failed : .ended
    }
    measure(event.timestamp, jumps: true)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    measure(event.timestamp, jumps: false)
    guard core.fingers.count >= minimumNumberOfTouches else { return }
    if core.state == .possible {
      if hasBegun(travel) { state = .began }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    guard core.fingers.isEmpty || core.fingers.count < minimumNumberOfTouches else {
      return measure(event.timestamp, jumps: true)
    }
    if core.state.isUnderWay {
      state = .ended
    } else if core.fingers.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = core.state.isUnderWay ? .cancelled : .failed
  }

  @_spi(Mica) open override func clear() {
    travel = .zero
    base = .zero
    middle = nil
    tracker = VelocityTracker()
  }

  /// Follows the middle of the fingers. Where fingers come or go, it jumps without a way.
  private func measure(_ time: TimeInterval, jumps: Bool) {
    let now = core.middle
    if !jumps, let middle { travel = travel + (now - middle) }
    middle = now
    lastTime = time
    tracker.add(travel, at: time)
  }

  /// A way in the screen's space, as a way in a view's space; nil is the window's.
  package final func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let space: UIView? = view ?? self.view?.window
    guard let layer = space?.layer else { return vector }
    return layer.convert(vector, from: nil) - layer.convert(.zero, from: nil)
  }
}

/// Scroll wheels that can make a pan.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set with the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Wheels that click.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Wheels that don't.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
