// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Cells of emitters in keyed archives, as layers are.

import Foundation
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime

extension CAEmitterCell {
  private static var archivedProperties: [PropertyRecord] {
    ClassRegistry.view(of: CAEmitterCell.self).orderedProperties.filter(\.isWritable)
  }

  func write(_ coder: NSCoder) {
    let plain = CAEmitterCell()
    for record in Self.archivedProperties where shouldArchiveValue(forKey: record.key) {
      let value = record.value(of: self)
      let usual = record.value(of: plain)
      guard let value else {
        if usual != nil { coder.encode(NSNull(), forKey: record.key) }
        continue
      }
      if let usual, ArchivedValue.areEqual(value, usual) { continue }
      guard let object = ArchivedValue.object(of: value) else {
        Unsupported.note("archives of emitter cells with \(type(of: value)) (\(record.key))")
        continue
      }
      coder.encode(object, forKey: record.key)
    }
  }

  func read(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for record in Self.archivedProperties {
      guard let object = CALayer.archivedObject(record.key, coder) else { continue }
      _ = record.set(ArchivedValue.value(of: object), on: self)
    }
  }
}
