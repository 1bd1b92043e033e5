// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fingers that can be seen in films.

public import CoreGraphics
package import MicaContext
public import QuartzCore

/// A mark for each finger that is down, in front of all windows; none unless asked for.
package final class FingerMarks: ProgramState {
  /// The diameter of a mark, in points: ours, about a fingertip's.
  private static let diameter: CGFloat = 40

  /// Whether marks are shown; false by default.
  package var isShown = false

  package init(in context: ProgramContext) {}

  /// The running program's.
  package static var current: FingerMarks { ProgramContext.current.state() }

  /// Puts the marks where the fingers are, in points of the screen.
  @MainActor func move(to places: [CGPoint]) {
    guard isShown else { return }
    var marks = WindowList.current.marks
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    while marks.count < places.count { marks.append(Self.mark()) }
    marks.removeLast(marks.count - places.count)
    for (mark, place) in zip(marks, places) { mark.position = place }
    CATransaction.commit()
    WindowList.current.marks = marks
  }

  @MainActor private static func mark() -> CALayer {
    let mark = CALayer()
    mark.bounds = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    mark.cornerRadius = diameter / 2
    mark.backgroundColor = UIColor(white: 0.5, alpha: 0.4).cgColor
    mark.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
    mark.borderWidth = 2
    return mark
  }
}
