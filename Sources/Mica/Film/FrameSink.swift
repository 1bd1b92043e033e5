// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where a film's frames go. Stage 9: out, while the next frame is at stages 3 to 8.

internal import Dispatch
internal import MicaRaster
internal import Synchronization

/// Takes a film's frames in order. Used by one thread at a time.
protocol FrameSink: AnyObject, Sendable {
  /// Takes the next frame: premultiplied pixels, finished and no longer written to.
  func write(_ frame: Pixmap) throws
  /// Ends the film and puts it at its place.
  func finish() throws
  /// Ends a film that failed: when it returns, nothing of it is left. The last call.
  func abandon()
}

/// Hands frames to another sink on a thread of its own, so that drawing and encoding overlap.
///
/// At most two frames wait; a failure of the inner sink is thrown by the next call.
final class OverlappedSink: FrameSink {
  private let inner: any FrameSink
  private let queue = DispatchQueue(label: "mica.film")
  private let slots = DispatchSemaphore(value: 2)
  private let failure = Mutex<(any Error)?>(nil)

  init(_ inner: any FrameSink) { self.inner = inner }

  func write(_ frame: Pixmap) throws {
    slots.wait()
    do { try throwFailure() } catch {
      slots.signal()
      throw error
    }
    queue.async { [self] in
      defer { slots.signal() }
      guard failure.withLock({ $0 == nil }) else { return }
      do { try inner.write(frame) } catch { failure.withLock { $0 = error } }
    }
  }

  func finish() throws {
    queue.sync {}
    try throwFailure()
    try inner.finish()
  }

  /// Frames that wait hold the sink, so that its end alone would come at any time later.
  func abandon() {
    queue.sync {}
    inner.abandon()
  }

  private func throwFailure() throws {
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
