// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A view's recognizers.

extension UIView {
  /// Puts a recognizer at the end of the list, taking it off the view where it was.
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    ownRecognizers.append(recognizer)
  }

  /// Takes a recognizer off the view; a gesture under way is cancelled.
  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    ownRecognizers.removeAll { $0 === recognizer }
    GestureArena.current.cancel(recognizer)
    recognizer.view = nil
  }

  /// Makes the list another one.
  func replaceRecognizers(_ new: [UIGestureRecognizer]) {
    for old in ownRecognizers where !new.contains(where: { $0 === old }) { detach(old) }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
