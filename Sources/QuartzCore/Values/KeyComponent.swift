// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The parts of structures that key paths name: stage 3 never sees a string.

/// A part of a property, the tail of a key path such as `bounds.size.width`.
enum KeyComponent: String, Sendable {
  case whole = ""
  case x, y, width, height
  case origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
  case scale
  /// Both axes of the plane. Apple names it nowhere; it works on phones in either order, and public libraries
  /// (Pulsator) animate it.
  case scaleXY = "scale.xy"
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"

  /// The part of a name; nil for what no structure has.
  init?(name: String) { self.init(rawValue: name == "scale.yx" ? "scale.xy" : name) }
}
