// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Passes of everything that is more than a plain colour: gradients, shadows, images, layers.

import CoreGraphics
import WorkloadData

import struct Foundation.Data

private let sRGB = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()

extension Passes {
  // MARK: Gradients

  /// W4, W4t: from corner to corner of rectangles.
  static func linearGradients(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      context.saveGState()
      context.clip(to: row.rectangle)
      context.drawDiagonal(of: row)
      context.restoreGState()
    }
  }

  /// W5: from the middle of rectangles.
  static func radialGradients(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      guard let gradient = row.gradient else { continue }
      let rectangle = row.rectangle
      let center = CGPoint(x: rectangle.midX, y: rectangle.midY)
      context.saveGState()
      context.clip(to: rectangle)
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center,
        endRadius: max(rectangle.width, rectangle.height) / 2, options: .padding)
      context.restoreGState()
    }
  }

  /// W6: around the middle of rectangles, from a start angle.
  static func conicGradients(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      guard let gradient = row.gradient else { continue }
      let rectangle = row.rectangle
      context.saveGState()
      context.clip(to: rectangle)
      context.drawConicGradient(
        gradient, center: CGPoint(x: rectangle.midX, y: rectangle.midY), angle: row.numbers[4])
      context.restoreGState()
    }
  }

  /// W12_clip: a rectangle's gradient seen through a ring.
  static func clippedGradients(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      context.saveGState()
      context.clipToRing(row)
      context.clip(to: row.rectangle)
      context.drawDiagonal(of: row)
      context.restoreGState()
    }
  }

  /// W12_direct: a ring filled with a gradient.
  static func gradientRings(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      context.saveGState()
      context.clipToRing(row)
      context.drawDiagonal(of: row)
      context.restoreGState()
    }
  }

  // MARK: Shadows

  /// The shadows' colour; their σ of 10 pixels is half of what Core Graphics calls blur.
  private static let shadowColor = CGColor(gray: 0, alpha: 128.0 / 255)
  private static let shadowBlur: CGFloat = 20

  /// W10: white cards. A shadow's offset has y up, whatever the CTM says.
  static func cardsWithShadow(_ context: CGContext, _ rows: [Row]) {
    context.setShadow(
      offset: CGSize(width: 0, height: -4), blur: shadowBlur, color: shadowColor)
    context.setFillColor(0xFFFF_FFFF)
    for row in rows {
      let card = CGRect(x: row.numbers[0], y: row.numbers[1], width: 200, height: 120)
      context.addRoundedRectangle(card, radius: 16)
      context.fillPath()
    }
  }

  /// W10_path: shadows alone, cast onto the surface by shapes beside it.
  static func blobShadows(_ context: CGContext, _ rows: [Row]) {
    let away = CGFloat(2 * DataFile.surfaceSide)
    context.setShadow(
      offset: CGSize(width: away, height: 0), blur: shadowBlur, color: shadowColor)
    context.translateBy(x: -away, y: 0)
    filledCurves(context, rows)
  }

  // MARK: Images and layers

  /// W11: scaled and turned about their centres, read bilinearly.
  static func images(_ context: CGContext, _ rows: [Row]) {
    guard let picture else { return }
    context.interpolationQuality = .low
    for row in rows {
      context.saveGState()
      context.translateBy(x: row.numbers[0], y: row.numbers[1])
      context.rotate(by: row.numbers[3])
      // Images stand upright where y points up.
      context.scaleBy(x: row.numbers[2], y: -row.numbers[2])
      context.draw(picture, in: CGRect(x: -128, y: -128, width: 256, height: 256))
      context.restoreGState()
    }
  }

  /// The image of W11: opaque and translucent squares by turns, 256 by 256 pixels, premultiplied.
  private static let picture: CGImage? = {
    var bytes = Data(capacity: 256 * 256 * 4)
    for y in 0..<256 {
      for x in 0..<256 {
        let alpha = (x / 32 + y / 32) % 2 == 0 ? 255 : 128
        bytes += [x, y, x ^ y].map { UInt8(($0 * alpha + 127) / 255) } + [UInt8(alpha)]
      }
    }
    return CGDataProvider(data: bytes).flatMap {
      CGImage(
        width: 256, height: 256, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 1024,
        space: sRGB,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
  }()

  /// W13: five rectangles as one half-transparent picture.
  static func layers(_ context: CGContext, _ rows: [Row]) {
    for row in rows {
      let (x, y) = (row.numbers[0], row.numbers[1])
      context.saveGState()
      context.setAlpha(0.5)
      context.beginTransparencyLayer(
        in: CGRect(x: x, y: y, width: 400, height: 400), auxiliaryInfo: nil)
      for (i, color) in row.colors.enumerated() {
        let first = 2 + 4 * i
        context.setFillColor(color)
        context.fill(
          CGRect(
            x: x + row.numbers[first], y: y + row.numbers[first + 1],
            width: row.numbers[first + 2], height: row.numbers[first + 3]))
      }
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }
}

extension Row {
  /// The three colours, evenly spaced.
  fileprivate var gradient: CGGradient? {
    let components = colors.flatMap { word in
      [word.component(16), word.component(8), word.component(0), word.component(24)]
    }
    return CGGradient(
      colorSpace: sRGB, colorComponents: components, locations: [0, 0.5, 1], count: 3)
  }
}

extension CGGradientDrawingOptions {
  /// The end colours go on before the start and beyond the end.
  fileprivate static let padding: Self = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
}

extension CGContext {
  /// Fills the clip with a row's gradient, from corner to corner of its rectangle.
  fileprivate func drawDiagonal(of row: Row) {
    guard let gradient = row.gradient else { return }
    let rectangle = row.rectangle
    drawLinearGradient(
      gradient, start: CGPoint(x: rectangle.minX, y: rectangle.minY),
      end: CGPoint(x: rectangle.maxX, y: rectangle.maxY), options: .padding)
  }

  /// Limits drawing to the ring between a row's rounded rectangle and the same less its breadth.
  fileprivate func clipToRing(_ row: Row) {
    let (radius, breadth) = (row.numbers[4], row.numbers[5])
    addRoundedRectangle(row.rectangle, radius: radius)
    addRoundedRectangle(row.rectangle.insetBy(dx: breadth, dy: breadth), radius: radius - breadth)
    clip(using: .evenOdd)
  }
}
