// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One of Apple's pictures and the calls that draw its scene again.

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

struct ReferenceScene {
  /// What the picture is judged by (FACTS metric).
  enum Kind: String {
    /// Fills, strokes, corners, shadows: T0.
    case geometry
    /// Ramps, which Apple dithers: means of 4×4 boxes within 1.5 levels.
    case gradient
    /// Images that Apple's kernels resized: T1 and the edge score.
    case resized
    /// Views and controls outside of their texts and symbols: T0.
    case views
    /// Views in a picture that an optimiser has reduced to 16 colours: T1.
    case palette
    /// Controls in a picture that was made grey and marked: T2.
    case shape
  }

  /// The picture's path below the reference folder.
  let picture: String
  let kind: Kind
  /// In points.
  let size: CGSize
  let scale: CGFloat
  /// Why the scores are what they are, where they are not full.
  var remark = ""
  /// Rectangles that don't count, in pixels: texts in San Francisco, symbols, legends.
  var ignored: [CGRect] = []
  let draw: (CGContext) throws -> Void

  func drawn() throws -> Picture { try .drawn(size: size, scale: scale, draw) }
}

extension ReferenceScene {
  /// Every picture of the folders that are drawn, in the order of the table.
  static func all(in folder: URL) throws -> [ReferenceScene] {
    try pointfree + pixateShapes + pixatePaints + svg(in: folder) + blueprint + dezignables
      + vatexture + fxm90 + dashedview + alamofire(in: folder)
  }
}

func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
  CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
}

enum Ink {
  static let black = rgb(0, 0, 0)
  static let white = rgb(1, 1, 1)
  static let red = rgb(1, 0, 0)
  static let green = rgb(0, 1, 0)
  static let blue = rgb(0, 0, 1)
  static let yellow = rgb(1, 1, 0)
  static let orange = rgb(1, 0.5, 0)
  static let purple = rgb(0.5, 0, 0.5)
  static let magenta = rgb(1, 0, 1)
}
