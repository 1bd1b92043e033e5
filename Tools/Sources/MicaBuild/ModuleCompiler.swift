// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Rewritten sources → objects, by the compiler's own incremental mode: what an edit doesn't touch is
// not compiled again.

@preconcurrency internal import Glibc
internal import MicaFolders
internal import MicaPortJob
internal import MicaProcess

/// One module as the compiler gets it.
struct CompiledModule {
  var name: String
  /// Rewritten and generated files; of their paths only the last part counts.
  var files: [SourceFile]
  /// `4`, `4.2`, `5` or `6`.
  var swiftVersion: String
  /// Flags that sources may ask for.
  var conditions: [String]
  /// What else the compiler is told.
  var flags: [String] = []
  /// The other modules of the program that it imports.
  var dependencies: [String] = []
  /// Whether other modules import it.
  var isImported: Bool
  /// What it was rewritten from.
  var source: PortRequest.Module?
}

/// What linking made.
struct LinkedProgram {
  /// The executable, or the library that a host program loads.
  var path: String
  /// That program; nil where there is none.
  var host: String?
}

/// Compiles and links in one folder, which nobody else works in meanwhile.
struct ModuleCompiler {
  let installation: Installation
  let cache: BuildCache
  /// The folder of sources and objects.
  let work: String
  /// The open file that the tools inherit, so that the folder stays locked as long as they run.
  let lock: Int32
  /// The folder that was opened, from the root, and as it was typed.
  let folder: (path: String, typed: String)
  /// How the program's modules in C are found.
  var cFlags: [String] = []

  /// Compiles a module. Returns its objects. `declaring` are texts of other modules.
  func compile(
    _ module: CompiledModule, besides declaring: [String] = []
  ) throws(BuildError) -> [String] {
    switch try attempt(module) {
    case .objects(let objects): return objects
    case .messages(let text): throw complaint(text, module, besides: declaring)
    }
  }

  /// What came of compiling a module.
  enum Attempt {
    case objects([String])
    /// The compiler's own words.
    case messages(String)
  }

  /// How a module is compiled.
  enum Effort: Equatable {
    /// As fast as it goes where there are no errors.
    case whole
    /// What compiles beside an error is kept, so that the next attempt compiles the rest alone.
    case parts
    /// Types are checked, no objects are made: for a module whose errors are certain.
    case check
    /// The same in the files of some paths alone; of the others the compiler reads what those use.
    case checkFiles(Set<String>)

    /// Whether objects are made.
    var makesObjects: Bool {
      switch self {
      case .whole, .parts: true
      case .check, .checkFiles: false
      }
    }
  }

  /// Compiles a module, if it can be compiled.
  func attempt(_ module: CompiledModule, _ effort: Effort = .whole) throws(BuildError) -> Attempt {
    let place = "\(work)/\(module.name)"
    let last = FileStamp(place + "/objects/module.priors")?.modified ?? 0
    let isJustBuilt = FileStamp.now() - last < 2_000_000_000
    let sources = try writeSources(of: module, to: place + "/sources", isJustBuilt)
    try FileStore.makeFolder(place + "/objects")
    try FileStore.makeFolder(work + "/modules")
    let objects = sources.map { "\(place)/objects/\(Self.stem($0)).o" }
    let map = place + "/output-file-map.json"
    try FileStore.write(Array(outputMap(sources, place + "/objects").utf8), to: map)
    let (ending, text) =
      if case .checkFiles(let paths) = effort {
        try run(try checkArguments(for: module, sources, paths))
      } else {
        try run(try arguments(for: module, map, effort) + sources)
      }
    if ending == .exit(0) { return .objects(objects) }
    guard case .exit(1) = ending, Self.machineReason(in: text) == nil else {
      throw try failure(ending, text) { _ in .noCompiler }
    }
    return .messages(text)
  }

  /// What is wrong with a program, from the compiler's words.
  func complaint(
    _ text: String, _ module: CompiledModule, besides declaring: [String]
  ) -> BuildError {
    let own = CompilerMessages.declaredTypes(in: declaring + module.files.map(\.text))
    return .doesNotCompile(
      folder: folder.typed, messages: CompilerMessages(shorten(text), own: own).text)
  }

  /// Files that one process of the compiler gets at least, where a module is compiled in parts: each reads all of them.
  private static let leastPart = 12
  private static let mostParts = 8

