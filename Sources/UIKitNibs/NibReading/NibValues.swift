// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How an element says a value, by the value's type: what rows of classes and readers go by.

import CoreGraphics
import CoreText
import Foundation
internal import MicaNib

/// Reads what an attribute or part of a name says.
typealias NibValueReader = @MainActor (_ item: NibItem, _ name: String) -> Any?

extension NibItem {
  /// The value of a type that an attribute or a part says; what can't be one is noted.
  func value<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    NibReaders.current.reader(of: type)?(self, name) as? Value
  }

  /// Objects in a list: `<items>`.
  fileprivate func objects<Kind>(_ name: String, _ type: Kind.Type) -> [Kind]? {
    child(name).map { loader.makeObjects(in: $0, type) }
  }

  fileprivate func appearance<Kind: UIBarAppearance>(_ name: String, _ appearance: Kind) -> Kind? {
    guard let part = child(key: name) else { return nil }
    loader.readBarAppearance(part, appearance)
    return appearance
  }

  /// One of some names, or those parts of a set that say YES.
  fileprivate func union<Options: OptionSet>(
    _ name: String, _ names: [String: Options]
  ) -> Options? where Options.Element == Options {
    if self[name] != nil { return choice(name, named: names) }
    guard let part = child(key: name) else { return nil }
    return Options(names.filter { part[$0.key] == "YES" }.map(\.value))
  }
}

/// The readers of values.
@MainActor
enum NibValues {
  /// The reader of a type; nil for one that no element says.
  static func reader(of type: Any.Type) -> NibValueReader? {
    readers[ObjectIdentifier(type)] ?? object(type) ?? enumeration(type)
  }

  /// The reader of views and of other objects.
  static func object(_ type: Any.Type) -> NibValueReader? {
    if type is UIView.Type {
      return { item, name in item.child(key: name).flatMap { item.loader.makeView($0) } }
    }
    guard type is AnyObject.Type else { return nil }
    return { item, name in item.child(key: name).flatMap { item.loader.makeObject($0) } }
  }

  private static func enumeration(_ type: Any.Type) -> NibValueReader? {
    var names: [String: Any] = [:]
    if let type = type as? any RawRepresentable<Int>.Type {
      names = cases(of: type)
    } else if let type = type as? any RawRepresentable<UInt>.Type {
      names = cases(of: type)
    }
    names.merge(otherNames[ObjectIdentifier(type)] ?? [:]) { $1 }
    guard !names.isEmpty else { return nil }
    return { item, name in item.choice(name, named: names) }
  }

  private static func id(_ type: Any.Type) -> ObjectIdentifier { ObjectIdentifier(type) }

  /// Optional ones have a row as well, so that reading never asks a type what it conforms to.
  private static func row<Value>(
    _ type: Value.Type, _ read: @escaping @MainActor (NibItem, String) -> Value?
  ) -> [(ObjectIdentifier, NibValueReader)] {
    [(id(type), { read($0, $1) }), (id(Value?.self), { read($0, $1) })]
  }

  private static let readers = Dictionary(
    uniqueKeysWithValues: (simple + structures + lists).flatMap { $0 })

  private static let simple: [[(ObjectIdentifier, NibValueReader)]] = [
    row(Bool.self) { $0.bool($1) }, row(Int.self) { $0.integer($1) },
    row(Double.self) { $0.number($1) },
    row(CGFloat.self) { item, name in item.number(name).map { CGFloat($0) } },
    row(Float.self) { item, name in item.number(name).map { Float($0) } },
    row(String.self) { $0.text($1) }, row(NSAttributedString.self) { $0.attributedText($1) },
    row(UIColor.self) { $0.color($1) }, row(UIFont.self) { $0.font($1) },
    row(UIImage.self) { $0.image($1) },
  ]

  private static let structures: [[(ObjectIdentifier, NibValueReader)]] = [
    row(CGSize.self) { $0.size($1) },
    row(UIEdgeInsets.self) { $0.insets($1) },
    row(NSDirectionalEdgeInsets.self) { item, name in
      item.child(key: name).map { item.loader.directionalInsets($0) }
    },
    row(UIOffset.self) { item, name in item.child(key: name).map { item.loader.offset($0) } },
  ]

