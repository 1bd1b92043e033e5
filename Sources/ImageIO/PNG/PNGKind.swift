// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a PNG file says of its pixels, without unpacking them.

package import struct Foundation.Data

/// The kind of a PNG file's pixels.
package struct PNGKind: Equatable, Sendable {
  /// The size in pixels.
  package let width, height: Int
  /// Bits a component: 1, 2, 4, 8 or 16.
  package let depth: Int
  /// Whether a profile says that components are other than sRGB's.
  package let hasOtherColors: Bool
  /// Whether the file is an animation.
  package let isAnimated: Bool

  /// Reads a file's chunks and checks them. Throws `ImageError` for files that are damaged or end too early.
  package init(_ file: Data) throws(ImageError) {
    let bytes = [UInt8](file)
    guard bytes.starts(with: PNGFile.signature) else { throw .unknownFormat }
    let file = try PNGFile(bytes)
    if let damage = file.damage { throw damage }
    guard file.isComplete, file.count > 0 else { throw .truncated }
    (width, height) = (file.width, file.height)
    depth = Int(file.header[8])
    hasOtherColors = file.profile.map { !$0.isSRGB } ?? false
    isAnimated = file.loopCount != nil
  }
}
