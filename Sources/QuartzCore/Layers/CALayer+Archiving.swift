// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Layers in keyed archives: each property that differs from its default, under Apple's name for it.

import CoreGraphics
import Foundation
internal import MicaRaster
@_spi(Registration) internal import MicaRuntime

extension CALayer {
  /// What follows from other properties, or belongs to the program.
  private static let leftOut: Set<String> = ["frame", "presentation", "delegate"]
  /// These come last: a setter of the program's may change the layers below.
  private static let trees: Set<String> = ["mask", "sublayers"]

  /// The properties of the nearest class of the framework's own, those of the class itself first.
  private var archivedProperties: [PropertyRecord] {
    var type: AnyClass = type(of: self)
    while ClassRegistry.record(of: type)?.module != "QuartzCore",
      let above = _getSuperclass(type)
    {
      type = above
    }
    let all = ClassRegistry.view(of: type).orderedProperties.filter { record in
      record.isWritable && !Self.leftOut.contains(record.key)
    }
    return all.filter { !Self.trees.contains(Self.archiveKey(of: $0)) }
      + all.filter { Self.trees.contains(Self.archiveKey(of: $0)) }
  }

  /// Apple's key of a property: `hidden` for `isHidden`.
  private static func archiveKey(of record: PropertyRecord) -> String {
    (record.detail as? LayerProperty)?.key ?? record.key
  }

  func write(_ coder: NSCoder) {
    for record in archivedProperties {
      let key = Self.archiveKey(of: record)
      guard shouldArchiveValue(forKey: key) else { continue }
      guard let value = record.value(of: self) else {
        if Self.defaultValue(forKey: key) != nil { coder.encode(NSNull(), forKey: key) }
        continue
      }
      write(value, key, coder)
    }
    for (key, value) in undefinedValues.sorted(by: { $0.key < $1.key })
    where shouldArchiveValue(forKey: key) {
      write(value, key, coder)
    }
    let names = undefinedValues.keys.sorted() as [NSString]
    if !names.isEmpty { coder.encode(NSArray(array: names), forKey: Self.namesKey) }
  }

  /// The names of values that are stored under undefined keys.
  private static let namesKey = "CALayerUndefinedKeys"

  private func write(_ value: Any, _ key: String, _ coder: NSCoder) {
    guard let object = ArchivedValue.object(of: value) else {
      return Unsupported.note("archives of layers with \(type(of: value)) (\(key))")
    }
    coder.encode(object, forKey: key)
  }

  /// Whether a value differs from that of a new layer.
  func isArchived(_ key: String) -> Bool {
    guard let value = value(forKey: key) else { return Self.defaultValue(forKey: key) != nil }
    guard let usual = Self.defaultValue(forKey: key) else { return true }
    return !ArchivedValue.areEqual(value, usual)
  }

  func read(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for record in archivedProperties {
      let key = Self.archiveKey(of: record)
      guard let object = Self.archivedObject(key, coder) else { continue }
      _ = record.set(ArchivedValue.value(of: object), on: self)
    }
    let names = coder.held([NSArray.self, NSString.self], Self.namesKey) as? [String] ?? []
    for name in names {
      undefinedValues[name] = Self.archivedObject(name, coder).flatMap {
        ArchivedValue.value(of: $0)
      }
    }
  }

  /// The object under a key, of the classes that layers have in archives; nil where there is none.
  static func archivedObject(_ key: String, _ coder: NSCoder) -> Any? {
    guard coder.containsValue(forKey: key) else { return nil }
    guard coder.requiresSecureCoding else { return coder.decodeObject(forKey: key) }
    return coder.decodeObject(of: archiveClasses, forKey: key)
  }

  private static let archiveClasses: [AnyClass] = [
    NSNumber.self, NSString.self, NSNull.self, NSArray.self, NSDictionary.self, NSDate.self,
    NSData.self, NSAttributedString.self, ArchivedValue.self, CALayer.self, CAEmitterCell.self,
  ]
}
