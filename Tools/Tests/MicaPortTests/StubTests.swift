// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What stands in the place of what Mica lacks.

import Testing

@testable import MicaPort

@Suite struct StubTests {
  /// A complaint about the first place of `word` in a text.
  static func complaint(
    _ text: String, at word: String, _ message: String = "", gap: String? = "UIView.spin"
  ) throws -> StubbedModule.Complaint {
    let found = try #require(text.firstRange(of: word))
    let before = text[..<found.lowerBound]
    let line = before.filter { $0 == "\n" }.count + 1
    let column =
      before.utf8.count
      - (before.lastIndex(of: "\n").map {
        text.utf8.distance(from: text.startIndex, to: $0) + 1
      } ?? 0) + 1
    return StubbedModule.Complaint(
      path: "/App/A.swift", line: line, column: column, message: message, gap: gap)
  }

  func reply(
    _ text: String, _ complaints: [StubbedModule.Complaint], types: [String] = []
  ) -> StubReply {
    let file = SourceFile(
      path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + text)
    return StubbedModule(files: [file], types: types, complaints: complaints).answer()
  }

  func text(_ reply: StubReply) -> String {
    reply.files[0].text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\n")
  }

  /// What a text becomes by a complaint about `spin`.
  private func stubbed(_ text: String) throws -> String {
    self.text(reply(text, [try Self.complaint(text, at: "spin")]))
  }

