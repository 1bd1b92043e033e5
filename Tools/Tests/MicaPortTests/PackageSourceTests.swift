// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What sources of packages need besides a program's own.

import Testing

@testable import MicaPort

@Suite struct PackageSourceTests {
  private static let branches = """
    import Foundation
    #if os(Linux)
    func onLinux() {}
    #elseif canImport(UIKit)
    func onPhone() {}
    #endif
    """

  @Test func aPackageForLinuxKeepsItsConditions() {
    var options = PortOptions()
    options.isForLinux = true
    let text = PortSample(Self.branches, options: options).text()
    #expect(text.contains("#if os(Linux)\n") && text.contains("canImport(UIKit)"))
    #expect(text.contains("import MicaFoundation"))
    #expect(PortSample(Self.branches).text().contains("#if false"))
  }

  @Test func aHiddenModuleIsNotFound() {
    var options = PortOptions()
    options.isForLinux = true
    options.hiddenModules = ["UIKit"]
    let text = PortSample(Self.branches, options: options).text()
    #expect(!text.contains("canImport(UIKit)") && text.contains("#elseif false"))
  }

  @Test func anObjectOfAnObjCProtocolMeetsARequirementOfClasses() {
    let text = PortSample(
      "func f<P: Proxy>(_ p: P) where P.Parent: UIView, P.Delegate: AnyObject {}\n"
        + "func g<P>(_ p: P) where P: AnyObject {}\n"
    ).text()
    #expect(text.contains("P.Delegate: Any ") && text.contains("where P: AnyObject {}"))
  }

  @Test func whatIsComparedThereIsAskedForItsObject() {
    let text = PortSample(
      "func f<P: Proxy>(_ p: P, _ d: P.Delegate) where P.Delegate: AnyObject {\n"
        + "  assert(d === p.delegate(for: 1))\n}\n"
    ).text()
    #expect(text.contains("assert((d as? AnyObject) === (p.delegate(for: 1) as? AnyObject))"))
  }

  @Test func aFileThatNamesAMemberOfRequestsGetsIt() {
    let sample = PortSample(
      "import Foundation\nfunc f(_ r: URLRequest) -> Bool { r.allowsConstrainedNetworkAccess }\n",
      "import Foundation\nlet a = 1\n")
    #expect(sample.tables().contains("var allowsConstrainedNetworkAccess: Bool"))
    #expect(!sample.tables(1).contains("allowsConstrainedNetworkAccess"))
  }

  @Test(arguments: [
    ("FoundationNetworking", "false"), ("FoundationEssentials", "false"), ("Musl", "false"),
    ("ObjectiveC", "true"), ("Darwin", "true"),
  ])
  func aPhoneHasItsOwnModules(module: String, answer: String) {
    let text = PortSample("#if canImport(\(module))\n#endif").line(1)
    #expect(text.split(separator: " ") == ["#if", Substring(answer)])
  }

  @Test func locksOfOneWordAreSeenWithFoundation() {
    let sample = PortSample("import Foundation\nvar lock: os_unfair_lock_t?\n")
    #expect(sample.tables().contains("import os\n"))
  }

  @Test func classesOfOtherActorsHaveNoRows() {
    let sample = PortSample("@WorkActor class A: NSObject {}\n@MainActor class B: NSObject {}\n")
    #expect(!sample.tables().contains("A.self") && sample.tables().contains("B.self"))
  }

  @Test func aGenericClassStaysPrivate() {
    let sample = PortSample("struct S {\n  private class A<T> {}\n  private class B {}\n}\n")
    #expect(sample.line(2).contains("private class A<T>") && !sample.line(2).contains("file"))
    #expect(sample.line(3).contains("fileprivate class B"))
  }

  @Test func aTargetSaysItsOwnMode() {
    let text = ManifestText(
      of: """
        // swift-tools-version:6.0
        let package = Package(name: "A", targets: [
          .target(name: "A", swiftSettings: [.swiftLanguageMode(.v5)]), .target(name: "B")])
        """)
    #expect(text.languageMode == "6" && text.targets.map(\.languageMode) == ["5", ""])
  }
}
