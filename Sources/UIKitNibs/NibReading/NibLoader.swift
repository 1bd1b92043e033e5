// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Elements of a document → objects that know each other, in iOS's order (FACTS_UIKIT f.8, f.16): all `init(coder:)`s,
// within which attributes, subviews and constraints come, then runtime attributes, outlets and actions, then
// `awakeFromNib()`.

import CoreGraphics
import Foundation
internal import MicaNib
internal import MicaRaster
internal import MicaRuntime

/// One making of a nib's, a controller's, a controller's view's or a cell's objects.
@MainActor
final class NibLoader {
  let file: NibFile
  /// The scene that this is part of, in a storyboard.
  let scene: NibScene?
  /// Objects by the ids of their elements.
  private(set) var objects: [String: AnyObject] = [:]
  /// What was made here, in its order, with its element.
  private(set) var made: [(object: AnyObject, element: NibElement)] = []
  private var madeIndexes: [Int: Int] = [:]
  /// The elements that have become the objects of identifiers.
  private var ownerOfID: [String: Int] = [:]
  /// Container views and what belongs in them.
  var embeds: [(element: NibElement, view: UIView)] = []
  /// The outlets of collections so far, by source and property.
  var collections: [String: [AnyObject]] = [:]
  /// Constraints whose views were not there when their owner was made.
  var lateConstraints: [(element: NibElement, owner: UIView)] = []
  /// The sizes of the views whose parts are made, from the outermost on.
  var outerSizes: [CGSize] = []
  /// The controller whose view is made.
  weak var controller: UIViewController?
  /// Whether `controller` is given its view by this.
  var isView = false
  /// The size class and the like that variations go by.
  let traits: UITraitCollection
  private(set) lazy var constrained = constrainedIDs()

  init(_ file: NibFile, scene: NibScene? = nil, traits: UITraitCollection? = nil) {
    self.file = file
    self.scene = scene
    self.traits = traits ?? scene?.controller?.traitCollection ?? .current
  }

  var archive: NibArchive { file.archive }

  /// Says that something of the document has no effect here, with its place.
  func note(_ element: NibElement, _ what: String) {
    Unsupported.note("\(archive.path):\(element.line): <\(element.name)> \(what)")
  }

  // MARK: Objects

  /// Objects that were there before: placeholders, the controller.
  func give(_ object: AnyObject?, id: String?) {
    if let id, let object { objects[id] = object }
  }

  func object(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    return objects[id] ?? scene?.object(id)
  }

  /// Takes note of an object that an element has become, before all that is in it.
  func take(_ object: AnyObject, _ element: NibElement) {
    if let id = element.id { (objects[id], ownerOfID[id]) = (object, element.index) }
    NibOrigins.current.note(
      object,
      element.id.map { NibOrigins.Place(document: archive.path, id: $0, line: element.line) })
    if let place = madeIndexes[element.index] {
      made[place].object = object
    } else {
      madeIndexes[element.index] = made.count
      made.append((object, element))
    }
  }

  /// Reads an element into an object whose `init(coder:)` runs.
  func read(_ object: AnyObject, _ item: NibItem) {
    take(object, item.element)
    func readAll() { NibReaders.current.plan(of: type(of: object)).read(object, item) }
    if let view = object as? UIView { view.readingLooks(readAll) } else { readAll() }
    item.finish()
  }

  /// The class of an element: that which it names, if there is one of the right kind.
  func customType(of element: NibElement, _ base: AnyClass) -> AnyClass {
    guard let name = element["customClass"] else { return base }
    guard let found = NibClasses.type(name, module: element["customModule"]) else {
      note(element, "Unknown class \(name) in Interface Builder file.")
      return base
    }
    var ancestor: AnyClass? = found
    while let type = ancestor {
      if type == NibClasses.root(of: base) { return found }
      ancestor = _getSuperclass(type)
    }
    note(element, "The class \(name) is no \(base).")
    return base
  }

  private struct Known {
    let object: AnyObject?
  }

