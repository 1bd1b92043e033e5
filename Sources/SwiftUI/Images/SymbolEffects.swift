// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Animations of symbols, which stand still here.

internal import MicaRaster
public import UIKit

/// Notes that symbols stand still.
private func note(_ name: String) {
  Unsupported.note("View.\(name). Symbols stand still.")
}

nonisolated extension View {
  /// Animates symbols within this view while it is active. Symbols stand still here.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    if isActive { note("symbolEffect(_:options:isActive:)") }
    return self
  }

  /// Animates symbols within this view when a value changes. Symbols stand still here.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    note("symbolEffect(_:options:value:)")
    return self
  }

  /// Removes animations of symbols from this view.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
