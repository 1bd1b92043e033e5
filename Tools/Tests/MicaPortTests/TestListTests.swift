// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tests of a program: which there are, and how its main.swift names them.

import Testing

@testable import MicaPort

private let tests: PortOptions = {
  var options = PortOptions()
  options.runsTests = true
  return options
}()

private func port(_ texts: String...) -> PortedModule {
  let files = texts.enumerated().map { index, text in
    SourceFile(path: "/a/\("ABC".map(String.init)[index]).swift", text: text)
  }
  return ModulePorter(moduleName: "Tests", options: tests).port(files)
}

/// The generated main.swift.
private func main(_ module: PortedModule) -> String { module.generated.last?.text ?? "" }

@Suite struct TestListTests {
  @Test func xctestIsMicas() {
    let sample = PortSample(
      "import XCTest\n@testable import App\nimport class XCTest.XCTestCase\nlet a: XCTest.XCTestCase.Type? = nil"
    )
    #expect(sample.line(1) == "import MicaXCTest")
    #expect(sample.line(3).contains("import") && sample.line(3).contains("MicaXCTest"))
    #expect(sample.line(4) == "let a: MicaXCTest.XCTestCase.Type? = nil")
    #expect(sample.tables().contains("import UIKit\n"))
    #expect(!sample.module.generated[0].text.contains("typealias Timer"))
  }

  @Test func methodsAreFoundAsXcodeFindsThem() {
    let module = port(
      """
      import XCTest
      class Base: XCTestCase { func testBase() {} }
      final class CardTests: Base {
        func testB() async {}
        func testA() throws {}
        func testC(_ x: Int) {}
        static func testD() {}
        private func testE() {}
        func testF() -> Int { 0 }
        func other() {}
      }
      class Helper { func testG() {} }
      extension CardTests { func testH() {} }
      private extension CardTests { func testI() {} }
      """)
    let text = main(module)
    #expect(text.contains("import MicaXCTest") && text.contains("HostProcess.runTests("))
    #expect(text.contains(".sync(\"testA\") { try ($0 as! CardTests).testA() }"))
    #expect(text.contains(".async(\"testB\") {") && text.contains("try await test.testB()"))
    #expect(
      module.tests.filter { $0.name.hasPrefix("CardTests/") }.map(\.name) == [
        "CardTests/testA", "CardTests/testB", "CardTests/testBase", "CardTests/testH",
      ])
    #expect(module.tests.first { $0.name == "CardTests/testBase" }?.line == 2)
    #expect(module.tests.first { $0.name == "CardTests/testA" }?.line == 5)
    #expect(!text.contains("Helper") && !text.contains("testE") && !text.contains("testF"))
  }

  @Test func aliasesLeadToXCTest() {
    let module = port(
      "import XCTest\ntypealias Base = XCTestCase",
      "class CardTests: Base { func testA() {} }\nclass Other: Missing { func testB() {} }")
    #expect(module.tests.map(\.name) == ["CardTests/testA"])
  }

  @Test func genericClassesAreForOthers() {
    let module = port(
      """
      import XCTest
      class Generic<Value>: XCTestCase { func testValue() {} }
      class IntTests: Generic<Int> {}
      """)
    #expect(module.tests.map(\.name) == ["IntTests/testValue"])
    #expect(!main(module).contains("Generic.self"))
  }

  @Test func privateClassesAreNamedInTheirFile() {
    let module = port("import XCTest\nprivate class HiddenTests: XCTestCase { func testA() {} }")
    #expect(!main(module).contains("HiddenTests"))
    #expect(main(module).contains("+= _micaTests_"))
    #expect(module.files[0].text.contains("HiddenTests.self"))
    #expect(module.tests.map(\.name) == ["HiddenTests/testA"])
  }

  @Test func classesOfOtherModulesLeadToXCTest() {
    var options = tests
    options.writesMain = false
    let library = ModulePorter(moduleName: "Support", options: options)
    let own = ModulePorter(moduleName: "Tests", options: tests)
    let texts = [
      "import XCTest\nopen class ViewTestCase: XCTestCase { open func testView() {} }",
      "import Support\nclass CardTests: ViewTestCase { func testA() {} }",
    ]
    var caches = [PortCache(for: options), PortCache(for: tests)]
    let read = zip([library, own], texts).enumerated().map { index, part in
      part.0.read([SourceFile(path: "/a/\(index).swift", text: part.1)], caches[index])
    }
    let program = ProgramFacts([("Support", read[0].facts), ("Tests", read[1].facts)])
    let module = own.port(read[1], &caches[1], in: program)
    #expect(module.tests.map(\.name) == ["CardTests/testA", "CardTests/testView"])
    #expect(main(module).contains("@testable import Support"))
  }

  @Test func functionsOfSwiftTestingAreCounted() {
    let module = port(
      """
      import Testing
      @Test func free() {}
      @Suite struct Outer {
        struct Inner {
          @Test("name", arguments: [1]) func sum(a: Int, _ b: Int) async throws {}
        }
        @Test(.disabled()) func off() {}
        func helper() {}
      }
      #if os(macOS)
      @Test func mac() {}
      #endif
      extension Outer { @Test func extended() {} }
      """)
    #expect(
      module.tests.map(\.name) == [
        "free()", "Outer/Inner/sum(a:_:)", "Outer/off()", "Outer/extended()",
      ])
    #expect(module.tests.allSatisfy { $0.library == .testing })
    #expect(module.tests[1].line == 5)
  }

  /// Swift tells backticks where a name is none without them.
  @Test func rawIdentifiersKeepTheirBackticks() {
    let module = port(
      "import Testing\nstruct `A+B` { @Test func `a button shows`() {} }\nstruct `default` { @Test func c() {} }\n"
    )
    #expect(module.tests.map(\.name) == ["`A+B`/`a button shows`()", "default/c()"])
  }

  @Test func testsFindTheirLibrariesAndAppsDont() {
    let text = "#if canImport(XCTest)\nlet a = 1\n#endif\nfinal class B {}"
    var facts = ModulePorter(moduleName: "A", options: tests)
      .facts(of: SourceFile(path: "/a.swift", text: text))
    #expect(facts.imports == [])
    let without = PortSample("#if canImport(XCTest)\nimport XCTest\n#endif\nlet a = 1")
    #expect(!without.tables().contains("import UIKit\n"))
    facts = ModulePorter(moduleName: "A", options: tests).facts(
      of: SourceFile(path: "/a.swift", text: "#if canImport(Testing)\nimport Testing\n#endif"))
    #expect(facts.imports == ["Testing"])
  }
}

