// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Patterns behind views: upright, while those of layers stand upside down as on iOS
// (yurikarabatov.com, "Pattern with image: UIKit and Core Graphics"; Stack Overflow 5916581).

import MicaRaster
import QuartzCore
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct PatternBackgroundTests {
  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  /// 4 × 4 points, the upper half red, the lower one clear.
  private var cell: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
  }

  private func picture(of view: UIView) throws -> Pixmap {
    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    return try #require(image.cgImage).pixmap
  }

  @Test("A view's pattern stands upright, counted from the upper left corner")
  func viewsPatternsStandUpright() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentScaleFactor = 1
    view.backgroundColor = UIColor(patternImage: cell)
    let shown = try picture(of: view)
    let red = SIMD4<UInt8>(255, 0, 0, 255)
    #expect(shown[0, 0] == red && shown[9, 1] == red && shown[5, 4] == red)
    #expect(shown[0, 2].w == 0 && shown[5, 3].w == 0)
  }

  @Test("A layer's own pattern stands upside down, counted from the lower left corner")
  func layersPatternsStandUpsideDown() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentScaleFactor = 1
    view.layer.backgroundColor = UIColor(patternImage: cell).cgColor
    let shown = try picture(of: view)
    #expect(shown[0, 9].w == 255 && shown[0, 8].w == 255)
    #expect(shown[0, 7].w == 0 && shown[0, 6].w == 0 && shown[0, 5].w == 255)
  }
}
