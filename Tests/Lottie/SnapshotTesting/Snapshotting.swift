// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A stand-in for the library of this name, as far as lottie's tests use it: what is drawn is compared with Apple's
// picture by the same rule, and a line is written instead of a failure.

import Foundation
import UIKit

/// How a value becomes something that is kept and compared.
public struct Snapshotting<Value, Format> {
  var pathExtension: String
  var compare: @MainActor (Format, URL) throws -> SnapshotOutcome
  var save: @MainActor (Format, URL) throws -> Void
  var snapshot: @MainActor (Value) -> Format

  /// The same for another type of values.
  public func pullback<Other>(
    _ transform: @escaping @MainActor (Other) -> Value
  ) -> Snapshotting<Other, Format> {
    let snapshot = snapshot
    return Snapshotting<Other, Format>(
      pathExtension: pathExtension, compare: compare, save: save,
      snapshot: { snapshot(transform($0)) })
  }
}

/// What is kept as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Pictures agree where a share of `precision` of the pixels has a ΔE of at most 100 · (1 - `perceptualPrecision`).
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      compare: { image, file in
        try PictureComparison(Pixels(image), Pixels(contentsOf: file))
          .outcome(precision: precision, perceptualPrecision: perceptualPrecision)
      },
      save: { image, file in try image.pngData()?.write(to: file) },
      snapshot: { $0 })
  }
}

extension Snapshotting where Format == String {
  /// A value's description, which must be the same to the letter.
  public static var description: Snapshotting {
    Snapshotting(
      pathExtension: "txt",
      compare: { text, file in
        let isSame = try text == String(contentsOf: file, encoding: .utf8)
        return SnapshotOutcome(
          agrees: isSame, share: isSame ? 1 : 0, colors: isSame ? 1 : 0, precision: 1)
      },
      save: { text, file in try text.write(to: file, atomically: true, encoding: .utf8) },
      snapshot: { String(describing: $0) })
  }
}