@Suite struct GatheringTests {
  /// A library whose classes make their tests while they run, and a module of tests beside it.
  private func port(_ tests: String) -> PortedModule {
    let library = SourceFile(
      path: "/quick/QuickSpec.swift",
      text: """
        import XCTest
        public typealias Base = XCTestCase
        open class QuickConfiguration: NSObject { open class func configure() {} }
        open class QuickSpec: Base {
          open class func spec() {}
          public class var allTests: [(String, (QuickSpec) -> () throws -> Void)] { [] }
        }
        """)
    let quick = ModulePorter(moduleName: "Quick", options: testOptions)
    let facts = [("Quick", [quick.facts(of: library)])]
    let own = SourceFile(path: "/a/A.swift", text: tests)
    let porter = ModulePorter(moduleName: "Tests", options: testOptions)
    var cache = PortCache(for: testOptions)
    let read = porter.read([own], cache)
    return porter.port(
      read, &cache,
      in: ProgramFacts(facts.map { (name: $0.0, files: $0.1) } + [("Tests", read.facts)]))
  }

  private var testOptions: PortOptions {
    var options = PortOptions()
    options.runsTests = true
    return options
  }

  @Test func aSpecIsListedByItsClassAndAsksForItsTestsWhileItRuns() {
    let module = port(
      """
      import Quick
      final class Setup: QuickConfiguration { override class func configure() {} }
      class Base: QuickSpec {}
      class CardSpec: Base {
        override class func spec() {}
      }
      private class OwnSpec: QuickSpec { override class func spec() {} }
      """)
    let main = module.generated.last?.text ?? ""
    #expect(main.contains("@testable import Quick"))
    #expect(
      main.contains("configureSubclassesIfNeeded([Tests.Setup.self], world: World.sharedWorld)"))
    #expect(
      main.contains(
        "TestClass(CardSpec.self, \"CardSpec\", { CardSpec() }, listing: { _micaConfigured(CardSpec.allTests) })"
      ))
    #expect(!main.contains("Base.self") && !main.contains("OwnSpec.self"))
    #expect(module.files[0].text.contains("TestClass(OwnSpec.self"))
    #expect(module.tests.map(\.name) == ["CardSpec", "OwnSpec"])
    #expect(module.tests.map(\.line) == [4, 7])
    #expect(module.tests.map(\.isOpen) == [true, true])
  }

  /// Nimble's Objective-C does so when it is loaded; a failure without it would end the process.
  @Test func observersWithASharedObjectOfObjectiveCsNameAreRegistered() {
    let library = SourceFile(
      path: "/q/Tracker.swift",
      text: """
        import XCTest
        @objc final public class Tracker: NSObject, XCTestObservation {
          @objc public static let sharedInstance = Tracker()
        }
        final public class Other: NSObject, XCTestObservation { public static let shared = Other() }
        """)
    let nimble = ModulePorter(moduleName: "Nimble", options: testOptions)
    let own = SourceFile(
      path: "/a/A.swift", text: "import XCTest\nfinal class A: XCTestCase { func testIt() {} }")
    let porter = ModulePorter(moduleName: "Tests", options: testOptions)
    var cache = PortCache(for: testOptions)
    let read = porter.read([own], cache)
    let program = ProgramFacts([
      (name: "Nimble", files: [nimble.facts(of: library)]), (name: "Tests", files: read.facts),
    ])
    let main = porter.port(read, &cache, in: program).generated.last?.text ?? ""
    #expect(main.contains("@testable import Nimble"))
    #expect(main.contains("addTestObserver(Nimble.Tracker.sharedInstance)"))
    #expect(!main.contains("Other"))
  }

  /// Linux's XCTestCase requires the one and lacks the other.
  @Test func initializersForLinuxsXCTestOverrideMicas() {
    var options = testOptions
    options.isForLinux = true
    let text = """
      import XCTest
      open class Spec: XCTestCase {
        public required init() { super.init(name: "", testClosure: { _ in }) }
        public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
          super.init(name: name, testClosure: testClosure)
        }
      }
      final class Other { required init() {} }
      """
    let file = SourceFile(path: "/a/A.swift", text: text)
    let linux = ModulePorter(moduleName: "Quick", options: options).port([file]).files[0].text
    #expect(linux.contains("public required override init() {"))
    #expect(linux.contains("public required override init(name: String"))
    #expect(linux.contains("final class Other { required init() {} }"))
    let phone = ModulePorter(moduleName: "Quick", options: testOptions).port([file]).files[0].text
    #expect(!phone.contains("required override"))
  }

  /// Quick 7 made `spec()` a class method; most specs were written before.
  @Test func aSpecOfTheOlderFormBecomesOneOfTheNewer() {
    let module = port(
      "import Quick\nclass CardSpec: QuickSpec {\n  override func spec() {}\n  override func setUp() {}\n}\n"
    )
    #expect(module.files[0].text.contains("  override class func spec() {}"))
    #expect(module.files[0].text.contains("  override func setUp() {}"))
    #expect(module.tests.map(\.name) == ["CardSpec"])
  }

  @Test func anOpenClassIncludesTheTestsThatItMakes() {
    let spec = ListedTest(.xctest, "CardSpec", file: "", line: 0)
    #expect(spec.includes(.xctest, "CardSpec/a__does_b"))
    #expect(!spec.includes(.xctest, "CardSpecs/a") && !spec.includes(.testing, "CardSpec/a"))
    let test = ListedTest(.xctest, "CardTests/testA", file: "", line: 0)
    #expect(!test.isOpen && test.includes(.xctest, "CardTests/testA"))
    #expect(!ListedTest(.testing, "free()", file: "", line: 0).isOpen)
  }

  /// A list that a class writes of its own methods, as packages did for Linux, makes none.
  @Test func aListOfAClasssOwnMethodsIsNoSuchClass() {
    let module = port(
      """
      import XCTest
      class CardTests: XCTestCase {
        func testA() {}
        static var allTests = [("testA", testA)]
      }
      """)
    #expect(module.tests.map(\.name) == ["CardTests/testA"])
  }

  @Test func classesBelowFBSnapshotTestCaseAreTests() {
    let module = port(
      "import FBSnapshotTestCase\nclass CardTests: FBSnapshotTestCase { func testA() {} }\n")
    #expect(module.tests.map(\.name) == ["CardTests/testA"])
  }

  /// The tests' own start launches the app.
  @Test func theHostsDelegateIsLaunched() {
    var options = testOptions
    options.hostApplication = "App"
    var app = PortOptions()
    (app.writesMain, app.isHostApplication, app.runsTests) = (false, true, true)
    let delegate = SourceFile(
      path: "/app/AppDelegate.swift",
      text: "import UIKit\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n")
    let start = SourceFile(
      path: "/app/main.swift", text: "import UIKit\nUIApplicationMain(0, nil, nil, name)\n")
    let host = ModulePorter(moduleName: "App", options: app)
    let files = [delegate, start]
    let facts = files.map { host.facts(of: $0) }
    var cache = PortCache(for: app)
    let own = ModulePorter(moduleName: "Tests", options: options)
    let read = own.read([SourceFile(path: "/a/A.swift", text: "import XCTest\n")], cache)
    let program = ProgramFacts([("App", facts), ("Tests", read.facts)])
    var other = PortCache(for: options)
    let main = own.port(read, &other, in: program).generated.last?.text ?? ""
    #expect(main.contains("@testable import App"))
    #expect(main.contains("HostProcess.runTests(_classes, application: App.AppDelegate.self)"))
    let module = host.port(host.read(files, cache), &cache, in: program)
    #expect(!module.files.contains { $0.text.contains("\n@main") })
    #expect(!module.files.contains { $0.path.hasSuffix("/main.swift") })
    #expect(!module.generated.contains { $0.path == "main.swift" })
  }
}