  private func arguments(
    for module: CompiledModule, _ map: String, _ effort: Effort
  ) throws(BuildError) -> [String] {
    // The driver starts one process alone unless it is told of more.
    let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let kind = effort == .check ? ["-typecheck"] : ["-c", "-incremental"]
    var arguments =
      kind + [
        "-enable-batch-mode", "-j\(cores)", "-continue-building-after-errors", "-Onone",
        "-gline-tables-only", "-output-file-map", map,
      ]
    if effort == .parts {
      let size = max(Self.leastPart, module.files.count / Self.mostParts)
      arguments += ["-driver-batch-size-limit", "\(size)"]
    }
    arguments += installation.testingFlags
    if module.isImported, effort.makesObjects {
      arguments += ["-emit-module-path", "\(work)/modules/\(module.name).swiftmodule"]
    }
    return arguments + (try languageArguments(for: module))
  }

  /// The compiler's own process without its driver, which would check every file.
  private func checkArguments(
    for module: CompiledModule, _ sources: [String], _ paths: Set<String>
  ) throws(BuildError) -> [String] {
    var arguments =
      ["-frontend", "-typecheck"] + installation.macroFlags + installation.testingFlags
    for (file, source) in zip(module.files, sources) {
      arguments += paths.contains(file.path) ? ["-primary-file", source] : [source]
    }
    return arguments + (try languageArguments(for: module))
  }

  /// What the compiler is told of the language and of other modules.
  private func languageArguments(for module: CompiledModule) throws(BuildError) -> [String] {
    var arguments = [
      "-module-name", module.name, "-swift-version", module.swiftVersion, "-suppress-warnings",
      "-module-cache-path", cache.modules, "-I", work + "/modules",
    ]
    for condition in module.conditions { arguments += ["-D", condition] }
    arguments += module.flags
    if isatty(STDERR_FILENO) == 1 { arguments.append("-color-diagnostics") }
    return arguments + cFlags + installation.moduleFlags + (try libraryFlags())
  }

  /// Links objects in the folder to a host, or to the library of one: the path. XCTest needs a host of its own.
  func link(_ objects: [String], runsTests: Bool = false) throws(BuildError) -> LinkedProgram {
    if !runsTests, let host = installation.host, let library = try link(objects, for: host) {
      return LinkedProgram(path: library, host: host.path)
    }
    let host = work + "/host"
    unlink(host)
    // Before the objects, which name Foundation and libdispatch: Mica's clock answers for those that come
    // after it (Docs/time.md).
    let arguments =
      ["-emit-executable", "-use-ld=lld", "-o", host, installation.library]
      + ["-Xlinker", "-rpath", "-Xlinker", installation.libraries]
      + ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"] + objects
    try checkLink(run(arguments))
    if runsTests { try linkLookedUp(objects) }
    return LinkedProgram(path: host, host: nil)
  }

  /// Links modules that a library loads by their names while tests run to libraries of their own, which lie beside the host.
  private func linkLookedUp(_ objects: [String]) throws(BuildError) {
    for name in MicaModules.lookedUp.values.sorted() {
      let library = "\(work)/lib\(name).so"
      unlink(library)
      let own = objects.filter { $0.contains("/\(name)/objects/") }
      guard !own.isEmpty else { continue }
      let arguments =
        ["-emit-library", "-use-ld=lld", "-o", library, installation.library]
        + ["-Xlinker", "-rpath", "-Xlinker", installation.libraries] + own
      try checkLink(run(arguments))
    }
  }

  /// Links objects to a library that the host program loads; nil where they ask for a library that the host
  /// can't have.
  private func link(
    _ objects: [String], for host: HostProgram
  ) throws(BuildError) -> String? {
    let list = work + "/libraries"
    try checkLink(run(objects + ["-o", list], by: host.lister))
    guard let others = host.libraries(besides: FileStore.text(list) ?? "") else { return nil }
    let library = work + "/program.so"
    unlink(library)
    let arguments = Array(host.linker.dropFirst()) + objects + others + ["-o", library]
    try checkLink(run(arguments, by: host.linker[0]))
    return library
  }

  private func checkLink(_ result: (ProcessEnding, String)) throws(BuildError) {
    let (ending, text) = result
    if ending != .exit(0) {
      throw try failure(ending, text) { .doesNotLink(folder: folder.typed, messages: $0) }
    }
  }

  /// Removes what was compiled, so that the next run begins anew.
  func forgetObjects() {
    for name in FileStore.names(in: work) where FileStore.isFolder("\(work)/\(name)") {
      FileStore.remove("\(work)/\(name)")
    }
  }

  /// Removes what was compiled of one module.
  func forgetObjects(of module: String) {
    FileStore.remove("\(work)/\(module)")
    FileStore.remove("\(work)/modules/\(module).swiftmodule")
  }

