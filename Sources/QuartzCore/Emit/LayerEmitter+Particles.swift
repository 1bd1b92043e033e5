// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 4, emitter layers: each living particle as a picture.

internal import MicaRaster
internal import MicaScene

extension LayerEmitter {
  /// Records an emitter's particles over what the layer draws itself.
  func drawParticles(_ frame: LayerFrame) {
    guard case .emitter(let emission) = frame.properties.content else { return }
    if emission.current.preservesDepth { Unsupported.note("CAEmitterLayer.preservesDepth") }
    let blend: BlendMode =
      emission.current.renderMode == .additive ? .plusLighter : .sourceOver
    for particle in emission.particles { draw(particle, blend, frame) }
  }

  private func draw(_ particle: Particle, _ blend: BlendMode, _ frame: LayerFrame) {
    let picture = particle.picture
    let size = SIMD2(Double(picture.pixmap.width), Double(picture.pixmap.height))
    let corner = picture.part.lowHalf * size
    let extent = picture.part.highHalf * size
    guard extent.x > 0, extent.y > 0 else { return }
    let (sine, cosine) = (PortableMath.sin(particle.angle), PortableMath.cos(particle.angle))
    let (across, down) = (particle.scale, frame.isFlipped ? -particle.scale : particle.scale)
    let toLayer = Affine.translation(-corner.x - extent.x / 2, -corner.y - extent.y / 2)
      .then(
        Affine(
          across * cosine, across * sine, -down * sine, down * cosine, particle.position.x,
          particle.position.y))
    let transform = toLayer.then(frame.affine)
    let isNearest =
      transform.meanScale > 1 ? picture.magnifiesByNearest : picture.minifiesByNearest
    var image = ImagePaint(
      pixmap: picture.pixmap, transform: transform, sampling: isNearest ? .nearest : .bilinear)
    let color = particle.color
    image.tint = frame.tint * SIMD3(color.x, color.y, color.z)
    list.fill(
      Box(corner.x, corner.y, corner.x + extent.x, corner.y + extent.y), transform: transform,
      paint: .image(image), alpha: Float(frame.alpha) * color.w, blend: blend,
      antialias: frame.properties.allowsEdgeAntialiasing ?? options.smoothEdges)
  }
}
