// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What other files of a module must know of one file. No bodies and no lines are in it: an edit within
// functions leaves it as it was, and no other file is rewritten.

/// What the rest of a module must know of one file. Depends on the file's text alone: cache it by that.
public struct FileFacts: Hashable, Sendable, Codable {
  /// The file's path.
  public internal(set) var path: String
  /// The modules that it imports.
  public internal(set) var imports: [String] = []
  var types: [TypeFacts] = []
  var extensions: [ExtensionFacts] = []
  var protocols: [ProtocolFacts] = []
  /// What its aliases at the top level mean.
  var aliases: [String: String] = [:]
  /// Names of aliases and functions that the whole module sees.
  var topLevelNames: [String] = []
  /// Whether it names a function that changes what methods run.
  var exchangesMethods = false
  /// Whether it casts bits, and whether it names blocks of Objective-C.
  var castsBits = false
  var namesBlocks = false
  /// Members of URL sessions that it needs.
  var networkMembers: [NetworkFile.Member] = []
  /// Whether a protocol or a class asks for `init()`: Swift can call that on classes itself.
  var declaresEmptyInit = false
  /// The titles of the previews that become functions, or the names of their types.
  var previews: [String] = []
  /// The class of `@main` or `@UIApplicationMain`, or the one that a `main.swift` names.
  var application: String?
}

/// A class, structure, enumeration or actor.
struct TypeFacts: Hashable, Sendable, Codable {
  /// `Outer.Inner`.
  var name: String
  var isClass: Bool
  var isGeneric: Bool
  /// Whether only its file, or the type around it, can name it.
  var isPrivate = false
  var inherited: [String]
  var hasObjCMembers: Bool
  /// Whether it belongs to an actor that isn't the main one.
  var isOfActor = false
  var members: [MemberFacts] = []
  /// Its designated initialisers: `init(frame:)`.
  var designated: [String] = []
  /// The cases of an enumeration.
  var cases: [String] = []
}

/// An extension of a class.
struct ExtensionFacts: Hashable, Sendable, Codable {
  /// As written: `Outer.Inner`.
  var name: String
  var isConditional: Bool
  var inherited: [String]
  var members: [MemberFacts] = []
}

/// A protocol; its members only if it is Objective-C's.
struct ProtocolFacts: Hashable, Sendable, Codable {
  var name: String
  var isObjC: Bool
  /// Whether it asks for `init()`.
  var asksForInit = false
  var members: [MemberFacts] = []
}

/// A method or property of a class.
struct MemberFacts: Hashable, Sendable, Codable {
  enum Kind: String, Hashable, Sendable, Codable { case method, property }

  var kind: Kind
  var name: String
  /// `_` where there is none; empty for properties.
  var labels: [String] = []
  /// Objective-C's name: `tap:event:`, or a property's key.
  var selector: String
  var isStatic: Bool
  var isOverride: Bool
  var isOptional = false
  var isAsync = false
  /// Whether XCTest runs it in a class of tests: by its name, without parameters and results, where others can call it.
  var isTest = false
  /// Whether Objective-C sees it by an attribute of its own or of its extension, and looks it up in each call.
  var isExposed = false
  /// The same of a method of the class itself.
  var isExposedOfType = false
  var isDynamic = false
  /// Whether a property holds an object of any class: its members are looked up as it runs.
  var isAnyObject = false
  /// What a class body needs in order to call it under another name; nil where that can't be written.
  var forwarding: Forwarding?

  /// What members are the same by, types apart.
  var key: String {
    (isStatic ? "static " : "") + name
      + (kind == .method ? "(" + labels.map { $0 + ":" }.joined() + ")" : "")
  }

  /// The parts of a declaration that forwards.
  struct Forwarding: Hashable, Sendable, Codable {
    /// Attributes and modifiers, without access that is too narrow.
    var modifiers: String
    /// From the name on: `tap(_ sender: UIView) -> Bool`, `title: String`.
    var signature: String
    /// `try await`, where needed.
    var effects: String
    /// `(sender, event: event)`.
    var arguments: String
    var isSettable = false
    /// `willSet` and `didSet` of a property that overrides one and keeps nothing of its own.
    var observers: [String] = []
  }
}
