// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Conditions of availability are answered by the device's iOS.

import Testing

@testable import MicaPort

struct AvailabilityTests {
  private func text(_ condition: String, system: [Int] = [17, 5]) -> String {
    var options = PortOptions()
    options.system = system
    let source = "import UIKit\nfunc f() {\n  if \(condition) { g() }\n}\n"
    let module = ModulePorter(moduleName: "M", options: options).port([
      SourceFile(path: "/A.swift", text: source)
    ])
    return module.files[0].text.split(separator: "\n").first { $0.contains("if ") }
      .map(String.init)?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
  }

  /// The words of a rewritten file.
  private func whole(_ source: String) -> String {
    let module = ModulePorter(moduleName: "M").port([
      SourceFile(path: "/A.swift", text: "import UIKit\n" + source)
    ])
    #expect(module.files[0].text.components(separatedBy: "\n").count > source.count { $0 == "\n" })
    return module.files[0].text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: [
    ("#available(iOS 17, *)", true), ("#available(iOS 17.5, *)", true),
    ("#available(iOS 17.5.1, *)", false), ("#available(iOS 17.6, *)", false),
    ("#available(iOS 26.0, *)", false), ("#available(macOS 99, *)", true),
    ("#available(macOS 10, iOS 26, tvOS 9, *)", false), ("#available(*)", true),
    ("#unavailable(iOS 26)", true), ("#unavailable(iOS 13)", false),
    ("#available(iOSApplicationExtension 26, *)", false),
  ])
  func `versions are compared number by number`(condition: String, isMet: Bool) {
    #expect(text(condition) == "if \(isMet) { \(isMet ? "g()" : "fatalError()") }")
  }

  @Test func `another system answers in another way`() {
    #expect(text("#available(iOS 26, *)", system: [26, 0]) == "if true { g() }")
    #expect(text("#available(iOS 17, *)", system: [16, 7]) == "if false { fatalError() }")
  }

  @Test func `other conditions stay beside one that is met`() {
    #expect(text("#available(iOS 17, *), let x = y") == "if true , let x = y { g() }")
    #expect(text("let x = y, #available(iOS 26, *)") == "if false { fatalError() }")
  }

  @Test func `code that no system reaches is left out`() {
    #expect(
      whole("func f() { if #available(iOS 26, *) { new() } else { old() } }\n")
        .contains("if false { fatalError() } else { old() }"))
    #expect(
      whole("func f() { if #available(iOS 13, *) { new() } else { old() } }\n")
        .contains("if true { new() } else { fatalError() }"))
    #expect(
      whole("func f() { if #unavailable(iOS 26) { old() } else { new() } }\n")
        .contains("if true { old() } else { fatalError() }"))
    let guarded = whole(
      "func f() -> Int {\n  a()\n  guard #available(iOS 26, *), let x = y else { return 1 }\n  return x.z\n}\n"
    )
    #expect(guarded.contains("a() guard false else { return 1 } fatalError() }"))
    let chain = whole(
      "func f() { if #available(iOS 26, *) { a() } else if #available(iOS 18, *) { b() } else { c() } }\n"
    )
    #expect(chain.contains("if false { fatalError() } else if false { fatalError() } else { c() }"))
  }

  @Test(arguments: [
    "@available(iOS 26, *)", "@available(iOS 26.0, macOS 26.0, *) @MainActor",
    "@available(iOS, introduced: 18)",
  ])
  func `declarations of later systems are left out`(attribute: String) {
    let source = """
      \(attribute)
      class Glass: UIView { @objc func tap() {} }
      class Page: UIView {
        \(attribute)
        var effect: UIGlassEffect { UIGlassEffect() }
        \(attribute) func show() { _ = #selector(Glass.tap) }
        func stays() {}
      }
      \(attribute)
      extension Page: Later {}
      """
    let text = whole(source)
    #expect(!text.contains("Glass") && !text.contains("show") && !text.contains("Later"))
    #expect(text.contains("func stays()"))
  }

  @Test(arguments: [
    "@available(iOS 17, *)", "@available(macOS 99, *)", "@available(iOS, deprecated: 26)",
    "@available(iOS, introduced: 9, deprecated: 26)", "@available(*, deprecated)",
  ])
  func `declarations of this system stay`(attribute: String) {
    #expect(whole("\(attribute) func f() {}\n").contains("func f()"))
  }

  @Test func `cases and the entry of a later system stay`() {
    let text = whole(
      "enum E { case a\n  @available(iOS 26, *) case b }\n@available(iOS 26, *) @main class D: UIResponder, UIApplicationDelegate {}\n"
    )
    #expect(text.contains("case b") && text.contains("class D"))
  }

  @Test func `a program for another system tells it`() {
    var options = PortOptions()
    options.system = [18, 6]
    let file = SourceFile(path: "/A.swift", text: "import UIKit\n")
    let main = ModulePorter(moduleName: "M", options: options).port([file]).generated.last
    #expect(main?.text.contains("HostProcess.system = \"18.6\"") == true)
    let usual = ModulePorter(moduleName: "M").port([file]).generated.last
    #expect(usual?.text.contains("HostProcess.system") == false)
  }

  @Test(arguments: ["iOS, unavailable", "*, unavailable, message: \"no\""])
  func `what nothing may call need not be right`(condition: String) {
    let text = whole("@available(\(condition))\nfunc f() -> Int {\n  .init(a)\n}\n")
    #expect(text.contains("func f() -> Int { fatalError() }"))
    #expect(whole("@available(macOS, unavailable)\nfunc f() { a() }\n").contains("{ a() }"))
  }
}
