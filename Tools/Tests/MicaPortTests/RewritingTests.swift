// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

import MicaPort
import Testing

@Suite struct RewritingTests {
  @Test func attributesOfObjectiveCBecomeBlanks() {
    expectPort(
      "@objc(Card) class A: B { @IBOutlet private weak var x: C!; @objc func f() {} }",
      "            class A: B {           private weak var x: C!;       func f() {} }")
    expectPort(
      "@IBDesignable\n@objcMembers\nfinal class A: B {}",
      "             \n            \nfinal class A: B {}")
    expectPort("let f: @convention(block) () -> Void", "let f:                    () -> Void")
    expectPort(
      "let f: @convention(c) (UnsafePointer<CGPathElement>) -> Void",
      "let f:                (UnsafePointer<CGPathElement>) -> Void")
    expectPort(
      "typealias F = @convention(c) (AnyObject, Selector) -> Void",
      "typealias F =                (AnyObject, Selector) -> Void")
    expectPort("let f: @convention(c) (Int32) -> Void", "let f: @convention(c) (Int32) -> Void")
  }

  @Test func otherAttributesStay() {
    let text =
      "@MainActor @available(iOS 13, *) class A { @discardableResult func f() -> Int { 1 } }"
    expectPort(text, text)
  }

  @Test func selectorsBecomeValuesOfTheSameWidth() {
    expectPort(
      "class A: B { @objc func tap(_ s: C) { go(#selector(tap(_:)), 1) } }",
      "class A: B {       func tap(_ s: C) { go(Selector(\"tap:\")  , 1) } }")
    expectPort(
      "class A: B { @objc func tap(_ s: C, event: D) { go(#selector(A.tap), 1) } }",
      "class A: B {       func tap(_ s: C, event: D) { go(Selector(\"tap:event:\"), 1) } }")
  }

  @Test(arguments: [
    ("tap(_:)", "tap:"), ("over(a:)", "overWithA:"), ("move(to:)", "moveTo:"),
    ("f(a:b:)", "fWithA:b:"), ("getter: percent", "percent"), ("setter: percent", "setPercent:"),
    ("setter: UIView.isHidden", "setHidden:"), ("UIView.draw(_:)", "drawRect:"),
    ("UIView.endEditing", "endEditing:"), ("UIView.layoutSubviews", "layoutSubviews"),
    ("self.named", "other:"), ("touchDown as (A) -> (C) -> Void", "touchDown:"),
  ])
  func selectorsHaveObjectiveCNames(_ swift: String, _ name: String) {
    let sample = PortSample(
      """
      class A: UIView {
        @objc var percent = 1
        @objc(other:) func named(_ x: Int) {}
        @objc func touchDown() {}
        @objc func touchDown(_ c: C) {}
        lazy var s = #selector(\(swift))
      }
      """)
    #expect(sample.line(6).contains("Selector(\"\(name)\")"))
  }

  @Test func bareSelectorsAreFoundInTheClassThatIsMeant() {
    let sample = PortSample(
      "class A: X { @objc func go() {} }; class B: A { @objc func other(_ a: Int) {} }",
      "class C: X { @objc func go(_ x: Int) {}; let s = #selector(go), t = #selector(B.go) }")
    #expect(sample.text(1).contains("Selector(\"go:\")"))
    #expect(sample.text(1).contains("Selector(\"go\")"))
  }

  @Test func keyPathsBecomeTexts() {
    expectPort(
      "let k = #keyPath(CALayer.bounds.size), l", "let k = \"bounds.size\"                , l")
    expectPort("let k = #keyPath(UIView.isHidden)", "let k = \"hidden\"                 ")
    expectPort(
      "class A: B { @objc var isOn = false; let k = #keyPath(isOn) }",
      "class A: B {       var isOn = false; let k = \"isOn\"         }")
  }

