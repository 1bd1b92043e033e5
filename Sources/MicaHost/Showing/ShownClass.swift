// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The classes of a program that can be shown: its views and view controllers, from the registry.

internal import MicaJob
@_spi(Registration) internal import MicaRuntime
internal import UIKit

/// A view's or view controller's class that the program declares.
struct ShownClass {
  enum Kind: String {
    case view
    case controller
  }

  let record: ClassRecord
  let type: AnyClass
  let kind: Kind

  /// Nil for a class of another kind, and for a generic one.
  init?(_ record: ClassRecord) {
    guard let type = record.type else { return nil }
    if type is UIView.Type {
      kind = .view
    } else if type is UIViewController.Type {
      kind = .controller
    } else {
      return nil
    }
    self.record = record
    self.type = type
  }

  /// The file and line of its declaration, such as `Dial.swift:9`; empty where nobody said.
  var place: String {
    guard !record.file.isEmpty else { return "" }
    // `#fileID` begins with the module.
    let file = record.file.split(separator: "/").dropFirst().joined(separator: "/")
    return "\(file.isEmpty ? record.file : file):\(record.line)"
  }

  /// What makes one of the class; nil where it has no initialiser that needs no argument of the
  /// program's own.
  var maker: Maker? {
    let base = kind == .view ? "init(frame:)" : "init(nibName:bundle:)"
    // One of the class's own is what its writer calls.
    if let make = record.rows.makers["init()"] { return .own(make) }
    return Self.inherits(base, type) ? .base : nil
  }

  enum Maker {
    /// `init(frame:)` or `init(nibName:bundle:)`.
    case base
    /// `init()`.
    case own(ObjectMaker)
  }

  /// Whether the class has one of Apple's designated initialisers, as far as anybody said.
  static func inherits(_ initializer: String, _ type: AnyClass) -> Bool {
    var next: AnyClass? = type
    while let type = next, type != UIView.self, type != UIViewController.self {
      if let rows = ClassRegistry.record(of: type)?.rows {
        if rows.initializers.contains(initializer) { return true }
        if !rows.inheritsInitializers { return false }
      }
      next = _getSuperclass(type)
    }
    return true
  }
}

extension ShownClass {
  /// All of them, by file and line.
  static func all() -> [ShownClass] {
    ClassRegistry.allClasses().filter { !$0.module.isEmpty && !isOurs($0.module) }
      .compactMap(ShownClass.init)
  }

  /// Whether a module is one of the façades, whose own classes nobody opens.
  private static func isOurs(_ module: String) -> Bool {
    ["UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Foundation"].contains(module)
  }

  /// The class that is shown: the one of that name, or the only view controller, or the only view
  /// where there is no controller. Throws `HostError`.
  static func find(_ name: String?) throws(HostError) -> ShownClass {
    let all = all()
    if let name { return try named(name, among: all) }
    let makeable = all.filter { $0.maker != nil }
    let controllers = makeable.filter { $0.kind == .controller }
    let candidates = controllers.isEmpty ? makeable : controllers
    guard let only = candidates.first else { throw .nothingToShow(types: all.map(\.record.name)) }
    guard candidates.count == 1 else { throw .severalTypes(makeable.map(\.record.name)) }
    return only
  }

  private static func named(
    _ name: String, among all: [ShownClass]
  ) throws(HostError) -> ShownClass {
    let records = ClassRegistry.classes(named: name)
    let found = all.filter { shown in records.contains { $0 === shown.record } }
    guard let first = found.first else {
      throw .unknownType(
        name, nearest: NearestNames.find(name, among: all.map(\.record.name)),
        isClass: !records.isEmpty)
    }
    guard found.count == 1 else { throw .severalTypes(found.map(\.record.qualifiedName)) }
    guard first.maker != nil else { throw .unmakeable(first.record.name, place: first.place) }
    return first
  }
}
