// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the registry holds for one class or protocol, and the rows of its table.

import Synchronization

/// A class of the registry: its names, where it was declared, and its own rows, filled when they are
/// asked for.
package final class ClassRecord: Sendable {
  typealias Filler = @Sendable (ClassRows) -> Void

  /// With the names of the types around it, without the module.
  package let name: String
  package let module: String
  /// That of `@objc(name)`.
  package let objectiveCName: String?
  /// Where it is declared, as `#fileID`; empty where nobody said.
  package let file: String
  package let line: Int
  /// Nil for generic classes.
  package let type: AnyClass?

  private struct Contents {
    var fillers: [Filler] = []
    var rows: ClassRows?
  }
  private let contents = Mutex(Contents())

  init(
    _ name: StaticString, module: StaticString, objectiveCName: StaticString?, file: StaticString,
    line: Int, type: AnyClass?
  ) {
    self.name = "\(name)"
    self.module = "\(module)"
    self.objectiveCName = objectiveCName.map { "\($0)" }
    self.file = "\(file)"
    self.line = line
    self.type = type
  }

  /// The record of a class that only extensions have told of.
  init(unnamed type: AnyClass) {
    name = _typeName(type, qualified: false)
    module = ""
    objectiveCName = nil
    file = ""
    line = 0
    self.type = type
  }

  /// `Module.Outer.Inner`.
  package var qualifiedName: String { module.isEmpty ? name : "\(module).\(name)" }

  /// Whether the class is Apple's: its methods are called directly by UIKit itself.
  var isApples: Bool { module.isEmpty || Self.appleModules.contains(module) }

  private static let appleModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreText", "CoreGraphics", "Foundation", "MicaFoundation",
  ]

  func add(_ filler: @escaping Filler) {
    contents.withLock { contents in
      contents.fillers.append(filler)
      contents.rows = nil
    }
  }

  func take(fillersOf other: ClassRecord) {
    for filler in other.contents.withLock({ $0.fillers }) { add(filler) }
  }

  /// The class's own rows.
  package var rows: ClassRows {
    let (known, fillers) = contents.withLock { ($0.rows, $0.fillers) }
    if let known { return known }
    let made = ClassRows()
    for fill in fillers {
      fill(made)
      // The first filler is the class's own; the others are extensions'.
      if made.ownCount == nil { made.ownCount = made.properties.count }
    }
    return contents.withLock { contents in
      let kept = contents.rows ?? made
      contents.rows = kept
      return kept
    }
  }
}

/// The rows of one class, without those of its superclasses. Written once, by one thread, then only
/// read.
package final class ClassRows: @unchecked Sendable {
  /// In the order in which they were written.
  package internal(set) var properties: [PropertyRecord] = []
  var ownCount: Int?
  /// Without those of extensions.
  package var ownProperties: ArraySlice<PropertyRecord> { properties.prefix(ownCount ?? 0) }
  /// The names of properties that an object keeps by name: `@NSManaged`.
  package internal(set) var managedNames: [ManagedName] = []
  package internal(set) var methods: [Selector: MethodRecord] = [:]
  package internal(set) var classMethods: [Selector: ClassMethodRecord] = [:]
  /// The initialisers that the class declares, such as `init(frame:)`.
  package internal(set) var initializers: Set<String> = []
  /// Whether those of the superclass are inherited besides.
  package internal(set) var inheritsInitializers = true
  /// Keys that a key's value depends on.
  package internal(set) var dependencies: [String: [String]] = [:]
  /// What an `NSObject` of the program overrides.
  package internal(set) var overrides = CodingOverrides()
  /// How objects of subclasses known at run time are made, by the name of the initialiser.
  package internal(set) var makers: [String: ObjectMaker] = [:]
}

/// The name of a property whose value is kept under it: no row, since key-value coding asks the object.
package struct ManagedName {
  let key: String
  let path: AnyKeyPath
}

/// Makes an object of a class by an initialiser, of arguments in its order; nil where it failed.
package typealias ObjectMaker = (_ type: AnyClass, _ arguments: [Any?]) -> AnyObject?

/// A class's own method that can be called by its selector.
package struct ClassMethodRecord {
  package let selector: Selector
  package let argumentCount: Int
  package let call: (_ first: Any?, _ second: Any?, _ third: Any?) -> Any?
}

/// A protocol of the registry.
package struct ProtocolRecord: Sendable {
  package let name: String
  package let module: String
  package let objectiveCName: String?
  package let requirements: [Selector]
  package let optionalRequirements: [Selector]
  package let conforms: @Sendable (Any) -> Bool

  /// `Module.Name`.
  package var qualifiedName: String { "\(module).\(name)" }
}
