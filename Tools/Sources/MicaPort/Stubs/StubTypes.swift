// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Types in the place of those that Mica lacks, as far as their names and uses tell what they are.

internal import SwiftParser
internal import SwiftSyntax

/// Writes types for names.
struct StubTypes {
  /// Where a name stands in a list of what a type inherits: as the first of a class, or elsewhere.
  private let inherited: InheritedNames
  /// What the files import: types may be those of other modules.
  private let imports: [String]
  /// Whether a test fails that comes to what was left out.
  private let failsTests: Bool

  init(_ files: [SourceFile], failsTests: Bool = false) {
    self.failsTests = failsTests
    inherited = InheritedNames(viewMode: .sourceAccurate)
    var imports: Set<String> = ["import UIKit"]
    for file in files {
      inherited.walk(Parser.parse(source: file.text))
      var depth = 0
      for line in file.text.split(separator: "\n") {
        let words = line.drop(while: \.isWhitespace)
        if words.hasPrefix("#if") { depth += 1 }
        if words.hasPrefix("#endif") { depth -= 1 }
        guard depth == 0, line.hasPrefix("import ") else { continue }
        let name = line.dropFirst(7).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if line.count == name.count + 7 { imports.insert(String(line)) }
      }
    }
    self.imports = imports.sorted()
  }

  /// The generated file of a module with stubs.
  ///
  /// `goesOn` has values that are missing be empty ones where their type has one, as after a module that isn't there.
  func file(for types: [String], goesOn: Bool = false) -> SourceFile {
    SourceFile(
      path: Self.path,
      text: (head(goesOn) + types.map(declaration) + (failsTests ? [Self.failure] : []))
        .joined(separator: "\n") + "\n")
  }

  private func head(_ goesOn: Bool) -> [String] {
    ["// Written by mica; changes are lost.", "", "@_spi(Registration) import UIKit"]
      + (failsTests ? ["import MicaXCTest"] : []) + imports
      + ["", calls, goesOn ? Self.emptyValues : Self.noValues]
      + (imports.contains("import SwiftUI") ? [Self.views] : [])
  }

  /// The type whose declaration stands in a line of the generated file.
  func type(atLine line: Int, of types: [String], goesOn: Bool) -> String? {
    func lines(_ text: String) -> Int {
      text.split(separator: "\n", omittingEmptySubsequences: false).count
    }
    var next = head(goesOn).reduce(1) { $0 + lines($1) }
    for type in types {
      let end = next + lines(declaration(type))
      if (next..<end).contains(line) { return type }
      next = end
    }
    return nil
  }

  static let path = "MicaStubs.swift"

  /// What fails the test that runs.
  private static let failure = """
    extension MicaStub {
      static func fail(_ name: String, _ place: String) {
        MicaXCTest.XCTFail("\\(name) is not in Mica yet; \\(place) uses it and was left out")
      }
    }
    """

  private var calls: String {
    failsTests
      ? Self.calls.replacing(
        "MissingMember.leaveOut(name, place)",
        with: "MissingMember.leaveOut(name, place); fail(name, place)") : Self.calls
  }

  private static let calls = """
    /// Types of which nothing is known: a value of one is an empty object.
    public protocol MicaStubbed { init() }

    enum MicaStub {
      static func leaveOut(_ name: String, _ place: String, _ used: Any?...) {
        MissingMember.leaveOut(name, place)
      }
      static func reach(_ name: String, _ place: String, _ used: Any?...) -> Never {
        MissingMember.reach(name, place)
      }
      static func value<Value>(_ name: String, _ place: String, _ used: Any?...) -> Value {
        guard let value = empty(Value.self) else { return MissingMember.value(name, place) }
        MissingMember.leaveOut(name, place)
        return value
      }
    }
    """

  /// A box with the name of what is missing, in the place of a view.
  private static let views = """
    extension MicaStub {
      @MainActor static func view(_ name: String, _ place: String, _ used: Any?...) -> some View {
        leaveOut(name, place)
        return Text(verbatim: name).padding(4).background(Color.gray.opacity(0.25))
      }
    }
    """

