// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The properties that every layer has, one row each; LayerTable.swift says what a row holds.

@_spi(Registration) internal import MicaRuntime

extension CALayer {
  /// What places the layer, and moves most often.
  static let geometry = LayerTable<CALayer, LayerState, LayerProperties>(.geometry) {
    $0.animated("bounds", \.bounds, \.bounds, \.bounds)
    $0.animated("position", \.position, \.position, \.position)
    $0.animated("zPosition", \.zPosition, \.zPosition, \.zPosition)
    $0.animated("anchorPoint", \.anchorPoint, \.anchorPoint, \.anchorPoint)
    $0.animated("anchorPointZ", \.anchorPointZ, \.anchorPointZ, \.anchorPointZ)
    $0.animated("opacity", \.opacity, \.opacity, \.opacity)
    $0.animated(
      "transform", \.transform, \.transform, \.sharedTransform, as: RareTransform.self)
    $0.named("frame", \.frame, announces: false)
  }

  static let looks = LayerTable<CALayer, LayerState, LayerLooks>(.looks) {
    $0.animated(
      "sublayerTransform", \.sublayerTransform, \.sublayerTransform, \.sublayerTransform)
    $0.animated("backgroundColor", \.backgroundColor, \.backgroundColor, \.backgroundColor)
    $0.animated("cornerRadius", \.cornerRadius, \.cornerRadius, \.cornerRadius)
    $0.animated("borderWidth", \.borderWidth, \.borderWidth, \.borderWidth)
    $0.animated("borderColor", \.borderColor, \.borderColor, \.borderColor)
    $0.animated("shadowColor", \.shadowColor, \.shadowColor, \.shadowColor)
    $0.animated("shadowOpacity", \.shadowOpacity, \.shadowOpacity, \.shadowOpacity)
    $0.animated("shadowOffset", \.shadowOffset, \.shadowOffset, \.shadowOffset)
    $0.animated("shadowRadius", \.shadowRadius, \.shadowRadius, \.shadowRadius)
    $0.animated(
      "shadowPath", \.shadowPath, \.shadowPath, \.shadowPath, change: .animatesWhenTold)
    $0.animated("isHidden", key: "hidden", \.isHidden, \.isHidden, \.isHidden, change: .fades)
    $0.animated(
      "masksToBounds", \.masksToBounds, \.masksToBounds, \.masksToBounds, change: .fades)
    $0.kept("maskedCorners", \.maskedCorners, \.maskedCorners, \.maskedCorners, change: .fades)
    $0.kept("cornerCurve", \.cornerCurve, \.cornerCurve, \.hasContinuousCorners)
    $0.kept(
      "isGeometryFlipped", \.isGeometryFlipped, \.isGeometryFlipped, \.isGeometryFlipped)
    $0.animated(
      "isDoubleSided", key: "doubleSided", \.isDoubleSided, \.isDoubleSided, \.isDoubleSided)
    $0.kept(
      "allowsGroupOpacity", \.allowsGroupOpacity, \.allowsGroupOpacity, \.allowsGroupOpacity)
    $0.kept(
      "allowsEdgeAntialiasing", \.allowsEdgeAntialiasing, \.allowsEdgeAntialiasing,
      \.allowsEdgeAntialiasing)
    $0.kept(
      "edgeAntialiasingMask", \.edgeAntialiasingMask, \.edgeAntialiasingMask,
      \.edgeAntialiasingMask)
    describeContents($0)
    describeEffects($0)
    describeTime($0)
  }

  private static func describeContents(_ table: LayerTable<CALayer, LayerState, LayerLooks>) {
    table.animated("contents", \.contents, byHand: \.contents, .contents)
    table.animated("contentsRect", \.contentsRect, \.contentsRect, \.contentsRect)
    table.animated("contentsCenter", \.contentsCenter, \.contentsCenter, \.contentsCenter)
    table.animated("contentsScale", \.contentsScale, \.contentsScale, \.contentsScale)
    table.kept("contentsGravity", \.contentsGravity, \.contentsGravity, \.contentsGravity)
    table.named("minificationFilter", \.minificationFilter)
    table.named("magnificationFilter", \.magnificationFilter)
    table.named("minificationFilterBias", \.minificationFilterBias)
    table.named("contentsFormat", \.contentsFormat)
    table.named("isOpaque", \.isOpaque)
    table.named("needsDisplayOnBoundsChange", \.needsDisplayOnBoundsChange, announces: false)
    table.named("drawsAsynchronously", \.drawsAsynchronously, announces: false)
  }

  private static func describeEffects(_ table: LayerTable<CALayer, LayerState, LayerLooks>) {
    table.named("compositingFilter", \.compositingFilter)
    table.named("filters", \.filters, change: .fades)
    table.named("backgroundFilters", \.backgroundFilters)
    table.named("shouldRasterize", \.shouldRasterize)
    table.named("rasterizationScale", \.rasterizationScale)
    table.named("mask", \.mask, change: .fades)
    table.named("sublayers", \.sublayers, change: .fades, announces: false)
    table.named("name", \.name, announces: false)
    table.named("actions", \.actions, announces: false)
    table.named("style", \.style)
  }

  private static func describeTime(_ table: LayerTable<CALayer, LayerState, LayerLooks>) {
    table.named("beginTime", \.beginTime)
    table.named("duration", \.duration)
    table.named("speed", \.speed)
    table.named("timeOffset", \.timeOffset)
    table.named("repeatCount", \.repeatCount)
    table.named("repeatDuration", \.repeatDuration)
    table.named("autoreverses", \.autoreverses)
    table.named("fillMode", \.fillMode)
  }
}
