// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The memory below a bitmap context: when recorded drawing reaches it, and who else looks at it.

internal import MicaRaster
internal import MicaScene

/// Pixels that a context draws to, and the drawing that has not reached them yet.
final class BitmapSurface {
  /// Recorded bytes beyond which a list is drawn although nobody asked yet: 4 MiB.
  static let recordingLimit = 4 << 20

  private(set) var pixmap: Pixmap
  let space: CGColorSpace
  let bitmapInfo: CGBitmapInfo
  /// Whether others may read or write the memory at any time, so that every call draws at once.
  private(set) var isExposed: Bool
  /// Whether an image holds the memory, so that it must not change any more.
  private var isShared = false
  private lazy var renderer = FrameRenderer()

  init(pixmap: Pixmap, isExposed: Bool, space: CGColorSpace, bitmapInfo: CGBitmapInfo) {
    self.pixmap = pixmap
    self.isExposed = isExposed
    self.space = space
    self.bitmapInfo = bitmapInfo
  }

  /// Draws a finished list over the pixels.
  func draw(_ list: DisplayList) {
    stopSharing()
    renderer.render(list, into: pixmap)
  }

  /// The memory for somebody who may keep it for the surface's lifetime.
  func expose() -> UnsafeMutableRawPointer {
    stopSharing()
    isExposed = true
    return UnsafeMutableRawPointer(pixmap.bytes)
  }

  /// The pixels as they are; copied now if the memory is exposed, else when drawing goes on.
  func makeImage() -> CGImage {
    if isExposed { return CGImage(pixmap: pixmap.copy()) }
    isShared = true
    return CGImage(pixmap: pixmap)
  }

  private func stopSharing() {
    guard isShared else { return }
    isShared = false
    if !isKnownUniquelyReferenced(&pixmap) { pixmap = pixmap.copy() }
  }
}