  @Test func aStatementIsLeftOutAndLinesKeepTheirNumbers() throws {
    let source = "func a() {\n  view\n    .spin(1)\n  b()\n}\n"
    #expect(
      try stubbed(source)
        == "func a() {\n  MicaStub.leaveOut(\"UIView.spin\", \"A.swift:3\")\n            \n  b()\n}\n"
    )
  }

  /// A value that is nil, or a statement that isn't there, would let a test pass that rests on it.
  @Test func aTestFailsThatComesToWhatWasLeftOut() throws {
    let source = "class A {\n  var a: Int? = view.spin\n}\n"
    let file = SourceFile(
      path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + source)
    var module = StubbedModule(
      files: [file], types: [], complaints: [try Self.complaint(source, at: "spin")])
    #expect(text(module.answer()).contains("var a: Int? = nil"))
    #expect(module.answer().files.allSatisfy { !$0.text.contains("XCTFail") })
    module.failsTests = true
    let reply = module.answer()
    #expect(text(reply).contains("= MicaStub.value(\"UIView.spin\", \"A.swift:2\")"))
    let stubs = try #require(reply.files.last?.text)
    #expect(stubs.contains("MissingMember.leaveOut(name, place); fail(name, place)"))
    #expect(stubs.contains("MicaXCTest.XCTFail(\"\\(name) is not in Mica yet"))
  }

  /// With a module that isn't there, what can't be replaced by less goes whole.
  @Test func aMemberOfAMissingModuleGoes() throws {
    let source = "class A {\n  let bag = Bag(1)\n  func b() {}\n}\n"
    let file = SourceFile(
      path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + source)
    var module = StubbedModule(
      files: [file], types: [], complaints: [try Self.complaint(source, at: "Bag", gap: "Bag")])
    #expect(text(module.answer()).contains("let bag = Bag(1)"))
    module.missing = ["Bags"]
    let reply = module.answer()
    #expect(text(reply) == "class A {\n                  \n  func b() {}\n}\n")
    #expect(reply.problems.first?.message == "`Bag` is nowhere, since Bags isn't there: left out")
    module.complaints = [
      .init(
        path: "/App/A.swift", line: 2, column: 7, message: "expected expression after operator",
        gap: nil)
    ]
    #expect(text(module.answer()).contains("let bag = Bag(1)"))
  }

  /// What a package gets wrong for Linux's compiler is nobody's to mend: the rest of it is compiled.
  @Test func aLenientModuleLosesWhatIsRefused() throws {
    let source = "func a() {\n  add(1, of: 2)\n  b()\n}\n"
    let file = SourceFile(
      path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + source)
    let complaint = try Self.complaint(source, at: "of", "extra argument in call", gap: nil)
    var module = StubbedModule(files: [file], types: [], complaints: [complaint])
    #expect(text(module.answer()) == source)
    module.isLenient = true
    let reply = module.answer()
    #expect(text(reply).contains("MicaStub.leaveOut(") && text(reply).contains("b()"))
    #expect(
      reply.problems.first?.message
        == "Linux's compiler refuses this: left out (extra argument in call)")
  }

  /// A property wrapper of a module that isn't there.
  @Test func anUnknownAttributeGoesAlone() throws {
    let source = "struct A {\n  @Option(1)\n  var a: Int?\n}\n"
    let file = SourceFile(
      path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + source)
    let complaint = try Self.complaint(source, at: "Option", "unknown attribute 'Option'", gap: nil)
    var module = StubbedModule(files: [file], types: [], complaints: [complaint])
    #expect(text(module.answer()) == source)
    module.missing = ["Arguments"]
    #expect(text(module.answer()) == "struct A {\n            \n  var a: Int?\n}\n")
  }

  /// Without them the closure would have no parameters.
  @Test func aStubInAClosureUsesItsParameters() throws {
    let source = "func a() {\n  map {\n    spin($1, $0) { $2 }\n  }\n}\n"
    let text = try stubbed(source)
    #expect(text.contains("MicaStub.leaveOut(\"UIView.spin\", \"A.swift:3\", $0, $1)"))
  }

  /// What a protocol asks for may have gone.
  @Test func aConformanceThatIsLostGoes() throws {
    let source = "struct A: Base, Codable {\n  let a: Int\n}\n"
    let complaint = try Self.complaint(
      source, at: "A:", "type 'A' does not conform to protocol 'Decodable'", gap: nil)
    #expect(text(reply(source, [complaint])).hasPrefix("struct A: Base, Any"))
  }

  /// A type that can't be made is left to what uses it, and types see what the files import.
  @Test func aTypeWhoseStubFailsIsRefused() throws {
    let source = "import Far\nvar a: Relay!\n"
    let file = SourceFile(path: "/App/A.swift", text: source)
    let made = StubTypes([file]).file(for: ["Other", "Relay"], goesOn: true).text
    #expect(made.contains("\nimport Far\n"))
    let lines = made.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("class Relay") }) + 1
    var module = StubbedModule(
      files: [file], types: ["Other", "Relay"],
      complaints: [
        .init(path: "/tmp/MicaStubs.swift", line: line, column: 1, message: "no", gap: nil)
      ])
    module.missing = ["Far"]
    let reply = module.answer()
    #expect(reply.types == ["Other"] && reply.refused == ["Relay"])
  }

  /// An initialiser that a missing superclass has is not there, but one of what its stub inherits is.
  @Test func aSubclassOfAStubCallsWhatItInherits() throws {
    let source = "class A: FancyView {\n  init() {\n    super.init(style: 1)\n  }\n}\n"
    let complaint = try Self.complaint(source, at: "style", "incorrect argument label", gap: nil)
    let file = SourceFile(
      path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + source)
    var module = StubbedModule(files: [file], types: ["FancyView"], complaints: [complaint])
    module.missing = ["Fancy"]
    #expect(text(module.answer()).contains("super.init(frame: .zero)"))
  }

  /// An extension of a type that isn't there goes, also where another scope has a type of the name.
  @Test func anExtensionOfAMissingTypeGoes() throws {
    let source = "extension Far {\n  init(a: Int) {}\n}\nlet b = 1\n"
    let complaint = try Self.complaint(source, at: "Far", "cannot find type 'Far'", gap: nil)
    let file = SourceFile(
      path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + source)
    var module = StubbedModule(files: [file], types: [], complaints: [complaint])
    module.missing = ["Kit"]
    let left = text(module.answer())
    #expect(!left.contains("extension") && left.contains("let b = 1"))
  }

  /// A call can't stand between the declarations of a file: the declaration goes, as it does outside of `#if`.
  @Test func aDeclarationInAConditionGoes() throws {
    for depth in 1...2 {
      let head = String(repeating: "#if os(iOS)\n", count: depth)
      let tail = String(repeating: "#endif\n", count: depth)
      let source = head + "public let a = spin\nlet b = 1\n" + tail
      let complaint = try Self.complaint(source, at: "spin", "cannot find 'spin'", gap: "spin")
      let file = SourceFile(
        path: "/App/A.swift", text: "#sourceLocation(file: \"/App/A.swift\", line: 1)\n" + source)
      var module = StubbedModule(files: [file], types: [], complaints: [complaint])
      module.isLenient = true
      let left = text(module.answer())
      #expect(!left.contains("MicaStub") && !left.contains("let a") && left.contains("let b = 1"))
    }
  }

  /// The tables of a class that went go with it.
  @Test func tablesOfWhatIsGoneGo() throws {
    let tables = """
      extension A {
        static func __micaTable(_ table: ClassTable<A>) { table.outlet("b", \\.b) }
      }
      private enum __MicaFile {
        static let load: () -> Void = {
          ClassRegistry.register { file in
            file.add(A.self, "A") { A.__micaTable($0) }
            file.add(B.self, "B") { B.__micaTable($0) }
          }
        }
      }
      """
    let text =
      "#sourceLocation(file: \"/App/A.swift\", line: 1)\nlet a = 1\n"
      + "#sourceLocation(file: \"<mica: tables of A.swift>\", line: 1)\n\(tables)\n"
    let places = [(1, 11), (7, 37)]
    var module = StubbedModule(
      files: [SourceFile(path: "/App/A.swift", text: text)], types: [],
      complaints: places.map {
        StubbedModule.Complaint(
          path: "<mica: tables of A.swift>", line: $0.0, column: $0.1,
          message: "cannot find 'A' in scope", gap: nil)
      })
    module.missing = ["Kit"]
    let left = module.answer().files[0].text
    #expect(!left.contains("A.self") && !left.contains("extension A") && left.contains("B.self"))
    #expect(left.contains("ClassRegistry.register {"))
  }

  /// A missing type has as many parameters as it is used with, and a superclass that its name tells.
  @Test func typesOfMissingModulesAreAsTheirUseSays() throws {
    let source = "var a: Relay<Int, Bool>!\nvar b: FancyTextField!\n"
    let file = SourceFile(path: "/App/A.swift", text: source)
    let text = StubTypes([file]).file(for: ["Relay", "FancyTextField"]).text
    #expect(text.contains("final class Relay<A, B>: NSObject, Codable, MicaStubbed"))
    #expect(text.contains("open class FancyTextField: UITextField {}"))
  }

  @Test func theInnermostStatementGoes() throws {
    let source = "func a() {\n  if b {\n    c { view.spin() }\n  }\n}\n"
    #expect(
      try stubbed(source).contains("c { MicaStub.leaveOut(\"UIView.spin\", \"A.swift:3\") }"))
  }

  @Test(arguments: [
    ("func a() -> Int {\n  b()\n  return view.spin\n}", "return MicaStub.value("),
    ("func a() {\n  let b: Int = view.spin\n}", "let b: Int = MicaStub.value("),
    ("class A {\n  var b: Int? = view.spin\n}", "var b: Int? = nil"),
    ("class A {\n  var b: Int = view.spin\n}", "var b: Int = MicaStub.value("),
  ])
  func whatIsNeededEndsTheProgramOrIsNil(source: String, part: String) throws {
    #expect(try stubbed(source).contains(part))
  }

  @Test func aCaseThatCannotComeIsNone() throws {
    let source = "func a() {\n  switch b {\n  case .spin: c()\n  default: d()\n  }\n}\n"
    let text = try stubbed(source)
    #expect(!text.contains("spin") && !text.contains("c()") && text.contains("default: d()"))
  }

  @Test(arguments: [
    "var a: Int {\n  view.spin\n}\n", "var a: Int {\n  get { view.spin }\n}\n",
    "func a() -> Int {\n  view.spin\n}\n", "subscript(a: Int) -> Int {\n  view.spin\n}\n",
  ])
  func aValueThatItsBodyReturnsIsMadeOrEndsTheProgram(source: String) throws {
    #expect(try stubbed(source).contains("MicaStub.value(\"UIView.spin\", \"A.swift:2\")"))
  }

  @Test func aValueThatAClosureReturnsEndsTheProgramInTheSecondRound() throws {
    let first = "let a = b {\n  MicaStub.leaveOut(\"UIView.spin\", \"A.swift:2\")\n}\n"
    #expect(try stubbed("func c() -> Void {\n  view.spin\n}\n").contains("leaveOut("))
    let again = reply(
      first, [try Self.complaint(first, at: "MicaStub", "cannot convert", gap: nil)])
    #expect(text(again).contains("{\n  MicaStub.reach(\"UIView.spin\", \"A.swift:2\")"))
    #expect(again.isWhole)
  }

  /// Uses of what a statement declares that is left out go in the same round, and what those declare.
  @Test(arguments: [
    "func a() {\n  let b = view.spin\n  c(b)\n  d()\n}\n",
    "func a() {\n  guard let b = view.spin else { return }\n  if e { c(b) }\n  d()\n}\n",
    "func a() {\n  let (b, _) = view.spin\n  let e = [b]\n  c(e)\n  d()\n}\n",
    "func a() {\n  let b = view.spin\n  e { print(\"\\(c(b))\") }\n  d()\n}\n",
  ])
  func whatDependsOnItGoesToo(source: String) throws {
    let first = try stubbed(source)
    #expect(!first.contains("c(") && first.contains("d()"), "\(first)")
  }

  /// A name that is declared once more is another, and so is a member of the name.
  @Test(arguments: [
    "func a() {\n  let b = view.spin\n  d { b in c(b) }\n}\n",
    "func a() {\n  let b = view.spin\n  for b in d { c(b) }\n}\n",
    "func a() {\n  let b = view.spin\n  if let b = d { c(b) }\n}\n",
    "func a() {\n  if e { let b = view.spin }\n  c(b)\n}\n",
    "func a() {\n  let b = view.spin\n  c(self.b)\n}\n",
  ])
  func whatOnlyHasItsNameStays(source: String) throws {
    let first = try stubbed(source)
    #expect(first.contains("c("), "\(first)")
  }

  @Test func aMistakeStaysOne() throws {
    let other = "func d() {\n  c(b)\n}\n"
    let complaint = try Self.complaint(other, at: "b)", "cannot find 'b' in scope", gap: nil)
    let untouched = reply(other, [complaint])
    #expect(text(untouched) == other && !untouched.isWhole)
  }

  @Test func aFunctionThatCannotGoOnEnds() throws {
    let source = "func a() -> Int {\n  MicaStub.leaveOut(\"UIView.spin\", \"A.swift:2\")\n}\n"
    let complaint = try Self.complaint(source, at: "}", "missing return in", gap: nil)
    #expect(text(reply(source, [complaint])).contains("MicaStub.reach(\"UIView.spin\""))
  }

  @Test func whatOverridesNothingIsNotCalled() throws {
    let source = "class A: UIView {\n  override func spin() {}\n}\n"
    let complaint = try Self.complaint(
      source, at: "func", "method does not override any method from its superclass", gap: nil)
    #expect(text(reply(source, [complaint])) == "class A: UIView {\n           func spin() {}\n}\n")
  }

  @Test func typesAreClassesOrProtocolsByTheirUse() throws {
    let source = """
      class A: UISpinView, UISpinning {}
      extension B: UISpinDelegate {}
      let c: NSSpinner
      """
    let complaints = try ["UISpinView", "UISpinning", "UISpinDelegate", "NSSpinner"].map {
      try Self.complaint(source, at: $0, "cannot find type '\($0)' in scope", gap: $0)
    }
    let reply = reply(source, complaints)
    let stubs = try #require(reply.files.last).text
    #expect(stubs.contains("open class UISpinView: UIView {}"))
    #expect(stubs.contains("public protocol UISpinning: AnyObject {}"))
    #expect(stubs.contains("public protocol UISpinDelegate: AnyObject {}"))
    #expect(stubs.contains("final class NSSpinner: NSObject, Codable, MicaStubbed"))
    #expect(reply.isWhole && reply.problems.count == 4 && text(reply) == source)
  }

  @Test func placesThatAreNowhereAreNoReasonToCrash() {
    let complaints = [(0, 0), (9, 1), (1, 999), (-1, -1), (Int.max, 1)].map {
      StubbedModule.Complaint(
        path: "/App/A.swift", line: $0.0, column: $0.1, message: "", gap: "UIView.spin")
    }
    let reply = reply("a()\n", complaints)
    #expect(!reply.isWhole && text(reply) == "a()\n")
  }

  // MARK: SwiftUI
}
