// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A package that knows Linux and a phone, and doesn't compile as for a phone: it is compiled as for Linux, without the
// frameworks of Apple's that its files fail by.

internal import MicaFolders

/// Compiles a module as for a phone, else as for Linux.
struct LinuxAttempts {
  let rounds: CompilationRounds
  let porting: Porting
  /// The folder of the build.
  let work: String

  /// Each hides more modules than the one before.
  private static let mostAttempts = 4

  /// The module's objects, and what has to be said. Throws the errors of the phone's form where no form compiles.
  func compile(_ module: CompiledModule) throws -> (objects: [String], problems: [PortProblem]) {
    let mark = "\(work)/\(module.name)/linux"
    if let known = FileStore.text(mark) {
      let hidden = Set(known.split(separator: " ").map(String.init))
      if let other = try porting.forLinux(module, hiding: hidden),
        let compiled = try? rounds.compile(other)
      {
        return (compiled.objects, compiled.problems + [note(module, hidden)])
      }
      FileStore.remove(mark)
    }
    do { return try rounds.compile(module) } catch let error as BuildError {
      guard case .doesNotCompile(_, let messages) = error, let found = try attempts(module) else {
        throw error
      }
      try FileStore.write(Array(found.hidden.sorted().joined(separator: " ").utf8), to: mark)
      return (found.objects, found.problems + [note(module, found.hidden, messages)])
    }
  }

  private func attempts(
    _ module: CompiledModule
  ) throws -> (objects: [String], problems: [PortProblem], hidden: Set<String>)? {
    var hidden: Set<String> = []
    for _ in 0..<Self.mostAttempts {
      guard let other = try porting.forLinux(module, hiding: hidden) else { return nil }
      do {
        let compiled = try rounds.compile(other)
        return (compiled.objects, compiled.problems, hidden)
      } catch BuildError.doesNotCompile(_, let messages) {
        let more = Self.asked(in: module.source?.paths ?? [], thatFailBy: messages)
        guard !more.isSubset(of: hidden) else { return nil }
        hidden.formUnion(more)
      }
    }
    return nil
  }

  /// The modules that files with errors ask `canImport` for.
  static func asked(in paths: [String], thatFailBy messages: String) -> Set<String> {
    var found: Set<String> = []
    for path in paths where messages.contains(FolderPath.name(of: path) + ":") {
      var rest = (FileStore.text(path) ?? "")[...]
      while let call = rest.firstRange(of: "canImport(") {
        rest = rest[call.upperBound...]
        let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if MicaModules.frameworks.contains(name) { found.insert(name) }
      }
    }
    return found
  }

  private func note(
    _ module: CompiledModule, _ hidden: Set<String>, _ messages: String = ""
  ) -> PortProblem {
    let without = hidden.isEmpty ? "" : ", without \(hidden.sorted().joined(separator: ", "))"
    let first = messages.split(separator: "\n").first { $0.firstRange(of: "error: ") != nil }
    let reason = first.map { ": \($0)" } ?? ""
    return PortProblem(
      path: module.source?.paths.first ?? module.name, line: 1, column: 1,
      message:
        "\(module.name) doesn't compile as for a phone; it is compiled as for Linux\(without)\(reason)",
      severity: .warning)
  }
}
