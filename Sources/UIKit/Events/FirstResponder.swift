// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who gets keys, and actions without a target.

internal import MicaContext

/// A program's first responder; used on the main actor.
final class FirstResponder: ProgramState {
  private(set) weak var responder: UIResponder?

  init(in context: ProgramContext) {}

  /// The running program's.
  static var current: FirstResponder { ProgramContext.current.state() }

  /// Makes a responder the first: it must want to, be in a window if it is a view, and the one before
  /// must give way (FACTS_UIKIT a.11).
  @MainActor func install(_ new: UIResponder) -> Bool {
    guard responder !== new else { return true }
    guard new.canBecomeFirstResponder else { return false }
    if let view = new as? UIView, view.window == nil { return false }
    if let old = responder {
      guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
      guard responder == nil || responder === old else { return responder === new }
    }
    responder = new
    return true
  }

  @MainActor func remove(_ old: UIResponder) -> Bool {
    guard responder === old else { return true }
    guard old.canResignFirstResponder else { return false }
    responder = nil
    return true
  }

  /// Forgets a responder that has left its window.
  func drop(_ old: UIResponder) {
    if responder === old { responder = nil }
  }
}
