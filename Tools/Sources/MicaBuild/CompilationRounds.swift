// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A module that doesn't compile as it stands: round by round, members of an `AnyObject` are asked of a helper, and stubs
// are put where the compiler complains about what Mica lacks.

internal import MicaFolders
internal import MicaPortJob
internal import MicaProcess

/// Compiles a module, more than once where that helps.
struct CompilationRounds {
  let compiler: ModuleCompiler
  let porter: Porter
  let lists: MemberLists
  /// The program's modules below this one.
  let besides: ArraySlice<CompiledModule>
  /// Whether what uses members that Mica lacks is replaced.
  var stubsMissing: Bool
  /// Modules that nobody has brought along.
  var missing: Set<String> = []
  /// Whether every error is answered, also one that isn't about what is missing.
  var isLenient = false
  /// Whether a test fails that comes to what was left out.
  var failsTests = false
  /// Whether errors are certain, so that the first attempt looks for them alone.
  var expectsErrors = false
  /// Whether a module with far more errors than rounds can answer is given up at once, because the user did not ask for stubs.
  var givesUp = false
  /// Called with what is compiled, and with nil afterwards.
  var progress: (String?) -> Void = { _ in }

  /// What is answered can bring up the next error behind it; more rounds than these come to nothing.
  private static let rounds = 24
  /// With modules missing there is more to come to.
  private static let roundsWithout = 48
  /// Processor time of the rounds behind a module's first, in seconds: half a minute on two cores. A large module whose
  /// errors end later is told with what is left of them.
  private static let mostTime = 60.0
  /// The same with modules missing: whole apps lose much, round by round.
  private static let mostTimeWithout = 180.0

  /// The module's objects, and what was replaced in it. Throws what is left where errors are the program's own. Rounds of
  /// stubs that ended before for the same sources aren't made again.
  func compile(_ module: CompiledModule) throws -> (objects: [String], problems: [PortProblem]) {
    guard stubsMissing else { return try makeRounds(module).result }
    if let result = try known(module) { return result }
    let kept = KeptRounds(in: "\(compiler.work)/\(module.name)")
    var end = KeptRounds.End(key: key(of: module))
    do {
      let (result, files) = try makeRounds(module)
      let texts = Dictionary(module.files.map { ($0.path, $0.text) }) { first, _ in first }
      for file in files where texts[file.path] != file.text { end.files[file.path] = file.text }
      end.problems = result.problems
      try kept.save(end)
      return result
    } catch BuildError.doesNotCompile(let folder, let messages) {
      end.failure = messages
      try kept.save(end)
      throw BuildError.doesNotCompile(folder: folder, messages: messages)
    }
  }

  private func key(of module: CompiledModule) -> String {
    let options =
      ["\(isLenient) \(failsTests) \(givesUp) \(expectsErrors)", compiler.folder.typed]
      + missing.sorted()
    return KeptRounds.key(of: module, below: besides, options)
  }

  /// What an earlier build with stubs ended with; nil where there was none, or it doesn't compile any more.
  func known(
    _ module: CompiledModule
  ) throws -> (objects: [String], problems: [PortProblem])? {
    let kept = KeptRounds(in: "\(compiler.work)/\(module.name)")
    guard !kept.isEmpty, let end = kept.end(key(of: module)) else { return nil }
    if let messages = end.failure {
      throw BuildError.doesNotCompile(folder: compiler.folder.typed, messages: messages)
    }
    var module = module
    let own = Set(module.files.map(\.path))
    for index in module.files.indices {
      if let text = end.files[module.files[index].path] { module.files[index].text = text }
    }
    for path in end.files.keys.sorted() where !own.contains(path) {
      module.files.append(SourceFile(path: path, text: end.files[path] ?? ""))
    }
    guard case .objects(let objects) = try compiler.attempt(module, .parts) else { return nil }
    return (objects, end.problems)
  }

