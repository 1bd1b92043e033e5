// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 1, one layer's contents: the delegate's picture, or a recording of what is drawn.

import CoreGraphics
import Foundation
internal import MicaRaster
internal import MicaScene

extension CALayer {
  func displayNowIfNeeded() {
    if flags.needsDisplay { display() }
  }

  func displayContents() {
    flags.needsDisplay = false
    if let delegate {
      flags.delegateLacksDisplay = false
      delegate.display(self)
      guard flags.delegateLacksDisplay else { return }
    }
    let recording = recordedContents()
    // A layer that draws nothing has no backing store, and keeps a picture that it was given.
    if recording != nil || contents is BackingStore { contents = recording }
  }

  /// What `draw(in:)` draws; nil when that is nothing.
  private func recordedContents() -> BackingStore? {
    let scale = Double(contentsScale)
    let (width, height) = (Double(bounds.width) * scale, Double(bounds.height) * scale)
    // Rounded to Float, so that 0.1 · 30 makes three pixels and not four.
    let columns = Double(Float(width)).rounded(.up)
    let rows = Double(Float(height)).rounded(.up)
    guard columns > 0, rows > 0 else { return nil }
    guard columns * rows <= Double(Pixmap.maximumPixelCount) else {
      Unsupported.note("backing stores of more than 2^28 pixels")
      return nil
    }
    let list = DisplayList(width: Int(columns), height: Int(rows))
    let context = CGContext(
      recordingInto: list,
      baseTransform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale,
        ty: rows + bounds.minY * scale))
    delegate?.layerWillDraw(self)
    let filled = isOpaque ? 1 : 0
    if isOpaque { fillOpaque(list) }
    draw(in: context)
    return list.ops.count == filled
      ? nil : BackingStore(list: list, width: width, height: height)
  }

  /// What an opaque layer's drawing starts from: its background where that is opaque, else black,
  /// as memory without an alpha channel is on iOS.
  private func fillOpaque(_ list: DisplayList) {
    let color = backgroundColor.map(\.straightSRGB) ?? StraightColor(0, 0, 0, 1)
    list.fill(
      Box(0, 0, Double(list.width), Double(list.height)), transform: .identity,
      paint: .solid(color.w == 1 ? color : StraightColor(0, 0, 0, 1)))
  }
}
