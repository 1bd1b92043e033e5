// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Where the bytes of an image come from.

public import struct Foundation.Data

/// Called when bytes that were handed to a provider are not needed any more: with its `info`, the
/// bytes and their number.
public typealias CGDataProviderReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Void

/// Immutable bytes.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// A provider of the given bytes.
  public init?(data: CFData) { bytes = data }

  /// A provider of a file's bytes, read now; nil where it can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = data
  }

  /// A provider of a file's bytes, read now; nil where it can't be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: CFURL(fileURLWithPath: String(cString: filename)))
  }

  /// A provider of `size` bytes in the caller's memory. They are copied, and `releaseData` is called
  /// before the provider exists. Nil for a negative size.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }

  /// All bytes.
  public var data: CFData? { bytes }
}
