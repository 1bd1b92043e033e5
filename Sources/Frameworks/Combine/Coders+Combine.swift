// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

public import MicaFoundation
public import OpenCombine

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// Bytes.
  public typealias Output = Data
}

extension JSONDecoder: @retroactive TopLevelDecoder {
  /// Bytes.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// Bytes.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// Bytes.
  public typealias Input = Data
}