  private static let noValues = """
    extension MicaStub {
      static func empty<Value>(_ type: Value.Type) -> Value? { nil }
    }
    """

  private static let emptyValues = """
    extension MicaStub {
      static func empty<Value>(_ type: Value.Type) -> Value? {
        if let type = type as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as? Value }
        if let type = type as? any RangeReplaceableCollection.Type { return type.init() as? Value }
        if let type = type as? any SetAlgebra.Type { return type.init() as? Value }
        if let type = type as? any AdditiveArithmetic.Type { return type.zero as? Value }
        if type == Bool.self { return false as? Value }
        if let type = type as? any MicaStubbed.Type { return type.init() as? Value }
        return type == Void.self ? () as? Value : nil
      }
    }
    """

  private func declaration(_ name: String) -> String {
    if let dot = name.lastIndex(of: ".") {
      let inner = name[name.index(after: dot)...]
      return "extension \(name[..<dot]) {\n  public struct \(inner): Hashable {}\n}"
    }
    if inherited.values.contains(name) { return "public protocol \(name) {}" }
    if inherited.others.contains(name) || Self.isProtocol(name) && !inherited.first.contains(name) {
      return "public protocol \(name): AnyObject {}"
    }
    if Self.isProtocol(name) { return "public protocol \(name) {}" }
    let count = inherited.parameters[name] ?? 0
    let letters = ["A", "B", "C", "D", "E", "F"].prefix(count).joined(separator: ", ")
    let parameters = letters.isEmpty ? "" : "<\(letters)>"
    let superclass = Self.superclass(of: name)
    guard superclass == "NSObject" else {
      return "open class \(name)\(parameters): \(superclass) {}"
    }
    guard !inherited.first.contains(name) else {
      return "open class \(name)\(parameters): NSObject, @unchecked Sendable {}"
    }
    let told = failsTests ? "; MicaStub.fail(\"\(name)\", \"init()\")" : ""
    // Values that are kept in files hold such types, too.
    return """
      public final class \(name)\(parameters): NSObject, Codable, MicaStubbed, @unchecked Sendable {
        public required override init() { super.init()\(told) }
        public required init(from decoder: any Decoder) throws { super.init()\(told) }
        public func encode(to encoder: any Encoder) throws {}
      }
      """
  }

  private static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "Providing", "Conforming"].contains {
      name.hasSuffix($0)
    }
  }

  /// How a subclass of a type calls what its stub inherits.
  static func superclassCall(of name: String) -> String {
    let superclass = superclass(of: name)
    if superclass == "NSObject" { return "super.init()" }
    if superclass.hasSuffix("Controller") { return "super.init(nibName: nil, bundle: nil)" }
    return superclass == "UITableViewCell"
      ? "super.init(style: .default, reuseIdentifier: nil)" : "super.init(frame: .zero)"
  }

  private static func superclass(of name: String) -> String {
    let own = [
      ("TextField", "UITextField"), ("TextView", "UITextView"), ("ImageView", "UIImageView"),
      ("Label", "UILabel"), ("TableViewCell", "UITableViewCell"),
      ("CollectionViewCell", "UICollectionViewCell"), ("TableView", "UITableView"),
      ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"),
      ("NavigationController", "UINavigationController"),
      ("TabBarController", "UITabBarController"), ("ViewController", "UIViewController"),
      ("View", "UIView"),
    ]
    // What a program names in a nib must be of the element's kind.
    if !name.hasPrefix("UI") {
      let buttons = [("Button", "UIButton"), ("Switch", "UISwitch"), ("Slider", "UISlider")]
      return (own + buttons).first { name.hasSuffix($0.0) }?.1 ?? "NSObject"
    }
    let kinds = [
      ("ViewController", "UIViewController"), ("Controller", "UIViewController"),
      ("View", "UIView"), ("Button", "UIControl"), ("Bar", "UIView"), ("Control", "UIControl"),
      ("Cell", "UIView"), ("GestureRecognizer", "UIGestureRecognizer"),
    ]
    return kinds.first { name.hasSuffix($0.0) }?.1 ?? "NSObject"
  }
}

