// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From one value to another as if on a spring (FACTS C4).

import CoreGraphics
import Foundation
internal import MicaRaster

/// A basic animation whose value swings into place.
///
/// The spring runs in seconds of the animation's own time, whatever `duration` is; at the end of the
/// duration it stops where it is. `duration` does not follow `settlingDuration` by itself.
/// A `timingFunction` bends the time that the spring sees.
open class CASpringAnimation: CABasicAnimation {
  private var parameters = (mass: CGFloat(1), stiffness: CGFloat(100), damping: CGFloat(10))

  /// What hangs on the spring; 1 by default. Anything but a positive number is refused.
  open var mass: CGFloat {
    get { parameters.mass }
    set { if newValue > 0 { parameters.mass = newValue } }
  }
  /// The spring's force per way; 100 by default. Anything but a positive number is refused.
  open var stiffness: CGFloat {
    get { parameters.stiffness }
    set { if newValue > 0 { parameters.stiffness = newValue } }
  }
  /// The friction; 10 by default. Negative numbers and NaN are refused. Beyond the critical
  /// 2 √(stiffness · mass) it acts like that, unless `allowsOverdamping`; infinite, the value is at
  /// its end at once.
  open var damping: CGFloat {
    get { parameters.damping }
    set { if newValue >= 0 { parameters.damping = newValue } }
  }
  /// The speed at the start, in ways per second towards the end value; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one creeps; false by default.
  open var allowsOverdamping = false

  /// A spring that feels as long as `perceptualDuration` seconds and bounces by `bounce`, −1 ... 1:
  /// 0 is critical, positive swings, negative creeps (FACTS C4). Its duration is set to the
  /// settling one. Values outside their range are limited, durations that are not positive to 1 µs.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-6)
    let bounce = min(max(bounce, -1), 1)
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    stiffness = CGFloat(frequency * frequency)
    damping = 2 * ratio * CGFloat(frequency)
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// The period of the same spring without damping, in seconds: how long it seems to take.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi * Double(mass / stiffness).squareRoot()
  }

  /// How much it overshoots: 1 without damping, 0 at the critical one, towards −1 beyond.
  open var bounce: CGFloat {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// Seconds until the spring is within a thousandth of rest, as Apple counts them (FACTS C4): to
  /// the last digit while it swings; in tenths of a second from critical damping on (creeping:
  /// unverified); the greatest `Float` without damping.
  open var settlingDuration: CFTimeInterval { motion.settlingDuration }

  private var motion: SpringMotion {
    SpringMotion(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
  }

  override var spring: SpringMotion? { motion }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    parameters = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }
}