  /// What an element has become, or was given; nil before that. Of several elements with one identifier the
  /// first is made: the others are left out, with a note.
  private func known(_ element: NibElement) -> Known? {
    guard let id = element.id, let object = objects[id] else { return nil }
    let isAnothers = (ownerOfID[id] ?? element.index) != element.index
    if isAnothers { note(element, "has the identifier \(id) of another element. It is left out.") }
    return Known(object: isAnothers ? nil : object)
  }

  /// A view, with all in it; nil, with a note, for what is no view or is not in Mica.
  func makeView(_ element: NibElement) -> UIView? {
    if let known = known(element) { return known.object as? UIView }
    var base = NibClasses.view(element.name) ?? NibClasses.frameworkView(element.name)
    if base == nil {
      note(element, "is not in Mica. A plain view replaces it.")
      base = UIView.self
    }
    guard let base else { return nil }
    let type = customType(of: element, base) as? UIView.Type ?? base
    let coder = NibCoder(NibItem(element, self))
    guard let view = type.init(coder: coder) else {
      note(element, "\(type).init(coder:) returned nil.")
      return nil
    }
    checked(view, element)
    guard let replacement = view.awakeAfter(using: coder) as? UIView, replacement !== view else {
      return view
    }
    take(replacement, element)
    return replacement
  }

  /// What an initialiser has made stands for the element, also where the class never called UIKit's.
  private func checked(_ object: AnyObject, _ element: NibElement) {
    guard let id = element.id, objects[id] !== object else { return }
    take(object, element)
  }

  /// Another object than a view: an item of a bar, a recognizer, a layout, one of the program's own classes.
  func makeObject(_ element: NibElement) -> AnyObject? {
    if let known = known(element) { return known.object }
    if NibClasses.view(element.name) != nil { return makeView(element) }
    if NibClasses.controller(element.name) != nil || element.name == "viewControllerPlaceholder" {
      return scene?.storyboard.controller(of: element) ?? makeController(element)
    }
    let item = NibItem(element, self)
    guard let object = NibClasses.makeOther(item) else { return nil }
    if let id = element.id, objects[id] === object { return object }
    read(object, item)
    return object
  }

  /// A controller of a xib.
  private func makeController(_ element: NibElement) -> UIViewController? {
    guard let base = NibClasses.controller(element.name) else { return nil }
    let type = customType(of: element, base) as? UIViewController.Type ?? base
    return type.init(coder: NibCoder(NibItem(element, self)))
  }

  /// Bar items and recognizers in a part such as `<barButtonItem key="…">` or `<items>`.
  func makeObjects<Kind>(in element: NibElement?, _ type: Kind.Type) -> [Kind] {
    (element?.children ?? []).compactMap { child in
      guard let object = makeObject(child) else { return nil }
      if let found = object as? Kind { return found }
      note(child, "where a \(type) belongs")
      return nil
    }
  }

  // MARK: The end

  /// Constraints that waited, runtime attributes, connections, `awakeFromNib()`.
  func finish(owner: AnyObject? = nil, _ ownerElement: NibElement? = nil) {
    for (element, owner) in lateConstraints { addConstraint(element, owner, isLate: true) }
    lateConstraints = []
    for (object, element) in made { setRuntimeAttributes(of: object, element) }
    if let owner, let ownerElement {
      setRuntimeAttributes(of: owner, ownerElement)
      connect(placeholder: ownerElement, owner)
    }
    connect()
    for (object, _) in made { awake(object) }
    guard NibFiles.current.isDesigning else { return }
    for (object, element) in made where element["customClass"] != nil {
      (object as? UIView)?.prepareForInterfaceBuilder()
    }
  }

  private func awake(_ object: AnyObject) {
    switch object {
    case let responder as UIResponder: responder.awakeFromNib()
    case let constraint as NSLayoutConstraint: constraint.awakeFromNib()
    default:
      let selector = Selector("awakeFromNib")
      if MethodCall.canSend(selector, to: object) { MethodCall.send(selector, to: object) }
    }
  }
}
