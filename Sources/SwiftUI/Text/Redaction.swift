// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Placeholders in place of contents.

/// Why contents aren't shown.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Contents aren't there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Contents are private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Contents are out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

extension EnvironmentValues {
  /// Why contents aren't shown; none where they are.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows placeholders in place of texts and pictures.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows contents though a view around shows placeholders.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks contents as private: they are placeholders where `.privacy` is a reason.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    transformEnvironment(\.redactionReasons) {
      if sensitive, $0.contains(.privacy) { $0.insert(.placeholder) }
    }
  }
}

/// Whether text can be selected.
@MainActor @preconcurrency
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
  nonisolated init() {}
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It can't.
  public static let allowsSelection = false
  nonisolated init() {}
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  nonisolated public static var enabled: EnabledTextSelectability { .init() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that can't be selected.
  nonisolated public static var disabled: DisabledTextSelectability { .init() }
}

nonisolated extension View {
  /// Whether texts in this view can be selected. It has no effect on a picture.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
}
