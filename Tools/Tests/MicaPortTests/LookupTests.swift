// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of objects of unknown classes, which iOS looks up as a program runs.

import Foundation
import Testing

@testable import MicaPort

@Suite struct LookupTests {
  /// A list of Mica's members, as a graph of the compiler's gives it.
  private static let table: MemberTable = {
    var table = MemberTable()
    for (id, name, above) in [
      ("v", "UIView", nil), ("s", "UISlider", "v"), ("p", "UIStepper", "v"),
      ("b", "UIBarItem", nil),
    ] {
      table.owners[id] = MemberTable.Owner(
        module: "UIKit", name: name, superclass: above, isProtocol: false)
    }
    let rows = [
      ("value", "s", "@MainActor var value: Float { get set }"),
      ("value", "p", "@MainActor var value: Double { get set }"),
      ("frame", "v", "@MainActor var frame: CGRect { get set }"),
      ("frame", "p", "@MainActor override var frame: CGRect { get set }"),
      ("tag", "v", "@MainActor var tag: Int { get set }"),
      ("tag", "b", "@MainActor var tag: Int { get set }"),
      ("removeFromSuperview", "v", "@MainActor func removeFromSuperview()"),
      ("title", "b", "@MainActor var title: String? { get set }"),
      ("object", "v", "func object(forKey key: Any) -> Any?"),
      ("object", "b", "func object(forKey key: String) -> Any?"),
      ("priority", "b", "var priority: UILayoutPriority { get set }"),
      ("dismiss", "v", "func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)"),
    ]
    for (name, owner, text) in rows {
      table.members[name, default: []].append(MemberTable.Member(owner: owner, text: text))
    }
    return table
  }()

  @Test func typesAreDeclaredByCodeAlone() {
    let text = """
      // A class UIView is meant.
      /* struct UIControl
       enum UIButton */
      /// A real class (`UIScrollView`)
      public final class Own<T>: UIView {}
      class func make() {}
      typealias Alias = Int
      """
    #expect(DeclaredNames.types(in: text) == ["Own", "func", "Alias"])
  }

  /// A text with its places, which are the words after `•`, answered.
  private func answer(_ marked: String, _ others: [String: String] = [:]) throws -> (
    text: String, helper: String?
  ) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "mica-lookups-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = folder.appendingPathComponent("table.json")
    try JSONEncoder().encode(Self.table).write(to: list)
    var (line, column, text) = (1, 1, "")
    var module = LookedUpModule()
    for character in marked {
      if character == "•" {
        module.places.append(LookedUpModule.Place(path: "/App/A.swift", line: line, column: column))
        continue
      }
      text.append(character)
      (line, column) = character == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    let head = "#sourceLocation(file: \"/App/A.swift\", line: 1)\n"
    module.files = [SourceFile(path: "/App/A.swift", text: head + text)]
    module.tables = [list.path]
    var paths: [String] = []
    for (name, text) in others {
      paths.append(folder.appendingPathComponent(name).path)
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    module.sources = [PortRequest.Module(name: "App", options: PortOptions(), paths: paths)]
    let reply = try module.answer()
    let changed = reply.files.first?.text ?? head + text
    return (String(changed.dropFirst(head.count)), reply.helper?.text)
  }

  @Test(arguments: [
    ("x.•tag", "MicaObject(x).tag"),
    ("x?.•tag", "MicaObject(asking: x)?.tag"),
    ("x!.•tag", "MicaObject(x!).tag"),
    ("(x as AnyObject).•title?.count", "MicaObject((x as AnyObject)).title?.count"),
    ("x.•removeFromSuperview()", "MicaObject(x).removeFromSuperview()"),
    ("x.•removeFromSuperview?()", "MicaObject(x).removeFromSuperview_()"),
    ("x.f(y.•tag, z.•tag)", "x.f(MicaObject(y).tag, MicaObject(z).tag)"),
    ("a(x[0].•tag)", "a(MicaObject(x[0]).tag)"),
    ("x•[\"a\"]", "MicaObject(x)[\"a\"]"),
    ("x.•nobody", "x.nobody"),
  ])
  func placesAskTheHelper(source: String, expected: String) throws {
    #expect(try answer("func a() {\n  \(source)\n}\n").text == "func a() {\n  \(expected)\n}\n")
  }

  @Test func whatNoClassHasNeedsNoHelper() throws {
    #expect(try answer("x.•nobody\n").helper == nil)
  }

  @Test func everyClassWithTheMemberIsAsked() throws {
    let helper = try #require(try answer("a(x.•tag, x.•frame)\n").helper)
    #expect(
      helper.contains(
        "var tag: (Int)! { if let o = object as? UIKit.UIBarItem { return .some(o.tag) }; "
          + "if let o = object as? UIKit.UIView { return .some(o.tag) }; return nil }"))
    #expect(!helper.contains("as? UIKit.UIStepper"), "an override is the same member")
  }

