// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Xcode's data models: the `contents` of an .xcdatamodel → what Core Data reads.

public import Foundation
public import MicaNib

/// Compiles data models.
public enum DataModelCompiler {
  /// Bytes of a document.
  private static let mostBytes = 16 << 20

  /// The model of a document.
  ///
  /// - Parameter path: what messages call the document.
  /// - Throws: `InterfaceError` for what is no data model, or refers to what isn't there.
  public static func model(of data: Data, path: String) throws(InterfaceError) -> DataModel {
    guard data.count <= mostBytes else {
      throw InterfaceError(path: path, line: 0, message: "larger than \(mostBytes >> 20) MB")
    }
    var reader = XMLReader(Array(data), listener: DataModelReader(path: path))
    do throws(XMLProblem) {
      try reader.read()
    } catch {
      if let refused = reader.listener.error { throw refused }
      throw InterfaceError(
        path: path, line: error.line, message: "this is no well-formed XML: \(error.reason)")
    }
    try reader.listener.check()
    return reader.listener.model
  }

  /// The bytes of a compiled model.
  public static func bytes(of model: DataModel) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing in a model can't be written.
    return (try? encoder.encode(model)).map(Array.init) ?? []
  }
}

/// Listens to the reader and collects entities.
private struct DataModelReader: XMLListener {
  let path: String
  private(set) var model = DataModel()
  private(set) var error: InterfaceError?
  private var open: [String] = []
  /// Where entities begin, by their places.
  private var lines: [Int] = []
  private var properties = 0

  private static let mostProperties = 100_000

  init(path: String) { self.path = path }

  private mutating func stop(_ line: Int, _ message: String) -> XMLProblem {
    error = InterfaceError(path: path, line: line, message: message)
    return XMLProblem(line: line, reason: message)
  }

  mutating func begin(
    _ name: String, _ attributes: [(String, String)], line: Int
  ) throws(XMLProblem) {
    if open.isEmpty, name != "model" {
      throw stop(line, "this is no data model: it begins with <\(name)>")
    }
    properties += 1
    guard open.count < 64, properties <= Self.mostProperties else {
      throw stop(line, "a data model this large or deep isn't read")
    }
    open.append(name)
    let values = Values(attributes)
    switch (name, open.dropLast().last ?? "") {
    case ("entity", "model"): try addEntity(values, line)
    case ("fetchRequest", "model"):
      var request = DataModel.Request(name: values["name"] ?? "", entity: values["entity"] ?? "")
      request.predicate = values["predicateString"]
      model.requests.append(request)
    case ("memberEntity", "configuration"):
      guard let entity = values["name"], let last = configuration else { break }
      model.configurations[last, default: []].append(entity)
    case ("configuration", "model"): configuration = values["name"]
    case (_, "entity") where !model.entities.isEmpty: try addProperty(name, values, line)
    case ("constraint", "uniquenessConstraint"):
      guard let attribute = values["value"] else { break }
      change { entity in
        if entity.constraints.isEmpty { entity.constraints.append([]) }
        entity.constraints[entity.constraints.count - 1].append(attribute)
      }
    case ("uniquenessConstraint", _): change { $0.constraints.append([]) }
    case ("fetchRequest", "fetchedProperty"):
      change { entity in
        guard !entity.fetched.isEmpty else { return }
        entity.fetched[entity.fetched.count - 1].entity = values["entity"] ?? ""
        entity.fetched[entity.fetched.count - 1].predicate = values["predicateString"]
      }
    case ("entry", "userInfo"): addInfo(values)
    default: break
    }
  }

  private var configuration: String?

  mutating func end(_ name: String) { open.removeLast() }

  mutating func add(_ text: String) {}

  private mutating func change(_ body: (inout DataModel.Entity) -> Void) {
    guard !model.entities.isEmpty else { return }
    body(&model.entities[model.entities.count - 1])
  }

  private mutating func addEntity(_ values: Values, _ line: Int) throws(XMLProblem) {
    guard let name = values["name"], Values.isName(name) else {
      throw stop(line, "an entity without a name")
    }
    guard !model.entities.contains(where: { $0.name == name }) else {
      throw stop(line, "there are two entities \(name)")
    }
    var entity = DataModel.Entity(name: name)
    entity.className = values["representedClassName"].flatMap { $0.isEmpty ? nil : $0 }
    entity.parent = values["parentEntity"]
    entity.isAbstract = values.flag("isAbstract")
    entity.generated = values["codeGenerationType"]
    model.entities.append(entity)
    lines.append(line)
  }

