// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One element on its way into an object: attributes and parts are asked for by their names, and what nobody has
// asked for is noted at the end, so that nothing is dropped silently.

import CoreGraphics
import Foundation
internal import MicaNib
internal import MicaRaster

/// An element that an object is made of.
@MainActor
final class NibItem {
  let element: NibElement
  let loader: NibLoader
  private var usedNames: Set<String> = []
  private var usedChildren: Set<Int> = []
  /// The variations of the present size class, the most particular first (FACTS_UIKIT f.4).
  private(set) lazy var variations = loader.variations(of: element)

  init(_ element: NibElement, _ loader: NibLoader) {
    self.element = element
    self.loader = loader
  }

  // MARK: Raw

  /// An attribute, of the present variation before the element's own.
  subscript(name: String) -> String? {
    usedNames.insert(name)
    for variation in variations {
      if let value = variation[name] { return value }
    }
    return element[name]
  }

  /// The part with a key.
  func child(key: String) -> NibElement? {
    for variation in variations {
      if let found = variation.child(key: key), found.name != "mask" { return found }
    }
    guard let found = element.child(key: key) else { return nil }
    usedChildren.insert(found.index)
    return found
  }

  /// The part of a name.
  func child(_ name: String) -> NibElement? {
    guard let found = element.child(name) else { return nil }
    usedChildren.insert(found.index)
    return found
  }

  /// All parts of a name.
  func children(_ name: String) -> [NibElement] {
    let found = element.children.filter { $0.name == name }
    for child in found { usedChildren.insert(child.index) }
    return found
  }

  /// Takes note that names need no reader here.
  func ignore(_ names: String...) { usedNames.formUnion(names) }

  /// Takes note that a part needs no reader here.
  func ignore(_ child: NibElement) { usedChildren.insert(child.index) }

  func note(_ what: String) { loader.note(element, what) }

  // MARK: Values

  func bool(_ name: String) -> Bool? {
    guard let text = self[name] else { return nil }
    switch text {
    case "YES": return true
    case "NO": return false
    default:
      note("\(name)=\"\(text)\"")
      return nil
    }
  }

  func number(_ name: String) -> Double? {
    guard let text = self[name] else { return nil }
    guard let number = Double(text), number.isFinite else {
      // "0.0" and "+Infinity" are written; what is no number changes nothing.
      if text != "+Infinity", text != "-Infinity" { note("\(name)=\"\(text)\"") }
      return nil
    }
    return number
  }

  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0.rounded()) } }

  /// A text of an attribute or a part, in the program's language.
  func text(_ name: String) -> String? {
    let own = self[name] ?? child(key: name).map { loader.text($0) }
    guard own != nil || element.id != nil else { return nil }
    return element.id.flatMap { loader.file.strings["\($0).\(name)"] } ?? own
  }

  // MARK: Into properties

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, Bool>
  ) { if let value = bool(name) { object[keyPath: key] = value } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, CGFloat>
  ) { if let value = number(name) { object[keyPath: key] = CGFloat(value) } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, Double>
  ) { if let value = number(name) { object[keyPath: key] = value } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, Float>
  ) { if let value = number(name) { object[keyPath: key] = Float(value) } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, Int>
  ) { if let value = integer(name) { object[keyPath: key] = value } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, String?>
  ) { if let value = text(name) { object[keyPath: key] = value } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, UIColor?>
  ) { if let color = color(name) { object[keyPath: key] = color } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, UIImage?>
  ) { if let image = image(name) { object[keyPath: key] = image } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, UIEdgeInsets>
  ) { if let insets = insets(name) { object[keyPath: key] = insets } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, CGSize>
  ) { if let size = size(name) { object[keyPath: key] = size } }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, CGPoint>
  ) {
    if let part = child(key: name) { object[keyPath: key] = loader.point(part) }
  }

  func set<Object: AnyObject>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, UIOffset>
  ) {
    guard let part = child(key: name) else { return }
    object[keyPath: key] = UIOffset(
      horizontal: loader.number(part, "horizontal"), vertical: loader.number(part, "vertical"))
  }

  /// One of a list of enumeration cases, by their names in Swift, which are the document's.
  func choice<Object: AnyObject, Value>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, Value>,
    of cases: [Value]
  ) { if let value = choice(name, of: cases) { object[keyPath: key] = value } }

  /// The same, with names where the document has others.
  func choice<Object: AnyObject, Value>(
    _ name: String, _ object: Object, _ key: ReferenceWritableKeyPath<Object, Value>,
    named names: [String: Value]
  ) { if let value = choice(name, named: names) { object[keyPath: key] = value } }

  func choice<Value>(_ name: String, of cases: [Value]) -> Value? {
    guard let text = self[name] else { return nil }
    if let value = cases.first(where: { "\($0)" == text }) { return value }
    note("\(name)=\"\(text)\"")
    return nil
  }

  func choice<Value>(_ name: String, named names: [String: Value]) -> Value? {
    guard let text = self[name] else { return nil }
    if let value = names[text] { return value }
    note("\(name)=\"\(text)\"")
    return nil
  }

  // MARK: The end

  /// Attributes that only Interface Builder needs, or that are read elsewhere.
  private static let silent: Set = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel",
    "sceneMemberID", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame", "colorLabel",
    "propertyAccessControl", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "hasAttributedTitle", "usesAttributedText", "tableViewCell", "collectionViewCell",
    "storyboardIdentifier", "lockedFromEditing",
    "useStoryboardIdentifierAsRestorationIdentifier", "wantsToRunInDesigner",
    "autoresizesSubviewsX",
    "customReuseIdentifier", "sizeToFit", "isSynthetic",
  ]
  /// Parts, likewise.
  private static let silentParts: Set = [
    "variation", "canvasLocation", "point", "connections", "userDefinedRuntimeAttributes",
    "subviews", "constraints", "userComments", "attributedUserComments", "userGuides", "nil",
    "extendedEdge", "designable", "keyCommands", "animations", "gestureRecognizers",
  ]

  /// Notes what nobody has asked for.
  func finish() {
    for (name, _) in element.attributes
    where !usedNames.contains(name) && !Self.silent.contains(name)
      && !name.hasPrefix("ib") && !name.hasPrefix("simulated")
    {
      note("the attribute \(name)")
    }
    for child in element.children
    where !usedChildren.contains(child.index) && !Self.silentParts.contains(child.name) {
      loader.note(child, child.key.map { "\($0) in <\(element.name)>" } ?? "in <\(element.name)>")
    }
  }
}