/// Collects the names that types inherit.
private final class InheritedNames: SyntaxVisitor {
  var first: Set<String> = []
  var others: Set<String> = []
  /// What structures and enumerations inherit.
  var values: Set<String> = []
  /// With how many arguments in angle brackets names are used.
  var parameters: [String: Int] = [:]

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let clause = node.genericArgumentClause {
      parameters[node.name.text] = max(
        parameters[node.name.text] ?? 0, clause.arguments.count)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      parameters[name] = max(
        parameters[name] ?? 0, node.genericArgumentClause.arguments.count)
    }
    return .visitChildren
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    let isClass = node.parent?.is(ClassDeclSyntax.self) == true
    let isValue =
      node.parent?.is(StructDeclSyntax.self) == true || node.parent?.is(EnumDeclSyntax.self) == true
    for (index, type) in node.inheritedTypes.enumerated() {
      let whole = type.type.trimmedDescription
      let name = String(whole.split(separator: ".").last.map(String.init) ?? whole)
      if isClass, index == 0 { first.insert(name) } else { others.insert(name) }
      if isValue { values.insert(name) }
    }
    return .visitChildren
  }
}

extension StubbedModule {
  /// The module with stubs where the complaints are.
  func answer() -> StubReply {
    let own = files.filter { $0.path != StubTypes.path }
    var types = Set(types)
    var refused = refused
    let maker = StubTypes(own, failsTests: failsTests)
    for complaint in complaints where complaint.path.hasSuffix("/" + StubTypes.path) {
      let name = maker.type(
        atLine: complaint.line, of: self.types.sorted(), goesOn: !missing.isEmpty || isLenient)
      if let name { refused.insert(name) }
    }
    types.subtract(refused)
    var left: [Complaint] = []
    for complaint in complaints where !complaint.path.hasSuffix("/" + StubTypes.path) {
      if let name = Self.missingType(complaint), !refused.contains(name) {
        types.insert(name)
      } else {
        left.append(complaint)
      }
    }
    var reply = StubReply(files: [], types: types.sorted(), problems: [], isWhole: true)
    (reply.refused, reply.gone) = (refused, gone)
    for name in types.subtracting(self.types).sorted() {
      guard let place = complaints.first(where: { Self.missingType($0) == name }) else { continue }
      reply.problems.append(
        PortProblem(
          path: place.path, line: place.line, column: place.column,
          message: "\(lack(of: name)): it has no members here", severity: .warning))
    }
    let groups = Dictionary(grouping: left, by: \.path)
    for file in own {
      let complaints = groups[file.path] ?? []
      let goesOn = !missing.isEmpty || isLenient
      let ofTables = goesOn ? groups["<mica: tables of \(file.name)>"] ?? [] : []
      guard !complaints.isEmpty || !ofTables.isEmpty else {
        reply.files.append(file)
        continue
      }
      var writer = StubWriter(file, types: types, of: self)
      for complaint in complaints { writer.answer(complaint) }
      for complaint in ofTables { writer.answerInTables(complaint) }
      reply.files.append(writer.changed)
      reply.problems += writer.problems
      reply.gone.formUnion(writer.gone)
      reply.isWhole = reply.isWhole && writer.isWhole
    }
    let paths = Set(own.map(\.path))
    if left.contains(where: { !paths.contains($0.path) }) { reply.isWhole = false }
    reply.files.append(maker.file(for: reply.types, goesOn: !missing.isEmpty || isLenient))
    return reply
  }

  /// What is said of an error that is about nothing that is missing.
  static let refusal = "Linux's compiler refuses this"

  /// That something isn't there: in Mica, or in absent modules.
  func lack(of name: String) -> String {
    if name == Self.refusal { return name }
    guard let first = missing.first, !apples.contains(name) else {
      return "`\(name)` is not in Mica yet"
    }
    let shown = missing.prefix(3).joined(separator: ", ")
    let rest = missing.count > 3 ? " and \(missing.count - 3) more" : ""
    let modules = missing.count == 1 ? "\(first) isn't" : "\(shown)\(rest) aren't"
    return "`\(name)` is nowhere, since \(modules) there"
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
