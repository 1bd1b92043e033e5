// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 1, one layer's contents: the delegate's picture, or a recording of what is drawn.

import CoreGraphics
import Foundation
internal import MicaContext
internal import MicaRaster
internal import MicaScene

extension CALayer {
  /// What `display()` changes sets off no actions: a layer would fade into each of its own drawings
  /// (our choice, unverified).
  func displayNowIfNeeded() {
    guard flags.needsDisplay else { return }
    // An override may leave out `super`.
    flags.needsDisplay = false
    WorkSubject.with(self) { withoutActions { display() } }
  }

  /// Asks for display of a part; a rectangle without area asks for nothing, one that is not finite
  /// for everything.
  func markNeedsDisplay(in rect: CGRect) {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return setNeedsDisplay() }
    guard !rect.isEmpty else { return }
    if !flags.needsDisplay {
      flags.dirtyRect = rect
    } else if let dirty = flags.dirtyRect {
      flags.dirtyRect = dirty.union(rect)
    }
    markNeedsDisplay()
  }

  /// The part of the bounds that is being drawn, or was drawn last, in whole pixels.
  package var drawnRect: CGRect { drawnPart ?? bounds }

  func displayContents() {
    if flags.isDisplayingFrame { return displayFrameContents() }
    flags.needsDisplay = false
    drawnPart = nil
    let dirty = flags.dirtyRect
    flags.dirtyRect = nil
    if let delegate {
      flags.delegateLacksDisplay = false
      delegate.display(self)
      guard flags.delegateLacksDisplay else { return }
    }
    let recording = recordedContents(dirty)
    let past = contents as? BackingStore
    // A layer that draws nothing has no backing store, and keeps a picture that it was given.
    if recording != nil || past != nil { withoutActions { contents = recording } }
    past?.markSuperseded()
  }

  /// What `draw(in:)` draws; nil when that is nothing. With a dirty rectangle it is drawn over the
  /// present contents, if these were drawn at the same size.
  private func recordedContents(_ dirty: CGRect?) -> BackingStore? {
    let scale = Double(contentsScale)
    var (width, height) = (Double(bounds.width) * scale, Double(bounds.height) * scale)
    // Rounded to Float, so that 0.1 · 30 makes three pixels and not four.
    let columns = Double(Float(width)).rounded(.up)
    let rows = Double(Float(height)).rounded(.up)
    guard columns > 0, rows > 0 else { return nil }
    guard columns * rows <= Double(Pixmap.maximumPixelCount) else {
      Unsupported.note("backing stores of more than 2^28 pixels")
      return nil
    }
    if rows - height < 1e-3 { height = rows }
    if columns - width < 1e-3 { width = columns }
    let list = DisplayList(width: Int(columns), height: Int(rows))
    // The lower edge lies on that of the pixels, whichever way y runs (FACTS 3.29).
    let isFlipped = contentsAreFlipped()
    let context = CGContext(
      recordingInto: list,
      baseTransform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: isFlipped ? -scale : scale, tx: -bounds.minX * scale,
        ty: isFlipped ? height + bounds.minY * scale : -bounds.minY * scale), isBackingStore: true)
    delegate?.layerWillDraw(self)
    let part = dirty.flatMap {
      keepContents(around: $0, in: list, scale: scale, above: isFlipped ? rows - height : nil)
    }
    if isOpaque { fillOpaque(list) }
    if let part { context.clip(to: part) }
    let prepared = list.ops.count
    drawnPart = part
    draw(in: context)
    if list.ops.count == prepared && part == nil { return nil }
    return BackingStore(
      list: list, width: width, height: height, isGray: contentsFormat == .gray8Uint)
  }

  /// Draws the present contents outside of a dirty rectangle; returns that, in whole pixels, or nil
  /// where everything has to be drawn. `margin` is where y 0 of the bounds lies below the first row, nil where y runs up from
  /// the last.
  private func keepContents(
    around dirty: CGRect, in list: DisplayList, scale: Double, above margin: Double?
  ) -> CGRect? {
    guard let old = contents as? BackingStore else { return nil }
    let pixmap = old.pixmap
    guard pixmap.width == list.width, pixmap.height == list.height else { return nil }
    func pixels(
      _ v: CGFloat, _ rule: FloatingPointRoundingRule, from first: Double = 0
    ) -> Double {
      // Beyond 2^31 the rectangle holds the layer anyway.
      max(-2_147_483_648, min((first + Double(v) * scale).rounded(rule), 2_147_483_648))
    }
    let rows = Double(list.height)
    // Along y from the bounds' origin: from the top, or from the bottom.
    let first = margin ?? 0
    let (start, end) = (
      max(0, pixels(dirty.minY - bounds.minY, .down, from: first)),
      min(rows, pixels(dirty.maxY - bounds.minY, .up, from: first))
    )
    let box = Box(
      max(0, pixels(dirty.minX - bounds.minX, .down)), margin != nil ? start : rows - end,
      min(Double(list.width), pixels(dirty.maxX - bounds.minX, .up)),
      margin != nil ? end : rows - start
    )
    guard box.x0 < box.x1, box.y0 < box.y1 else { return .zero }
    let whole = Box(0, 0, Double(list.width), Double(list.height))
    guard box != whole else { return nil }
    list.fill(
      whole, transform: .identity,
      paint: .image(ImagePaint(pixmap: pixmap, transform: .identity, sampling: .nearest)),
      antialias: false)
    list.clip = list.makeClip(box, transform: .identity, antialias: false)
    list.fill(
      whole, transform: .identity, paint: .solid(StraightColor(0, 0, 0, 0)), blend: .clear,
      antialias: false)
    return CGRect(
      x: bounds.minX + box.x0 / scale, y: bounds.minY + (start - first) / scale,
      width: (box.x1 - box.x0) / scale, height: (box.y1 - box.y0) / scale)
  }

  /// Has y run down in the layer's own context, whatever the geometry.
  package func turnUpright(_ context: CGContext) {
    if contentsAreFlipped() { return }
    context.translateBy(x: 0, y: bounds.minY + bounds.maxY)
    context.scaleBy(x: 1, y: -1)
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