  private static let lists: [[(ObjectIdentifier, NibValueReader)]] = [
    row([NSAttributedString.Key: Any].self) { $0.textAttributes($1) },
    row([String].self) { item, name in item.child(name)?.children.map { $0.content ?? "" } },
    row([UINavigationItem].self) { $0.objects($1, UINavigationItem.self) },
    row([UIBarButtonItem].self) { $0.objects($1, UIBarButtonItem.self) },
    row([UITabBarItem].self) { $0.objects($1, UITabBarItem.self) },
    row(UINavigationBarAppearance.self) { $0.appearance($1, UINavigationBarAppearance()) },
    row(UITabBarAppearance.self) { $0.appearance($1, UITabBarAppearance()) },
    row(Locale.self) { item, name in
      (item.child(key: name)?["localeIdentifier"] ?? item[name]).map { Locale(identifier: $0) }
    },
    row(TimeZone.self) { item, name in
      item.child(key: name)?["name"].flatMap { TimeZone(identifier: $0) }
    },
    row(UIRectEdge.self) { $0.union($1, edges) },
    row(UISwipeGestureRecognizer.Direction.self) { $0.union($1, directions) },
    row(UIDataDetectorTypes.self) { $0.union($1, detectors) },
  ]

  private static let edges: [String: UIRectEdge] = [
    "top": .top, "left": .left, "bottom": .bottom, "right": .right,
  ]
  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
  private static let detectors: [String: UIDataDetectorTypes] = [
    "link": .link, "phoneNumber": .phoneNumber, "address": .address,
    "calendarEvent": .calendarEvent,
  ]

  /// The names of cases where documents have others than Swift.
  private static let otherNames: [ObjectIdentifier: [String: Any]] = [
    id(NSLineBreakMode.self): NibCases.lineBreakMode,
    id(UIBarStyle.self): ["blackOpaque": UIBarStyle.black, "blackTranslucent": UIBarStyle.black],
    id(UIBarButtonItem.Style.self): ["bordered": UIBarButtonItem.Style.plain],
    id(UIButton.ButtonType.self): [
      "roundedRect": UIButton.ButtonType.system, "plain": UIButton.ButtonType.system,
    ],
    id(UIStackView.Alignment.self): [
      "top": UIStackView.Alignment.top, "bottom": UIStackView.Alignment.bottom,
    ],
    id(UITableViewCell.SeparatorStyle.self): [
      "default": UITableViewCell.SeparatorStyle.singleLine,
      "singleLineEtched": UITableViewCell.SeparatorStyle.singleLine,
    ],
    id(UIActivityIndicatorView.Style.self): [
      "white": UIActivityIndicatorView.Style.white, "gray": UIActivityIndicatorView.Style.gray,
      "whiteLarge": UIActivityIndicatorView.Style.whiteLarge,
    ],
    id(UIKeyboardType.self): [
      "alphabet": UIKeyboardType.asciiCapable,
      "ASCIICapableNumberPad": UIKeyboardType.asciiCapableNumberPad,
    ],
    id(UIKeyboardAppearance.self): ["alert": UIKeyboardAppearance.dark],
    id(UISplitViewController.DisplayMode.self): [
      "primaryHidden": UISplitViewController.DisplayMode.secondaryOnly,
      "allVisible": UISplitViewController.DisplayMode.oneBesideSecondary,
      "primaryOverlay": UISplitViewController.DisplayMode.oneOverSecondary,
    ],
  ]

  /// The cases of an enumeration by their names in Swift, which documents write too.
  private static func cases<Value: RawRepresentable>(of type: Value.Type) -> [String: Any]
  where Value.RawValue: FixedWidthInteger {
    var names: [String: Any] = [:]
    for number in -4...64 {
      guard let raw = Value.RawValue(exactly: number), let value = Value(rawValue: raw),
        let name = caseName(value)
      else { continue }
      names[String(cString: name)] = value
    }
    return names
  }
}

/// The name of an enumeration's case, as the standard library finds it for descriptions; nil for structures.
@_silgen_name("swift_EnumCaseName")
private func caseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
