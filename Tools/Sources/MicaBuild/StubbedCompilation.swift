// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A module that uses what Mica lacks, compiled all the same: round by round, with stubs where the compiler complains.

internal import MicaFolders

/// Compiles with `--stub-missing`.
struct StubbedCompilation {
  let compiler: ModuleCompiler
  let porter: Porter
  /// Texts of the program's other modules.
  let besides: [String]

  /// A stub can bring up the next error behind it; more rounds than these come to nothing.
  private static let rounds = 24

  /// The module's objects, and what was replaced in it. Throws what is left where errors are the program's own.
  func compile(_ module: CompiledModule) throws -> (objects: [String], problems: [PortProblem]) {
    var module = module
    var problems: [PortProblem] = []
    var types: [String] = []
    let own = CompilerMessages.declaredTypes(in: besides + module.files.map(\.text))
    for _ in 0..<Self.rounds {
      let text: String
      switch try compiler.attempt(module) {
      case .objects(let objects): return (objects, problems)
      case .messages(let messages): text = messages
      }
      let complaints = CompilerMessages.complaints(in: text, own: own)
      guard let reply = try stubs(module, types, complaints), reply.files != module.files else {
        throw compiler.complaint(text, module, besides: besides)
      }
      (module.files, types) = (reply.files, reply.types)
      for problem in reply.problems where !problems.contains(problem) { problems.append(problem) }
    }
    return (try compiler.compile(module, besides: besides), problems)
  }

  private func stubs(
    _ module: CompiledModule, _ types: [String], _ complaints: [StubbedModule.Complaint]
  ) throws -> StubReply? {
    guard !complaints.isEmpty else { return nil }
    var request = PortRequest()
    request.stubs = StubbedModule(files: module.files, types: types, complaints: complaints)
    return try porter.answer(request, at: compiler.work + "/stubs.json").stubbed
  }
}
