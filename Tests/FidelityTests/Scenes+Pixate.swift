// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Scenes of shapes, strokes and paints in a context of 100×100 points at scale 2: pixate. Arcs are
// cut into as many cubics as that library cuts them.

import CoreGraphics
import Foundation

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

private func scene(
  _ name: String, _ kind: ReferenceScene.Kind = .geometry, remark: String = "",
  _ draw: @escaping (CGContext) -> Void
) -> ReferenceScene {
  ReferenceScene(
    picture: "pixate/\(name).png", kind: kind, size: CGSize(width: 100, height: 100), scale: 2,
    remark: remark, draw: draw)
}

private func polygon(_ points: [(CGFloat, CGFloat)], _ color: CGColor, _ context: CGContext) {
  context.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
  context.closePath()
  context.setFillColor(color)
  context.fillPath()
}

extension CGMutablePath {
  /// Adds an arc of an upright ellipse in parametric angles, cut into `pieces` cubics.
  func addArc(
    of center: CGPoint, radii: CGSize, from start: CGFloat, to end: CGFloat, pieces: Int
  ) {
    let step = (end - start) / CGFloat(pieces)
    let t = tan(step / 2)
    let reach = sin(step) * ((4 + 3 * t * t).squareRoot() - 1) / 3
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radii.width * (cos(angle) - along * sin(angle)),
        y: center.y + radii.height * (sin(angle) + along * cos(angle)))
    }
    for i in 0..<pieces {
      let from = start + step * CGFloat(i)
      addCurve(
        to: point(from + step, 0), control1: point(from, reach),
        control2: point(from + step, -reach))
    }
  }

  /// A rectangle whose corners are quarters of ellipses, each cut into `pieces`.
  static func rounded(_ rect: CGRect, radii: CGSize, pieces: Int) -> CGMutablePath {
    let path = CGMutablePath()
    let inner = rect.insetBy(dx: radii.width, dy: radii.height)
    path.move(to: CGPoint(x: inner.minX, y: rect.minY))
    let corners: [(CGPoint, CGPoint)] = [
      (CGPoint(x: inner.maxX, y: rect.minY), CGPoint(x: inner.maxX, y: inner.minY)),
      (CGPoint(x: rect.maxX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.maxY)),
      (CGPoint(x: inner.minX, y: rect.maxY), CGPoint(x: inner.minX, y: inner.maxY)),
      (CGPoint(x: rect.minX, y: inner.minY), CGPoint(x: inner.minX, y: inner.minY)),
    ]
    for (i, (line, center)) in corners.enumerated() {
      let start = CGFloat(i - 1) * .pi / 2
      path.addLine(to: line)
      path.addArc(of: center, radii: radii, from: start, to: start + .pi / 2, pieces: pieces)
    }
    path.closeSubpath()
    return path
  }
}

// MARK: Shapes

