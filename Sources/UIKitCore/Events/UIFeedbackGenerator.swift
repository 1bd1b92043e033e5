// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be felt on a device. Nothing is felt here, as on devices without such a motor.

public import CoreGraphics
public import Foundation

/// Something that can be felt; silent here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() {}

  /// A generator for a view.
  public init(view: UIView) {}

  /// Wakes the motor up; does nothing.
  open func prepare() {}
}

/// A knock, as of things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard, and of what.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light things.
    case light = 0
    /// Things of middle size.
    case medium
    /// Large and heavy things.
    case heavy
    /// Soft things.
    case soft
    /// Rigid things.
    case rigid
  }

  /// A knock of middle strength.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// A knock of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// A knock of a style, for a view.
  public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }

  /// A knock of middle strength, for a view.
  public convenience override init(view: UIView) {
    self.init(style: .medium, view: view)
  }

  /// Knocks; nothing is felt.
  open func impactOccurred() {}

  /// Knocks with a strength from 0 to 1; nothing is felt.
  open func impactOccurred(intensity: CGFloat) {}

  /// Knocks where a finger is; nothing is felt.
  open func impactOccurred(at location: CGPoint) {}

  /// Knocks with a strength from 0 to 1 where a finger is; nothing is felt.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// A tick, as of a choice that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ticks; nothing is felt.
  open func selectionChanged() {}

  /// Ticks where a finger is; nothing is felt.
  open func selectionChanged(at location: CGPoint) {}
}

/// How something has ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The ways in which something ends.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Not quite well.
    case warning
    /// Not at all.
    case error
  }

  /// Says how something has ended; nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType) {}

  /// Says how something has ended, where a finger is; nothing is felt.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
