// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Properties by key: how animations read the model's value and write the presented one.

internal import MicaRaster

extension StraightColor? {
  var animatable: AnimatableValue { map { .color($0) } ?? .none }
}

extension AnimatableValue {
  /// The colour inside; nil for "none" and for other kinds.
  var straightColor: StraightColor? {
    if case .color(let color) = self { return color }
    return nil
  }
}

extension LayerProperties {
  /// The value of a property; nil where this kind of layer has none.
  func value(for key: AnimatableKey) -> AnimatableValue? {
    switch key {
    case .bounds: return .rect(bounds)
    case .position: return .point(position)
    case .zPosition: return .number(zPosition)
    case .anchorPoint: return .point(anchorPoint)
    case .anchorPointZ: return .number(anchorPointZ)
    case .transform: return .transform(transform)
    case .sublayerTransform: return .transform(sublayerTransform)
    case .opacity: return .number(opacity)
    case .backgroundColor: return backgroundColor.animatable
    case .cornerRadius: return .number(cornerRadius)
    case .borderWidth: return .number(borderWidth)
    case .borderColor: return borderColor.animatable
    case .contents: return .image(contents)
    case .contentsRect: return .rect(contentsRect)
    case .contentsCenter: return .rect(contentsCenter)
    case .contentsScale: return .number(contentsScale)
    case .hidden: return .flag(isHidden)
    case .masksToBounds: return .flag(masksToBounds)
    case .shadowColor: return shadowColor.animatable
    case .shadowOpacity: return .number(shadowOpacity)
    case .shadowOffset: return .point(shadowOffset)
    case .shadowRadius: return .number(shadowRadius)
    case .shadowPath: return shadowPath.map { .path($0) } ?? AnimatableValue.none
    case .colors, .locations, .startPoint, .endPoint:
      guard case .gradient(let gradient) = content else { return nil }
      return gradient.value(for: key)
    case .path, .fillColor, .strokeColor, .lineWidth, .miterLimit, .strokeStart, .strokeEnd,
      .lineDashPhase:
      guard case .shape(let shape) = content else { return nil }
      return shape.value(for: key)
    case .instanceCount, .instanceTransform, .instanceColor, .instanceDelay, .instanceRedOffset,
      .instanceGreenOffset, .instanceBlueOffset, .instanceAlphaOffset:
      guard case .replicator(let replicator) = content else { return nil }
      return replicator.value(for: key)
    case .emitterPosition, .emitterZPosition, .emitterSize, .emitterDepth, .birthRate, .lifetime,
      .velocity, .scale, .spin:
      guard case .emitter(let emission) = content else { return nil }
      return emission.current.value(for: key)
    case .fontSize, .foregroundColor:
      guard case .text(let text) = content else { return nil }
      return text.value(for: key)
    }
  }

  /// Sets a property; a value of another kind changes nothing.
  mutating func set(_ key: AnimatableKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.bounds, .rect(let v)): bounds = v
    case (.position, .point(let v)): position = v
    case (.zPosition, .number(let v)): zPosition = v
    case (.anchorPoint, .point(let v)): anchorPoint = v
    case (.anchorPointZ, .number(let v)): anchorPointZ = v
    case (.transform, .transform(let v)): transform = v
    case (.sublayerTransform, .transform(let v)): sublayerTransform = v
    case (.opacity, .number(let v)): opacity = v
    case (.backgroundColor, _):
      backgroundColor = value.straightColor
      extras = extras?.without(\.background)
    case (.cornerRadius, .number(let v)): cornerRadius = v
    case (.borderWidth, .number(let v)): borderWidth = v
    case (.borderColor, _):
      borderColor = value.straightColor
      extras = extras?.without(\.border)
    case (.contents, .image(let v)): contents = v
    case (.contents, .none): contents = .none
    case (.contentsRect, .rect(let v)): contentsRect = v
    case (.contentsCenter, .rect(let v)): contentsCenter = v
    case (.contentsScale, .number(let v)): contentsScale = v
    case (.hidden, .flag(let v)): isHidden = v
    case (.masksToBounds, .flag(let v)): masksToBounds = v
    case (.shadowColor, _): shadowColor = value.straightColor
    case (.shadowOpacity, .number(let v)): shadowOpacity = v
    case (.shadowOffset, .point(let v)): shadowOffset = v
    case (.shadowRadius, .number(let v)): shadowRadius = v
    case (.shadowPath, .path(let v)): shadowPath = v
    case (.shadowPath, .none): shadowPath = nil
    default: setContent(key, value)
    }
  }

  private mutating func setContent(_ key: AnimatableKey, _ value: AnimatableValue) {
    switch content {
    case .plain, .tiled: break
    case .gradient(var gradient):
      gradient.set(key, value)
      content = .gradient(gradient)
    case .shape(var shape):
      if key == .fillColor { extras = extras?.without(\.fill) }
      if key == .strokeColor { extras = extras?.without(\.stroke) }
      shape.set(key, value)
      content = .shape(shape)
    case .replicator(var replicator):
      replicator.set(key, value)
      content = .replicator(replicator)
    case .emitter(var emission):
      emission.current.set(key, value)
      content = .emitter(emission)
    case .text(var text):
      text.set(key, value)
      content = .text(text)
    }
  }
}

extension GradientProperties {
  func value(for key: AnimatableKey) -> AnimatableValue? {
    switch key {
    case .colors: return .colors(colors)
    case .locations: return locations.map { .numbers($0) } ?? AnimatableValue.none
    case .startPoint: return .point(start)
    case .endPoint: return .point(end)
    default: return nil
    }
  }

  mutating func set(_ key: AnimatableKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.colors, .colors(let v)): colors = v
    case (.locations, .numbers(let v)): locations = v
    case (.startPoint, .point(let v)): start = v
    case (.endPoint, .point(let v)): end = v
    default: break
    }
  }
}

extension ShapeProperties {
  func value(for key: AnimatableKey) -> AnimatableValue? {
    switch key {
    case .path: return .path(path)
    case .fillColor: return fillColor.animatable
    case .strokeColor: return strokeColor.animatable
    case .lineWidth: return .number(lineWidth)
    case .miterLimit: return .number(miterLimit)
    case .strokeStart: return .number(strokeStart)
    case .strokeEnd: return .number(strokeEnd)
    case .lineDashPhase: return .number(dashPhase)
    default: return nil
    }
  }

  mutating func set(_ key: AnimatableKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.path, .path(let v)): path = v
    case (.path, .none): path = .empty
    case (.fillColor, _): fillColor = value.straightColor
    case (.strokeColor, _): strokeColor = value.straightColor
    case (.lineWidth, .number(let v)): lineWidth = v
    case (.miterLimit, .number(let v)): miterLimit = v
    case (.strokeStart, .number(let v)): strokeStart = v
    case (.strokeEnd, .number(let v)): strokeEnd = v
    case (.lineDashPhase, .number(let v)): dashPhase = v
    default: break
    }
  }
}

extension LayerProperties {
  /// A text layer's values.
  var text: TextProperties? {
    if case .text(let text) = content { return text }
    return nil
  }
}

extension TextProperties {
  func value(for key: AnimatableKey) -> AnimatableValue? {
    switch key {
    case .fontSize: return .number(fontSize)
    case .foregroundColor: return foregroundColor.animatable
    default: return nil
    }
  }

  mutating func set(_ key: AnimatableKey, _ value: AnimatableValue) {
    switch (key, value) {
    case (.fontSize, .number(let v)): fontSize = v
    case (.foregroundColor, _): foregroundColor = value.straightColor
    default: break
    }
  }
}
