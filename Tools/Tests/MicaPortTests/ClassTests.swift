// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import MicaPort
import Testing

@Suite struct ClassTests {
  /// On iOS `T()` of a collection view calls the `init(frame:)` that the class declares.
  @Test func classesWithAFrameOfTheirOwnGetAnEmptyInitializer() {
    func text(_ line: String, of root: String = "UICollectionView") -> String {
      PortSample("open class A: \(root) {\n  \(line)\n}\nclass B: A {}").text()
    }
    let empty = "convenience init() { self.init(frame: .zero) }"
    let own = "convenience init(frame: CGRect) { self.init(frame: frame, layout: 1) }"
    #expect(text("public " + own).contains("}; public " + empty))
    #expect(text(own, of: "UIInputView").contains("}; " + empty))
    #expect(!text(own, of: "UIView").contains(empty))
    #expect(!text(own + "\n  init() {}").contains("}; " + empty))
    #expect(!text("init(frame: CGRect) { super.init(frame: frame) }").contains(empty))
  }

  @Test func membersGetRows() {
    let tables = PortSample(
      """
      class A: UIView {
        /// The share.
        @IBInspectable var percent: CGFloat = 0.5
        @IBOutlet private var label: UILabel!
        @IBOutlet var stars: [UIView]!
        @IBAction private func go(_ s: Any, forEvent e: UIEvent) {}
        @objc static func make(_ n: Int) -> A { A() }
        @objc func many(a: Int, b: Int, c: Int) {}
        @objc func more(a: Int, b: Int, c: Int, d: Int) {}
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?, name: String?) -> B? { nil }
        @IBOutlet weak var delegate: ADelegate?
        var plain = 1
      }
      """
    ).tables()
    for row in [
      #"table.property("percent", \.percent, inspectable: true, default: 0.5, documentation: "The share.")"#,
      #"table.outlet("label", \.label)"#, #"table.outletCollection("stars", \.stars)"#,
      #"table.method("go:forEvent:") { (o: A, a: Any, b: UIEvent) -> Void in o.go(a, forEvent: b) }"#,
      #"table.classMethod("make:") { (a: Int) -> A in A.make(a) }"#,
      #"table.method("manyWithA:b:c:") { (o: A, a: Int, b: Int, c: Int) -> Void in o.many(a: a, b: b, c: c) }"#,
      #"table.method("moreWithA:b:c:d:")"#, #"table.outlet("delegate", \.delegate)"#,
      #"table.method("make:sender:name:") { (o: A, a: NSCoder, b: Any?, c: String?) -> B? in o.make(a, sender: b, name: c) }"#,
      #"file.add(A.self, "A", module: "App", file: "App/a.swift", line: 1) { A.__micaTable($0) }"#,
    ] { #expect(tables.contains(row)) }
    #expect(!tables.contains("plain"))
  }

  @Test func methodsWhosePresenceCountsHaveAppleNamesInAnyClass() {
    let tables = PortSample(
      """
      class A: NSObject, UITableViewDelegate, UITableViewDataSource {
        func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}
        func tableView(_ t: UITableView, viewForHeaderInSection s: Int) -> UIView? { nil }
      }
      """
    ).tables()
    #expect(tables.contains(#"table.method("tableView:commitEditingStyle:forRowAtIndexPath:")"#))
    #expect(tables.contains(#"table.method("tableView:viewForHeaderInSection:")"#))
  }

  @Test func methodsWhosePresenceCountsGetRows() {
    let tables = PortSample(
      """
      class A: UITableViewController {
        override func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {}
        override func tableView(
          _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
        ) {}
      }
      """
    ).tables()
    #expect(tables.contains(#"table.method("tableView:commitEditingStyle:forRowAtIndexPath:")"#))
    #expect(!tables.contains("didSelectRowAt"))
  }

  @Test func initialisersGetRowsAsHostsNeedThem() {
    let tables = PortSample(
      """
      class A: UIView { let x: Int; init(x: Int = 1) { self.x = x; super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() } }
      class B: UIView { override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { super.init(coder: coder) } }
      class C: UIView { var y = 1 }
      """
    ).tables()
    #expect(
      tables.contains(#"table.initializers("init(x:)", "init(coder:)", inheritsOthers: false)"#))
    #expect(tables.contains(#"table.initializer("init()") { A() }"#))
    #expect(
      tables.contains(#"table.initializers("init(frame:)", "init(coder:)", inheritsOthers: true)"#))
    #expect(tables.contains(#"file.add(C.self, "C", module: "App", file: "App/a.swift", line: 5)"#))
  }

  @Test func overridesInExtensionsAreDeclaredInTheClass() {
    let sample = PortSample(
      "class A: UIView {\n}\n",
      "private extension A {\n  override func layoutSubviews() { super.layoutSubviews() }\n"
        + "  override var size: CGSize { .zero }\n}\n")
    let hidden = sample.line(2, of: 1)
    #expect(hidden.hasSuffix("_layoutSubviews() { super.layoutSubviews() }"))
    #expect(
      hidden.utf8.count == "  override func layoutSubviews() { super.layoutSubviews() }".count)
    #expect(sample.line(1, of: 1) == "        extension A {")
    #expect(sample.line(2).contains("override func layoutSubviews() { _"))
    #expect(sample.line(2).contains("override var size: CGSize { _"))
  }

  @Test func extensionMembersThatSubclassesOverrideAreDeclaredInTheClass() {
    let sample = PortSample(
      "class A: UIView {}\nextension A { func f(_ x: inout Int, b: Int) throws -> Int { 1 } }",
      "class B: A { override func f(_ x: inout Int, b: Int) throws -> Int { 2 } }")
    #expect(
      sample.line(1).hasPrefix(
        "class A: UIView {func f(_ x: inout Int, b: Int) throws -> Int { try _"))
    #expect(sample.line(1).hasSuffix("_f(&x, b: b) } }"))
    #expect(sample.text(1).contains("override func f("))
  }

  @Test func overridesOfNSObjectsExtensionsLoseTheWord() {
    let sample = PortSample(
      """
      class A: NSObject {
        override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {}
        override func copy() -> Any { self }
      }
      class B: A { override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {} }
      class V: UIView { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }
      """)
    #expect(sample.line(2).hasPrefix("           func observeValue"))
    #expect(sample.line(3).contains("override func copy"))
    #expect(sample.line(5).contains("override func observeValue"))
    #expect(sample.line(6).contains("override func setValue"))
    #expect(sample.tables().contains("table.observer {"))
  }

  @Test func optionalRequirementsAreAskedForFirst() {
    let sample = PortSample(
      """
      @objc protocol P { @objc optional func moved(to x: Int) -> Bool; func must() }
      class A: P { func must() {}; func moved(to x: Int) -> Bool { true } }
      func f(_ p: P?) -> Bool { p?.moved?(to: 1) ?? false }
      func g(_ s: UIScrollView) { s.delegate?.scrollViewDidScroll?(s); s.done?(1) }
      """)
    #expect(
      sample.line(1)
        == "      protocol P: AnyObject {                func moved(to x: Int) -> Bool; func must() }"
    )
    #expect(sample.line(3) == "func f(_ p: P?) -> Bool { p?.moved_(to: 1) ?? false }")
    #expect(
      sample.line(4)
        == "func g(_ s: UIScrollView) { s.delegate?.scrollViewDidScroll (s); s.done?(1) }")
    #expect(sample.tables().contains("func moved_(to x: Int) -> Bool? {"))
    #expect(sample.tables().contains(#"table.method("moveTo:")"#) == false)
    #expect(sample.tables().contains(#"table.method("movedTo:")"#))
    #expect(
      sample.tables().contains(#"requirements: ["must"], optionalRequirements: ["movedTo:"]"#))
  }

