// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a block of a file registers: classes, rows for classes of other files, protocols.

/// The classes of one file, on their way into the registry.
@_spi(Registration)
public final class FileClasses {
  var classes: [ClassRecord] = []
  var additions: [(type: AnyClass, filler: ClassRecord.Filler)] = []
  var protocols: [ProtocolRecord] = []
  /// Classes by the elements of documents that become their objects.
  var elements: [String: AnyClass] = [:]
  /// What registers the classes that types are made of, for each generic class.
  var generics: [GenericClass] = []

  typealias GenericClass = @Sendable (AnyClass, FileClasses) -> Void

  /// Registers a class under `Module.Name`, and under the name of `@objc(name)` where it has one.
  ///
  /// - Parameters:
  ///   - name: with the names of the types around it: `Outer.Inner`.
  ///   - file: where the class is declared, as `#fileID`.
  ///   - table: fills the rows at the first question about the class; it may be isolated to the main
  ///     actor but runs on the thread that asks.
  public func add<Object: AnyObject>(
    _ type: Object.Type, _ name: StaticString, module: StaticString,
    objectiveCName: StaticString? = nil, file: StaticString = "", line: Int = 0,
    table: @escaping @MainActor (ClassTable<Object>) -> Void = { _ in }
  ) {
    let record = ClassRecord(
      name, module: module, objectiveCName: objectiveCName, file: file, line: line, type: type)
    record.add(Self.filler(table))
    classes.append(record)
  }

  /// Registers a class of UIKit, whose name is Objective-C's too.
  ///
  /// - Parameter elements: the elements of Interface Builder's documents that become such an object.
  package func add<Object: AnyObject>(
    _ type: Object.Type, _ name: StaticString, elements: StaticString...,
    table: @escaping @MainActor (ClassTable<Object>) -> Void = { _ in }
  ) {
    let record = ClassRecord(
      name, module: "UIKit", objectiveCName: name, file: "", line: 0, type: type)
    record.add(Self.filler(table))
    classes.append(record)
    for element in elements { self.elements["\(element)"] = type }
  }

  /// Registers the name of a generic class, whose types are known at run time only.
  ///
  /// - Parameter instance: adds the class that a type is made of, with that type's arguments, and
  ///   nothing for a type that isn't below the class. A generic class without it is listed, and has
  ///   no rows.
  public func add(
    genericClass name: StaticString, module: StaticString, file: StaticString = "", line: Int = 0,
    instance: (@MainActor (AnyClass, FileClasses) -> Void)? = nil
  ) {
    classes.append(
      ClassRecord(
        name, module: module, objectiveCName: nil, file: file, line: line, type: nil))
    guard let instance else { return }
    // Rows only name members, as those of other classes do.
    generics.append(unsafeBitCast(instance, to: GenericClass.self))
  }

  /// Adds the rows of an extension that stands in another file than the class, or of a class of
  /// another module.
  public func extend<Object: AnyObject>(
    _ type: Object.Type, table: @escaping @MainActor (ClassTable<Object>) -> Void
  ) {
    additions.append((type, Self.filler(table)))
  }

  /// Registers a protocol, for `NSProtocolFromString` and `conforms(to:)`.
  ///
  /// - Parameters:
  ///   - requirements: the selectors of what it requires.
  ///   - optionalRequirements: the selectors of what a class may leave out.
  ///   - conforms: whether an object conforms: `{ $0 is any Name }`.
  public func add(
    protocol name: StaticString, module: StaticString, objectiveCName: StaticString? = nil,
    requirements: [Selector] = [], optionalRequirements: [Selector] = [],
    conforms: @escaping @Sendable (Any) -> Bool
  ) {
    protocols.append(
      ProtocolRecord(
        name: "\(name)", module: "\(module)", objectiveCName: objectiveCName.map { "\($0)" },
        requirements: requirements, optionalRequirements: optionalRequirements,
        conforms: conforms))
  }

  private static func filler<Object: AnyObject>(
    _ table: @escaping @MainActor (ClassTable<Object>) -> Void
  ) -> ClassRecord.Filler {
    // Rows only name members; nothing of the main actor's is touched while they are written.
    let fill = unsafeBitCast(table, to: (@Sendable (ClassTable<Object>) -> Void).self)
    return { fill(ClassTable(rows: $0)) }
  }
}
