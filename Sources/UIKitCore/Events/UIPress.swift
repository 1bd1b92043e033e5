// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Keys of a keyboard that is not on the screen, and buttons.

public import CoreGraphics
public import Foundation

/// A key or button that is pressed, the same object until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// When it last changed, in seconds since the device was started.
  open internal(set) var timestamp: TimeInterval = 0
  /// What it does in the event that is being delivered.
  open internal(set) var phase: Phase = .began
  /// Which button it is; keys have none.
  open internal(set) var type: PressType = .select
  /// The window that is told first.
  open internal(set) weak var window: UIWindow?
  /// The responder that is told first.
  open internal(set) weak var responder: UIResponder?
  /// The recognizers that are told of it: none.
  open var gestureRecognizers: [UIGestureRecognizer]? { [] }
  /// How hard it is pressed: 0 to 1.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// Which key it is; nil for buttons.
  open internal(set) var key: UIKey?

  /// What a press does.
  public enum Phase: Int, Sendable {
    /// It was pressed.
    case began = 0
    /// Its force has changed.
    case changed
    /// It stays pressed.
    case stationary
    /// It was released.
    case ended
    /// The system has taken it away.
    case cancelled
  }

  /// Buttons.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow
    /// To the left.
    case leftArrow
    /// To the right.
    case rightArrow
    /// The middle button.
    case select
    /// The menu's button.
    case menu
    /// The button that plays and pauses.
    case playPause
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
  }
}

/// The presses of a moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Presses.
  open override var type: EventType { .presses }

  /// All presses that there are.
  open internal(set) var allPresses: Set<UIPress> = []

  /// The presses that a recognizer is told of.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  /// Tells each press to its responder.
  func dispatch() {
    for press in allPresses {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: self)
      case .changed: press.responder?.pressesChanged([press], with: self)
      case .ended: press.responder?.pressesEnded([press], with: self)
      case .cancelled: press.responder?.pressesCancelled([press], with: self)
      case .stationary: break
      }
    }
  }
}

/// Keys that are held while others are pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set with the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