  @Test func conditionsAreThoseOfAPhone() {
    let sample = PortSample(
      """
      #if os(macOS)
      @objc class A: NSView {}
      #elseif os(iOS) && !targetEnvironment(simulator)
      @objc class B: C {}
      #elseif canImport(UIKit) || os(Linux)
      @objc class D: E {}
      #else
      @objc class F: G {}
      #endif
      """)
    #expect(
      sample.text() == """
        #if false    
        @objc class A: NSView {}
        #elseif true    && !true                        
        @objc class B: C {}
        #elseif canImport(UIKit) || false    
              class D: E {}
        #else
        @objc class F: G {}
        #endif
        """)
    #expect(!sample.tables().contains("\"A\"") && sample.tables().contains("\"D\""))
  }

  @Test func importsBecomeOurs() {
    for (before, after) in [
      ("@preconcurrency import Foundation", "@preconcurrency import MicaFoundation"),
      ("import struct Foundation.Date", "import        MicaFoundation "),
      ("import Dispatch", "import MicaFoundation"),
      ("internal import Dispatch", "         import MicaFoundation"),
      ("var t: Foundation.Timer?", "var t: MicaFoundation.Timer?"),
    ] { #expect(PortSample(before).text() == after) }
    expectPort("import UIKit.UIView", "import UIKit       ")
    var options = PortOptions()
    options.foundationModule = nil
    #expect(PortSample("import Foundation", options: options).text() == "import Foundation")
  }

  @Test func theApplicationIsNamedInMain() {
    let sample = PortSample("@UIApplicationMain class AppDelegate: UIResponder {}")
    #expect(sample.text() == "                   class AppDelegate: UIResponder {}")
    #expect(sample.module.applicationType == "AppDelegate")
    let main = sample.module.generated.first { $0.path == "main.swift" }
    #expect(main?.text.contains("HostProcess.run(application: AppDelegate.self)") == true)
  }

  @Test func dynamicPropertiesTellObservers() {
    expectPort(
      "class A: B { @objc dynamic var x = 1 }",
      "class A: B {               var x = 1 { willSet { willChangeValue(forKey: \"x\") } "
        + "didSet { didChangeValue(forKey: \"x\") } } }")
    expectPort(
      "class A: B { @objc dynamic var x: Int { get { 1 } set { f() } } }",
      "class A: B {               var x: Int { get { 1 } set { willChangeValue(forKey: \"x\"); "
        + "defer { didChangeValue(forKey: \"x\") }; f() } } }")
  }

  @Test func managedPropertiesAreKeptByName() {
    expectPort(
      "class A: CALayer { @NSManaged var x: CGFloat }",
      "class A: CALayer {            var x: CGFloat { get { value(forKey: \"x\") as? CGFloat ?? 0 } "
        + "set { setValue(newValue, forKey: \"x\") } } }")
  }

  @Test func linesStayWhereTheyWere() {
    let before = """
      import UIKit
      @objc(
        Card
      ) class A: B {
        let s = #selector(
          tap(_:)
        ), t = 1
        @objc func tap(_ x: Int) {}
      }
      """
    let after = PortSample(before).text()
    #expect(after.split(separator: "\n", omittingEmptySubsequences: false).count == 9)
    #expect(PortSample(before).line(7) == "  ), t = 1".replacing(")", with: " "))
  }

  @Test func namesThatAModuleSettlesAreItsOwn() throws {
    func names(_ sample: PortSample) throws -> String {
      try #require(sample.module.generated.first { $0.path == "MicaNames.swift" }).text
    }
    #expect(try names(PortSample("import UIKit\n")).contains("typealias NSAttributedString ="))
    let settled = try names(
      PortSample(
        "import UIKit\ntypealias NSAttributedString = UIKit.NSAttributedString\n",
        "import UIKit\nfunc NSStringFromClass(_ it: AnyClass) -> String { \"\" }\n"))
    #expect(!settled.contains("typealias NSAttributedString ="))
    #expect(settled.contains("typealias NSMutableAttributedString ="))
    #expect(!settled.contains("func NSStringFromClass"))
    let hidden = PortSample("import UIKit\nprivate typealias NSAttributedString = String\n")
    #expect(try names(hidden).contains("typealias NSAttributedString ="))
  }
}

/// Parts of Apple's modules that are modules of their own on Linux, or come along with others there.
@Suite struct ModulePartTests {
  @Test func partsOfFoundationAreImportedWhereTheyAreNamed() {
    let parser = PortSample("import Foundation\nlet a = XMLParser(data: b)").tables()
    #expect(parser.contains("import FoundationXML\n"))
    let session = PortSample("import Foundation\nlet a = URLSession.shared").tables()
    #expect(session.contains("import FoundationNetworking\n"))
    let own = PortSample("import Foundation\nlet a = NSXMLParserOfOurs()").tables()
    #expect(!own.contains("FoundationXML") && !own.contains("FoundationNetworking"))
  }

  @Test func testsBringUIKitAlong() {
    #expect(PortSample("import XCTest\n").tables().contains("import UIKit\n"))
    #expect(!PortSample("import Foundation\n").tables().contains("import UIKit"))
  }
}
