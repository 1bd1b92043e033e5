// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A xib's objects.

import Foundation
internal import MicaNib
internal import MicaRaster

extension UINib {
  func build(owner: Any?, options: [OptionsKey: Any]?) -> [Any] {
    switch content {
    case .missing(let message): preconditionFailure(message)
    case .file(let file):
      let externals = options?[.externalObjects] as? [String: Any] ?? [:]
      return Self.build(file, owner: owner.map { $0 as AnyObject }, externals)
    }
  }

  private static func build(
    _ file: NibFile, owner: AnyObject?, _ externals: [String: Any]
  ) -> [Any] {
    guard let list = file.archive.root.child("objects") else {
      Unsupported.note("\(file.archive.path): the nib has no objects.")
      return []
    }
    let ownTraits = (owner as? any UITraitEnvironment)?.traitCollection
    let loader = NibLoader(file, traits: ownTraits)
    loader.controller = owner as? UIViewController
    var ownerElement: NibElement?
    for element in list.children where element.name == "placeholder" {
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner":
        loader.give(owner, id: element.id)
        ownerElement = element
      case "IBFirstResponder": break
      case let name?:
        guard let given = externals[name] else {
          loader.note(element, "the external object \(name), which was not given")
          continue
        }
        loader.give(given as AnyObject, id: element.id)
      case nil: loader.note(element, "has no placeholderIdentifier")
      }
    }
    var made: [Any] = []
    for element in list.children where element.name != "placeholder" {
      if let object = loader.makeObject(element) { made.append(object) }
    }
    loader.finish(owner: owner, ownerElement)
    return made
  }
}
