// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A module whose places ask the helper.

internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

extension LookedUpModule {
  /// The changed files and the helper; a place whose member no class has stays as it is.
  func answer() throws(PortError) -> LookupReply {
    var reply = LookupReply()
    let groups = Dictionary(grouping: places, by: \.path)
    let writers = files.map(LookupWriter.init)
    var asked = members
    for (file, writer) in zip(files, writers) {
      asked.formUnion((groups[file.path] ?? []).compactMap(writer.member))
    }
    let found = try candidates(for: asked)
    for (file, writer) in zip(files, writers) {
      var writer = writer
      for place in groups[file.path] ?? [] {
        guard let member = writer.member(at: place), member.isEmpty || found[member] != nil
        else { continue }
        writer.answer(place)
      }
      guard let changed = writer.changed else { continue }
      reply.files.append(changed)
      reply.members[file.path] = writer.members
    }
    let used = reply.members.values.reduce(members) { $0.union($1) }
    guard !used.isEmpty else { return reply }
    reply.helper =
      LookupHelper(
        members: found.filter { used.contains($0.key) }, imports: imports, leftOut: leftOut
      ).file
    return reply
  }

  /// What has members of these names: classes of the program's and of Mica's.
  private func candidates(
    for names: Set<String>
  ) throws(PortError) -> [String: [LookedUpMember]] {
    guard !names.isEmpty else { return [:] }
    var found: [String: [LookedUpMember]] = [:]
    let declared = ownMembers(names, &found)
    let table = try MemberTable(at: tables)
    let newest = newestOwners(of: table)
    for name in names {
      for row in table.members[name] ?? [] {
        guard let owner = table.owners[row.owner], newest[owner.name] == owner.module,
          var member = LookedUpMember(
            table.resolved(row.text), owner: "\(owner.module).\(owner.name)",
            depth: table.depth(of: row.owner)),
          !member.names(anyOf: declared)
        else { continue }
        if owner.name == "NSObjectProtocol" {
          member.owner = "NSObject"
        } else {
          member.isProtocol = owner.isProtocol
        }
        found[name, default: []].append(member)
      }
    }
    return found
  }

  /// The last module that has a class of each name: a program sees that one.
  private func newestOwners(of table: MemberTable) -> [String: String] {
    var newest: [String: String] = [:]
    for owner in table.owners.values where newest[owner.name].map({ $0 == "Foundation" }) ?? true {
      newest[owner.name] = owner.module
    }
    return newest
  }

  /// Adds members of the program's own classes. Returns the names of its types.
  private func ownMembers(
    _ names: Set<String>, _ found: inout [String: [LookedUpMember]]
  ) -> Set<String> {
    var declared: Set<String> = []
    for (index, module) in sources.enumerated() {
      let isForeign = index < sources.count - 1
      for path in module.paths {
        guard let file = try? SourceFile(reading: path) else { continue }
        if !isForeign { declared.formUnion(DeclaredNames.types(in: file.text)) }
        guard names.contains(where: { !$0.isEmpty && file.text.contains($0) }) else { continue }
        let collector = OwnMembers(of: names, options: module.options, isForeign: isForeign)
        collector.walk(Parser.parse(source: file.text))
        found.merge(collector.found) { $0 + $1 }
      }
    }
    return declared
  }
}

extension LookedUpMember {
  /// Whether its types are named as some of the program's own, which mean others.
  fileprivate func names(anyOf declared: Set<String>) -> Bool {
    let texts =
      switch form {
      case .property(let type): [type]
      case .method(let signature): signature.types + [signature.result]
      }
    return texts.contains { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
        .contains { declared.contains(String($0.prefix { $0 != "." })) }
    }
  }
}

/// Names of types that a text declares, found without parsing it.
enum DeclaredNames {
  private static let words: Set<Substring> = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  static func types(in text: String) -> Set<String> {
    var found: Set<String> = []
    var isComment = false
    for line in text.split(separator: "\n") {
      var isNext = false
      for word in line.split(separator: " ") {
        if isComment {
          if word.hasSuffix("*/") { isComment = false }
        } else if word.hasPrefix("//") {
          break
        } else if word.hasPrefix("/*") {
          isComment = !word.hasSuffix("*/")
        } else {
          if isNext, let name = name(at: word) { found.insert(name) }
          isNext = words.contains(word)
        }
      }
    }
    return found
  }

  /// The name that a word begins with: `A` of `A<T>:`.
  private static func name(at word: Substring) -> String? {
    let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
