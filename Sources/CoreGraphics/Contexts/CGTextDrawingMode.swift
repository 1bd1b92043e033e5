// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What text does to a context: what a call that shows glyphs paints and limits.

/// How glyphs are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Glyphs are filled.
  case fill
  /// Glyphs' outlines are stroked.
  case stroke
  /// Glyphs are filled, then stroked.
  case fillStroke
  /// Nothing is drawn.
  case invisible
  /// Like `fill`, and the glyphs limit what is drawn later.
  case fillClip
  /// Like `stroke`, and the glyphs limit what is drawn later.
  case strokeClip
  /// Like `fillStroke`, and the glyphs limit what is drawn later.
  case fillStrokeClip
  /// Nothing is drawn, but the glyphs limit what is drawn later.
  case clip

  var fills: Bool {
    self == .fill || self == .fillStroke || self == .fillClip || self == .fillStrokeClip
  }

  var strokes: Bool {
    self == .stroke || self == .fillStroke || self == .strokeClip || self == .fillStrokeClip
  }

  var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}