extension ReferenceScene {
  static var pixateShapes: [ReferenceScene] {
    func ellipse(_ name: String, _ frame: CGRect) -> ReferenceScene {
      scene(name) {
        $0.setFillColor(Ink.red)
        $0.fillEllipse(in: frame)
      }
    }
    return [
      scene("arrow-rectangle-left") { fill(arrowLeft, Ink.blue, $0) },
      scene("arrow-rectangle-right") { fill(arrowRight, Ink.blue, $0) },
      scene("box-model-triangle") { polygon([(0, 0), (50, 50), (0, 100)], Ink.green, $0) },
      scene("box-model-uneven") {
        box(rect(40, 10, 40, 60), top: 10, right: 20, bottom: 30, left: 40, $0)
      },
      scene("box-model") {
        box(rect(10, 10, 80, 80), top: 10, right: 10, bottom: 10, left: 10, $0)
      },
      ellipse("circle-location-update", rect(0, 0, 90, 90)),
      ellipse("circle-radius-update", rect(10, 10, 80, 80)),
      ellipse("circle", rect(5, 5, 90, 90)),
      ellipse("ellipse", rect(5, 25, 90, 50)),
      scene("elliptical-arc") {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 10, y: 40))
        path.addLine(to: CGPoint(x: 90, y: 40))
        path.addArc(
          of: CGPoint(x: 10, y: 40), radii: CGSize(width: 80, height: 20), from: 0, to: .pi / 2,
          pieces: 4)
        path.closeSubpath()
        fill(path, Ink.red, $0)
      },
      scene("rectangle-rounded") {
        fill(
          .rounded(rect(0, 0, 100, 60), radii: CGSize(width: 5, height: 5), pieces: 4), Ink.blue,
          $0)
      },
    ] + pixateStrokes
  }

  private static func fill(_ path: CGMutablePath, _ color: CGColor, _ context: CGContext) {
    context.addPath(path)
    context.setFillColor(color)
    context.fillPath()
  }

  /// A CSS box: red, with borders above that whose corners are cut diagonally.
  private static func box(
    _ content: CGRect, top: CGFloat, right: CGFloat, bottom: CGFloat, left: CGFloat,
    _ context: CGContext
  ) {
    let (x0, y0, x1, y1) = (content.minX, content.minY, content.maxX, content.maxY)
    let outer = (x0: x0 - left, y0: y0 - top, x1: x1 + right, y1: y1 + bottom)
    context.setFillColor(Ink.red)
    context.fill(
      CGRect(x: outer.x0, y: outer.y0, width: outer.x1 - outer.x0, height: outer.y1 - outer.y0))
    polygon(
      [(outer.x0, outer.y0), (outer.x1, outer.y0), (x1, y0), (x0, y0)], Ink.orange, context)
    polygon(
      [(outer.x1, outer.y0), (outer.x1, outer.y1), (x1, y1), (x1, y0)], Ink.blue, context)
    polygon(
      [(outer.x1, outer.y1), (outer.x0, outer.y1), (x0, y1), (x1, y1)], Ink.purple, context)
    polygon(
      [(outer.x0, outer.y1), (outer.x0, outer.y0), (x0, y0), (x0, y1)], Ink.green, context)
  }

  private static let radii = CGSize(width: 5, height: 5)

  /// The corner at the bottom runs three quarters of a turn the wrong way, as in that library.
  private static var arrowLeft: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 30))
    path.addCurve(
      to: CGPoint(x: 12, y: 60), control1: CGPoint(x: 0, y: 30), control2: CGPoint(x: 9.5, y: 60))
    path.addLine(to: CGPoint(x: 95, y: 60))
    path.addArc(of: CGPoint(x: 95, y: 55), radii: radii, from: -1.5 * .pi, to: 0, pieces: 8)
    path.addLine(to: CGPoint(x: 100, y: 5))
    path.addArc(of: CGPoint(x: 95, y: 5), radii: radii, from: 0, to: -0.5 * .pi, pieces: 2)
    path.addLine(to: CGPoint(x: 12, y: 0))
    path.addCurve(
      to: CGPoint(x: 0, y: 30), control1: CGPoint(x: 12, y: 0), control2: CGPoint(x: 9.5, y: 0))
    path.closeSubpath()
    return path
  }

  private static var arrowRight: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 30))
    path.addCurve(
      to: CGPoint(x: 88, y: 60), control1: CGPoint(x: 100, y: 30),
      control2: CGPoint(x: 90.5, y: 60))
    path.addLine(to: CGPoint(x: 5, y: 60))
    path.addArc(of: CGPoint(x: 5, y: 55), radii: radii, from: 0.5 * .pi, to: -.pi, pieces: 2)
    path.addLine(to: CGPoint(x: 0, y: 5))
    path.addArc(of: CGPoint(x: 5, y: 5), radii: radii, from: .pi, to: 1.5 * .pi, pieces: 4)
    path.addLine(to: CGPoint(x: 88, y: 0))
    path.addCurve(
      to: CGPoint(x: 100, y: 30), control1: CGPoint(x: 88, y: 0),
      control2: CGPoint(x: 90.5, y: 0))
    path.closeSubpath()
    return path
  }
}

// MARK: Strokes

