// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Attributed strings, paragraph styles and shadows in keyed archives. The keys are Mica's own: Apple publishes none.

import CoreGraphics
import Foundation
internal import MicaRaster

extension NSAttributedString: NSSecureCoding {
  private static let lengthsKey = "NSRunLengths"
  private static let attributesKey = "NSRunAttributes"

  /// Whether the class can be read by secure decoding: true.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the text and its runs into a keyed archive. Values that no archive takes are noted and left out.
  public func encode(with coder: NSCoder) {
    let contents = currentContents
    var lengths: [NSNumber] = []
    var attributes: [NSDictionary] = []
    for index in contents.runs.runs.indices {
      lengths.append(NSNumber(value: contents.runs.range(of: index).count))
      let list = NSMutableDictionary()
      for (key, value) in contents.runs.runs[index].attributes.values {
        if let object = AttributeArchive.object(of: value) {
          list.setObject(object, forKey: key.rawValue as NSString)
        } else {
          Unsupported.note("archives of attributed strings with \(key.rawValue)")
        }
      }
      attributes.append(list)
    }
    coder.encode(contents.text as NSString, forKey: "NSString")
    coder.encode(lengths as NSArray, forKey: Self.lengthsKey)
    coder.encode(attributes as NSArray, forKey: Self.attributesKey)
  }

  /// What an archive holds; nil where it holds no attributed string.
  static func readContents(_ coder: NSCoder) -> AttributedContents? {
    guard let text = coder.held(NSString.self, "NSString") else { return nil }
    let classes = AttributeArchive.classes
    let lengths = coder.held(classes, lengthsKey) as? [Any] ?? []
    let attributes = coder.held(classes, attributesKey) as? [Any] ?? []
    let units = Array("\(text)".utf16)
    var contents = AttributedContents()
    var start = 0
    for (length, list) in zip(lengths, attributes) {
      let wanted = (length as? NSNumber)?.intValue ?? 0
      let end = start + min(max(wanted, 0), units.count - start)
      var values: [Key: Any] = [:]
      for (key, value) in list as? [String: Any] ?? [:] { values[Key(key)] = value }
      contents.append(units: units[start..<end], attributes: .of(values))
      start = end
    }
    contents.append(units: units[start...], attributes: .empty)
    return contents
  }
}

/// What attributes are in archives.
enum AttributeArchive {
  /// What secure decoding takes: UIKit's classes by name, since they lie above.
  static var classes: [AnyClass] {
    let plain: [AnyClass] = [
      NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSURL.self, NSData.self,
      NSParagraphStyle.self, NSMutableParagraphStyle.self, NSShadow.self,
    ]
    let names = ["UIKit.UIColor", "UIKit.UIFont", "UIKit.UIFontDescriptor"]
    return plain + names.compactMap { NSClassFromString($0) }
  }

  /// A value as an object that can be archived; nil for others.
  static func object(of value: Any) -> NSObject? {
    switch value {
    case let value as String: value as NSString
    case let value as URL: value as NSURL
    case let value as NSNumber: value
    default:
      if let number = AttributeValue.number(value) {
        NSNumber(value: number)
      } else {
        (value as AnyObject as? NSObject & NSCoding)
      }
    }
  }
}

extension ParagraphSettings {
  private static var names: [(String, WritableKeyPath<ParagraphSettings, CGFloat>)] {
    [
      ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
      ("NSTailIndent", \.tailIndent), ("NSDefaultTabInterval", \.defaultTabInterval),
      ("NSLineHeightMultiple", \.lineHeightMultiple), ("NSMinLineHeight", \.minimumLineHeight),
      ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineSpacing", \.lineSpacing),
      ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
    ]
  }

  /// The settings of an archive; those that it leaves out are the defaults.
  init(_ coder: NSCoder) {
    self.init()
    for (name, path) in Self.names where coder.containsValue(forKey: name) {
      let number = coder.decodeDouble(forKey: name)
      self[keyPath: path] = number.isNaN ? 0 : CGFloat(number)
    }
    func raw(_ key: String) -> Int? {
      coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil
    }
    alignment = raw("NSAlignment").flatMap(NSTextAlignment.init) ?? alignment
    lineBreakMode = raw("NSLineBreakMode").flatMap(NSLineBreakMode.init) ?? lineBreakMode
    baseWritingDirection =
      raw("NSWritingDirection").flatMap(NSWritingDirection.init) ?? baseWritingDirection
    lineBreakStrategy =
      raw("NSLineBreakStrategy").flatMap { UInt(exactly: $0) }.map {
        NSParagraphStyle.LineBreakStrategy(rawValue: $0)
      } ?? []
    hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
    usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
    allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
    guard let places = coder.held(AttributeArchive.classes, "NSTabStops") else {
      return
    }
    let numbers = (places as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
    tabs = stride(from: 0, to: numbers.count / 2 * 2, by: 2).map { place in
      NSTextTab(
        textAlignment: Int(exactly: numbers[place]).flatMap(NSTextAlignment.init) ?? .left,
        location: CGFloat(numbers[place + 1]))
    }
  }

  func write(_ coder: NSCoder) {
    for (name, path) in Self.names { coder.encode(Double(self[keyPath: path]), forKey: name) }
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    coder.encode(Int(lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
    coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
    let places = tabs.flatMap { [Double($0.alignment.rawValue), Double($0.location)] }
    coder.encode(places.map { NSNumber(value: $0) } as NSArray, forKey: "NSTabStops")
    if !textLists.isEmpty { Unsupported.note("archives of paragraph styles with text lists") }
  }
}
