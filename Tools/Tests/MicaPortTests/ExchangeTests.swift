// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Methods whose implementations a program may exchange.

import MicaPort
import Testing

@Suite struct ExchangeTests {
  /// A text without the hash in hidden names.
  private func plain(_ text: String) -> String {
    text.replacing(#/_[0-9a-f]{5}_own_/#, with: "own_")
  }

  @Test func dynamicMethodsAskWhatRunsForThem() {
    let sample = PortSample(
      """
      class A: UIView {
        @objc dynamic func tap(_ sender: UIButton, event: UIEvent = .none) -> Int {
          print(#function)
          return 1
        }
      }
      """)
    #expect(
      plain(sample.line(2)) == """
                        func tap(_ sender: UIButton, event: UIEvent = .none) -> Int \
        { if let __m = ExchangedCall("tap:event:", A.self) { return __m(self, sender, event) }; \
        return own_tap(sender, event: event) }; \
        private func own_tap(_ sender: UIButton, event: UIEvent) -> Int {
        """)
    #expect(sample.line(3) == "    print(\"tap(_:event:)\")")
    #expect(
      plain(sample.tables()).contains(
        #"table.method("tap:event:") { (o: A, a: UIButton, b: UIEvent) -> Int in o.tap(a, event: b) } own: { (o: A, a: UIButton, b: UIEvent) -> Int in o.own_tap(a, event: b) }"#
      ))
  }

  @Test func parametersWithoutNamesGetOne() {
    let sample = PortSample("class A: B { @objc dynamic func tick(_: Timer) { x() } }")
    #expect(
      plain(sample.line(1)) == """
        class A: B {               func tick(_ p0: Timer) \
        { if let __m = ExchangedCall("tick:", A.self) { return __m(self, p0) }; return own_tick(p0) }; \
        private func own_tick(_ p0: Timer) { x() } }
        """)
  }

  @Test func methodsOfExtensionsAreDynamicWhereSomethingIsExchanged() {
    let text = "extension UIView { @objc func shake() { print(#function) } }"
    #expect(
      PortSample(text).line(1) == "extension UIView {       func shake() { print(#function) } }")
    let other = "func swap(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }"
    let sample = PortSample(text, other)
    #expect(plain(sample.line(1)).contains("ExchangedCall(\"shake\", UIView.self)"))
    #expect(plain(sample.tables()).contains("own: { (o: UIView) -> Void in o.own_shake() }"))
  }

  @Test func overridesOfExposedMethodsHaveRowsOfTheirOwn() {
    let tables = plain(
      PortSample(
        """
        class A: UIView {
          @objc(other) dynamic func go() {}
          @objc func stay() {}
          func plain() {}
        }
        class B: A {
          override func go() { super.go() }
          override func stay() {}
          override func plain() {}
        }
        """, "let m: () = method_setImplementation(x, y)"
      ).tables())
    #expect(tables.contains(#"table.method("other") { (o: B) -> Void in o.go() } own: { (o: B)"#))
    #expect(tables.contains(#"table.method("stay") { (o: B) -> Void in o.stay() }"#))
    #expect(!tables.contains("plain"))
  }

  @Test(arguments: [
    "func f() throws {}", "func f() async {}", "func f<T>(_ x: T) {}", "func f(_ x: inout Int) {}",
    "func f(_ x: () -> Void) {}", "func f() -> Self { self }", "static func f() {}",
    "func f(a: Int, b: Int, c: Int, d: Int) {}",
  ])
  func methodsThatCannotBeSplitStayWhole(_ method: String) {
    let sample = PortSample("class A: NSObject { @objc dynamic \(method) }")
    #expect(!sample.text().contains("ExchangedCall"))
    #expect(!sample.tables().contains("own:"))
  }
}