extension ReferenceScene {
  private static var pixateStrokes: [ReferenceScene] {
    func roof(_ name: String, _ width: CGFloat, _ setUp: @escaping (CGContext) -> Void)
      -> ReferenceScene
    {
      scene(name) { context in
        context.setStrokeColor(Ink.red)
        context.setLineWidth(width)
        context.setMiterLimit(4)
        setUp(context)
        context.addLines(between: [
          CGPoint(x: 20, y: 60), CGPoint(x: 50, y: 20), CGPoint(x: 80, y: 60),
        ])
        context.strokePath()
      }
    }
    func bar(_ name: String, _ width: CGFloat, _ setUp: @escaping (CGContext) -> Void)
      -> ReferenceScene
    {
      scene(name) { context in
        context.setLineWidth(width)
        setUp(context)
        line(20, 80, Ink.red, context)
      }
    }
    return [
      scene("center-stroke") {
        $0.setStrokeColor(Ink.red)
        $0.stroke(rect(20, 20, 60, 60), width: 30)
      },
      scene("inner-stroke") {
        $0.clip(to: rect(20, 20, 60, 60))
        $0.setStrokeColor(Ink.red)
        $0.stroke(rect(20, 20, 60, 60), width: 30)
      },
      bar("dash-array", 20) { $0.setLineDash(phase: 0, lengths: [10, 10]) },
      bar("line-cap-butt", 30) { $0.setLineCap(.butt) },
      bar("line-cap-round", 30) { $0.setLineCap(.round) },
      bar("line-cap-square", 30) { $0.setLineCap(.square) },
      roof("line-join-bevel", 30) { $0.setLineJoin(.bevel) },
      roof("line-join-miter-limit", 20) { $0.setMiterLimit(1) },
      roof("line-join-miter", 20) { _ in },
      bar("solid-stroke", 30) { _ in },
      scene("stroke-group") { context in
        context.setLineWidth(41)
        line(10, 90, Ink.red, context)
        context.setLineWidth(35)
        line(10, 90, Ink.black, context)
        context.setLineWidth(5)
        context.setLineDash(phase: 0, lengths: [15, 8])
        line(10, 90, Ink.yellow, context)
      },
    ]
  }

  private static func line(
    _ from: CGFloat, _ to: CGFloat, _ color: CGColor, _ context: CGContext
  ) {
    context.setStrokeColor(color)
    context.strokeLineSegments(between: [CGPoint(x: from, y: 50), CGPoint(x: to, y: 50)])
  }
}

// MARK: Paints

extension ReferenceScene {
  static var pixatePaints: [ReferenceScene] {
    let upper = rect(10, 10, 80, 40)
    let lower = rect(10, 55, 80, 40)
    func solids(_ name: String, _ second: CGColor) -> ReferenceScene {
      scene(name) {
        $0.setFillColor(rgb(0.25, 0.5, 0.25))
        $0.fill(upper)
        $0.setFillColor(second)
        $0.fill(lower)
      }
    }
    func ramps(_ name: String, _ from: CGColor, _ to: CGColor) -> ReferenceScene {
      scene(name, .gradient) {
        ramp(upper, rgb(0.25, 0.5, 0.25), rgb(0.5, 0.75, 0.5), $0)
        ramp(lower, from, to, $0)
      }
    }
    // 20 % lighter and darker in hue, saturation and lightness.
    let lighter = rgb(0.433333, 0.716667, 0.433333)
    let darker = rgb(0.116667, 0.233333, 0.116667)
    let stroke = rect(20, 35, 60, 30)
    return [
      ramps("linear-gradient-darken", darker, rgb(0.283333, 0.566667, 0.283333)),
      ramps("linear-gradient-lighten", lighter, rgb(0.766667, 0.883333, 0.766667)),
      scene("linear-gradient-stroke", .gradient) { context in
        guard let colors = gradient([Ink.blue, Ink.white]) else { return }
        context.clip(to: stroke)
        context.drawLinearGradient(
          colors, start: CGPoint(x: 20, y: 35), end: CGPoint(x: 80, y: 35), options: bothEnds)
      },
      scene("radial-gradient-stroke", .gradient) { context in
        guard let colors = gradient([Ink.blue, Ink.white]) else { return }
        let center = CGPoint(x: 50, y: 50)
        context.clip(to: stroke)
        context.drawRadialGradient(
          colors, startCenter: center, startRadius: 0, endCenter: center, endRadius: 30,
          options: bothEnds)
      },
      solids("solid-paint-darken", darker),
      solids("solid-paint-lighten", lighter),
    ]
  }

  private static let bothEnds: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  private static func gradient(_ colors: [CGColor]) -> CGGradient? {
    CGGradient(
      colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors as CFArray,
      locations: nil)
  }

  private static func ramp(
    _ frame: CGRect, _ from: CGColor, _ to: CGColor, _ context: CGContext
  ) {
    guard let colors = gradient([from, to]) else { return }
    context.saveGState()
    context.clip(to: frame)
    context.drawLinearGradient(
      colors, start: frame.origin, end: CGPoint(x: frame.minX, y: frame.maxY), options: bothEnds)
    context.restoreGState()
  }
}
