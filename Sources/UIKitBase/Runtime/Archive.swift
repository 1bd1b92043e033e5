// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What UIKit's classes need to write themselves into keyed archives.

import Foundation

/// Numbers as bytes.
package enum Archive {
  /// 8 bytes for each number, the lowest first.
  package static func data(_ numbers: [Double]) -> Data {
    var data = Data(capacity: numbers.count * 8)
    for number in numbers {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }
    return data
  }

  /// The numbers of such bytes; those that are left at the end are dropped.
  package static func numbers(_ data: Data) -> [Double] {
    let bytes = [UInt8](data)
    return stride(from: 0, to: bytes.count / 8 * 8, by: 8).map { start in
      let bits = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * $1) }
      return Double(bitPattern: bits)
    }
  }
}
