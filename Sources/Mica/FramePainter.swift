// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One frame after its commit: present, emit, render. Stages 3 to 8 in a row; no clock inside.

internal import MicaRaster
internal import MicaScene
internal import QuartzCore

/// Turns committed layers into pixels. Pure: the same snapshot, time and settings give the same
/// bytes. Keeps the renderer's scratch memory between frames.
final class FramePainter {
  /// What a picture depends on besides the layers and the time.
  struct Settings: Equatable {
    /// Painted below everything, from bottom to top.
    var backgrounds: [StraightColor] = []
    /// Antialiases the edges of layers that don't lie on whole pixels.
    var smoothEdges = false
  }

  private let device: Device
  private let renderer: FrameRenderer

  /// `threads` workers; nil takes the machine's number of cores.
  init(device: Device, threads: Int?) {
    self.device = device
    renderer = FrameRenderer(threads: threads)
  }

  /// The picture of a snapshot at a time: premultiplied, without padding.
  func paint(_ snapshot: LayerSnapshot?, at time: Double, _ settings: Settings) -> Pixmap {
    let (width, height) = (device.pixelWidth, device.pixelHeight)
    let list = DisplayList(width: width, height: height)
    let surface = Box(0, 0, Double(width), Double(height))
    for color in settings.backgrounds {
      list.fill(surface, transform: .identity, paint: .solid(color), antialias: false)
    }
    if let snapshot {
      let options = EmitOptions(
        scale: Double(device.scale), smoothEdges: settings.smoothEdges, legacyGradients: false)
      emit(present(snapshot, at: time), into: list, options: options)
    }
    let pixmap = Pixmap(width: width, height: height)
    renderer.render(list, into: pixmap)
    return pixmap
  }
}
