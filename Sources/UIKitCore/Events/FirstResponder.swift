// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Who gets keys, and actions without a target.

internal import MicaContext

/// A program's first responder; used on the main actor.
package final class FirstResponder: ProgramState {
  package private(set) weak var responder: UIResponder?

  init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: FirstResponder { ProgramContext.current.state() }

  /// Whether the first responder has to give way, whatever its delegate says.
  package private(set) var isForced = false
  private var depth = 0

  /// Makes a responder the first: it must want to, be in a window if it is a view, and the one before
  /// must give way (FACTS_UIKIT a.11).
  @MainActor func install(_ new: UIResponder) -> Bool {
    guard responder !== new else { return true }
    guard new.canBecomeFirstResponder else { return false }
    if let view = new as? UIView, view.window == nil { return false }
    return changing {
      if let old = responder {
        guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
        guard responder == nil || responder === old else { return responder === new }
      }
      responder = new
      return true
    }
  }

  @MainActor func remove(_ old: UIResponder) -> Bool {
    guard responder === old else { return true }
    guard isForced || old.canResignFirstResponder else { return false }
    return changing {
      responder = nil
      return true
    }
  }

  /// Makes the first responder give way, whatever its delegate says if `force` says so.
  @MainActor func resign(force: Bool) -> Bool {
    guard let responder else { return true }
    let was = isForced
    isForced = force
    defer { isForced = was }
    return responder.resignFirstResponder()
  }

  /// The keyboard comes or goes once all is settled.
  @MainActor private func changing(_ body: () -> Bool) -> Bool {
    depth += 1
    let result = body()
    depth -= 1
    if depth == 0 { KeyboardCenter.current.responderChanged() }
    return result
  }

  /// A view and what is in it leave their window: the first responder among them gives way.
  @MainActor func leave(_ view: UIView) {
    guard let first = responder as? UIView, first.isDescendant(of: view) else { return }
    if !resign(force: true) || responder === first {
      responder = nil
      KeyboardCenter.current.responderChanged()
    }
  }
}
