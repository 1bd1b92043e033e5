// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The Swift that Xcode writes for entities whose code is generated.

public import MicaNib

/// Writes the classes of a model's entities, as Xcode does for `codeGenerationType`.
public struct DataModelSources {
  private let entities: [String: DataModel.Entity]
  private let model: DataModel

  /// The sources of a model.
  public init(_ model: DataModel) {
    self.model = model
    entities = Dictionary(model.entities.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }

  /// `Photo+CoreDataClass.swift`, `Photo+CoreDataProperties.swift` and their texts, entity by entity.
  public var files: [(name: String, text: String)] {
    model.entities.flatMap { entity -> [(name: String, text: String)] in
      guard let kind = entity.generated, kind == "class" || kind == "category",
        let name = Self.className(of: entity)
      else { return [] }
      let properties = (
        name: "\(name)+CoreDataProperties.swift", text: properties(of: entity, name)
      )
      if kind == "category" { return [properties] }
      return [
        (name: "\(name)+CoreDataClass.swift", text: declaration(of: entity, name)), properties,
      ]
    }
  }

  /// The name of an entity's class without its module; nil where its objects are plain ones.
  private static func className(of entity: DataModel.Entity?) -> String? {
    guard let name = entity?.className?.split(separator: ".").last.map(String.init),
      name != "NSManagedObject",
      name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }), name.first?.isNumber == false
    else { return nil }
    return name
  }

  private static let header =
    "// Written by mica as Xcode writes it; changes are lost.\n\nimport Foundation\nimport CoreData\n\n"

  private func declaration(of entity: DataModel.Entity, _ name: String) -> String {
    let parent = entity.parent.flatMap { Self.className(of: entities[$0]) } ?? "NSManagedObject"
    return Self.header + "@objc(\(name))\npublic class \(name): \(parent) {\n}\n"
  }

  private func properties(of entity: DataModel.Entity, _ name: String) -> String {
    var lines = [
      "extension \(name) {",
      "  @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    return NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "  }",
    ]
    for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) {
      lines.append("  @NSManaged public var `\(attribute.name)`: \(Self.type(of: attribute))")
    }
    let relationships = entity.relationships.sorted { $0.name < $1.name }
    for relationship in relationships {
      let destination = Self.className(of: entities[relationship.destination]) ?? "NSManagedObject"
      let type =
        relationship.isToMany ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : destination
      lines.append("  @NSManaged public var `\(relationship.name)`: \(type)?")
    }
    for request in entity.fetched {
      let destination = Self.className(of: entities[request.entity]) ?? "NSManagedObject"
      lines.append("  @NSManaged public var `\(request.name)`: [\(destination)]")
    }
    lines.append("}")
    for relationship in relationships where relationship.isToMany {
      let destination = Self.className(of: entities[relationship.destination]) ?? "NSManagedObject"
      lines += accessors(of: relationship, destination, in: name)
    }
    if entity.attributes.contains(where: { $0.name == "id" }) {
      lines += ["extension \(name): Identifiable {}"]
    }
    return Self.header + lines.joined(separator: "\n") + "\n"
  }

  private func accessors(
    of relationship: DataModel.Relationship, _ type: String, in name: String
  ) -> [String] {
    let capital = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var rows: [(selector: String, function: String)] = []
    if relationship.isOrdered {
      rows += [
        (
          "insertObject:in\(capital)AtIndex:", "insertInto\(capital)(_ value: \(type), at idx: Int)"
        ),
        ("removeObjectFrom\(capital)AtIndex:", "removeFrom\(capital)(at idx: Int)"),
        (
          "insert\(capital):atIndexes:",
          "insertInto\(capital)(_ values: [\(type)], at indexes: NSIndexSet)"
        ),
        ("remove\(capital)AtIndexes:", "removeFrom\(capital)(at indexes: NSIndexSet)"),
        (
          "replaceObjectIn\(capital)AtIndex:withObject:",
          "replace\(capital)(at idx: Int, with value: \(type))"
        ),
        (
          "replace\(capital)AtIndexes:with\(capital):",
          "replace\(capital)(at indexes: NSIndexSet, with values: [\(type)])"
        ),
      ]
    }
    rows += [
      ("add\(capital)Object:", "addTo\(capital)(_ value: \(type))"),
      ("remove\(capital)Object:", "removeFrom\(capital)(_ value: \(type))"),
      ("add\(capital):", "addTo\(capital)(_ values: \(set))"),
      ("remove\(capital):", "removeFrom\(capital)(_ values: \(set))"),
    ]
    let functions = rows.flatMap { row in
      ["  @objc(\(row.selector))", "  @NSManaged public func \(row.function)"]
    }
    return ["extension \(name) {"] + functions + ["}"]
  }

  /// The Swift type of an attribute, as Xcode chooses it.
  private static func type(of attribute: DataModel.Attribute) -> String {
    switch attribute.type {
    case "String": "String?"
    case "Integer 16": attribute.isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": attribute.isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": attribute.isScalar ? "Int64" : "NSNumber?"
    case "Double": attribute.isScalar ? "Double" : "NSNumber?"
    case "Float": attribute.isScalar ? "Float" : "NSNumber?"
    case "Boolean": attribute.isScalar ? "Bool" : "NSNumber?"
    case "Decimal": "NSDecimalNumber?"
    case "Date": attribute.isScalar ? "TimeInterval" : "Date?"
    case "Binary": "Data?"
    case "UUID": "UUID?"
    case "URI": "URL?"
    case "Transformable":
      attribute.className.flatMap { isTypeName($0) ? $0 + "?" : nil } ?? "NSObject?"
    default: "NSObject?"
    }
  }

  /// Whether a text names a type, and nothing else: documents come from anywhere.
  private static func isTypeName(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || "_.[]: ".contains($0) } && !text.isEmpty
  }
}
