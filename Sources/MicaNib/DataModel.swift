// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A compiled data model: written by the tools, read by Core Data (Docs/coredata.md).

/// The entities of one version of a data model.
public struct DataModel: Codable, Equatable, Sendable {
  /// The form that this Mica writes and reads.
  public static let currentForm = 1

  /// The form in which it was written.
  public var form = currentForm
  /// In the order of the document.
  public var entities: [Entity] = []
  /// Fetch requests by name.
  public var requests: [Request] = []
  /// The names of entities by the configuration that they belong to.
  public var configurations: [String: [String]] = [:]

  /// A model of nothing.
  public init() {}

  /// A kind of objects.
  public struct Entity: Codable, Equatable, Sendable {
    /// Its name.
    public var name: String
    /// `Photo`, `.Photo` or `Module.Photo`; nil for `NSManagedObject`.
    public var className: String?
    /// The entity whose properties it has besides.
    public var parent: String?
    /// Whether only entities below it have objects.
    public var isAbstract = false
    /// What Xcode writes for it: `class`, `category`, or nothing.
    public var generated: String?
    /// In the order of the document.
    public var attributes: [Attribute] = []
    /// In the order of the document.
    public var relationships: [Relationship] = []
    /// Requests that are properties.
    public var fetched: [Request] = []
    /// Attributes whose values together no two objects have.
    public var constraints: [[String]] = []
    /// What the document notes besides.
    public var info: [String: String] = [:]

    /// An entity without properties.
    public init(name: String) { self.name = name }
  }

  /// A plain value of an entity.
  public struct Attribute: Codable, Equatable, Sendable {
    /// Its name.
    public var name: String
    /// As Xcode calls it: `String`, `Integer 16`, `Transformable` …
    public var type: String
    /// Whether it may be nil when it is saved.
    public var isOptional = false
    /// Whether it isn't saved.
    public var isTransient = false
    /// The value of a new object; a date's as seconds since 2001.
    public var initial: String?
    /// The least value, a text's least length, or a date's seconds since 2001.
    public var least: String?
    /// The greatest, likewise.
    public var most: String?
    /// What a text must match.
    public var pattern: String?
    /// Whether generated code has numbers and not objects.
    public var isScalar = false
    /// The class of a transformable value.
    public var className: String?
    /// The transformer of a transformable value.
    public var transformer: String?
    /// What it is derived from.
    public var derivation: String?
    /// What the document notes besides.
    public var info: [String: String] = [:]

    /// An attribute of a type.
    public init(name: String, type: String) { (self.name, self.type) = (name, type) }
  }

  /// What leads from an entity to another.
  public struct Relationship: Codable, Equatable, Sendable {
    /// Its name.
    public var name: String
    /// The entity that it leads to.
    public var destination: String
    /// The relationship that leads back.
    public var inverse: String?
    /// Whether it leads to any number of objects.
    public var isToMany = false
    /// Whether these have an order.
    public var isOrdered = false
    /// Whether it may lead to none when it is saved.
    public var isOptional = false
    /// Whether it isn't saved.
    public var isTransient = false
    /// `Nullify`, `Cascade`, `Deny`, `No Action`.
    public var deletion = "Nullify"
    /// The least number of objects; 0 for any.
    public var least = 0
    /// The greatest; 0 for any.
    public var most = 0
    /// What the document notes besides.
    public var info: [String: String] = [:]

    /// A relationship to an entity.
    public init(name: String, destination: String) {
      (self.name, self.destination) = (name, destination)
    }
  }

  /// A fetch request of the document's.
  public struct Request: Codable, Equatable, Sendable {
    /// Its name.
    public var name: String
    /// The entity that it asks for.
    public var entity: String
    /// Its predicate's format; nil for all objects.
    public var predicate: String?

    /// A request for all objects of an entity.
    public init(name: String, entity: String) { (self.name, self.entity) = (name, entity) }
  }
}
