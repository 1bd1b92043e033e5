// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Menus, feedback and keys, which a picture doesn't show.

nonisolated extension View {
  /// A menu that a long touch opens; not opened.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    noted("contextMenu")
  }
  /// A menu with a preview that a long touch opens; not opened.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { noted("contextMenu") }

  /// Whether the status bar is hidden; a stage has none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { noted("statusBarHidden") }
  /// Whether the status bar is hidden; a stage has none.
  public func statusBar(hidden: Bool) -> some View { noted("statusBarHidden") }

  /// Feedback when a value changes; not felt.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    noted("sensoryFeedback")
  }
  /// Feedback when a value changes as a closure says; not felt.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { noted("sensoryFeedback") }
  /// Feedback that a closure chooses when a value changes; not felt.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { noted("sensoryFeedback") }

  /// The keys that do what a control does; not used.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { noted("keyboardShortcut") }
  /// The keys that do what a control does; not used.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    noted("keyboardShortcut")
  }
}

/// Feedback that is felt.
public struct SensoryFeedback: Hashable, Sendable {
  /// The weight of what meets.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How soft what meets is.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
  private let name: String
  /// Something has succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs attention.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something has failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection has changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value has grown.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value has shrunk.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something has begun.
  public static let start = SensoryFeedback(name: "start")
  /// Something has ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something lies in line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level has changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Something has met.
  public static let impact = SensoryFeedback(name: "impact")
  /// Something of a weight has met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
  /// Something of a softness has met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    impact
  }
}

/// A key by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character.
  public var character: Character
  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// Return.
  public static let `return`: KeyEquivalent = "\r"
  /// Escape.
  public static let escape: KeyEquivalent = "\u{1B}"
  /// Delete.
  public static let delete: KeyEquivalent = "\u{8}"
  /// Space.
  public static let space: KeyEquivalent = " "
  /// Tab.
  public static let tab: KeyEquivalent = "\t"
  /// Up.
  public static let upArrow: KeyEquivalent = "\u{F700}"
  /// Down.
  public static let downArrow: KeyEquivalent = "\u{F701}"
  /// Left.
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  /// Right.
  public static let rightArrow: KeyEquivalent = "\u{F703}"
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// Return, which does what is done mostly.
  public static let defaultAction = KeyboardShortcut(.return)
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape)
  /// A key with modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { self.key = key }
}

/// Keys that are held.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
}
