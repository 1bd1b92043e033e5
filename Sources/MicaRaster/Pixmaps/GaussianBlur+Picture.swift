// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The blur of a whole picture: that of shadows (GaussianBlur.swift), channel by channel.

extension GaussianBlur {
  /// A picture blurred, in the pixels of `area`, which are counted like the picture's own and may
  /// lie outside it, where the picture is clear.
  package func picture(of picture: Pixmap, sigma: SIMD2<Double>, area: PixelBox) -> Pixmap {
    let result = Pixmap(width: area.width, height: area.height)
    let channel = Pixmap(width: picture.width, height: picture.height)
    for index in [3, 0, 1, 2] {
      Self.copyChannel(index, of: picture, to: channel)
      let mask = mask(
        of: channel, x: 0, y: 0, shift: SIMD2(0, 0), sigma: sigma, area: area)
      for y in 0..<result.height {
        let source = mask.bytes + y * mask.bytesPerRow
        let target = result.bytes + y * result.bytesPerRow
        // Colours are premultiplied: none is above alpha, whatever the rounding.
        for x in 0..<result.width {
          target[x * 4 + index] = index == 3 ? source[x] : min(source[x], target[x * 4 + 3])
        }
      }
    }
    return result
  }

  /// Makes one channel of a picture the alpha of another.
  private static func copyChannel(_ index: Int, of picture: Pixmap, to other: Pixmap) {
    for y in 0..<picture.height {
      let source = picture.bytes + y * picture.bytesPerRow
      let target = other.bytes + y * other.bytesPerRow
      for x in 0..<picture.width { target[x * 4 + 3] = source[x * 4 + index] }
    }
  }
}
