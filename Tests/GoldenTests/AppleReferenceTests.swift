// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that Apple's frameworks rendered, drawn again from their scenes by our API. The folder is
// named by MICA_APPLE_REFERENCES (default ../shared/apple); without it these tests are skipped.

import CoreGraphics
import Foundation
import ImageIO
import MicaRaster
import MicaScene
import QuartzCore
import Testing
import UIKit

enum ApplePictures {
  static let folder: URL = {
    if let named = ProcessInfo.processInfo.environment["MICA_APPLE_REFERENCES"] {
      return URL(fileURLWithPath: named)
    }
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return project.deletingLastPathComponent().appendingPathComponent("shared/apple")
  }()

  static let arePresent: Bool = {
    let present = FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("manifest.json").path)
    if !present {
      print("Apple's reference pictures are not at \(folder.path): their tests are skipped.")
    }
    return present
  }()

  static func load(_ name: String) throws -> Pixmap {
    try PNGDecoder.decode(Data(contentsOf: folder.appendingPathComponent(name)))
  }
}

/// How far two pictures of a two-coloured scene are apart, in coverage (0 ... 1).
private struct CoverageError {
  var rms: Double
  var greatest: Double
  var edgePixels: Int
}

/// Compares how much of `ink` over `paper` each pixel shows; pixels that both show pure don't count.
private func coverageError(
  _ ours: Pixmap, _ apple: Pixmap, ink: SIMD4<Double>, paper: SIMD4<Double>
) -> CoverageError {
  let axis = ink - paper
  let length = (axis * axis).sum()
  func coverage(_ p: SIMD4<UInt8>) -> Double {
    let v = SIMD4(Double(p.x), Double(p.y), Double(p.z), Double(p.w))
    return ((v - paper) * axis).sum() / length
  }
  var result = CoverageError(rms: 0, greatest: 0, edgePixels: 0)
  for y in 0..<apple.height {
    for x in 0..<apple.width {
      let (a, b) = (coverage(ours[x, y]), coverage(apple[x, y]))
      if max(a, b) < 0.001 || min(a, b) > 0.999 { continue }
      result.edgePixels += 1
      result.rms += (a - b) * (a - b)
      result.greatest = max(result.greatest, abs(a - b))
    }
  }
  result.rms = (result.rms / Double(max(result.edgePixels, 1))).squareRoot()
  return result
}

/// Our picture of a scene with UIKit's axes.
private func draw(
  _ width: Int, _ height: Int, scale: Int, background: CGColor?, _ body: (CGContext) -> Void
) -> Pixmap {
  let list = DisplayList(width: width * scale, height: height * scale)
  let context = recordingContext(list, scale: CGFloat(scale))
  if let background {
    context.setFillColor(background)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  }
  body(context)
  let pixmap = Pixmap(width: list.width, height: list.height)
  FrameRenderer(threads: 1).render(list, into: pixmap)
  return pixmap
}

private func heart() -> CGPath {
  let path = CGMutablePath()
  path.move(to: CGPoint(x: 0, y: 0))
  path.addLine(to: CGPoint(x: 0, y: 60))
  path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
  path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 56.25, y: 86.25))
  path.addCurve(
    to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 75, y: 60), control2: CGPoint(x: 90, y: 45))
  path.addCurve(
    to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 90, y: 15), control2: CGPoint(x: 75, y: 0))
  path.closeSubpath()
  path.addEllipse(in: CGRect(x: 60, y: 60, width: 30, height: 30))
  return path
}

private let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

private func rounded(
  _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat, _ color: CGColor
) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
  layer.backgroundColor = color
  layer.cornerRadius = radius
  return layer
}

