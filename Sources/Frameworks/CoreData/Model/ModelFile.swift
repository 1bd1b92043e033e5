// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Compiled models in bundles, and the descriptions that they become.

internal import MicaFoundation
internal import MicaNib
internal import MicaRaster

/// Reads compiled models: `NAME.momd` is a folder of versions with an index, `VERSION.mom` one of them.
enum ModelFile {
  /// The name of the present version, in a `.momd`.
  private struct Index: Decodable { var current: String }

  /// Larger files aren't read.
  private static let mostBytes = 64 << 20

  static func model(at url: URL) -> DataModel? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return nil
    }
    guard isFolder.boolValue else { return read(url) }
    if let data = bytes(of: url.appendingPathComponent("VersionInfo.json")),
      let index = try? JSONDecoder().decode(Index.self, from: data), !index.current.contains("/")
    {
      return read(url.appendingPathComponent(index.current + ".mom"))
    }
    return files(in: url, ending: "mom").first.flatMap { read($0) }
  }

  /// The models of a bundle, by name.
  static func models(in bundle: Bundle) -> [NSManagedObjectModel] {
    let folder = URL(fileURLWithPath: bundle.resourcePath ?? bundle.bundlePath)
    return ["momd", "mom"].flatMap { files(in: folder, ending: $0) }
      .compactMap { NSManagedObjectModel(contentsOf: $0) }
  }

  private static func files(in folder: URL, ending: String) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix("." + ending) }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  private static func bytes(of url: URL) -> Data? {
    guard let data = FileManager.default.contents(atPath: url.path), data.count <= mostBytes else {
      return nil
    }
    return data
  }

  private static func read(_ url: URL) -> DataModel? {
    guard let data = bytes(of: url) else { return nil }
    guard let model = try? JSONDecoder().decode(DataModel.self, from: data),
      model.form == DataModel.currentForm
    else {
      Unsupported.note("the data model \(url.lastPathComponent), which wasn't compiled by mica")
      return nil
    }
    return model
  }
}

extension NSManagedObjectModel {
  /// Makes descriptions of a compiled model.
  func fill(with model: DataModel) {
    let made = model.entities.map { NSEntityDescription($0) }
    let byName = Dictionary(made.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    for (entity, source) in zip(made, model.entities) {
      guard let name = source.parent, let parent = byName[name], !parent.isKindOf(entity: entity)
      else { continue }
      parent.subentities.append(entity)
    }
    for (entity, source) in zip(made, model.entities) {
      let own = Set(source.relationships.map(\.name))
      for relationship in entity.relationshipsByName.values where own.contains(relationship.name) {
        guard let source = source.relationships.first(where: { $0.name == relationship.name })
        else { continue }
        relationship.destinationEntity = byName[source.destination]
        relationship.inverseRelationship = source.inverse.flatMap {
          byName[source.destination]?.relationshipsByName[$0]
        }
      }
    }
    entities = made
    setConfigurations(model.configurations)
    for request in model.requests { fetchRequestTemplatesByName[request.name] = Self.made(request) }
  }

  private static func made(
    _ source: DataModel.Request
  ) -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: source.entity)
    request.predicate = source.predicate.flatMap { try? NSPredicate.made(of: $0, []) }
    return request
  }
}

extension NSEntityDescription {
  fileprivate convenience init(_ source: DataModel.Entity) {
    self.init()
    name = source.name
    managedObjectClassName = source.className ?? "NSManagedObject"
    isAbstract = source.isAbstract
    userInfo = source.info
    uniquenessConstraints = source.constraints
    properties =
      source.attributes.map { $0.description }
      + source.relationships.map { NSRelationshipDescription($0) }
      + source.fetched.map { NSFetchedPropertyDescription($0) }
  }
}

extension DataModel.Attribute {
  fileprivate var description: NSAttributeDescription {
    let made: NSAttributeDescription
    if let derivation {
      let derived = NSDerivedAttributeDescription()
      derived.derivationExpression = NSExpression.derivation(derivation)
      made = derived
    } else {
      made = NSAttributeDescription()
    }
    made.name = name
    made.attributeType = Self.types[type] ?? .undefinedAttributeType
    made.isOptional = isOptional
    made.isTransient = isTransient
    made.userInfo = info
    made.valueTransformerName = transformer
    made.attributeValueClassName = className
    made.defaultValue = initial.flatMap { made.value(of: $0) }
    made.setValidation(AttributeLimits.rules(of: self, made))
    return made
  }

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
    "Composite": .compositeAttributeType,
  ]
}

extension NSRelationshipDescription {
  fileprivate convenience init(_ source: DataModel.Relationship) {
    self.init()
    name = source.name
    isOptional = source.isOptional
    isTransient = source.isTransient
    isOrdered = source.isOrdered
    maxCount = source.isToMany ? (source.most == 1 ? 0 : source.most) : 1
    minCount = source.least
    userInfo = source.info
    deleteRule =
      switch source.deletion {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }
}

extension NSFetchedPropertyDescription {
  fileprivate convenience init(_ source: DataModel.Request) {
    self.init()
    name = source.name
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: source.entity)
    request.predicate = source.predicate.flatMap { try? NSPredicate.made(of: $0, []) }
    fetchRequest = request
  }
}

extension NSExpression {
  /// A derivation as Xcode writes it: `now()`, `uppercase:(name)`, `items.@count`.
  fileprivate static func derivation(_ text: String) -> NSExpression? {
    let plain = text.replacingOccurrences(of: ":(", with: "(")
    return try? NSExpression.made(of: plain)
  }
}
