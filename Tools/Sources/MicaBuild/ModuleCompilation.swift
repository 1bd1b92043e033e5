// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The modules of a program, one after another. A package that doesn't compile takes no other along: it counts as missing,
// and what needs it is left out.

@preconcurrency internal import Glibc
internal import MicaFolders
internal import MicaPortJob

/// Compiles the modules of one program.
struct ModuleCompilation {
  let folder: ProgramFolder
  let compiler: ModuleCompiler
  let porting: Porting
  private let lists: MemberLists
  /// Whether what uses members that Mica lacks is replaced where a module doesn't compile.
  let stubsMissing: Bool
  /// Whether everything that the compiler refuses is replaced, also the program's own mistakes.
  let isLenient: Bool
  /// Called with what is compiled, and with nil afterwards.
  let progress: (String?) -> Void
  /// What will not work as on iOS.
  private(set) var notes: [String] = []
  /// The tests that the sources declare, those that can't run with the reason.
  var tests: [ListedTest] = []
  /// What isn't there: modules, and languages that aren't compiled.
  private(set) var lacks: Set<String> = []
  /// The modules among it, each with a clause that says so.
  private(set) var absences: [String: String] = [:]

  init(
    folder: ProgramFolder, compiler: ModuleCompiler, porting: Porting, lists: MemberLists,
    stubsMissing: Bool, isLenient: Bool, progress: @escaping (String?) -> Void
  ) {
    (self.folder, self.compiler, self.porting) = (folder, compiler, porting)
    (lacks, absences) = (folder.lacks, folder.absences)
    (self.lists, self.stubsMissing, self.progress) = (lists, stubsMissing, progress)
    self.isLenient = isLenient
  }

  /// Adds what will not work as on iOS.
  mutating func add(notes: [String]) { self.notes += notes }

  /// Takes a module for missing, since it doesn't compile.
  mutating func leaveOut(_ name: String, _ messages: String) {
    lacks.insert(name)
    let first = messages.split(separator: "\n").first { $0.contains(" error: ") }
    absences[name] =
      "module \(name), which doesn't compile" + (first.map { ": \($0)" } ?? "")
    notes.append(Self.note(on: name, messages))
  }

  /// The objects of all modules. Throws the errors of the program's own ones.
  mutating func compile(_ program: PortedProgram) throws -> [String] {
    var objects: [String] = []
    var below: [CompiledModule] = []
    tests = program.tests
    for module in program.modules {
      try FileStore.write(Array(module.name.utf8), to: compiler.work + "/unfinished")
      do {
        if isForTests(module), !module.isImported {
          objects += try compileTests(program, below: below)
          continue
        }
        if let messages = lost(module) {
          throw BuildError.doesNotCompile(folder: compiler.folder.typed, messages: messages)
        }
        let (compiled, problems) = try compile(module, below: below)
        objects += compiled
        notes += problems.map(\.description)
        below.append(module)
      } catch BuildError.doesNotCompile(_, let messages) where isForeign(module) {
        unlink("\(compiler.work)/modules/\(module.name).swiftmodule")
        leaveOut(module.name, messages)
      } catch BuildError.doesNotCompile(let folder, let messages) where !isLenient {
        let note = "note: --stub-missing leaves out what the compiler refuses\n"
        let end = messages.hasSuffix("\n") ? "" : "\n"
        throw BuildError.doesNotCompile(folder: folder, messages: messages + end + note)
      }
    }
    return objects
  }