  @Test func applesRequirementsGiveOptionalsAndAreUnwrapped() {
    let sample = PortSample(
      """
      import UIKit
      class A { let tableView = UITableView(); var textFieldDone: ((Int) -> Void)? }
      func f(_ d: UITableViewDelegate, _ t: UITableView, _ s: UITableViewDataSource, _ a: A) {
        if let h = d.tableView?(t, heightForRowAt: p) { use(h) }
        let n = s.numberOfSections!(in: t)
        a.textFieldDone?(1); d.tableView?(t, didSelectRowAt: p)
      }
      """)
    #expect(
      sample.line(4)
        == "  if let h = _micaOptional(d.tableView (t, heightForRowAt: p)) { use(h) }")
    #expect(sample.line(5) == "  let n = s.numberOfSections (in: t)")
    #expect(sample.line(6) == "  a.textFieldDone?(1); d.tableView (t, didSelectRowAt: p)")
  }

  @Test func anOwnRequirementOfApplesNameIsOnesOwn() {
    let sample = PortSample(
      """
      import UIKit
      @objc protocol P: UITableViewDelegate { @objc optional func tableView(_ t: UITableView, opened x: Int) }
      func f(_ p: P, _ t: UITableView) { p.tableView?(t, opened: 1); p.tableView?(t, didSelectRowAt: i) }
      """)
    #expect(
      sample.line(3)
        == "func f(_ p: P, _ t: UITableView) { p.tableView_(t, opened: 1); p.tableView (t, didSelectRowAt: i) }"
    )
  }

  @Test func swift3ShowsMembersToObjectiveC() {
    var options = PortOptions()
    options.swiftVersion = "3"
    let text = """
      class A: UIButton { func down(_ sender: A) {}; private func up() {}; var ink: UIColor? }
      class B { func plain() {} }
      """
    let tables = PortSample(text, options: options).tables()
    #expect(tables.contains("table.method(\"down:\")"))
    #expect(tables.contains("table.property(\"ink\""))
    #expect(!tables.contains("up") && !tables.contains("plain"))
    #expect(!PortSample(text).tables().contains("down:"))
    #expect(options.languageMode == "4")
  }

  @Test func umbrellaHeadersShowUIKit() {
    var options = PortOptions()
    options.hasUmbrella = true
    #expect(PortSample("let a = UIView()", options: options).tables().contains("import UIKit\n"))
    #expect(!PortSample("let a = UIView()").tables().contains("import UIKit\n"))
  }

  @Test func networksTypesAreOfTheirModule() {
    let sample = PortSample(
      "import Foundation\nvar s: Foundation.URLSession { Foundation.URLSession() }")
    #expect(
      sample.line(2)
        == "var s: FoundationNetworking.URLSession { FoundationNetworking.URLSession() }")
  }

  @Test func factsDontDependOnBodies() {
    let porter = ModulePorter(moduleName: "App")
    let facts = { (body: String) in
      ModuleFacts(
        moduleName: "App",
        files: [
          porter.facts(
            of: SourceFile(path: "/a.swift", text: "class A: B {\n func f() { \(body) } }"))
        ])
    }
    #expect(facts("1").fingerprint == facts("\n2; let x = 1").fingerprint)
    #expect(facts("1").fingerprint != facts("1 }; func g() {").fingerprint)
  }
}
