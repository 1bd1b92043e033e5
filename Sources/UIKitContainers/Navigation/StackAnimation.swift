// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the system animates pushes and pops.

import CoreGraphics
import Foundation

/// The system's push and pop (g.4): the one in front crosses the whole width, the one behind less than a
/// third of it, under a scrim.
@MainActor
enum StackAnimation {
  /// How far the view behind moves, as a share of the width (g.4).
  private static let parallax: CGFloat = 0.3
  /// How dark the scrim becomes (g.4).
  private static let scrim: CGFloat = 0.1

  static func make(isPush: Bool, isMirrored: Bool) -> SystemTransition {
    var shade: UIView?
    return SystemTransition(
      prepare: { context in
        let container = context.containerView
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else {
          return {}
        }
        let (front, back) = isPush ? (to, from) : (from, to)
        if isPush {
          container.addSubview(to)
        } else {
          container.insertSubview(to, belowSubview: from)
        }
        to.layoutIfNeeded()
        let veil = UIView(frame: container.bounds)
        veil.backgroundColor = .black
        veil.isUserInteractionEnabled = false
        container.insertSubview(veil, belowSubview: front)
        shade = veil
        let width = container.bounds.width * (isMirrored ? -1 : 1)
        let away = CGAffineTransform(translationX: width, y: 0)
        let aside = CGAffineTransform(translationX: -width * parallax, y: 0)
        front.transform = isPush ? away : .identity
        back.transform = isPush ? .identity : aside
        veil.alpha = isPush ? 0 : scrim
        return {
          front.transform = isPush ? .identity : away
          back.transform = isPush ? aside : .identity
          veil.alpha = isPush ? scrim : 0
        }
      },
      finish: { context in
        shade?.removeFromSuperview()
        for key in [UITransitionContextViewKey.from, .to] {
          context.view(forKey: key)?.transform = .identity
        }
      })
  }
}
