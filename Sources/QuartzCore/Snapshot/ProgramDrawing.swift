// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A layer's own drawing in a snapshot: what of it goes on while properties that only the program
// knows are animated.

/// Draws a layer for a moment. Runs the program's code: to be used where layers live.
protocol ProgramDrawing: AnyObject, Sendable {
  /// Whether a change of an animated property asks for display.
  var isDrawn: Bool { get }
  /// The model's values of a text layer that animates some of these.
  var text: TextProperties? { get }
  /// What the layer draws at a time, a text with the values `shown`; nil where it is to show what it
  /// has.
  func contents(atLocalTime time: Double, text shown: TextProperties?) -> LayerContents?
}