  /// A module's objects, and what was left out of it. One that needs nothing that is missing is compiled as it is, also for
  /// Linux, before anything is left out. Mistakes of the program's own stay errors where no module is missing.
  func compile(
    _ module: CompiledModule, below: [CompiledModule]
  ) throws -> (objects: [String], problems: [PortProblem]) {
    let plain = CompilationRounds(
      compiler: compiler, porter: porting.porter, lists: lists, besides: below[...],
      stubsMissing: false, progress: progress)
    var rounds = plain
    (rounds.stubsMissing, rounds.missing, rounds.expectsErrors) = (true, lacks, true)
    // What another module gets wrong is Mica's to answer for; mistakes of the program's own are said, unless
    // the user asks for what compiles.
    rounds.isLenient = lacks.isEmpty && (isLenient || module.isImported)
    rounds.givesUp = !isLenient
    rounds.failsTests = isForTests(module)
    let stubsMissing = mayStub(module)
    let isWhole = lacks.isDisjoint(with: imports(of: module))
    // The tests themselves are whole, or they don't compile.
    guard isWhole || !stubsMissing && isForTests(module) else {
      return try LinuxAttempts(rounds: rounds, porting: porting, work: compiler.work)
        .compile(module)
    }
    if stubsMissing, let result = try rounds.known(module) { return result }
    let attempts = LinuxAttempts(rounds: plain, porting: porting, work: compiler.work)
    do { return try attempts.compile(module) } catch let error as BuildError {
      guard case .doesNotCompile(_, let messages) = error,
        stubsMissing || !isForTests(module),
        !lacks.isEmpty
          || (stubsMissing && (isLenient || module.isImported))
          || (stubsMissing && CompilerMessages.tellsOfGaps(messages))
      else { throw error }
    }
    return try rounds.compile(module)
  }

  /// What is said of a large module most of whose files import what isn't there: too little would be left of it to be shown,
  /// and round after round would show that late. Nil for others, and where the user asks for stubs.
  private func lost(_ module: CompiledModule) -> String? {
    guard !isLenient, !lacks.isEmpty else { return nil }
    return Self.lost(
      paths(of: module), lacking: lacks,
      atLeast: isForeign(module) ? Self.someFiles : Self.manyFiles)
  }

  private static let someFiles = 8
  private static let manyFiles = 30

  static func lost(_ paths: [String], lacking: Set<String>, atLeast least: Int) -> String? {
    guard paths.count >= least else { return nil }
    let imports = paths.compactMap { path in
      ImportedModule.all(in: [path]).first { !$0.isConditional && lacking.contains($0.name) }
    }
    guard imports.count * 2 > paths.count, let first = imports.first else { return nil }
    return "\(first.path):\(first.line):1: error: there is no module \(first.name); "
      + "\(imports.count) of \(paths.count) files import modules that aren't there\n"
  }

  /// Whether somebody else's package: one that was brought here, or that a package manager put into the folder.
  private func isForeign(_ module: CompiledModule) -> Bool {
    guard module.isImported, let path = paths(of: module).first else { return false }
    let managers = ["/Pods/", "/Carthage/", "/SourcePackages/", "/.build/"]
    return !path.hasPrefix(folder.path + "/")
      || managers.contains { path.dropFirst(folder.path.count).contains($0) }
  }

  /// Whether something may be left out of a module. In tests of what they import alone, unless the user asks for more; a test that
  /// comes to such a place fails.
  private func mayStub(_ module: CompiledModule) -> Bool {
    stubsMissing || module.isImported && isForTests(module)
  }

  /// Whether it belongs to a program of tests.
  private func isForTests(_ module: CompiledModule) -> Bool {
    module.source?.options.runsTests == true
  }

  private func paths(of module: CompiledModule) -> [String] {
    let files = module.files.map(\.path)
    // Withheld ones are not among its files.
    let paths = module.source?.paths.filter(Set(files).contains) ?? []
    return paths.isEmpty ? files : paths
  }

  /// The names of what a module imports.
  private func imports(of module: CompiledModule) -> Set<String> {
    Set(ImportedModule.all(in: paths(of: module)).filter { !$0.isConditional }.map(\.name))
  }

  private static func note(on name: String, _ messages: String) -> String {
    let lines = messages.split(separator: "\n")
    let first = lines.first { $0.contains(": error: ") } ?? lines.first ?? "no reason is known"
    let text = first.firstRange(of: ": error: ").map { range in
      "\(first[..<range.lowerBound]): warning: \(first[range.upperBound...])"
    }
    return (text ?? "warning: \(first)")
      + "; \(name) doesn't compile, and what needs it is left out"
  }
}
