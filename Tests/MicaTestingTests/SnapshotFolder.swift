// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A folder of references for one test, and pictures to compare.

import Foundation
import MicaContext
import MicaTesting
import UIKit

@testable import MicaXCTest

/// A folder of its own that is removed with it.
final class SnapshotFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "mica-snapshots-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What lies in it, sorted.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func url(_ name: String) -> URL { URL(fileURLWithPath: path).appendingPathComponent(name) }

  func bytes(_ name: String) -> Data? { try? Data(contentsOf: url(name)) }

  /// Compares a value; what is wrong.
  func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "a",
    record: SnapshotTestingConfiguration.Record? = nil, test: String = "test()"
  ) -> String? {
    verifySnapshot(
      of: value, as: strategy, named: name, record: record, snapshotDirectory: path,
      testName: test)
  }

  /// Records a reference, which fails.
  func record<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "a"
  ) { _ = verify(value, as: strategy, named: name, record: .all) }
}

/// A picture of 20 × 10 pixels with a square of a colour in it.
func square(_ color: UIColor, at x: CGFloat = 2, width: CGFloat = 20, scale: CGFloat = 1) -> UIImage
{
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: 10), format: format).image {
    color.setFill()
    $0.fill(CGRect(x: x, y: 3, width: 4, height: 4))
  }
}
