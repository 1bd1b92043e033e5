// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The data files by name: which seed, how many rows, and how a row is drawn from the generator.

/// A file of data that one or more workloads draw.
public enum DataFile: String, CaseIterable, Sendable {
  case rectangles = "W1"
  case smallRectangles = "W1s"
  case translucentRectangles = "W1t"
  case rotatedRectangles = "W2"
  case roundedRectangles = "W3"
  case linearGradients = "W4"
  case translucentGradients = "W4t"
  case radialGradients = "W5"
  case conicGradients = "W6"
  case blobs8 = "W7_8"
  case blobs64 = "W7_64"
  case blobs256 = "W7_256"
  case tangles = "W7_tangle"
  case strokes = "W8"
  case dashedStrokes = "W9"
  case cardShadows = "W10"
  case blobShadows = "W10_path"
  case images = "W11"
  case rings = "W12"
  case layers = "W13"
  case words = "W14"

  /// The side of the square surface that everything is placed on, in pixels.
  public static let surfaceSide = 1024

  /// What a program reads from the file.
  public func rows() -> [Row] { fields().map(Row.init) }

  /// The file's text: a line for each row, values separated by spaces.
  public func text() -> String {
    fields().map { $0.map(\.text).joined(separator: " ") + "\n" }.joined()
  }

  private func fields() -> [[Field]] {
    var numbers = RandomNumbers(seed: seed)
    return (0..<count).map { _ in row(&numbers) }
  }

  private var seed: UInt32 {
    switch self {
    case .rectangles: 1
    case .smallRectangles: 101
    case .translucentRectangles: 102
    case .rotatedRectangles: 2
    case .roundedRectangles: 3
    case .linearGradients: 4
    case .translucentGradients: 104
    case .radialGradients: 5
    case .conicGradients: 6
    case .blobs8: 708
    case .blobs64: 764
    case .blobs256: 956
    case .tangles: 790
    case .strokes: 8
    case .dashedStrokes: 9
    case .cardShadows: 10
    case .blobShadows: 1010
    case .images: 11
    case .rings: 12
    case .layers: 13
    case .words: 14
    }
  }

  private var count: Int {
    switch self {
    case .rectangles, .smallRectangles, .translucentRectangles, .rotatedRectangles,
      .roundedRectangles, .blobs8, .blobs64, .blobs256, .tangles, .strokes:
      1000
    case .dashedStrokes, .images, .words: 500
    case .linearGradients, .translucentGradients, .radialGradients, .conicGradients, .rings: 200
    case .layers: 100
    case .cardShadows, .blobShadows: 50
    }
  }

  private func row(_ numbers: inout RandomNumbers) -> [Field] {
    switch self {
    case .rectangles: numbers.rectangle(sides: 8...512)
    case .smallRectangles: numbers.rectangle(sides: 8...32)
    case .translucentRectangles: numbers.rectangle(sides: 8...512, alpha: 64...191)
    case .rotatedRectangles: numbers.rotatedRectangle()
    case .roundedRectangles: numbers.roundedRectangle()
    case .linearGradients, .radialGradients, .conicGradients: numbers.gradient()
    case .translucentGradients: numbers.gradient(alpha: 64...191)
    case .blobs8: numbers.blob(size: 8)
    case .blobs64: numbers.blob(size: 64)
    case .blobs256: numbers.blob(size: 256)
    case .tangles: numbers.curves(20, within: 256)
    case .strokes: numbers.curves(5, within: 200)
    case .dashedStrokes: numbers.curves(3, within: 200)
    case .cardShadows: numbers.card()
    case .blobShadows: numbers.shadowBlob()
    case .images: numbers.image()
    case .rings: numbers.ring()
    case .layers: numbers.layer()
    case .words: numbers.word()
    }
  }
}
