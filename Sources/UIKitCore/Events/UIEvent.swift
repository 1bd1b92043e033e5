// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What has happened: the touches of a moment.

public import Foundation

/// An occurrence that is offered to windows, recognizers and views.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// An event without touches.
  public override init() {}

  /// What kind of thing has happened.
  open var type: EventType { .touches }

  /// What exactly has happened, for kinds that tell.
  open var subtype: EventSubtype { .none }

  /// When, in seconds since the device was started.
  open internal(set) var timestamp: TimeInterval = 0

  /// All touches that there are, those that don't change among them.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    selected { $0.window === window }
  }

  /// The touches of a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    selected { $0.view === view }
  }

  /// The touches that a recognizer is told of.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    selected { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// The changes that this event sums up for a touch: that touch alone (FACTS_UIKIT a.8).
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Where a touch may go next: nothing is foretold.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  /// In the order in which they began.
  var touches: [UITouch] = []

  private func selected(_ isOurs: (UITouch) -> Bool) -> Set<UITouch>? {
    let ours = touches.filter(isOurs)
    return ours.isEmpty ? nil : Set(ours)
  }
}

extension UIEvent {
  /// Kinds of events.
  public enum EventType: Int, Sendable {
    /// Fingers.
    case touches = 0
    /// Movements of the device.
    case motion
    /// A remote control.
    case remoteControl
    /// Keys and buttons.
    case presses
    /// A scroll wheel.
    case scroll = 10
    /// A pointer.
    case hover = 11
    /// A trackpad's gestures.
    case transform = 14
  }

  /// What movements and remote controls can tell.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Backward begins.
    case remoteControlBeginSeekingBackward = 106
    /// Backward ends.
    case remoteControlEndSeekingBackward = 107
    /// Forward begins.
    case remoteControlBeginSeekingForward = 108
    /// Forward ends.
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// A set with the given bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The first button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}
