// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paths made from paths: the outline of a stroke, and dashes.

internal import MicaRaster

extension CGPath {
  /// The outline of what a stroke of a path would cover: `copy(strokingWithWidth:…)` as C has it; nil for
  /// a width that is not positive or not finite.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    guard lineWidth > 0, lineWidth.isFinite else { return nil }
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(storage: outline.storage)
  }

  /// Curves of the results are good for one pixel a unit, as Apple's are: a stroke's outline misses
  /// by up to 0.1 units, and a dash's length along a curve is that of its chords.
  private static let scale = 1.0

  /// The outline of what a stroke of this path would cover, to be filled by winding; the miter
  /// limit as for strokes. `transform` is applied to the path first. Empty for a width that is not
  /// positive or not finite.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Float(lineWidth), cap: lineCap.engineCap, join: lineJoin.engineJoin,
      miterLimit: Float(miterLimit))
    return stroked(style, dash: nil, transform: transform)
  }

  /// The dashes of this path, each an open sub-path. `transform` is applied to the path first; a
  /// pattern that a context would not use either gives the path as it is.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let source = storage.applying(transform)
    guard let dash = DashPattern(lengths, phase: phase) else { return CGPath(storage: source) }
    let dashed = OutlineStroker.dashed(source.outline(), dash, scale: Self.scale)
    return CGPath(storage: PathStorage(dashed))
  }

  /// The outline of a stroke, dashed or not. Where only one point of the result is of interest, dashes far from it may be
  /// missing.
  func stroked(
    _ style: StrokeStyle, dash: DashPattern?, transform: CGAffineTransform = .identity,
    about point: CGPoint? = nil
  ) -> CGPath {
    guard style.width > 0, style.width.isFinite else { return CGPath(storage: PathStorage()) }
    let source = storage.outline(applying: transform)
    let visible = point.map { Box(Double($0.x), Double($0.y), Double($0.x), Double($0.y)) }
    let outline = OutlineStroker.outline(
      of: source, style: style, dash: dash, scale: Self.scale, visible: visible)
    return CGPath(storage: PathStorage(outline))
  }
}

extension PathStorage {
  /// The steps of an engine's outline.
  init(_ outline: Outline) {
    self.init()
    var next = 0
    func take() -> CGPoint {
      let p = outline.points[next]
      next += 1
      return CGPoint(x: CGFloat(p.x), y: CGFloat(p.y))
    }
    for verb in outline.verbs.compactMap(Verb.init) {
      switch verb {
      case .move: move(to: take())
      case .line: line(to: take())
      case .quad:
        let control = take()
        quad(to: take(), control: control)
      case .cubic:
        let (control1, control2) = (take(), take())
        cubic(to: take(), control1: control1, control2: control2)
      case .close: close()
      }
    }
  }
}
