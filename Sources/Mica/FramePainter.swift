// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One frame after its commit: present, emit, render. Stages 3 to 8 in a row; no clock inside.

package import MicaContext
package import MicaRaster
internal import MicaScene
internal import QuartzCore

/// What a stage shows at a time, apart from the program that goes on: a value for any thread.
package struct StageMoment: Sendable {
  let snapshot: LayerSnapshot?
  let time: Double
  let settings: FramePainter.Settings
  let context: ProgramContext
}

/// Turns committed layers into pixels. Pure: the same snapshot, time and settings give the same
/// bytes. Keeps the last frames, so that only what changed since is drawn.
package final class FramePainter {
  /// What a picture depends on besides the layers and the time.
  struct Settings: Equatable, Sendable {
    /// Painted below everything, from bottom to top.
    var backgrounds: [StraightColor] = []
    /// Antialiases the edges of layers that don't lie on whole pixels.
    var smoothEdges = false
  }

  private let device: Device
  private let frames: FrameSequence
  /// What the last picture shows.
  private var last: (layer: PresentedLayer?, settings: Settings)?
  private let history = EmitHistory()

  /// `threads` workers; nil takes the machine's number of cores.
  init(device: Device, threads: Int?) {
    self.device = device
    frames = FrameSequence(
      width: device.pixelWidth, height: device.pixelHeight, threads: threads)
  }

  /// What stages cost is put down there, if somebody wants to know.
  package var times: FrameTimes? {
    get { frames.times }
    set { frames.times = newValue }
  }

  /// The picture of a moment: premultiplied, without padding. Nobody writes to it.
  package func paint(_ moment: StageMoment) -> Pixmap {
    // Where nothing is animated, a snapshot is presented by one and the same object.
    if let last, let resting = moment.snapshot?.resting, last.layer === resting,
      last.settings == moment.settings, let picture = frames.lastPicture
    {
      return picture
    }
    return moment.context.lend { paint(moment.snapshot, at: moment.time, moment.settings) }
  }

  private func paint(_ snapshot: LayerSnapshot?, at time: Double, _ settings: Settings) -> Pixmap {
    let layer = snapshot.map { present($0, at: time) }
    times?.mark(.present)
    if let last, last.layer === layer, last.settings == settings, let picture = frames.lastPicture {
      return picture
    }
    last = (layer, settings)
    let list = frames.makeList()
    let surface = Box(0, 0, Double(device.pixelWidth), Double(device.pixelHeight))
    for color in settings.backgrounds {
      list.fill(surface, transform: .identity, paint: .solid(color), antialias: false)
    }
    let options = EmitOptions(
      scale: Double(device.scale), smoothEdges: settings.smoothEdges, isInContext: false)
    history.emit(layer, into: list, options: options, after: frames.last)
    let picture = frames.picture(of: list)
    // A list that changes nothing is not kept.
    if frames.last === list { history.keep() }
    return picture
  }
}
