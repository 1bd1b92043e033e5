// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The states that a control can be in and the events that it can tell of.

extension UIControl {
  /// What a control looks like: no flag is the normal state.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing of the following.
    public static let normal: State = []
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control can't be used.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// For the program's own use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// For the framework's own use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger is put on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is put down again shortly after the last time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside of the control, having been put down in it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger is lifted within the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ends a touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for has happened: a tap on a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text field's text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field is no longer edited.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key has ended the editing of a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// For the program's own use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// For the framework's own use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// The set's events, each on its own.
    var single: [Event] {
      (0..<32).map { Event(rawValue: 1 << $0) }.filter(contains)
    }
  }
  /// Where a control's content stands in its height.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over all of it.
    case fill
  }

  /// Where a control's content stands in its width.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// On the left.
    case left
    /// On the right.
    case right
    /// Over all of it.
    case fill
    /// Where text begins.
    case leading
    /// Where text ends.
    case trailing
  }
}
