// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Fonts and their descriptors in keyed archives.

import CoreText
import Foundation
internal import MicaRaster

extension UIFontDescriptor {
  private static let attributesKey = "UIFontDescriptorAttributes"
  private static let systemKey = "UIFontDescriptorSystem"

  /// The attributes that an archive holds.
  static func readAttributes(_ coder: NSCoder) -> [String: Any] {
    guard let data = coder.held(NSData.self, attributesKey),
      let list = try? PropertyListSerialization.propertyList(
        from: Data(referencing: data), format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  /// What an archive asks of the system's font; nil where it asks for another one.
  static func readSystem(_ coder: NSCoder) -> SystemFont.Request? {
    guard let data = coder.held(NSData.self, systemKey) else { return nil }
    let numbers = Archive.numbers(Data(referencing: data))
    guard numbers.count == 4 else { return nil }
    let designs = SystemFont.Design.allCases
    let design = Int(exactly: numbers[3]).flatMap {
      designs.indices.contains($0) ? designs[$0] : nil
    }
    return SystemFont.Request(
      weight: CGFloat(numbers[0]), width: CGFloat(numbers[1]), isItalic: numbers[2] != 0,
      design: design ?? .standard)
  }

  /// Writes names, numbers and lists of them; attributes of other kinds are noted and left out.
  func write(_ coder: NSCoder) {
    var kept: [String: Any] = [:]
    for (key, value) in attributes {
      if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
        kept[key] = value
      } else {
        Unsupported.note("archives of font descriptors with \(key)")
      }
    }
    let list = try? PropertyListSerialization.data(
      fromPropertyList: kept, format: .binary, options: 0)
    if let list { coder.encode(list as NSData, forKey: Self.attributesKey) }
    if let textStyle {
      coder.encode(textStyle.rawValue as NSString, forKey: "UIFontDescriptorStyle")
    }
    guard let system else { return }
    let design = SystemFont.Design.allCases.firstIndex(of: system.design) ?? 0
    let numbers = [
      Double(system.weight), Double(system.width), system.isItalic ? 1 : 0, Double(design),
    ]
    coder.encode(Archive.data(numbers) as NSData, forKey: Self.systemKey)
  }

  static func readStyle(_ coder: NSCoder) -> UIFont.TextStyle? {
    coder.held(NSString.self, "UIFontDescriptorStyle").map {
      UIFont.TextStyle(rawValue: "\($0)")
    }
  }
}
