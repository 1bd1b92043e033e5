// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A kind of objects.

public import MicaFoundation
@_spi(Registration) internal import MicaRuntime

/// A kind of objects: its name, class and properties.
open class NSEntityDescription: NSObject {
  /// The entity's name.
  open var name: String?
  /// The class of its objects: `Photo`, or with its module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether only entities below it have objects.
  open var isAbstract = false
  /// What the model notes besides.
  open var userInfo: [AnyHashable: Any]? = [:]
  /// The name in an older version of the model.
  open var renamingIdentifier: String?
  /// A part of a version's hash; kept.
  open var versionHashModifier: String?
  /// Attributes whose values together no two objects have: names or descriptions.
  open var uniquenessConstraints: [[Any]] = []
  /// The model that it belongs to.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The entity whose properties it has besides.
  open private(set) weak var superentity: NSEntityDescription?

  private var own: [NSPropertyDescription] = []
  private var below: [NSEntityDescription] = []
  private var known: (type: NSManagedObject.Type, isFound: Bool)?

  /// An entity without a name.
  public override init() {}

  /// All properties, those of the entities above first; setting sets its own.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
      own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in own { property.entity = self }
      forget()
    }
  }

  /// The entities right below it.
  open var subentities: [NSEntityDescription] {
    get { below }
    set {
      for entity in below where entity.superentity === self { entity.superentity = nil }
      below = newValue
      for entity in below {
        entity.superentity = self
        entity.forget()
      }
    }
  }

  /// Those by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(below.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  // MARK: Properties by name

  private var table: [String: NSPropertyDescription]?

  private func forget() {
    table = nil
    for entity in below { entity.forget() }
  }

  /// The properties by name, inherited ones too.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let table { return table }
    let made = Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    // A property may still get its name.
    if !made.keys.contains("") { table = made }
    return made
  }

  /// The attributes by name, inherited ones too.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by name, inherited ones too.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }.filter {
      $0.destinationEntity === entity
    }
  }

  /// Whether it is an entity, or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var current: NSEntityDescription? = self
    while let each = current {
      if each === entity || (each.name == entity.name && each.name != nil) { return true }
      current = each.superentity
    }
    return false
  }

  /// Its uppermost entity: the one whose objects are numbered together.
  var root: NSEntityDescription { superentity?.root ?? self }

  // MARK: Objects

  /// The entity of that name in a context's model.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// A new object of an entity in a context. Stops the program where there is no such entity.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError(
        "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity "
          + "name '\(entityName)'")
    }
    return entity.objectClass.makeObject(of: entity, in: context)
  }

  /// The class of its objects.
  var objectClass: NSManagedObject.Type { found.type }

  private var found: (type: NSManagedObject.Type, isFound: Bool) {
    if let known { return known }
    let name = managedObjectClassName?.split(separator: ".").last.map(String.init) ?? ""
    let type = ClassRegistry.classes(named: name).lazy.compactMap {
      $0.type as? NSManagedObject.Type
    }.first
    let result = (
      type: type ?? NSManagedObject.self, isFound: type != nil || name == "NSManagedObject"
    )
    known = result
    return result
  }

  open override var description: String {
    "(NSEntityDescription) name \(name ?? ""), managedObjectClassName \(managedObjectClassName ?? "")"
  }
}
