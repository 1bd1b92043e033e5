// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One device with the program on it. The studio's queue owns it.

import MicaJob

/// A device on the page.
final class Canvas {
  let id: Int
  let device: DeviceRequest
  /// The host whose frames are shown.
  var host: HostConnection?
  /// A younger one that is still coming to the present moment.
  var next: HostConnection?
  var report: CanvasReport
  var screen: Screen?
  /// A moment has been asked for and hasn't been shown yet; since when, in real seconds.
  var busySince: Double?
  /// Whether a frame is due that no page had room for.
  var isHeldBack = false
  /// The moment that the host shows.
  var shown = 0.0
  /// The latest one that it has come to.
  var latest = 0.0
  /// Whether nothing would change by itself.
  var isResting = false
  /// What pages have asked the host and not been told yet.
  var questions = Questions()
  /// How often it crashed since somebody did anything.
  var crashes = 0

  init(id: Int, device: DeviceRequest) {
    (self.id, self.device) = (id, device)
    report = CanvasReport(id: id, device: device, state: .waiting)
  }

  deinit {
    host?.end()
    next?.end()
  }
}
