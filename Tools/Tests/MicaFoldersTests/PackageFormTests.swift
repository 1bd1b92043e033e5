// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How targets of packages become the compiler's: rewritten, as they are written, in C, or not at all.

import MicaFolders
import Testing

@Suite struct PackageFormTests {
  /// The program of an app that imports a package's target.
  private func program(
    _ files: [String: String], _ targets: [ManifestText.Target], importing module: String
  ) throws -> ProgramFolder {
    var all = files
    all["Package.swift"] = ""
    all["Sources/App/App.swift"] = "import \(module)\n"
    let folder = try SampleFolder(all)
    let app = ManifestText.Target(name: "App", isTest: false, path: "")
    return try ProgramFolder(at: folder.path, target: "App") { _, _ in
      ManifestText(name: "Kit", targets: [app] + targets, languageMode: "5", offered: [])
    }
  }

  private func form(_ text: String) throws -> SourceForm? {
    let kit = ManifestText.Target(name: "Kit", isTest: false, path: "")
    return try program(["Sources/Kit/Kit.swift": text], [kit], importing: "Kit")
      .localModules.first?.form
  }

  @Test func whatSourcesAskForDecides() throws {
    #expect(try form("#if os(Linux)\nimport Glibc\n#endif\n") == .verbatim)
    #expect(try form("import Foundation\n#if canImport(Musl)\n#endif\n") == .linux)
    #expect(try form("import Builtin\n") == .verbatim)
    #expect(try form("import Foundation\n") == .phone)
    #expect(try form("#if os(Linux)\n#else\nimport UIKit\n#endif\n") == .phone)
  }

  @Test func aTargetInCIsCompiledForTheOneThatNeedsIt() throws {
    var kit = ManifestText.Target(name: "Kit", isTest: false, path: "")
    kit.dependencies = ["CKit"]
    var c = ManifestText.Target(name: "CKit", isTest: false, path: "")
    c.cNames = ["SIZE=4"]
    let program = try program(
      [
        "Sources/Kit/Kit.swift": "import CKit\n", "Sources/CKit/kit.c": "int kit;\n",
        "Sources/CKit/include/CKit.h": "extern int kit;\n",
      ], [kit, c], importing: "Kit")
    #expect(program.missing.isEmpty)
    #expect(program.localModules.map(\.moduleName) == ["CKit", "Kit"])
    let target = try #require(program.localModules.first?.c)
    #expect(target.sources.map { $0.hasSuffix("CKit/kit.c") } == [true])
    #expect(target.headers.hasSuffix("CKit/include") && target.names == ["SIZE=4"])
    #expect(program.localModules.last?.form == .verbatim)
  }

  @Test func whatIsNotCompiledIsNamed() throws {
    var binary = ManifestText.Target(name: "Kit", isTest: false, path: "")
    binary.kind = .binary
    let other = try program(["Sources/Kit/Kit.swift": ""], [binary], importing: "Kit")
    #expect(other.missing.map(\.name) == ["Kit"])
    #expect(other.missing.first?.reason == "target Kit is a binary for Apple's systems")
    let kit = ManifestText.Target(name: "Kit", isTest: false, path: "")
    let program = try program(["Sources/Kit/Kit.m": ""], [kit], importing: "Kit")
    #expect(program.missing.first?.reason == "target Kit is written in Objective-C")
  }

  @Test func aMacroIsMadeOfItsSourcesAndThoseThatItImports() throws {
    var kit = ManifestText.Target(name: "Kit", isTest: false, path: "")
    kit.dependencies = ["KitMacros"]
    var macro = ManifestText.Target(name: "KitMacros", isTest: false, path: "")
    macro.kind = .macro
    let helper = ManifestText.Target(name: "Helper", isTest: false, path: "")
    var files = [
      "Sources/Kit/Kit.swift": "", "Sources/Helper/Helper.swift": "import SwiftSyntax\n",
      "Sources/KitMacros/A.swift": "import Helper\nimport SwiftSyntaxMacros\nimport Foundation\n",
    ]
    let program = try program(files, [kit, macro, helper], importing: "Kit")
    #expect(program.missing.isEmpty)
    #expect(program.localModules.map(\.moduleName) == ["KitMacros", "Kit"])
    #expect(
      program.localModules.first?.macro?.parts.map(\.moduleName) == ["Helper", "KitMacros"])
    files["Sources/KitMacros/A.swift"] = "import Elsewhere\n"
    let without = try self.program(files, [kit, macro, helper], importing: "Kit")
    #expect(without.localModules.map(\.moduleName) == ["Kit"])
  }

  @Test func anotherTargetInObjectiveCIsMissingAlsoWithinAnIf() throws {
    var kit = ManifestText.Target(name: "Kit", isTest: false, path: "")
    kit.dependencies = ["Other"]
    let other = ManifestText.Target(name: "Other", isTest: false, path: "")
    let files = [
      "Sources/Kit/Kit.swift": "#if SWIFT_PACKAGE\nimport Other\n#endif\n",
      "Sources/Other/Other.m": "",
    ]
    let program = try program(files, [kit, other], importing: "Kit")
    #expect(program.missing.map(\.name) == ["Other"])
    #expect(program.missing.first?.reason == "target Other is written in Objective-C")
  }

  /// Sources ask for what catches exceptions by Apple's runtime, and do without it.
  @Test func aModuleOfApplesKernelIsntThere() throws {
    let kernel = ManifestText.Target(name: "CwlCatchException", isTest: false, path: "")
    let kit = ManifestText.Target(name: "Kit", isTest: false, path: "")
    let files = [
      "Sources/Kit/Kit.swift":
        "#if canImport(CwlCatchException)\nimport CwlCatchException\n#endif\n",
      "Sources/CwlCatchException/A.swift": "",
    ]
    let program = try program(files, [kit, kernel], importing: "Kit")
    #expect(program.localModules.map(\.moduleName) == ["Kit"] && program.missing.isEmpty)
  }

  /// Sources that ask whether a module is there do without it.
  @Test func aTargetInObjectiveCThatSourcesAskForIsntMissed() throws {
    var kit = ManifestText.Target(name: "Kit", isTest: false, path: "")
    kit.dependencies = ["Other"]
    let other = ManifestText.Target(name: "Other", isTest: false, path: "")
    let files = [
      "Sources/Kit/Kit.swift": "#if canImport(Other)\nimport Other\n#else\nlet a = 1\n#endif\n",
      "Sources/Other/Other.m": "",
    ]
    #expect(try program(files, [kit, other], importing: "Kit").missing.isEmpty)
  }

  @Test func traitsThatAreOnByThemselvesAreConditions() throws {
    var text = ManifestText(name: "Kit", targets: [], languageMode: "6", offered: [])
    text.addTraits(["default": ["A"], "A": ["B"], "C": [], "B": ["A"]])
    #expect(text.traits == ["A", "B"])
  }

  @Test func aSubstituteIsTakenForAPackageOfItsName() throws {
    let kit = ManifestText.Target(name: "SDWebImage", isTest: false, path: "")
    let program = try program(["Sources/SDWebImage/Kit.m": ""], [kit], importing: "SDWebImage")
    #expect(program.missing.isEmpty && program.localModules.isEmpty)
  }
}