  /// Compiles round by round: what came of it, and the files as they compiled.
  private func makeRounds(
    _ module: CompiledModule
  ) throws -> (result: (objects: [String], problems: [PortProblem]), files: [SourceFile]) {
    var lookups = try ObjectLookups(module, below: besides, lists, compiler, porter)
    var module = lookups.module
    var problems: [PortProblem] = []
    var types: [String] = []
    var refused: Set<String> = []
    var gone: Set<String> = []
    let texts = (besides.flatMap(\.files) + module.files).map(\.text)
    let below = CompilerMessages.declaredTypes(in: besides.flatMap(\.files).map(\.text))
    var own = below.union(CompilerMessages.declaredTypes(in: module.files.map(\.text)))
    if !missing.isEmpty { leaveOutImports(in: &module) }
    var end = Double.infinity
    var lastCount = 0
    var suspects: Set<String> = []
    var least = Int.max
    defer { progress(nil) }
    for round in 0..<(answersAll ? Self.roundsWithout : Self.rounds) {
      let text: String
      progress(
        "compiling \(module.name)"
          + (round == 0 ? "" : ", round \(round + 1), \(lastCount) errors answered"))
      let effort = effort(round, lastCount, suspects)
      switch try compiler.attempt(module, effort) {
      case .objects where !effort.makesObjects:
        (lastCount, suspects) = (0, [])
        continue
      case .objects(let objects):
        try lookups.save()
        return ((objects, problems), module.files)
      case .messages(let messages): text = messages
      }
      if end == .infinity {
        end = ChildProcess.usedTime + (answersAll ? Self.mostTimeWithout : Self.mostTime)
      }
      let lacks = isLenient && missing.isEmpty ? [module.name] : missing
      let complaints = CompilerMessages.complaints(in: text, own: own, missing: lacks)
      // Late, only rounds count that leave fewer errors than any before.
      if ChildProcess.usedTime > end && complaints.count >= least
        || round == 0 && isHopeless(complaints.count, module)
      {
        throw compiler.complaint(text, module, besides: texts)
      }
      least = min(least, complaints.count)
      lastCount = complaints.count
      suspects = complaints.allSatisfy(\.isOfFlow) ? [] : Self.files(of: complaints, in: module)
      let before = module.files
      defer {
        if !suspects.isEmpty { suspects.formUnion(Self.changed(module.files, since: before)) }
      }
      if try lookups.convert(complaints, in: &module, isStubbed: !problems.isEmpty) { continue }
      if try lookups.answer(complaints, in: &module, isStubbed: !problems.isEmpty) { continue }
      guard stubsMissing, let reply = try stubs(module, types, refused, gone, complaints),
        reply.files != module.files
      else { throw compiler.complaint(text, module, besides: texts) }
      (module.files, types, refused) = (reply.files, reply.types, reply.refused)
      gone = reply.gone
      for problem in reply.problems where !problems.contains(problem) { problems.append(problem) }
      // A type that was left out is one that is missing.
      let left = module.files.filter { FolderPath.name(of: $0.path) != "MicaStubs.swift" }
      own = below.union(CompilerMessages.declaredTypes(in: left.map(\.text)))
    }
    return ((try compiler.compile(module, besides: texts), problems), module.files)
  }

  private var answersAll: Bool { isLenient || !missing.isEmpty }

  /// Whether so much is wrong without what is missing that hardly anything would be left: rounds would only show that late.
  private func isHopeless(_ errors: Int, _ module: CompiledModule) -> Bool {
    givesUp && errors >= Self.hopelessErrors
      && errors > Self.hopelessShare * module.files.count
  }

  private static let hopelessErrors = 300
  /// Errors a file.
  private static let hopelessShare = 8

  /// Where errors lead to others, they are looked for alone, and in the files that had some or were changed: a file whose
  /// errors are answered costs no more time. Then all files are compiled, which finds what others miss of them.
  private func effort(
    _ round: Int, _ errors: Int, _ suspects: Set<String>
  ) -> ModuleCompiler.Effort {
    guard expectsErrors || errors > Self.manyErrors else { return round == 0 ? .whole : .parts }
    if round == 0 { return .check }
    return suspects.isEmpty ? .parts : .checkFiles(suspects)
  }

  private static let manyErrors = 30

  /// The paths of the files that errors are in, also in the tables that were added to a file.
  private static func files(
    of complaints: [StubbedModule.Complaint], in module: CompiledModule
  ) -> Set<String> {
    let names = Set(
      complaints.map { complaint in
        let name = FolderPath.name(of: complaint.path)
        return name.hasPrefix("<mica: tables of ") ? String(name.dropFirst(17).dropLast()) : name
      })
    return Set(module.files.filter { names.contains($0.name) }.map(\.path))
  }

  /// The paths of files that are others than before.
  private static func changed(_ files: [SourceFile], since before: [SourceFile]) -> Set<String> {
    let texts = Dictionary(before.map { ($0.path, $0.text) }) { first, _ in first }
    return Set(files.filter { texts[$0.path] != $0.text }.map(\.path))
  }

  /// Leaves out the imports of absent modules; lines stay.
  private func leaveOutImports(in module: inout CompiledModule) {
    for index in module.files.indices {
      let lines = module.files[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      let kept = lines.map { line -> Substring in
        let words = line.split(separator: " ")
        guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
          let name = words.last?.prefix(while: { $0 != "." && $0 != ";" }),
          missing.contains(String(name))
        else { return line }
        return ""
      }
      let text = kept.joined(separator: "\n")
      if text != module.files[index].text { module.files[index].text = text }
    }
  }

  private func stubs(
    _ module: CompiledModule, _ types: [String], _ refused: Set<String>,
    _ gone: Set<String>, _ complaints: [StubbedModule.Complaint]
  ) throws -> StubReply? {
    guard !complaints.isEmpty else { return nil }
    var request = PortRequest()
    var stubbed = StubbedModule(files: module.files, types: types, complaints: complaints)
    stubbed.missing = missing.sorted()
    (stubbed.refused, stubbed.gone) = (refused, gone)
    stubbed.isLenient = isLenient
    stubbed.failsTests = failsTests
    stubbed.apples = Set(complaints.compactMap(\.gap).filter(CompilerMessages.isApples))
    request.stubs = stubbed
    return try porter.answer(request, at: compiler.work + "/stubs.json").stubbed
  }
}
