// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A property animator's spring (FACTS_UIKIT g.7).

public import CoreGraphics
public import Foundation
internal import MicaRaster
import QuartzCore

/// A pacing by a damped spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    /// Fits into the animator's duration.
    case ratio(CGFloat)
    /// Takes as long as it takes. Beyond the critical damping it creeps, or counts as critical.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, creeps: Bool)
  }

  private let form: Form
  /// The velocity at the start, in ways per second: 1 goes the whole way in a second. For points and
  /// sizes `dx` is that of the first number and `dy` of the second; others take `dx`.
  public let initialVelocity: CGVector

  /// The system's own spring: mass 3, stiffness 1000, damping 500 (FACTS_UIKIT g.7).
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that comes to rest within the animator's duration; a ratio of 1 doesn't overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring that comes to rest within the animator's duration, with a velocity at the start.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(ratio)
    initialVelocity = velocity
  }

  /// A spring of a mass; the animator takes as long as it needs to settle, whatever its own duration.
  ///
  /// A damping beyond the critical one counts as critical (FACTS_UIKIT g.4).
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    form = .physical(mass: mass, stiffness: stiffness, damping: damping, creeps: false)
    initialVelocity = velocity
  }

  /// A spring that feels `duration` seconds long and bounces by `bounce`, −1 ... 1; the animator takes
  /// as long as it needs to settle.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    form = .physical(
      mass: model.mass, stiffness: model.stiffness, damping: model.damping, creeps: true)
    initialVelocity = velocity
  }

  /// Archives have no springs yet: the system's, and noted.
  public convenience required init?(coder: NSCoder) {
    Unsupported.note("UISpringTimingParameters.init(coder:)")
    self.init()
  }

  /// `.spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Seconds until the spring has settled; 0 for one that fits into the animator's duration.
  public var settlingDuration: TimeInterval {
    guard case .physical = form else { return 0 }
    return pace(duration: 0).duration
  }

  /// Itself: parameters don't change.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  func pace(duration: Double) -> AnimatorPace {
    let velocity = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    switch form {
    case .ratio(let ratio):
      guard duration > 0, duration.isFinite else { return AnimatorPace(duration: duration) }
      let springs = [velocity.0, velocity.1].map {
        AnimationSpring.settling(in: duration, dampingRatio: Double(ratio), velocity: $0)
      }
      return AnimatorPace(springs: springs, duration: duration)
    case .physical(let mass, let stiffness, let damping, let creeps):
      let model = CASpringAnimation()
      (model.mass, model.stiffness, model.damping) = (mass, stiffness, damping)
      let frequency = Double(model.stiffness / model.mass).squareRoot()
      let ratio = Double(model.damping) / (2 * Double(model.mass) * frequency)
      let springs = [velocity.0, velocity.1].map {
        AnimationSpring(
          frequency: frequency, dampingRatio: creeps ? ratio : min(ratio, 1), velocity: $0)
      }
      return AnimatorPace(
        springs: springs, duration: max(springs[0].settlingTime, springs[1].settlingTime))
    }
  }
}
