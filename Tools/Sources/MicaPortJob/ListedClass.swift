// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `mica list` shows of a class: read from its source, so that nothing of the program runs.

/// A class that a program declares.
public struct ListedClass: Codable, Hashable, Sendable {
  /// A property that `--set` may reach.
  public struct Property: Codable, Hashable, Sendable {
    /// Its key.
    public var key: String
    /// Its type as written, or as its value shows; without what makes it optional. Nil for an unknown one.
    public var type: String?
    /// Whether nil is one of its values.
    public var isOptional: Bool
    /// Its value at first, as it would be typed.
    public var value: String?
    /// The first line of its comment.
    public var documentation: String?

    /// A property of a class.
    public init(
      key: String, type: String?, isOptional: Bool, value: String?, documentation: String?
    ) {
      (self.key, self.type, self.isOptional) = (key, type, isOptional)
      (self.value, self.documentation) = (value, documentation)
    }
  }

  /// Its name; `Outer.Inner` for one within another type.
  public var name: String
  /// The last part of its file's path.
  public var file = ""
  /// The line of its declaration, from 1; 0 where only an extension is known.
  public var line = 0
  /// Whether it has generic parameters: such a class can't be shown by itself.
  public var isGeneric = false
  /// The superclass as written; nil for a root.
  public var superclass: String?
  /// The designated initialisers that it declares; nil where it declares none.
  public var initializers: [String]?
  /// Whether it inherits its superclass's designated initialisers nevertheless.
  public var inheritsOthers = false
  /// Whether `init()` makes one.
  public var hasEmptyInit = false
  /// What Objective-C sees of it.
  public var properties: [Property] = []

  /// A class of a name.
  public init(name: String) { self.name = name }
}

/// The classes of one module, and its enumerations.
public struct ListedModule: Codable, Hashable, Sendable {
  /// The module's name.
  public var name: String
  /// By file and line.
  public var classes: [ListedClass]
  /// What can be typed for each enumeration with raw values, by its name.
  public var enumerations: [String: String]
  /// Its previews, by file and line.
  public var previews: [ListedScreen] = []

  /// A module's classes.
  public init(name: String, classes: [ListedClass], enumerations: [String: String]) {
    (self.name, self.classes, self.enumerations) = (name, classes, enumerations)
  }
}
