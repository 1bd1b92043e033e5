// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the gallery shows a program.

import MicaJob

/// One picture of a program.
package struct Showcase: Sendable {
  /// What tells it from the program's other pictures, as a part of the file's name; nil for the only
  /// one.
  let label: String?
  package let settings: [Setting]
  /// The second that is shown.
  let time: Double
  /// Pixels per point; nil for the gallery's own scale.
  let scale: Double?

  /// A picture with settings such as "percent=0.7".
  init(_ label: String? = nil, _ settings: [String] = [], time: Double = 0, scale: Double? = nil) {
    self.label = label
    self.settings = settings.compactMap(Setting.init)
    self.time = time
    self.scale = scale
  }
}
