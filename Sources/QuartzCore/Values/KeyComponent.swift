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
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
}
