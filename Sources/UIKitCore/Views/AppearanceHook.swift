// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the looks of proxies come in: nothing is done until a program asks for one (Appearance/AppearanceState.swift).

internal import MicaContext

/// What is done to views that come to a window.
package final class AppearanceHook: ProgramState {
  /// Nil while there are no proxies.
  package var apply: (@MainActor (UIView) -> Void)?

  init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: AppearanceHook { ProgramContext.current.state() }
}
