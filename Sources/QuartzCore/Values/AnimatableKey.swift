// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be animated, as numbers instead of strings: stage 3 never sees a string.

/// A layer property that animations and presentation values speak about (FACTS C12).
enum AnimatableKey: String, Sendable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case contents, contentsRect, contentsCenter, contentsScale
  /// Flags: they change at once.
  case hidden, masksToBounds
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case colors, locations, startPoint, endPoint
  case instanceCount, instanceTransform, instanceColor, instanceDelay
  case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
  case emitterPosition, emitterZPosition, emitterSize, emitterDepth
  case birthRate, lifetime, velocity, scale, spin
  case path, fillColor, strokeColor, lineWidth, miterLimit, strokeStart, strokeEnd, lineDashPhase
  case fontSize, foregroundColor

  /// Apple's key for the property.
  var name: String { rawValue }

  /// Whether the property is on or off.
  var isFlag: Bool { self == .hidden || self == .masksToBounds }
}

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
