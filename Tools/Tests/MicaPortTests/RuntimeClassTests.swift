// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Forms that public projects are full of, and Linux's compiler takes in none of.

import MicaPort
import Testing

@Suite struct RuntimeClassTests {
  @Test func genericParametersThatAreClassesAreMadeByUIKit() {
    let sample = PortSample(
      """
      import UIKit
      func a<T: UITableViewCell>(_: T.Type) -> T { return old() as? T ?? T() }
      func b<T>(_ t: T.Type) -> T where T: UIView { T(frame: .zero) }
      func c<T: Codable>(_ t: T.Type) -> T { T() }
      class D<F: UITextField> { let f = F(); func g() -> F { F.init(frame: r) } }
      enum E<V: UIView> { case made; func make() -> V { V() } }
      """)
    #expect(sample.line(6).contains("{ _micaNew(V.self) }"))
    #expect(sample.line(2).contains("as? T ?? _micaNew(T.self)"))
    #expect(sample.line(3).contains("{ _micaNew(T.self, frame: .zero) }"))
    #expect(sample.line(4).contains("{ T() }"))
    #expect(
      sample.line(5).contains(
        "let f = _micaNew(F.self); func g() -> F { _micaNew(F.self, frame: r) }"))
  }

  @Test func classesInValuesAreMadeByUIKit() {
    let sample = PortSample(
      """
      import UIKit
      let a = (find("X") as! UIBlurEffect.Type).init()
      func b(_ type: UIViewController.Type) { show(type.init(nibName: nil, bundle: nil)) }
      extension UIView { class func made() -> Self { return self.init(frame: .zero) } }
      class C: UIView { convenience init(x: Int) { self.init(frame: .zero) } }
      """)
    #expect(sample.line(2) == "let a = _micaNew((find(\"X\") as! UIBlurEffect.Type))")
    #expect(sample.line(3).contains("_micaNew(type, nibName: nil, bundle: nil)"))
    #expect(sample.line(4).contains("return _micaNew(self, frame: .zero)"))
    #expect(sample.line(5).contains("{ self.init(frame: .zero) }"))
  }

  @Test func classesThatSwiftCanMakeItselfStay() {
    let sample = PortSample(
      "protocol P { init() }; func a(_ t: P.Type) -> P { let type = t; return type.init() }")
    #expect(sample.text().contains("return type.init()"))
  }

  @Test func classesThatCannotBeNamedHaveNoRows() {
    let sample = PortSample(
      "@available(*, unavailable, renamed: \"B\") class A: UIView { @objc func f() {} }")
    #expect(!sample.tables().contains("A.self") && !sample.tables().contains("extension A"))
  }

  @Test func initialisersOfStructuresHaveNoRows() {
    let sample = PortSample("extension UIEdgeInsets { init(_ all: CGFloat = 0) { self.init() } }")
    #expect(!sample.tables().contains("ClassTable"))
  }

  @Test func observersInExtensionsAreCalledByTheClass() {
    let sample = PortSample(
      "class A: UIView {}\nextension A { override var center: CGPoint {\n didSet { go(oldValue) }\n} }"
    )
    let body = sample.line(1)
    #expect(body.contains("override var center: CGPoint { didSet { _"))
    #expect(body.contains("_didSet_center(oldValue) } }"))
    #expect(sample.line(3).contains("_didSet_center(_ oldValue: CGPoint) { go(oldValue) }"))
    #expect(!sample.line(2).contains("override"))
  }

  @Test func whatNSObjectHasFromUsIsNotOverriddenFromExtensions() {
    let sample = PortSample(
      """
      class A: NSObject {}
      extension A {
        override func observeValue(forKeyPath k: String?, of o: Any?, change: C?, context: P?) {}
      }
      """)
    #expect(!sample.line(1).contains("override") && sample.line(1).contains("func observeValue("))
    #expect(sample.tables().contains("table.observer"))
  }

  @Test func objectsOfUnknownClassesAreAskedThroughAValue() {
    let sample = PortSample(
      """
      func f() {
        let a = info[UIResponder.keyboardFrameEndUserInfoKey]?.cgRectValue
        let b = (x as AnyObject).value(forKey: "y")
        let c = json["a"]?.stringValue
      }
      """)
    #expect(
      sample.line(2).contains(
        "MicaValue(element: info[UIResponder.keyboardFrameEndUserInfoKey])?.cgRectValue"))
    #expect(sample.line(3).contains("MicaValue(x as AnyObject).value(forKey: \"y\")"))
    #expect(sample.line(4).contains("json[\"a\"]?.stringValue"))
  }

  @Test func otherNamesOfFoundationAreFoundation() {
    let sample = PortSample("let a = CoreFoundation.sqrt(2)\nfunc f() { _ = Darwin.pow(1, 2) }")
    #expect(sample.line(1).hasPrefix("let a = Foundation"))
    #expect(sample.line(2).contains("Foundation.pow(1, 2)"))
  }

  @Test(arguments: ["for: A.self", "identifier: \"a.b\""])
  func bundlesAreAskedFromUIKit(argument: String) {
    #expect(
      PortSample("func f() { go(Bundle(\(argument))) }").text()
        .contains("go(_micaBundle(\(argument)))"))
  }

  @Test func aBundleOfNothing() {
    let sample = PortSample(
      "let a = Bundle()\nfunc f(b: Bundle = .init()) {}\nlet c: C = .init()\nlet d = Bundle.init()")
    #expect(sample.line(1) == "let a = Bundle.main")
    #expect(sample.line(2) == "func f(b: Bundle = Bundle.main) {}")
    #expect(sample.line(3) == "let c: C = .init()" && sample.line(4) == "let d = Bundle.main")
  }

  @Test func classesWhoseEmptyInitialiserLinuxHides() {
    let sample = PortSample("let a = Progress()\nlet b = Progress(totalUnitCount: 1)")
    #expect(sample.line(1) == "let a = Progress(parent: nil, userInfo: nil)")
    #expect(sample.line(2) == "let b = Progress(totalUnitCount: 1)")
    let text = PortSample("let a = NSMutableString()\nlet b = NSMutableString(string: \"b\")")
    #expect(text.line(1) == "let a = NSMutableString(capacity: 0)")
    #expect(text.line(2) == "let b = NSMutableString(string: \"b\")")
    let own = PortSample("class NSMutableString {}\nlet a = NSMutableString()")
    #expect(own.line(2) == "let a = NSMutableString()")
  }

  @Test func descriptionsOfClassesThatAreWrittenOut() {
    #expect(
      PortSample("let a = [CATextLayer.self.description(): 1]").text()
        .contains("[NSStringFromClass(CATextLayer.self)"))
  }

  /// On iOS a framework's umbrella header shows UIKit to all its files.
  @Test func allFilesOfAModuleSeeUIKit() {
    let sample = PortSample("import UIKit", "import Foundation", "struct A {}")
    #expect(sample.tables(1).contains("import UIKit"))
    #expect(sample.tables(2).contains("import UIKit"))
    #expect(!PortSample("import Foundation").tables().contains("import UIKit"))
  }

  @Test func applesClassesConformToWhatAsksForInit() {
    let sample = PortSample(
      """
      import UIKit
      protocol Made: class { init() }
      extension Made { init(_ body: (Self) -> Void) { self.init(); body(self) } }
      extension NSObject: Made {}
      open class Style: Made { required public init() {} }
      protocol Other { init() }
      extension Other { init(_ x: Int) { self.init() } }
      """)
    #expect(sample.line(2) == "protocol Made: class { init(_mica: ()) }")
    #expect(sample.line(3).contains("self.init(_mica: ()); body(self)"))
    #expect(sample.line(5).contains("required public init() {}"))
    #expect(sample.tables().contains("extension Style: _MicaEmptyInit {}"))
    #expect(!sample.tables().contains("extension NSObject: _MicaEmptyInit"))
    #expect(sample.line(6) == "protocol Other { init() }")
    #expect(sample.line(7).contains("{ self.init() }"))
  }

  @Test func functionsOfObjectsAreSwifts() {
    let sample = PortSample(
      """
      import UIKit
      typealias A = @convention(c) (AnyObject, Selector?) -> CGRect
      typealias B = @convention(c) (String?, () -> Void) -> Void
      typealias C = @convention(c) (Int32, UnsafeMutableRawPointer?) -> UInt32
      """)
    #expect(sample.line(2) == "typealias A =                (AnyObject, Selector?) -> CGRect")
    #expect(!sample.line(3).contains("@convention"))
    #expect(sample.line(4).contains("@convention(c)"))
  }
}
