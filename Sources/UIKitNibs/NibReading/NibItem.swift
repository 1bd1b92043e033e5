// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One element on its way into an object: rows of classes and readers ask for attributes and parts by their names, and
// what nothing has asked for is noted at the end, so that nothing is dropped silently.

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

  private lazy var parts = element.children
  /// What a field, text view or search bar says of its keyboard: as if these attributes were the element's own.
  private lazy var inputTraits = child(key: "textInputTraits")
  /// The names of all attributes and parts.
  private(set) lazy var names: [String] = {
    var names = element.attributes.map(\.name)
    for part in parts { names += part.key.map { [$0, part.name] } ?? [part.name] }
    for variation in variations {
      names += variation.attributes.map(\.name) + variation.children.compactMap(\.key)
    }
    return names + (inputTraits?.attributes.map(\.name) ?? [])
  }()

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
    return element[name] ?? inputTraits?[name]
  }

  /// Whether there is an attribute or a part of that name.
  func has(_ name: String) -> Bool { names.contains(name) }

  /// The part with a key.
  func child(key: String) -> NibElement? {
    for variation in variations {
      if let found = variation.child(key: key), found.name != "mask" { return found }
    }
    guard let found = parts.first(where: { $0.key == key }) else { return nil }
    usedChildren.insert(found.index)
    return found
  }

  /// The part of a name.
  func child(_ name: String) -> NibElement? {
    guard let found = parts.first(where: { $0.name == name }) else { return nil }
    usedChildren.insert(found.index)
    return found
  }

  /// All parts of a name.
  func children(_ name: String) -> [NibElement] {
    let found = parts.filter { $0.name == name }
    for child in found { usedChildren.insert(child.index) }
    return found
  }

  /// Takes note that names need no reader here.
  func ignore(_ names: String...) { usedNames.formUnion(names) }

  /// Takes note that a part needs no reader here.
  func ignore(_ child: NibElement) { usedChildren.insert(child.index) }

  func note(_ what: String) { loader.note(element, what) }

  /// Notes a value that an attribute can't have.
  func note(_ value: String, of name: String) {
    let source = element[name] == nil ? inputTraits ?? element : element
    loader.note(source, "\(name)=\"\(value)\"")
  }

  // MARK: Values

  func bool(_ name: String) -> Bool? {
    guard let text = self[name] else { return nil }
    switch text {
    case "YES": return true
    case "NO": return false
    default:
      note(text, of: name)
      return nil
    }
  }

  func number(_ name: String) -> Double? {
    guard let text = self[name] else { return nil }
    guard let number = Double(text), number.isFinite else {
      // "0.0" and "+Infinity" are written; what is no number changes nothing.
      if text != "+Infinity", text != "-Infinity" { note(text, of: name) }
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

  /// What an attribute names; a name that is not in the table is noted.
  func choice<Value>(_ name: String, named names: [String: Value]) -> Value? {
    guard let text = self[name] else { return nil }
    if let value = names[text] { return value }
    note(text, of: name)
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
    "customReuseIdentifier", "sizeToFit", "isSynthetic", "textContentType", "inlinePredictionType",
    "secureTextEntry", "smartDashesType", "smartInsertDeleteType", "smartQuotesType",
  ]
  /// Parts, likewise.
  private static let silentParts: Set = [
    "variation", "canvasLocation", "point", "connections", "userDefinedRuntimeAttributes",
    "subviews", "constraints", "userComments", "attributedUserComments", "userGuides", "nil",
    "extendedEdge", "designable", "keyCommands", "animations", "gestureRecognizers",
  ]

  /// Notes what nobody has asked for.
  func finish() {
    for source in [element] + (inputTraits.map { [$0] } ?? []) {
      for (name, _) in source.attributes
      where !usedNames.contains(name) && !Self.silent.contains(name)
        && !name.hasPrefix("ib") && !name.hasPrefix("simulated")
      {
        loader.note(source, "the attribute \(name)")
      }
    }
    for child in parts
    where !usedChildren.contains(child.index) && !Self.silentParts.contains(child.name) {
      loader.note(child, child.key.map { "\($0) in <\(element.name)>" } ?? "in <\(element.name)>")
    }
  }
}
