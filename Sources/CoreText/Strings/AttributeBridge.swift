// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// To and from the other two kinds of attributed strings: Foundation's class and Swift's value type.

import Foundation
import MicaFoundation
internal import MicaRaster

/// An attribute of Swift's `AttributedString` that stands for one of ours.
package protocol BridgedAttribute: AttributedStringKey {
  /// The attribute of `NSAttributedString`.
  static var key: NSAttributedString.Key { get }
  /// The value as `NSAttributedString` keeps it.
  static func object(for value: Value) -> Any
  /// The value of what `NSAttributedString` kept; nil where it is of another kind.
  static func value(of object: Any) -> Value?
}

extension BridgedAttribute {
  package static func object(for value: Value) -> Any { value }
  package static func value(of object: Any) -> Value? { object as? Value }
}

extension BridgedAttribute where Value == CGFloat {
  package static func value(of object: Any) -> CGFloat? {
    AttributeValue.number(object).map { CGFloat($0) }
  }
}

extension BridgedAttribute where Value == Int {
  package static func value(of object: Any) -> Int? { AttributeValue.integer(object) }
}

extension BridgedAttribute where Value: RawRepresentable, Value.RawValue == Int {
  package static func object(for value: Value) -> Any { value.rawValue }
  package static func value(of object: Any) -> Value? {
    AttributeValue.integer(object).flatMap { Value(rawValue: $0) }
  }
}

/// How one attribute gets from a run of an `AttributedString` to ours and back.
package struct AttributeBridge: Sendable {
  fileprivate let read:
    @Sendable (AttributedString.Runs.Run, inout [NSAttributedString.Key: Any]) -> Void
  fileprivate let write: @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

  /// The bridge of an attribute.
  package init<Name: BridgedAttribute>(_ name: Name.Type) where Name.Value: Sendable {
    read = { run, values in
      if let value = run[Name.self] { values[Name.key] = Name.object(for: value) }
    }
    write = { values, container in
      if let value = values[Name.key].flatMap(Name.value(of:)) { container[Name.self] = value }
    }
  }

  /// The bridge of Foundation's link.
  package static let link = AttributeBridge(
    read: { run, values in if let link = run.link { values[.link] = link } },
    write: { values, container in
      switch values[.link] {
      case let link as URL: container.link = link
      case let text as String: container.link = URL(string: text)
      default: break
      }
    })

  /// The bridges of what Markdown says, which every conversion takes.
  fileprivate static let markdown: [AttributeBridge] = [
    AttributeBridge(
      read: { run, values in
        if let intent = run[InlineIntent.self] {
          values[.inlinePresentationIntent] = NSNumber(value: intent.rawValue)
        }
      },
      write: { values, container in
        if let number = AttributeValue.integer(values[.inlinePresentationIntent]) {
          container[InlineIntent.self] = InlinePresentationIntent(rawValue: UInt(clamping: number))
        }
      }),
    AttributeBridge(
      read: { run, values in
        if let intent = run[BlockIntent.self] { values[.presentationIntentAttributeName] = intent }
      },
      write: { values, container in
        if let intent = values[.presentationIntentAttributeName] as? PresentationIntent {
          container[BlockIntent.self] = intent
        }
      }),
    AttributeBridge(
      read: { run, values in if let url = run.imageURL { values[.imageURL] = url } },
      write: { values, container in
        if let url = values[.imageURL] as? URL { container.imageURL = url }
      }),
  ]
  private typealias InlineIntent =
    AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
  private typealias BlockIntent = AttributeScopes.FoundationAttributes.PresentationIntentAttribute

  private init(
    read:
      @escaping @Sendable (AttributedString.Runs.Run, inout [NSAttributedString.Key: Any]) -> Void,
    write: @escaping @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void
  ) {
    self.read = read
    self.write = write
  }
}

extension NSAttributedString {
  /// The text of a Swift attributed string, with those attributes that `bridges` know.
  package convenience init(_ string: AttributedString, bridges: [AttributeBridge]) {
    var contents = AttributedContents()
    for run in string.runs {
      var values: [NSAttributedString.Key: Any] = [:]
      for bridge in bridges + AttributeBridge.markdown { bridge.read(run, &values) }
      let text = String(string[run.range].characters)
      contents.append(units: text.utf16, attributes: .of(values))
    }
    self.init(contents: contents)
  }

  /// A string with the text and all attributes of Foundation's.
  public convenience init(_ string: Foundation.NSAttributedString) {
    var contents = AttributedContents()
    let units = Array(string.string.utf16)
    var location = 0
    while location < units.count {
      var range = NSRange()
      let attributes = string.attributes(at: location, effectiveRange: &range)
      var values: [NSAttributedString.Key: Any] = [:]
      for (key, value) in attributes { values[Key(key.rawValue)] = value }
      let end = min(max(range.location + range.length, location + 1), units.count)
      contents.append(units: units[location..<end], attributes: .of(values))
      location = end
    }
    self.init(contents: contents)
  }
}

extension AttributedString {
  /// The text of an attributed string, with those attributes that `bridges` know.
  package init(_ string: NSAttributedString, bridges: [AttributeBridge]) {
    self.init()
    let contents = string.currentContents
    for index in contents.runs.runs.indices {
      var container = AttributeContainer()
      let values = contents.runs.runs[index].attributes.values
      for bridge in bridges + AttributeBridge.markdown { bridge.write(values, &container) }
      let text = String(decoding: contents.units[contents.runs.range(of: index)], as: UTF16.self)
      append(AttributedString(text, attributes: container))
    }
  }
}

extension Foundation.NSAttributedString {
  /// A Foundation string with the text of ours. Only a string whose attributes are the same
  /// everywhere can keep them, since Foundation's on Linux traps where runs hold different objects;
  /// of others the text alone is taken, and it is noted.
  public convenience init(_ string: CoreText.NSAttributedString) {
    let contents = string.currentContents
    guard let run = contents.runs.runs.first, contents.runs.runs.count == 1 else {
      if contents.length > 0 { Unsupported.note("Foundation.NSAttributedString of several runs") }
      self.init(string: string.string)
      return
    }
    var values: [Foundation.NSAttributedString.Key: Any] = [:]
    for (key, value) in run.attributes.values { values[.init(rawValue: key.rawValue)] = value }
    self.init(string: string.string, attributes: values)
  }
}
