// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Types in the place of those that Mica lacks, as far as their names and uses tell what they are.

internal import SwiftParser
internal import SwiftSyntax

/// Writes types for names.
struct StubTypes {
  /// Where a name stands in a list of what a type inherits: as the first of a class, or elsewhere.
  private let inherited: InheritedNames

  init(_ files: [SourceFile]) {
    inherited = InheritedNames(viewMode: .sourceAccurate)
    for file in files { inherited.walk(Parser.parse(source: file.text)) }
  }

  /// The generated file of a module with stubs.
  func file(for types: [String]) -> SourceFile {
    let lines = [
      "// Written by mica; changes are lost.", "", "@_spi(Registration) import UIKit", "",
      Self.calls,
    ]
    return SourceFile(
      path: Self.path, text: (lines + types.map(declaration)).joined(separator: "\n") + "\n")
  }

  static let path = "MicaStubs.swift"

  private static let calls = """
    enum MicaStub {
      static func leaveOut(_ name: String, _ place: String) { MissingMember.leaveOut(name, place) }
      static func reach(_ name: String, _ place: String) -> Never { MissingMember.reach(name, place) }
      static func value<Value>(_ name: String, _ place: String) -> Value {
        MissingMember.value(name, place)
      }
    }
    """

  private func declaration(_ name: String) -> String {
    if let dot = name.lastIndex(of: ".") {
      let inner = name[name.index(after: dot)...]
      return "extension \(name[..<dot]) {\n  public struct \(inner): Hashable {}\n}"
    }
    if inherited.others.contains(name) || Self.isProtocol(name) && !inherited.first.contains(name) {
      return "public protocol \(name): AnyObject {}"
    }
    if Self.isProtocol(name) { return "public protocol \(name) {}" }
    return "open class \(name): \(Self.superclass(of: name)) {}"
  }

  private static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "Providing", "Conforming"].contains {
      name.hasSuffix($0)
    }
  }

  private static func superclass(of name: String) -> String {
    let kinds = [
      ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
      ("View", "UIView"), ("Layer", "CALayer"), ("Button", "UIControl"), ("Bar", "UIView"),
      ("Control", "UIControl"), ("Cell", "UIView"), ("GestureRecognizer", "UIGestureRecognizer"),
    ]
    guard name.hasPrefix("UI") || name.hasSuffix("View") || name.hasSuffix("ViewController") else {
      return "NSObject"
    }
    return kinds.first { name.hasSuffix($0.0) }?.1 ?? "NSObject"
  }
}

/// Collects the names that types inherit.
private final class InheritedNames: SyntaxVisitor {
  var first: Set<String> = []
  var others: Set<String> = []

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    let isClass = node.parent?.is(ClassDeclSyntax.self) == true
    for (index, type) in node.inheritedTypes.enumerated() {
      let name = type.type.trimmedDescription
      if isClass, index == 0 { first.insert(name) } else { others.insert(name) }
    }
    return .visitChildren
  }
}

extension StubbedModule {
  /// The module with stubs where the complaints are.
  func answer() -> StubReply {
    let own = files.filter { $0.path != StubTypes.path }
    var types = Set(types)
    var left: [Complaint] = []
    for complaint in complaints {
      if let name = Self.missingType(complaint) {
        types.insert(name)
      } else {
        left.append(complaint)
      }
    }
    var reply = StubReply(files: [], types: types.sorted(), problems: [], isWhole: true)
    for name in types.subtracting(self.types).sorted() {
      guard let place = complaints.first(where: { Self.missingType($0) == name }) else { continue }
      reply.problems.append(
        PortProblem(
          path: place.path, line: place.line, column: place.column,
          message: "`\(name)` is not in Mica yet: it has no members here", severity: .warning))
    }
    let groups = Dictionary(grouping: left, by: \.path)
    for file in own {
      guard let complaints = groups[file.path] else {
        reply.files.append(file)
        continue
      }
      var writer = StubWriter(file, types: types)
      for complaint in complaints { writer.answer(complaint) }
      reply.files.append(writer.changed)
      reply.problems += writer.problems
      reply.isWhole = reply.isWhole && writer.isWhole
    }
    let paths = Set(own.map(\.path))
    if left.contains(where: { !paths.contains($0.path) }) { reply.isWhole = false }
    reply.files.append(StubTypes(own).file(for: reply.types))
    return reply
  }

  /// The type that a complaint finds nowhere, where Mica lacks it.
  private static func missingType(_ complaint: Complaint) -> String? {
    guard let gap = complaint.gap,
      complaint.message.hasPrefix("cannot find type '")
        || complaint.message.contains("is not a member type of")
    else { return nil }
    return gap
  }
}
