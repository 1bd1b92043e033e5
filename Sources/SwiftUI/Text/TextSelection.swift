// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Whether text can be selected.

internal import MicaRaster

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
  private func noteSelection<S: TextSelectability>(_ type: S.Type) {
    if type == EnabledTextSelectability.self {
      Unsupported.note("textSelection has no effect: texts aren't selected by fingers.")
    }
  }

  /// Whether texts in this view can be selected. It has no effect yet.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    noteSelection(S.self)
    return self
  }
}
