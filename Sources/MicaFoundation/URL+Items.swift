// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What URLs of files are asked on Apple's systems: all files are here, none is promised by a cloud.

public import Foundation

extension URL {
  /// Whether the file, which a cloud may hold, is there. Throws where it isn't.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

  /// The values of a file that a cloud may hold.
  public func promisedItemResourceValues(
    forKeys keys: Set<URLResourceKey>
  ) throws -> URLResourceValues { try resourceValues(forKeys: keys) }
}