@Suite(.enabled(if: ApplePictures.arePresent, "Apple's reference pictures are absent"))
struct AppleReferenceTests {
  /// FACTS 3.1's residuals, rounding of both pictures to 8 bits included (rms 1/255/√12 each).
  private func expect(
    _ error: CoverageError, rms: Double, greatest: Double, _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    print("\(name): rms \(error.rms), greatest \(error.greatest), \(error.edgePixels) edge pixels")
    let rounding = 1 / (255 * 12.0.squareRoot())
    #expect(error.edgePixels > 0, sourceLocation: sourceLocation)
    #expect(
      error.rms <= (rms * rms + 2 * rounding * rounding).squareRoot(), "\(name)",
      sourceLocation: sourceLocation)
    #expect(error.greatest <= greatest + 1.0 / 255, "\(name)", sourceLocation: sourceLocation)
  }

  @Test func heartOfCGPath() throws {
    let ours = draw(90, 90, scale: 1, background: nil) { context in
      context.addPath(heart())
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fillPath(using: .evenOdd)
    }
    let name = "pointfree/testCGPath.iOS.png"
    expect(
      coverageError(
        ours, try ApplePictures.load(name), ink: SIMD4(0, 0, 0, 255), paper: SIMD4(0, 0, 0, 0)),
      rms: 0.0016, greatest: 0.004, name)
  }

  @MainActor @Test func heartOfUIBezierPath() throws {
    // Flatness 0.6 makes it coarser than Core Graphics' own fill.
    let ours = draw(90, 90, scale: 1, background: nil) { context in
      UIGraphicsPushContext(context)
      UIColor.black.setFill()
      UIBezierPath(cgPath: heart()).fill()
      UIGraphicsPopContext()
    }
    let name = "pointfree/testUIBezierPath.iOS.png"
    expect(
      coverageError(
        ours, try ApplePictures.load(name), ink: SIMD4(0, 0, 0, 255), paper: SIMD4(0, 0, 0, 0)),
      rms: 0.0036, greatest: 0.0125, name)
  }

  @Test(arguments: [
    ("blueprint/test_cornerStyle_rounded_iOS-17.png", 100, 100, 10, 1, 0.0017, 0.003),
    ("blueprint/test_cornerStyle_longCapsule_iOS-17.png", 100, 200, 50, 1, 0.0022, 0.004),
    ("blueprint/test_cornerStyle_wideCapsule_iOS-17.png", 200, 100, 50, 1, 0.0022, 0.004),
  ])
  func blueprintCorners(
    _ name: String, _ width: Int, _ height: Int, _ radius: Int, _ scale: Int, _ rms: Double,
    _ greatest: Double
  ) throws {
    let layer = rounded(CGFloat(width), CGFloat(height), CGFloat(radius), blue)
    let ours = draw(width, height, scale: scale, background: white) { layer.render(in: $0) }
    expect(
      coverageError(
        ours, try ApplePictures.load(name), ink: SIMD4(0, 0, 255, 255),
        paper: SIMD4(255, 255, 255, 255)), rms: rms, greatest: greatest, name)
  }

  @Test(arguments: [
    ("dezignables/testCorner@2x.png", 20, 0.0022, 0.0125),
    ("dezignables/testCircle@2x.png", 100, 0.0031, 0.031),
  ])
  func dezignablesCorners(
    _ name: String, _ radius: Int, _ rms: Double, _ greatest: Double
  ) throws {
    let layer = rounded(200, 200, CGFloat(radius), red)
    let apple = try ApplePictures.load(name)
    let paper = apple[0, 0]
    let isWhite = paper.w == 255
    let ours = draw(200, 200, scale: 2, background: isWhite ? white : nil) { layer.render(in: $0) }
    expect(
      coverageError(
        ours, apple, ink: SIMD4(255, 0, 0, 255),
        paper: isWhite ? SIMD4(255, 255, 255, 255) : SIMD4(0, 0, 0, 0)), rms: rms,
      greatest: greatest, name)
  }

  @Test(arguments: ["blueprint/test_backgroundColor_red_iOS-17.png"])
  func plainBackgroundsAreEqual(_ name: String) throws {
    let layer = rounded(100, 100, 0, red)
    let ours = draw(100, 100, scale: 1, background: white) { layer.render(in: $0) }
    #expect(differences(ours, try ApplePictures.load(name)).count == 0)
  }

  @Test func borderOfALayer() throws {
    let layer = rounded(100, 100, 0, red)
    layer.borderWidth = 4
    let ours = draw(100, 100, scale: 3, background: nil) { layer.render(in: $0) }
    let apple = try ApplePictures.load("pointfree/testCALayer.1.png")
    #expect(differences(ours, apple).greatest <= 1)
  }
}
