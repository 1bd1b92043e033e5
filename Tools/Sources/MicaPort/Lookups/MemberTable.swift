// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The members of Mica's classes, from what the compiler writes of a module: its symbol graph.

internal import Foundation
internal import MicaFolders

/// Classes and protocols of a module, and the members that it gives to classes of any module.
struct MemberTable: Codable {
  /// A class or protocol.
  struct Owner: Codable {
    var module: String
    var name: String
    var superclass: String?
    var isProtocol: Bool
  }

  /// A member as it is declared.
  struct Member: Codable {
    /// The owner's mangled name.
    var owner: String
    var text: String
  }

  /// By mangled names.
  var owners: [String: Owner] = [:]
  /// By their names without labels.
  var members: [String: [Member]] = [:]
  /// What names of types stand for: overloads of one type would be no different ones.
  var aliases: [String: String] = [:]

  // MARK: Files

  /// Reads the lists of several modules as one.
  init(at paths: [String]) throws(PortError) {
    for path in paths {
      let table: MemberTable
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        table = try JSONDecoder().decode(MemberTable.self, from: data)
      } catch {
        throw .unreadable(path: path, reason: "\(error)")
      }
      owners.merge(table.owners) { $1 }
      members.merge(table.members) { $0 + $1 }
      aliases.merge(table.aliases) { $1 }
    }
  }

  /// Writes a module's list.
  static func write(_ list: PortRequest.Members) throws(PortError) {
    var table = MemberTable()
    for path in list.graphs {
      do {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        table.add(try JSONDecoder().decode(SymbolGraph.self, from: data), of: list.module)
      } catch {
        throw .unreadable(path: path, reason: "\(error)")
      }
    }
    do {
      try JSONEncoder().encode(table).write(
        to: URL(fileURLWithPath: list.place), options: .atomic)
    } catch {
      throw .unreadable(path: list.place, reason: "\(error)")
    }
  }

  init() {}

  // MARK: Symbol graphs

  /// Adds what a graph holds. Generic classes are left out: an object is none without their arguments.
  mutating func add(_ graph: SymbolGraph, of module: String) {
    var owner: [String: String] = [:]
    var superclass: [String: String] = [:]
    for relation in graph.relationships {
      switch relation.kind {
      case "memberOf", "requirementOf", "optionalRequirementOf":
        owner[relation.source] = relation.target
      case "inheritsFrom": superclass[relation.source] = relation.target
      default: break
      }
    }
    for symbol in graph.symbols {
      let id = symbol.identifier.precise
      let text = symbol.declarationFragments.map(\.spelling).joined()
      switch symbol.kind.identifier {
      case "swift.class" where !text.contains("<"), "swift.protocol":
        owners[id] = Owner(
          module: module, name: symbol.pathComponents.joined(separator: "."),
          superclass: superclass[id], isProtocol: symbol.kind.identifier == "swift.protocol")
      case "swift.method", "swift.property":
        guard let owner = owner[id], let full = symbol.pathComponents.last, !full.hasPrefix("_")
        else { continue }
        let name = String(full.prefix { $0 != "(" })
        members[name, default: []].append(Member(owner: owner, text: text))
      case "swift.typealias" where symbol.pathComponents.count == 1:
        let parts = text.split(separator: "=", maxSplits: 1).map { $0.filter { $0 != " " } }
        if parts.count == 2, !text.contains("<"), !text.contains("->") {
          aliases[symbol.pathComponents[0]] = parts[1]
        }
      default: break
      }
    }
  }

  /// A declaration with what its types' names stand for.
  func resolved(_ text: String) -> String {
    var (result, word) = ("", "")
    for character in text + "\n" {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      let isPart = result.last == "."
      result += isPart || word.first?.isUppercase != true ? word : aliases[word] ?? word
      word = ""
      result.append(character)
    }
    return String(result.dropLast())
  }

  /// How many superclasses are known of a class.
  func depth(of owner: String) -> Int {
    var (depth, current) = (0, owner)
    while let next = owners[current]?.superclass, depth < 100 {
      (depth, current) = (depth + 1, next)
    }
    return depth
  }
}

/// What `swift-symbolgraph-extract` writes, as far as it is read here.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}
