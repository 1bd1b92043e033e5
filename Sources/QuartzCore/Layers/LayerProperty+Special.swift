// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The table's properties of replicator, emitter, scroll, tiled and text layers.

import CoreGraphics
import Foundation

extension LayerProperty {
  static let special: [LayerProperty] = replicator + emitter + scroll + tiled + text

  private static let replicator: [LayerProperty] = [
    number(
      "instanceCount", .instanceCount, of: CAReplicatorLayer.self, 1,
      { CGFloat($0.instanceCount) }, { $0.instanceCount = Int(clamping: $1) }),
    flag(
      "preservesDepth", { depth(of: $0) },
      { layer, value in
        (layer as? CAReplicatorLayer)?.preservesDepth = value
        (layer as? CAEmitterLayer)?.preservesDepth = value
      }
    ).of { $0 is CAReplicatorLayer || $0 is CAEmitterLayer },
    number(
      "instanceDelay", .instanceDelay, of: CAReplicatorLayer.self, 0,
      { CGFloat($0.instanceDelay) }, { $0.instanceDelay = Double($1) }),
    transform(
      "instanceTransform", .instanceTransform,
      { ($0 as? CAReplicatorLayer)?.instanceTransform ?? CATransform3DIdentity },
      { ($0 as? CAReplicatorLayer)?.instanceTransform = $1 }
    ).of { $0 is CAReplicatorLayer },
    color(
      "instanceColor", .instanceColor, { ($0 as? CAReplicatorLayer)?.instanceColor },
      { ($0 as? CAReplicatorLayer)?.instanceColor = $1 }
    ).of { $0 is CAReplicatorLayer },
    number(
      "instanceRedOffset", .instanceRedOffset, of: CAReplicatorLayer.self, 0,
      { CGFloat($0.instanceRedOffset) }, { $0.instanceRedOffset = Float($1) }),
    number(
      "instanceGreenOffset", .instanceGreenOffset, of: CAReplicatorLayer.self, 0,
      { CGFloat($0.instanceGreenOffset) }, { $0.instanceGreenOffset = Float($1) }),
    number(
      "instanceBlueOffset", .instanceBlueOffset, of: CAReplicatorLayer.self, 0,
      { CGFloat($0.instanceBlueOffset) }, { $0.instanceBlueOffset = Float($1) }),
    number(
      "instanceAlphaOffset", .instanceAlphaOffset, of: CAReplicatorLayer.self, 0,
      { CGFloat($0.instanceAlphaOffset) }, { $0.instanceAlphaOffset = Float($1) }),
  ]

  private static let emitter: [LayerProperty] = [
    object("emitterCells", nil, { ($0 as? CAEmitterLayer)?.emitterCells }) {
      ($0 as? CAEmitterLayer)?.emitterCells = $1 as? [CAEmitterCell]
    }.of { $0 is CAEmitterLayer },
    number(
      "birthRate", .birthRate, of: CAEmitterLayer.self, 1, { CGFloat($0.birthRate) },
      { $0.birthRate = Float($1) }),
    number(
      "lifetime", .lifetime, of: CAEmitterLayer.self, 1, { CGFloat($0.lifetime) },
      { $0.lifetime = Float($1) }),
    number(
      "velocity", .velocity, of: CAEmitterLayer.self, 1, { CGFloat($0.velocity) },
      { $0.velocity = Float($1) }),
    number(
      "scale", .scale, of: CAEmitterLayer.self, 1, { CGFloat($0.scale) },
      { $0.scale = Float($1) }),
    number(
      "spin", .spin, of: CAEmitterLayer.self, 1, { CGFloat($0.spin) }, { $0.spin = Float($1) }),
    number(
      "seed", nil, of: CAEmitterLayer.self, 0, { CGFloat($0.seed) },
      { $0.seed = UInt32(clamping: Int(clamping: $1)) }),
    point(
      "emitterPosition", .emitterPosition,
      { ($0 as? CAEmitterLayer)?.emitterPosition ?? .zero },
      { ($0 as? CAEmitterLayer)?.emitterPosition = $1 }
    ).of { $0 is CAEmitterLayer },
    number(
      "emitterZPosition", .emitterZPosition, of: CAEmitterLayer.self, 0, { $0.emitterZPosition },
      { $0.emitterZPosition = $1 }),
    size(
      "emitterSize", .emitterSize, { ($0 as? CAEmitterLayer)?.emitterSize ?? .zero },
      { ($0 as? CAEmitterLayer)?.emitterSize = $1 }
    ).of { $0 is CAEmitterLayer },
    number(
      "emitterDepth", .emitterDepth, of: CAEmitterLayer.self, 0, { $0.emitterDepth },
      { $0.emitterDepth = $1 }),
    text(
      "emitterShape", { ($0 as? CAEmitterLayer)?.emitterShape ?? .point },
      { ($0 as? CAEmitterLayer)?.emitterShape = $1 }
    ).of { $0 is CAEmitterLayer },
    text(
      "emitterMode", { ($0 as? CAEmitterLayer)?.emitterMode ?? .volume },
      { ($0 as? CAEmitterLayer)?.emitterMode = $1 }
    ).of { $0 is CAEmitterLayer },
    text(
      "renderMode", { ($0 as? CAEmitterLayer)?.renderMode ?? .unordered },
      { ($0 as? CAEmitterLayer)?.renderMode = $1 }
    ).of { $0 is CAEmitterLayer },
  ]

