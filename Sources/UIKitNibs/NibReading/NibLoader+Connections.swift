// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Runtime attributes, outlets, collections of outlets, and actions (FACTS_UIKIT f.5, C15).

import CoreGraphics
import MicaFoundation
internal import MicaNib
internal import MicaRaster
internal import MicaRuntime

extension NibLoader {
  // MARK: Runtime attributes

  /// Sets what the document says by key-value coding; what can't be set is noted, as iOS logs it.
  func setRuntimeAttributes(of object: AnyObject, _ element: NibElement) {
    guard let list = element.child("userDefinedRuntimeAttributes") else { return }
    for attribute in list.children where attribute.name == "userDefinedRuntimeAttribute" {
      guard let keyPath = attribute["keyPath"], !keyPath.isEmpty else {
        note(attribute, "is left out: it has no keyPath.")
        continue
      }
      guard case .some(let value) = runtimeValue(attribute) else { continue }
      let problem = KeyValueCoding.catching {
        KeyValueCoding.setValue(value, of: object, forKeyPath: keyPath)
      }
      if problem != nil {
        note(
          attribute,
          "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object)))")
      }
    }
  }

  /// The value of an attribute: `.some(nil)` is nil; `.none`, with a note, for a form that isn't known.
  private func runtimeValue(_ element: NibElement) -> Any?? {
    let part = element.child(key: "value")
    let text = element["value"] ?? part?.content
    switch element["type"] {
    case "boolean": return .some(NSNumber(value: text == "YES"))
    case "string": return .some(text ?? "")
    case "localizedString":
      let key = text ?? part?["key"] ?? ""
      return .some(localizedText(key, in: file.bundle))
    case "number":
      guard let part, let value = part["value"].flatMap({ Double($0) }) else { break }
      return .some(
        part.name == "integer"
          ? NSNumber(value: Int(exactly: value.rounded()) ?? 0)
          : NSNumber(value: value))
    case "color": return .some(part.flatMap { color($0) })
    case "image":
      guard let name = text ?? part?["name"] else { return .some(nil) }
      return .some(image(named: name, element))
    case "point": if let part { return .some(NSValue(cgPoint: point(part))) }
    case "size": if let part { return .some(NSValue(cgSize: size(part))) }
    case "rect": if let part { return .some(NSValue(cgRect: rect(part))) }
    case "range":
      if let part {
        let (start, count) = (number(part, "location"), number(part, "length"))
        return .some(
          NSValue(range: NSRange(location: Int(clamped: start), length: Int(clamped: count))))
      }
    case "nil": return .some(nil)
    default: break
    }
    note(element, "type=\"\(element["type"] ?? "")\" keyPath=\"\(element["keyPath"] ?? "")\"")
    return .none
  }

  // MARK: Connections

  /// Connects everything that was made here; in a scene, what leads to a view waits for the view.
  func connect() {
    let waiting = scene?.takePending() ?? []
    for (source, element) in waiting { connect(source, element, mayWait: true) }
    for (object, element) in made {
      for connection in element.child("connections")?.children ?? [] {
        connect(object, connection, mayWait: scene != nil)
      }
    }
  }

  /// What the file's owner's placeholder is connected to.
  func connect(placeholder element: NibElement, _ object: AnyObject) {
    for connection in element.child("connections")?.children ?? [] {
      connect(object, connection, mayWait: false)
    }
  }

  private func connect(_ source: AnyObject, _ element: NibElement, mayWait: Bool) {
    switch element.name {
    case "outlet":
      guard let target = destination(element, source, mayWait) else { return }
      setOutlet(element["property"], of: source, to: target, element)
    case "outletCollection":
      guard let target = destination(element, source, mayWait) else { return }
      append(target, to: element["property"], of: source, element)
    case "action":
      if isFirstResponder(element["destination"]) {
        addAction(element, source, nil)
      } else if let target = destination(element, source, mayWait) {
        addAction(element, source, target)
      }
    case "segue": addSegue(element, source)
    default: note(element, "is left out: Mica knows no such connection.")
    }
  }

  private func destination(
    _ element: NibElement, _ source: AnyObject, _ mayWait: Bool
  ) -> AnyObject? {
    if let found = object(element["destination"]) { return found }
    if mayWait {
      scene?.wait(source, element)
    } else {
      note(element, "leads to \(element["destination"] ?? "nothing"), which there is not.")
    }
    return nil
  }

  private func isFirstResponder(_ id: String?) -> Bool {
    guard let id else { return true }
    if id == "-2" { return true }
    return archive.element(id: id)?["placeholderIdentifier"] == "IBFirstResponder"
  }

  private func setOutlet(
    _ property: String?, of source: AnyObject, to target: AnyObject, _ element: NibElement
  ) {
    guard let property else { return note(element, "is left out: it has no property.") }
    if source is UINavigationBar, property == "delegate" || property == "items" { return }
    let problem = KeyValueCoding.catching {
      KeyValueCoding.setValue(target, of: source, forKey: property)
    }
    if let problem { refuse(property, of: source, element, problem) }
  }

  private func append(
    _ target: AnyObject, to property: String?, of source: AnyObject, _ element: NibElement
  ) {
    guard let property else { return note(element, "is left out: it has no property.") }
    if property == "gestureRecognizers", let view = source as? UIView,
      let recognizer = target as? UIGestureRecognizer
    {
      return view.addGestureRecognizer(recognizer)
    }
    // The first of a collection begins a new list.
    let key = "\(ObjectIdentifier(source).hashValue).\(property)"
    collections[key, default: []].append(target)
    let list = collections[key] ?? []
    let problem = KeyValueCoding.catching {
      KeyValueCoding.setValue(list, of: source, forKey: property)
    }
    if let problem { refuse(property, of: source, element, problem) }
  }

  private func addAction(_ element: NibElement, _ source: AnyObject, _ target: AnyObject?) {
    guard let name = element["selector"] else {
      return note(element, "is left out: it has no selector.")
    }
    let action = Selector(name)
    switch source {
    case let control as UIControl:
      let event = element["eventType"] ?? "touchUpInside"
      guard let events = NibCases.events[event] else {
        return note(element, "eventType=\"\(event)\"")
      }
      control.addTarget(target, action: action, for: events)
    case let recognizer as UIGestureRecognizer:
      guard let target else { return note(element, "of a recognizer to the first responder") }
      recognizer.addTarget(target, action: action)
    case let item as UIBarButtonItem:
      (item.target, item.action) = (target, action)
    default: note(element, "of a \(type(of: source))")
    }
  }
}

extension Int {
  /// The whole part of a number, limited to what fits.
  fileprivate init(clamped number: CGFloat) {
    self = number.isFinite ? Int(Swift.min(Swift.max(number, -1e15), 1e15)) : 0
  }
}

extension LayoutOperand {
  /// Whether two attributes can be compared; what `check` stops the program for.
  static func fits(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) -> Bool {
    guard first != .notAnAttribute else { return false }
    guard second != .notAnAttribute else { return first.kind == .size }
    guard first.kind == second.kind else { return false }
    if first.kind == .location, first.isHorizontal != second.isHorizontal { return false }
    guard let a = first.isDirected, let b = second.isDirected else { return true }
    return a == b
  }
}
