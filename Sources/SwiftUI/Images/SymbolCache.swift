// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures of symbols, drawn once for a program.

internal import MicaContext

/// The pictures of symbols that a program has shown. Used on the main thread.
final class SymbolCache: ProgramState {
  /// What a symbol's picture is made of.
  struct Key: Hashable {
    let name: String
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: Image.Scale
    let displayScale: CGFloat
  }

  private struct TintKey: Hashable {
    let pixels: ObjectIdentifier
    let color: [CGFloat]
  }

  private static let most = 512

  private var images: [Key: UIImage] = [:]
  /// Tinted pictures, with the pixels that they were made from.
  private var tinted: [TintKey: (pixels: CGImage, image: UIImage)] = [:]

  init(in context: ProgramContext) {}

  static var current: SymbolCache { ProgramContext.current.state() }

  /// Returns the picture of a key, which `make` makes the first time.
  func image(_ key: Key, _ make: () -> UIImage?) -> UIImage? {
    if let known = images[key] { return known }
    guard let image = make() else { return nil }
    if images.count >= Self.most { images.removeAll(keepingCapacity: true) }
    images[key] = image
    return image
  }

  /// Returns a picture's shape in a colour.
  func tinted(_ image: UIImage, _ color: UIColor) -> UIImage {
    guard let pixels = image.storedPixels else { return image }
    let key = TintKey(pixels: ObjectIdentifier(pixels), color: color.cgColor.sRGBComponents)
    if let known = tinted[key] { return known.image }
    let made = image.withTintColor(color, renderingMode: .alwaysOriginal)
    if tinted.count >= Self.most { tinted.removeAll(keepingCapacity: true) }
    tinted[key] = (pixels, made)
    return made
  }
}
