// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Coverage of an area, a byte a pixel: what a blur leaves, and how rows are read from it.

import CMicaKernels

/// Coverage of a box of pixels. Written once by its maker, then only read.
package final class ShadowMask: @unchecked Sendable {
  package let width: Int
  package let height: Int
  /// A multiple of 16.
  package let bytesPerRow: Int
  package let bytes: UnsafeMutablePointer<UInt8>

  /// Coverage 0 everywhere. Both sides must be positive.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "empty mask")
    self.width = width
    self.height = height
    bytesPerRow = (width + 15) & ~15
    bytes = .allocate(capacity: bytesPerRow * height)
    bytes.initialize(repeating: 0, count: bytesPerRow * height)
  }

  deinit { bytes.deallocate() }

  package var byteCount: Int { bytesPerRow * height }

  package subscript(x: Int, y: Int) -> UInt8 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "pixel outside the mask")
    return bytes[y * bytesPerRow + x]
  }
}

/// A place in a mask where one column or row may be repeated.
package struct MaskStretch: BitwiseCopyable, Equatable, Sendable {
  /// The column or row that is repeated.
  package var at: Int32
  /// How often it comes in addition.
  package var extra: Int32

  package static let none = MaskStretch(at: 0, extra: 0)

  package init(at: Int32, extra: Int32) {
    self.at = at
    self.extra = extra
  }
}

/// A mask at its place on the surface, ready for the rows. It must outlive the frame.
package struct PreparedMask: BitwiseCopyable, @unchecked Sendable {
  private let bytes: UnsafePointer<UInt8>
  private let bytesPerRow: Int
  private let x0: Int
  private let y0: Int
  private let columns: MaskStretch
  private let rows: MaskStretch

  /// The mask's first pixel lies at (`x`, `y`).
  package init(_ mask: ShadowMask, x: Int, y: Int, columns: MaskStretch, rows: MaskStretch) {
    bytes = UnsafePointer(mask.bytes)
    bytesPerRow = mask.bytesPerRow
    x0 = x
    y0 = y
    self.columns = columns
    self.rows = rows
  }

  @inline(__always) private static func source(_ i: Int, _ stretch: MaskStretch) -> Int {
    let at = Int(stretch.at)
    return i <= at ? i : max(at, i &- Int(stretch.extra))
  }

  @inline(__always) private func row(_ y: Int) -> UnsafePointer<UInt8> {
    bytes + Self.source(y &- y0, rows) &* bytesPerRow
  }

  /// Coverage of one pixel inside the mask's area.
  func coverage(x: Int, y: Int) -> UInt8 { row(y)[Self.source(x &- x0, columns)] }

  /// Calls `body` for the parts of a run: with the mask's bytes, or with one coverage for all.
  @inline(__always)
  func forEachPart(
    x: Int, y: Int, count: Int,
    _ body: (_ offset: Int, _ count: Int, _ bytes: UnsafePointer<UInt8>?, _ constant: UInt8) -> Void
  ) {
    let row = row(y)
    let first = x &- x0
    let stretchStart = Int(columns.at)
    let stretchEnd = stretchStart &+ Int(columns.extra)
    let before = max(0, min(count, stretchStart &- first))
    let within = max(before, min(count, stretchEnd &- first))
    if before > 0 { body(0, before, row + first, 0) }
    if within > before { body(before, within &- before, nil, row[stretchStart]) }
    if count > within {
      body(within, count &- within, row + (first &+ within &- Int(columns.extra)), 0)
    }
  }
}

/// Which implementation of the blur's kernels a choice means.
extension KernelChoice {
  var blurTable: UnsafePointer<mica_blur_kernels> {
    let reference = mica_kernels_reference()
    guard table != reference, let fast = mica_blur_kernels_avx2() else {
      return mica_blur_kernels_reference()
    }
    return fast
  }
}
