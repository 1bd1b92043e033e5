// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a source meets what lies below it: the names of the modes. BlendFormulas.swift has them in
// floats, blend_rows.h in C for rows of bytes.

/// A blend mode; raw values are the kernels' mode numbers and in Core Graphics' order.
///
/// Colours are premultiplied. Every mode is bounded by coverage m: `out = d + (B(s, d) − d)·m`.
/// The modes from `multiply` to `luminosity` are the PDF blend functions f on straight colours,
/// `B = s·(1 − d.a) + d·(1 − s.a) + s.a·d.a·f`; the others are Porter and Duff's.
package enum BlendMode: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  case sourceOver
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion
  case hue
  case saturation
  case color
  case luminosity
  case clear
  case copy
  case sourceIn
  case sourceOut
  case sourceAtop
  case destinationOver
  case destinationIn
  case destinationOut
  case destinationAtop
  case xor
  case plusDarker
  case plusLighter
}

extension BlendMode {
  /// Whether a clear source leaves something else than the backdrop: a group under such a mode
  /// reaches as far as its clip.
  package var changesPixelsUnderClear: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: return true
    default: return false
    }
  }
}
