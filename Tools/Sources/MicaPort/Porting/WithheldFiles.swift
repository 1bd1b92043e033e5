// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Files of tests that need a module that isn't there: they aren't compiled, and each test that they declare fails by its name.

internal import MicaFolders
internal import MicaPortJob
internal import SwiftParser
internal import SwiftSyntax

/// The files of a module of tests that are withheld from the compiler.
struct WithheldFiles {
  private let options: PortOptions
  /// Each with the reason.
  private let files: [(file: SourceFile, reason: String)]

  /// Takes the withheld ones out of a module's files; none of a module that isn't the tests' own.
  init(of module: PortRequest.Module, among all: inout [SourceFile]) {
    options = module.options
    guard options.runsTests, options.writesMain,
      !module.absent.isEmpty || !module.withheld.isEmpty
    else {
      files = []
      return
    }
    let reasons = all.map { module.withheld[$0.path] ?? Self.reason($0, module.absent) }
    files = zip(all, reasons).compactMap { file, reason in reason.map { (file, $0) } }
    all = zip(all, reasons).filter { $0.1 == nil }.map(\.0)
  }

  /// Why a file can't be compiled; nil for one that imports nothing absent.
  private static func reason(_ file: SourceFile, _ absent: [String: String]) -> String? {
    let imports = ImportedModule.all(in: [file.path]).filter { module in
      !module.isConditional && absent[module.name] != nil
    }
    guard let first = imports.first, let reason = absent[first.name] else { return nil }
    return "needs \(reason)"
  }

  /// Adds the tests that the files declare, each with what it needs.
  func add(
    to result: inout PortedModule, _ read: ReadModule, _ porter: ModulePorter,
    in program: ProgramFacts
  ) {
    guard !files.isEmpty else { return }
    var facts = read.facts
    var marks = result.marks
    for (file, _) in files {
      let tree = Parser.parse(source: file.text)
      let collector = FactsCollector(path: file.path, options: options)
      collector.walk(tree)
      facts.append(collector.facts)
      marks.append(FileMarks(file: file.path, marks: TestFinder(tree, options: options).marks))
    }
    let reasons = Dictionary(files.map { ($0.file.path, $0.reason) }) { first, _ in first }
    let others = program.modules.filter { $0.name != porter.moduleName }
    let whole = ProgramFacts(
      others + [(porter.moduleName, facts)], testing: porter.moduleName)
    let module = ModuleFacts(moduleName: porter.moduleName, files: facts, in: whole)
    result.withheld = reasons
    result.tests = module.tests(marks, withheld: reasons)
    for item in whole.unknownTestCases(of: porter.moduleName, in: reasons) {
      let mark = marks.first { $0.file == item.file }?.marks.first {
        $0.type == item.name && $0.name == item.method
      }
      let name = item.method.isEmpty ? item.name : "\(item.name)/\(item.method)"
      var test = ListedTest(.xctest, name, file: item.file, line: mark?.line ?? 0)
      test.needs = reasons[item.file]
      result.tests.append(test)
    }
  }
}

extension ProgramFacts {
  /// The classes of withheld files that are below a class which no module declares, `QuickSpec` of an absent Quick: their methods
  /// that XCTest would run, or the class alone where it makes its tests itself.
  fileprivate func unknownTestCases(
    of module: String, in withheld: [String: String]
  ) -> [(name: String, method: String, file: String)] {
    guard let index = modules.firstIndex(where: { $0.name == module }) else { return [] }
    let known = Set(testCases(of: module).map(\.name))
    var found: [(String, String, String)] = []
    for file in modules[index].files where withheld[file.path] != nil {
      for type in file.types where type.isClass && !known.contains(type.name) {
        guard let root = unknownRoot(of: type.name, index) else { continue }
        let extended = modules[index].files.flatMap(\.extensions).filter { $0.name == type.name }
        let members = type.members + extended.flatMap(\.members)
        let methods = Set(members.filter(\.isTest).map(\.name)).sorted()
        let isSpec = [type.name, root].contains { name in
          ["Spec", "Specs", "Test", "Tests", "TestCase"].contains(where: name.hasSuffix)
        }
        if !methods.isEmpty {
          found += methods.map { (type.name, $0, file.path) }
        } else if isSpec, members.contains(where: { $0.isOverride && $0.kind == .method }) {
          found.append((type.name, "", file.path))
        }
      }
    }
    return found
  }

  /// The nearest class above one that neither a module nor Apple declares; nil for a class without one.
  private func unknownRoot(of name: String, _ index: Int) -> String? {
    var (current, place) = (name, index)
    for _ in 0..<100 {
      guard let first = types[place][current]?.inherited.first else { return nil }
      guard let next = resolved(first, in: current, place) else {
        let isProtocol = modules.contains { module in
          module.files.contains { $0.protocols.contains { $0.name == first } }
        }
        return isProtocol || AppleNames.isClass(first) || first.hasPrefix("XCTest") ? nil : first
      }
      (current, place) = next
    }
    return nil
  }
}