  private static let scroll: [LayerProperty] = [
    text(
      "scrollMode", { ($0 as? CAScrollLayer)?.scrollMode ?? .both },
      { ($0 as? CAScrollLayer)?.scrollMode = $1 }
    ).of { $0 is CAScrollLayer }
  ]

  private static let tiled: [LayerProperty] = [
    number(
      "levelsOfDetail", nil, of: CATiledLayer.self, 1, { CGFloat($0.levelsOfDetail) },
      { $0.levelsOfDetail = Int(clamping: $1) }),
    number(
      "levelsOfDetailBias", nil, of: CATiledLayer.self, 0, { CGFloat($0.levelsOfDetailBias) },
      { $0.levelsOfDetailBias = Int(clamping: $1) }),
    size(
      "tileSize", nil, { ($0 as? CATiledLayer)?.tileSize ?? .zero },
      { ($0 as? CATiledLayer)?.tileSize = $1 }
    ).of { $0 is CATiledLayer },
  ]

  private static let text: [LayerProperty] = [
    object("string", nil, { ($0 as? CATextLayer)?.string }) {
      ($0 as? CATextLayer)?.string = $1
    }.of { $0 is CATextLayer },
    object("font", nil, { ($0 as? CATextLayer)?.font }) {
      ($0 as? CATextLayer)?.font = $1
    }.of { $0 is CATextLayer },
    number(
      "fontSize", .fontSize, of: CATextLayer.self, 36, { $0.fontSize }, { $0.fontSize = $1 }),
    color(
      "foregroundColor", .foregroundColor, { ($0 as? CATextLayer)?.foregroundColor },
      { ($0 as? CATextLayer)?.foregroundColor = $1 }
    ).of { $0 is CATextLayer },
    flag(
      "wrapped", { ($0 as? CATextLayer)?.isWrapped ?? false },
      { ($0 as? CATextLayer)?.isWrapped = $1 }
    ).of { $0 is CATextLayer },
    flag(
      "isWrapped", { ($0 as? CATextLayer)?.isWrapped ?? false },
      { ($0 as? CATextLayer)?.isWrapped = $1 }
    ).of { $0 is CATextLayer },
    flag(
      "allowsFontSubpixelQuantization",
      { ($0 as? CATextLayer)?.allowsFontSubpixelQuantization ?? false },
      { ($0 as? CATextLayer)?.allowsFontSubpixelQuantization = $1 }
    ).of { $0 is CATextLayer },
    text(
      "truncationMode", { ($0 as? CATextLayer)?.truncationMode ?? .none },
      { ($0 as? CATextLayer)?.truncationMode = $1 }
    ).of { $0 is CATextLayer },
    text(
      "alignmentMode", { ($0 as? CATextLayer)?.alignmentMode ?? .natural },
      { ($0 as? CATextLayer)?.alignmentMode = $1 }
    ).of { $0 is CATextLayer },
  ]

  /// A number of one class of layers; `other` for the rest, which don't have it.
  private static func number<Layer: CALayer>(
    _ name: String, _ key: AnimatableKey?, of type: Layer.Type, _ other: CGFloat,
    _ get: @escaping @Sendable (Layer) -> CGFloat,
    _ set: @escaping @Sendable (Layer, CGFloat) -> Void
  ) -> LayerProperty {
    number(
      name, key, { ($0 as? Layer).map(get) ?? other },
      { layer, value in if let layer = layer as? Layer { set(layer, value) } }
    ).of { $0 is Layer }
  }

  private static func depth(of layer: CALayer) -> Bool {
    (layer as? CAReplicatorLayer)?.preservesDepth
      ?? (layer as? CAEmitterLayer)?.preservesDepth ?? false
  }
}
