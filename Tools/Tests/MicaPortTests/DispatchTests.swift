// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of extensions of Apple's classes that classes of the program's override, as Objective-C lets them.

import Testing

@testable import MicaPort

@Suite struct DispatchTests {
  /// A text without the hashes in hidden names.
  private func plain(_ text: String) -> String {
    text.replacing(#/_[0-9a-f]{5}_(own|over)_/#) { "\($0.output.1)_" }
      .replacing(#/_MicaOverriding_[0-9a-f]{8}/#, with: "Overriding")
  }

  @Test func theExtensionsMethodAsksAndItsBodyHasAnotherName() {
    let sample = PortSample(
      """
      extension UIViewController {
        @objc func open(_ side: Int, by: Double = 1) -> Bool {
          print(#function)
          return true
        }
      }
      class Menu: UINavigationController {
        override func open(_ side: Int, by: Double) -> Bool {
          super.open(side, by: by) && open(1)
        }
      }
      """)
    #expect(
      plain(sample.line(2)) == """
                func open(_ side: Int, by: Double = 1) -> Bool { if let __o = self as? any Overriding \
        { return __o.over_open(side, by: by) }; return own_open(side, by: by) }; \
        func own_open(_ side: Int, by: Double) -> Bool {
        """)
    #expect(sample.line(3) == "    print(\"open(_:by:)\")")
    #expect(plain(sample.line(8)) == "           func over_open(_ side: Int, by: Double) -> Bool {")
    #expect(plain(sample.line(9)) == "    super.own_open(side, by: by) && open(1)")
    let tables = plain(sample.tables())
    #expect(
      tables.contains(
        "@preconcurrency @MainActor protocol Overriding: AnyObject "
          + "{ func over_open(_ side: Int, by: Double) -> Bool }"))
    #expect(tables.contains("extension Menu: Overriding {}"))
    #expect(tables.contains("table.method(\"open:by:\")"), "it is called by its selector still")
  }

  @Test func propertiesAskInEachAccessor() {
    let sample = PortSample(
      """
      extension UIView {
        @objc var level: Int { get { 1 } set { tag = newValue } }
        @objc var isDim: Bool { alpha < 1 }
      }
      class A: UIButton { override var level: Int { get { super.level } set {} } }
      class B: A { override var level: Int { get { super.level + 1 } set {} } }
      class C: UIViewController { override var isDim: Bool { true } }
      """)
    #expect(
      plain(sample.line(2)) == """
                var level: Int { get { if let __o = self as? any Overriding { return __o.over_level }; \
        return own_level } set { if let __o = self as? any Overriding { __o.over_level = newValue } \
        else { own_level = newValue } } }; var own_level: Int { get { 1 } set { tag = newValue } }
        """)
    #expect(sample.line(3) == "        var isDim: Bool { alpha < 1 }", "no view overrides it")
    #expect(
      plain(sample.line(5)).contains("{          var over_level: Int { get { super.own_level }"))
    #expect(
      plain(sample.line(6)).contains("override var over_level: Int { get { super.over_level +"))
    #expect(plain(sample.tables()).components(separatedBy: ": Overriding {}").count == 2)
  }

  @Test func whatNothingOverridesStaysAsItIs() {
    let sample = PortSample(
      """
      extension UIView { @objc func spin() {} }
      extension UIViewController { func turn() {} }
      class A: UIViewController { override func turn() {} }
      """)
    #expect(sample.line(1).contains("func spin() {} }"))
    #expect(sample.line(2).contains("func turn() {} }"), "Objective-C doesn't see it")
  }

  @Test func otherModulesOverrideWhatIsPublic() {
    let library = SourceFile(
      path: "/lib/a.swift",
      text: """
        import UIKit
        extension UIViewController {
          @objc public func shown() {}
          @objc func hidden() {}
        }
        open class Base: UIViewController {}
        """)
    let app = SourceFile(
      path: "/app/a.swift",
      text: """
        import Library
        class Screen: Base {
          override func shown() { super.shown() }
          override func hidden() {}
        }
        """)
    let porters = [ModulePorter(moduleName: "Library"), ModulePorter(moduleName: "App")]
    let caches = porters.map { PortCache(for: $0.options) }
    let read = zip(zip(porters, caches), [library, app]).map { $0.0.read([$1], $0.1) }
    let program = ProgramFacts([("Library", read[0].facts), ("App", read[1].facts)])
    let texts = (0...1).map { index in
      var cache = caches[index]
      return plain(porters[index].port(read[index], &cache, in: program).files[0].text)
    }
    #expect(texts[0].contains("public func own_shown() {}"))
    #expect(texts[0].contains("public protocol Overriding: AnyObject { func over_shown() }"))
    #expect(!texts[0].contains("own_hidden"))
    #expect(texts[1].contains("func over_shown() { super.own_shown() }"))
    #expect(texts[1].contains("extension Screen: Overriding {}"))
  }

  @Test func testsOverrideWhatModulesKeepToThemselves() {
    let (library, tests) = (
      SourceFile(
        path: "/l/Library.swift",
        text: "import UIKit\nextension UIViewController {\n  @objc var inset: Int { 1 }\n}\n"),
      SourceFile(
        path: "/t/Tests.swift",
        text: """
          import UIKit
          @testable import Library
          final class Screen: UIViewController {
            override var inset: Int { super.inset + 1 }
          }
          """)
    )
    var caches = [PortCache(for: PortOptions()), PortCache(for: PortOptions())]
    let porters = [ModulePorter(moduleName: "Library"), ModulePorter(moduleName: "LibraryTests")]
    let read = [porters[0].read([library], caches[0]), porters[1].read([tests], caches[1])]
    func texts(testing: String?) -> [String] {
      let program = ProgramFacts(
        [("Library", read[0].facts), ("LibraryTests", read[1].facts)], testing: testing)
      return (0...1).map { index in
        plain(porters[index].port(read[index], &caches[index], in: program).files[0].text)
      }
    }
    let ported = texts(testing: "LibraryTests")
    #expect(ported[0].contains("protocol Overriding: AnyObject { var over_inset: Int { get } }"))
    #expect(ported[1].contains("extension Screen: Overriding {}"))
    #expect(ported[1].contains("var over_inset: Int { super.own_inset + 1 }"))
    #expect(!texts(testing: nil)[1].contains("Overriding"), "an app doesn't see it")
  }
}
