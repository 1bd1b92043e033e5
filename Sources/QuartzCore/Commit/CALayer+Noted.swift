// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What was asked of one layer and isn't drawn.

internal import MicaRaster

extension CALayer {
  /// What this layer was asked for and doesn't draw, in alphabetical order: what was noted while it was laid out, drawn or
  /// committed, and what its last commit holds.
  package var unsupportedFeatures: [String] {
    let looks = committed?.properties.unsupported ?? []
    let noted = Unsupported.features(of: self)
    return looks.isEmpty ? noted : Set(noted + looks).sorted()
  }
}
