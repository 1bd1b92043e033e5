// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table of all properties that have a name: one line each, read and written through the open
// properties, so that a user's overrides see every change.

import CoreGraphics
import Foundation
internal import MicaRaster

extension LayerProperty {
  static let all: [LayerProperty] =
    geometry + looks + options + contents + shadow + timing + gradient + shape + special

  private static let geometry: [LayerProperty] = [
    rect("bounds", .bounds, { $0.bounds }, { $0.bounds = $1 }),
    rect("frame", nil, { $0.frame }, { $0.frame = $1 }),
    point("position", .position, { $0.position }, { $0.position = $1 }),
    number("zPosition", .zPosition, { $0.zPosition }, { $0.zPosition = $1 }),
    point("anchorPoint", .anchorPoint, { $0.anchorPoint }, { $0.anchorPoint = $1 }),
    number("anchorPointZ", .anchorPointZ, { $0.anchorPointZ }, { $0.anchorPointZ = $1 }),
    transform("transform", .transform, { $0.transform }, { $0.transform = $1 }),
    transform(
      "sublayerTransform", .sublayerTransform, { $0.sublayerTransform },
      { $0.sublayerTransform = $1 }),
    flag("geometryFlipped", { $0.isGeometryFlipped }, { $0.isGeometryFlipped = $1 }),
  ]

  private static let looks: [LayerProperty] = [
    flag("hidden", .hidden, { $0.isHidden }, { $0.isHidden = $1 }),
    flag("isHidden", .hidden, { $0.isHidden }, { $0.isHidden = $1 }),
    flag("doubleSided", { $0.isDoubleSided }, { $0.isDoubleSided = $1 }),
    flag(
      "masksToBounds", .masksToBounds, { $0.masksToBounds }, { $0.masksToBounds = $1 }),
    flag("allowsGroupOpacity", { $0.allowsGroupOpacity }, { $0.allowsGroupOpacity = $1 }),
    flag(
      "allowsEdgeAntialiasing", { $0.allowsEdgeAntialiasing },
      { $0.allowsEdgeAntialiasing = $1 }),
    number("opacity", .opacity, { CGFloat($0.opacity) }, { $0.opacity = Float($1) }),
    number("cornerRadius", .cornerRadius, { $0.cornerRadius }, { $0.cornerRadius = $1 }),
    number("borderWidth", .borderWidth, { $0.borderWidth }, { $0.borderWidth = $1 }),
    color("borderColor", .borderColor, { $0.borderColor }, { $0.borderColor = $1 }),
    color("backgroundColor", .backgroundColor, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
    object("mask", nil, { $0.mask }, { $0.mask = $1 as? CALayer }),
    object("name", nil, { $0.name }, { $0.name = $1 as? String }),
  ]

  private static let contents: [LayerProperty] = [
    object("contents", .contents, { $0.contents }, { $0.contents = $1 }),
    rect("contentsRect", .contentsRect, { $0.contentsRect }, { $0.contentsRect = $1 }),
    rect("contentsCenter", .contentsCenter, { $0.contentsCenter }, { $0.contentsCenter = $1 }),
    number("contentsScale", .contentsScale, { $0.contentsScale }, { $0.contentsScale = $1 }),
    object(
      "contentsGravity", nil, { $0.contentsGravity.rawValue },
      { layer, value in
        if let name = value as? String {
          layer.contentsGravity = CALayerContentsGravity(rawValue: name)
        }
      }),
    flag("opaque", { $0.isOpaque }, { $0.isOpaque = $1 }),
    flag(
      "needsDisplayOnBoundsChange", { $0.needsDisplayOnBoundsChange },
      { $0.needsDisplayOnBoundsChange = $1 }),
  ]

  private static let shadow: [LayerProperty] = [
    color("shadowColor", .shadowColor, { $0.shadowColor }, { $0.shadowColor = $1 }),
    number(
      "shadowOpacity", .shadowOpacity, { CGFloat($0.shadowOpacity) },
      { $0.shadowOpacity = Float($1) }),
    number("shadowRadius", .shadowRadius, { $0.shadowRadius }, { $0.shadowRadius = $1 }),
    size("shadowOffset", .shadowOffset, { $0.shadowOffset }, { $0.shadowOffset = $1 }),
    object("shadowPath", .shadowPath, { $0.shadowPath }, { $0.shadowPath = $1 as? CGPath }),
  ]

  private static let timing: [LayerProperty] = [
    number("beginTime", nil, { CGFloat($0.beginTime) }, { $0.beginTime = Double($1) }),
    number("timeOffset", nil, { CGFloat($0.timeOffset) }, { $0.timeOffset = Double($1) }),
    number("speed", nil, { CGFloat($0.speed) }, { $0.speed = Float($1) }),
    number("duration", nil, { CGFloat($0.duration) }, { $0.duration = Double($1) }),
    number("repeatCount", nil, { CGFloat($0.repeatCount) }, { $0.repeatCount = Float($1) }),
    number(
      "repeatDuration", nil, { CGFloat($0.repeatDuration) }, { $0.repeatDuration = Double($1) }),
    flag("autoreverses", { $0.autoreverses }, { $0.autoreverses = $1 }),
    text("fillMode", { $0.fillMode }, { $0.fillMode = $1 }),
  ]

  private static let gradient: [LayerProperty] = [
    object("colors", .colors, { ($0 as? CAGradientLayer)?.colors }) {
      ($0 as? CAGradientLayer)?.colors = $1 as? [Any]
    }.of { $0 is CAGradientLayer },
    object("locations", .locations, { ($0 as? CAGradientLayer)?.locations }) { layer, value in
      guard case .numbers(let numbers) = AnimatableValue(value) else {
        (layer as? CAGradientLayer)?.locations = nil
        return
      }
      (layer as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: $0) }
    }.of { $0 is CAGradientLayer },
    point(
      "startPoint", .startPoint, { ($0 as? CAGradientLayer)?.startPoint ?? .zero },
      { ($0 as? CAGradientLayer)?.startPoint = $1 }
    ).of { $0 is CAGradientLayer },
    point(
      "endPoint", .endPoint, { ($0 as? CAGradientLayer)?.endPoint ?? .zero },
      { ($0 as? CAGradientLayer)?.endPoint = $1 }
    ).of { $0 is CAGradientLayer },
  ]

  private static let shape: [LayerProperty] = [
    object("path", .path, { ($0 as? CAShapeLayer)?.path }) {
      ($0 as? CAShapeLayer)?.path = $1 as? CGPath
    }.of { $0 is CAShapeLayer },
    shapeColor("fillColor", .fillColor, \.fillColor),
    shapeColor("strokeColor", .strokeColor, \.strokeColor),
    shapeNumber("lineWidth", .lineWidth, \.lineWidth),
    shapeNumber("miterLimit", .miterLimit, \.miterLimit),
    shapeNumber("strokeStart", .strokeStart, \.strokeStart),
    shapeNumber("strokeEnd", .strokeEnd, \.strokeEnd),
    shapeNumber("lineDashPhase", .lineDashPhase, \.lineDashPhase),
  ]
}
