// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What state the scene, and what is presented in it, are in.

/// The state of a scene, or of an app's scenes together.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// It isn't seen.
  case background
  /// It is seen and gets no events.
  case inactive
  /// It is seen and gets events.
  case active
}

/// Whether a list's rows can be edited.
public enum EditMode: Hashable, Sendable {
  /// They can't.
  case inactive
  /// They can for a short time, as while a row is swiped.
  case transient
  /// They can.
  case active

  /// Whether they can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private enum PresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum SearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

private enum LuminanceKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The state of the scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether the rows of lists can be edited; nil where nothing changes that.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Whether the view is presented, as in a sheet or on a stack of screens.
  public var isPresented: Bool { self[PresentedKey.self] }

  /// Whether the user searches in the nearest search field around.
  public var isSearching: Bool { self[SearchingKey.self] }

  /// What undoes the view's changes; nil where nothing does.
  public var undoManager: UndoManager? {
    if let manager = self[UndoManagerKey.self] { return manager }
    let host = hostReference
    return onMainThread { host.view?.undoManager }
  }

  /// Whether the display shows little light, as one that is always on.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }

  /// Says that the view is presented; for those who present.
  mutating func setPresented(_ isPresented: Bool) { self[PresentedKey.self] = isPresented }

  /// Says whether the user searches; for those who show search fields.
  mutating func setSearching(_ isSearching: Bool) { self[SearchingKey.self] = isSearching }
}

// MARK: Redaction

/// Why content isn't shown as it is.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// The reasons of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It isn't there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is old.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why content isn't shown as it is; none by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Says why this view's content isn't shown as it is.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows this view's content as it is.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
}

// MARK: Controls

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls are; regular by default.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how large the controls in this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
