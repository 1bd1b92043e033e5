// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a layer itself draws, in order (FACTS C5), with everything left out that draws nothing.

internal import MicaRaster

/// The drawn things of one layer, sublayers not included.
struct LayerParts {
  var background: StraightColor?
  var gradient: GradientProperties?
  var contents: LayerContents?
  var shape: ShapeProperties?
  var border: StraightColor?
  /// How many draws these are.
  private(set) var count = 0

  init(_ p: LayerProperties) {
    let hasArea = p.bounds.z > 0 && p.bounds.w > 0
    if hasArea {
      background = Self.visible(p.backgroundColor)
      if case .gradient(let gradient) = p.content, gradient.isDrawn { self.gradient = gradient }
      if p.contents.size.x > 0 && p.contents.size.y > 0 { contents = p.contents }
      if p.borderWidth > 0 && p.borderWidth.isFinite { border = Self.visible(p.borderColor) }
    }
    if case .shape(var shape) = p.content, !shape.path.isEmpty {
      shape.fillColor = Self.visible(shape.fillColor)
      let isStroked = shape.lineWidth > 0 && shape.lineWidth.isFinite
      shape.strokeColor = isStroked ? Self.visible(shape.strokeColor) : nil
      self.shape = shape
      count += (shape.fillColor == nil ? 0 : 1) + (shape.strokeColor == nil ? 0 : 1)
    }
    count += background == nil ? 0 : 1
    count += gradient == nil ? 0 : 1
    count += contents == nil ? 0 : 1
    count += border == nil ? 0 : 1
    switch p.content {
    case .tiled: count += hasArea ? 1 : 0
    case .emitter(let emission): count += emission.current.cells.isEmpty ? 0 : 2
    case .plain, .gradient, .shape, .replicator, .text: break
    }
  }

  private static func visible(_ color: StraightColor?) -> StraightColor? {
    guard let color, color.w > 0 else { return nil }
    return color
  }
}

extension LayerProperties {
  /// Whether a layer of these values, by itself, can draw nothing; false where that is not easily
  /// told, and where something is to be noted.
  var drawsNothing: Bool {
    guard case .plain = shared.looks.content, case .none = shared.looks.contents else {
      return false
    }
    return (shared.looks.backgroundColor == nil || !(bounds.z > 0 && bounds.w > 0))
      && !(shared.looks.borderWidth > 0) && !(shared.looks.shadowOpacity > 0)
      && shared.looks.extras == nil && shared.looks.unsupported.isEmpty
  }
}

extension GradientProperties {
  /// Whether the colours and points make a gradient (FACTS C7).
  var isDrawn: Bool {
    colors.count >= 2 && (locations == nil || locations?.count == colors.count)
  }
}

extension PresentedLayer {
  /// Whether nothing of the layer can be seen.
  var isInvisible: Bool {
    isBlank || transition == nil && (properties.isHidden || !(properties.opacity > 0))
  }

  /// Whether opacity applies to the layer as one picture, if there is more than one thing in it.
  var fadesAsGroup: Bool { properties.opacity < 1 && properties.allowsGroupOpacity }

  /// The number of things that the layer and its sublayers draw, counted up to `limit`. What is
  /// drawn as a group counts once. `own` is the number of the layer's own parts where the caller knows it.
  func drawnThings(upTo limit: Int, inContext: Bool, own: Int? = nil) -> Int {
    var count = own ?? LayerParts(properties).count
    guard count < limit else { return limit }
    if case .replicator(let replicator) = properties.content {
      count += drawnInstances(of: replicator, upTo: limit - count, inContext: inContext)
    } else {
      count += Self.drawnThings(in: sublayers, upTo: limit - count, inContext: inContext)
    }
    return min(count, limit)
  }

  /// The number of things that siblings draw, counted up to `limit`.
  static func drawnThings(
    in layers: [PresentedLayer], upTo limit: Int, inContext: Bool
  ) -> Int {
    var count = 0
    for child in layers where count < limit && !child.isInvisible {
      if child.transition != nil { count += 2 }
      // What blends has to find the group around it, and only that, behind it.
      if child.properties.extras?.blend != nil { count += 2 }
      if child.mask == nil && child.properties.castsShadow(inContext: inContext) { count += 1 }
      let isOne = child.mask != nil || child.fadesAsGroup
      count += child.drawnThings(upTo: isOne ? 1 : limit - count, inContext: inContext)
    }
    return min(count, limit)
  }
}
