// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Bytes that an image is made from or taken apart into.

public import struct Foundation.Data

/// Immutable bytes.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// A provider of the given bytes.
  public init?(data: CFData) { bytes = data }

  /// All bytes.
  public var data: CFData? { bytes }
}