  func run(
    _ arguments: [String], by tool: String? = nil
  ) throws(BuildError) -> (ProcessEnding, String) {
    var process = ChildProcess(tool ?? installation.compiler, arguments)
    process.isGroup = true
    process.inherited = [lock]
    let outcome = try process.answer(withErrors: true)
    return (outcome.ending, outcome.text)
  }

  /// What is wrong: the machine, the tool or the program.
  private func failure(
    _ ending: ProcessEnding, _ text: String, _ error: (String) -> BuildError
  ) throws(BuildError) -> BuildError {
    if let reason = Self.machineReason(in: text) {
      forgetObjects()
      return .badCache(cache.path, reason: reason)
    }
    guard case .exit(let code) = ending, code == 1 else {
      forgetObjects()
      let reason = if case .signal(let signal) = ending { SignalName.text(signal) } else { text }
      return .toolFailed(installation.compiler, reason: reason)
    }
    return error(shorten(text))
  }

  /// Failed system calls in the compiler's and the linker's words.
  private static let machineReasons = [
    "No space left on device", "Disk quota exceeded", "File too large", "Read-only file system",
    "Too many open files", "Cannot allocate memory",
  ]

  private static func machineReason(in text: String) -> String? {
    machineReasons.first(where: text.contains)
  }

  /// The user's own paths, as they typed them.
  private func shorten(_ text: String) -> String {
    let typed = folder.typed.hasSuffix("/") ? String(folder.typed.dropLast()) : folder.typed
    let prefix = typed == "." ? "" : typed + "/"
    return Self.replace(folder.path + "/", by: prefix, in: text)
  }

  static func replace(_ text: String, by other: String, in whole: String) -> String {
    var result = ""
    var rest = whole[...]
    while let found = rest.firstRange(of: text) {
      result += rest[..<found.lowerBound] + other
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  /// Writes what changed and removes what is no longer there. Returns the paths.
  ///
  /// The compiler tells edits by whole seconds: one right after a build would be taken for known, so that it gets a later date.
  private func writeSources(
    of module: CompiledModule, to place: String, _ isJustBuilt: Bool
  ) throws(BuildError) -> [String] {
    try FileStore.makeFolder(place)
    var names: Set<String> = []
    for file in module.files {
      guard names.insert(file.name).inserted else {
        throw .doesNotCompile(
          folder: folder.typed,
          messages: shorten(
            "\(file.path):1:1: error: two files of a module can't both be named \(file.name)\n"))
      }
      let path = "\(place)/\(PlainName.of(file.name))"
      let before = FileStamp(path)
      try FileStore.write(Array(file.text.utf8), to: path)
      if isJustBuilt, let after = FileStamp(path), after != before {
        FileStore.setDate(of: path, to: max(after.modified, before?.modified ?? 0) + 1_000_000_000)
      }
    }
    let kept = Set(names.map(PlainName.of))
    for name in FileStore.names(in: place) where !kept.contains(name) {
      FileStore.remove("\(place)/\(name)")
    }
    return module.files.map { "\(place)/\(PlainName.of($0.name))" }
  }

  private static func stem(_ path: String) -> String {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }

  private func outputMap(_ sources: [String], _ objects: String) -> String {
    let quoted = QuotedText.json
    let rows = sources.map { source in
      let base = "\(objects)/\(Self.stem(source))"
      return "\(quoted(source)): {\"object\": \(quoted(base + ".o")), "
        + "\"swift-dependencies\": \(quoted(base + ".swiftdeps"))}"
    }
    let whole = "\"\": {\"swift-dependencies\": \(quoted(objects + "/module.priors"))}"
    return "{\n" + ([whole] + rows).joined(separator: ",\n") + "\n}\n"
  }

  /// Where the headers of the libraries below Mica lie: its modules name them.
  func libraryFlags() throws(BuildError) -> [String] {
    let packages = [
      "spng", "libdeflate", "libturbojpeg", "libwebpmux", "libgif", "harfbuzz", "fribidi",
      "fontconfig",
    ]
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    guard let tool = Installation.find("pkg-config", in: path) else { return [] }
    let outcome = try ChildProcess(tool, ["--cflags"] + packages).answer(withErrors: false)
    var flags: [String] = []
    for flag in outcome.text.split(whereSeparator: \.isWhitespace) where flag.hasPrefix("-I") {
      flags += ["-Xcc", String(flag)]
    }
    if outcome.ending != .exit(0) { flags = [] }
    return flags
  }
}