  @Test func typesAreOverloads() throws {
    let helper = try #require(try answer("a(x.•value)\n").helper)
    #expect(helper.contains("var value: (Float)! "))
    #expect(helper.contains("@_disfavoredOverload var value: (Double)! "))
    let parts = helper.components(separatedBy: "extension _MicaMembers")
    #expect(parts.count == 3, "properties of one name stand in different protocols")
  }

  @Test func whatIsANumberForObjectiveCIsOneOfTheOverloads() throws {
    let helper = try #require(try answer("a(x.•priority)\n").helper)
    #expect(helper.contains("var priority: (UILayoutPriority)! "))
    #expect(helper.contains("@_disfavoredOverload var priority: (Float)! "))
    #expect(helper.contains("return .some(o.priority.rawValue)"))
  }

  @Test func aMethodThatIsMissingEndsTheProgramOrGivesNil() throws {
    let helper = try #require(try answer("x.•dismiss(animated: true)\n").helper)
    #expect(
      helper.contains("func dismiss(animated p0: Bool, completion p1: (() -> Void)? = nil) { "))
    #expect(helper.contains("_micaRefuse(object, \"dismissViewControllerAnimated:completion:\")"))
    #expect(helper.contains("func dismiss_(animated p0: Bool, completion p1: "))
  }

  @Test func whateverOverloadIsTakenTheMessageIsTheSame() throws {
    let helper = try #require(try answer("x.•object(forKey: k)\n").helper)
    let lines = helper.split(separator: "\n").filter { $0.contains("func object(") }
    let texts = try #require(lines.first { $0.contains("p0: String") })
    let objects = try #require(lines.first { $0.contains("p0: Any)") })
    #expect(texts.contains("as? UIKit.UIBarItem") && texts.contains("as? UIKit.UIView"))
    #expect(!objects.contains("as? UIKit.UIBarItem"), "not every key is a text")
  }

  @Test func theProgramsOwnMembersAreAskedFirst() throws {
    let own = """
      class Card: UIView {
        @objc func flip(_ back: Bool) -> Int { 1 }
        func hidden() {}
        @objc private func flip() {}
        @IBOutlet weak var title: UILabel!
        @objc var tag2 = 1
      }
      extension UIView { @objc func flip(by angle: Double) {} }
      class Box<T> { @objc func flip(_ none: Int) {} }
      """
    let (text, helper) = try answer(
      "a(x.•flip(true), x.•title, x.•tag2, x.•hidden())\n", ["B.swift": own])
    #expect(text.hasSuffix(", x.hidden())\n"), "Objective-C doesn't see it")
    let written = try #require(helper)
    #expect(written.contains("func flip(_ p0: Bool) -> Int { if let o = object as? Card {"))
    #expect(written.contains("func flip(by p0: Double) { if let o = object as? UIView {"))
    #expect(written.contains("var title: (UILabel?)! { if let o = object as? Card {"))
    #expect(written.contains("var tag2: (Int)! "))
    #expect(!written.contains("func flip()") && !written.contains("Box"))
  }

  @Test func graphsBecomeLists() throws {
    let graph = """
      {"symbols": [
        {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "c"},
         "pathComponents": ["A", "B"], "declarationFragments": [{"spelling": "class B"}]},
        {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "g"},
         "pathComponents": ["G"], "declarationFragments": [{"spelling": "class G<T>"}]},
        {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "m"},
         "pathComponents": ["A", "B", "f(x:)"],
         "declarationFragments": [{"spelling": "func "}, {"spelling": "f(x: N)"}]},
        {"kind": {"identifier": "swift.typealias"}, "identifier": {"precise": "n"},
         "pathComponents": ["N"], "declarationFragments": [{"spelling": "typealias N = Int"}]}
      ], "relationships": [
        {"kind": "memberOf", "source": "m", "target": "c"},
        {"kind": "inheritsFrom", "source": "c", "target": "o"}]}
      """
    var table = MemberTable()
    table.add(try JSONDecoder().decode(SymbolGraph.self, from: Data(graph.utf8)), of: "UIKit")
    #expect(table.owners.keys.sorted() == ["c"])
    #expect(table.owners["c"]?.name == "A.B" && table.owners["c"]?.superclass == "o")
    let text = try #require(table.members["f"]?.first?.text)
    #expect(text == "func f(x: N)" && table.resolved(text) == "func f(x: Int)")
  }

  @Test func placesThatAreNowhereAreNoReasonToCrash() throws {
    var module = LookedUpModule()
    module.files = [SourceFile(path: "/App/A.swift", text: "a.b\n")]
    for (line, column) in [(0, 0), (9, 1), (1, 999), (-1, -1), (Int.max, 1), (1, Int.max)] {
      module.places.append(LookedUpModule.Place(path: "/App/A.swift", line: line, column: column))
    }
    #expect(try module.answer().files.isEmpty)
  }
}
