// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// PDF files that tests write themselves, and what they look at in pictures.

import CoreGraphics
import Foundation

@testable import MicaVectors

/// A file of one page.
struct PDFText {
  var box = "0 0 200 200"
  var page = ""
  var resources = ""
  var content = "0 0 9 9 re f"
  /// What a content's dictionary says beside its length.
  var contentKeys = ""
  /// More objects, as they are in the file.
  var objects = ""

  var data: Data {
    var data = Data(
      """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [\(box)] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> \(page) >> endobj
      4 0 obj << /Length \(content.utf8.count) \(contentKeys) >> stream
      \(content)
      endstream endobj

      """.utf8)
    data += Data(objects.utf8) + Data("\ntrailer << /Root 1 0 R >>".utf8)
    return data
  }

  func image(scale: CGFloat = 1) -> CGImage? { PDFFile(data)?.pixels(scale: scale) }
}

extension CGImage {
  /// Red, green, blue and alpha of a pixel, counted from the top left corner; premultiplied.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    var bytes = [UInt8](repeating: 0, count: 4)
    let context = CGContext(
      data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(self, in: CGRect(x: -x, y: y + 1 - height, width: width, height: height))
    return withExtendedLifetime(context) { bytes.map { Int($0) } }
  }

  /// The share of the pixels of a rectangle that are at least half covered.
  func coverage(_ area: CGRect) -> Double {
    var count = 0
    for y in Int(area.minY)..<Int(area.maxY) {
      for x in Int(area.minX)..<Int(area.maxX) where pixel(x, y)[3] >= 128 { count += 1 }
    }
    return Double(count) / Double(area.width * area.height)
  }
}

/// What a file may take at most, with room for a busy machine: the law is 0.1 s in a release build.
#if DEBUG
let mostSeconds = 20.0
#else
let mostSeconds = 2.0
#endif

/// Runs something that must come to an end, and says how long it took.
func seconds(_ body: () -> Void) -> Double {
  let start = ContinuousClock.now
  body()
  let spent = ContinuousClock.now - start
  return Double(spent.components.seconds) + Double(spent.components.attoseconds) / 1e18
}