  private mutating func addProperty(
    _ kind: String, _ values: Values, _ line: Int
  ) throws(XMLProblem) {
    guard ["attribute", "relationship", "fetchedProperty"].contains(kind) else { return }
    guard let name = values["name"], Values.isName(name) else {
      throw stop(line, "a property without a name")
    }
    let entity = model.entities[model.entities.count - 1]
    let names =
      entity.attributes.map(\.name) + entity.relationships.map(\.name) + entity.fetched.map(\.name)
    guard !names.contains(name) else {
      throw stop(line, "\(entity.name) has two properties \(name)")
    }
    switch kind {
    case "attribute": change { $0.attributes.append(values.attribute(name)) }
    case "relationship":
      guard let relationship = values.relationship(name) else {
        throw stop(line, "\(entity.name).\(name) leads to no entity")
      }
      change { $0.relationships.append(relationship) }
    default: change { $0.fetched.append(DataModel.Request(name: name, entity: "")) }
    }
  }

  private mutating func addInfo(_ values: Values) {
    guard let key = values["key"], open.count >= 3 else { return }
    let value = values["value"] ?? ""
    let owner = open[open.count - 3]
    change { entity in
      switch owner {
      case "entity": entity.info[key] = value
      case "attribute" where !entity.attributes.isEmpty:
        entity.attributes[entity.attributes.count - 1].info[key] = value
      case "relationship" where !entity.relationships.isEmpty:
        entity.relationships[entity.relationships.count - 1].info[key] = value
      default: break
      }
    }
  }

  /// Whether all that is named is there, and no entity is its own parent.
  func check() throws(InterfaceError) {
    let entities = Dictionary(model.entities.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    for (entity, line) in zip(model.entities, lines) {
      func fail(_ message: String) -> InterfaceError {
        InterfaceError(path: path, line: line, message: message)
      }
      var seen: Set = [entity.name]
      var parent = entity.parent
      while let name = parent {
        guard let above = entities[name] else {
          throw fail("\(entity.name)'s parent entity \(name) isn't in the model")
        }
        guard seen.insert(name).inserted else { throw fail("\(entity.name) is its own parent") }
        parent = above.parent
      }
      for relationship in entity.relationships where entities[relationship.destination] == nil {
        throw fail(
          "\(entity.name).\(relationship.name) leads to \(relationship.destination), which isn't "
            + "in the model")
      }
    }
  }
}

/// The attributes of an element.
private struct Values {
  private let values: [String: String]

  init(_ attributes: [(String, String)]) {
    values = Dictionary(attributes, uniquingKeysWith: { first, _ in first })
  }

  subscript(_ name: String) -> String? { values[name] }

  func flag(_ name: String) -> Bool { values[name] == "YES" }

  /// Letters, digits and `_`: what may become a part of Swift's sources.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text.utf8.count <= 256 else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  func attribute(_ name: String) -> DataModel.Attribute {
    var attribute = DataModel.Attribute(name: name, type: values["attributeType"] ?? "Undefined")
    attribute.isOptional = flag("optional")
    attribute.isTransient = flag("transient")
    attribute.initial = values["defaultValueString"] ?? values["defaultDateTimeInterval"]
    attribute.least = values["minValueString"] ?? values["minDateTimeInterval"]
    attribute.most = values["maxValueString"] ?? values["maxDateTimeInterval"]
    attribute.pattern = values["regularExpressionString"]
    attribute.isScalar = flag("usesScalarValueType")
    attribute.className = values["customClassName"]
    attribute.transformer = values["valueTransformerName"]
    attribute.derivation = flag("derived") ? values["derivationExpression"] : nil
    return attribute
  }

  func relationship(_ name: String) -> DataModel.Relationship? {
    guard let destination = values["destinationEntity"] else { return nil }
    var relationship = DataModel.Relationship(name: name, destination: destination)
    relationship.inverse = values["inverseName"]
    relationship.isToMany = flag("toMany")
    relationship.isOrdered = flag("ordered")
    relationship.isOptional = flag("optional")
    relationship.isTransient = flag("transient")
    relationship.deletion = values["deletionRule"] ?? "Nullify"
    relationship.least = values["minCount"].flatMap { Int($0) } ?? 0
    relationship.most = values["maxCount"].flatMap { Int($0) } ?? 0
    return relationship
  }
}
