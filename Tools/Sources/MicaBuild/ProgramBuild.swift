// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a folder to a host that can be run. The usual case comes first: nothing has changed since the
// last time, which dates and sizes of the files tell.

internal import FoundationEssentials
@preconcurrency internal import Glibc
internal import MicaFolders
package import MicaPortJob
internal import MicaProcess
internal import MicaResources

/// A program that is ready to run.
package struct BuiltProgram: Sendable {
  /// The executable.
  package let host: String
  /// The module's name.
  package let name: String
  /// What will not work as on iOS, as a compiler prints it.
  package let notes: [String]
  /// What prints the calls of a crash; nil where the program finds it by itself.
  package let backtracer: String?
  /// The tests that its sources declare, for programs of tests.
  package var tests: [ListedTest] = []
  /// The screens that its sources declare, for programs whose screens are compared.
  package var screens: [ListedScreen] = []
}

/// Opening folders.
package struct ProgramBuild: Sendable {
  package let installation: Installation
  package let cache: BuildCache
  /// Whether packages that lie elsewhere are fetched.
  package var mayFetch = true
  /// A folder of packages, from the root, that are taken before any is fetched.
  package var packages: String?
  /// Whether a Package.swift that computes its targets is run, and those of fetched packages.
  package var mayRunManifests = true
  /// Whether what uses members that Mica lacks is replaced by stubs.
  package var stubsMissing = false
  /// Whether everything that the compiler refuses is replaced, also the program's own mistakes.
  package var isLenient = false
  /// The device's iOS that was asked for, which `#available` is answered by; nil for that of `system(for:)`.
  package var system: [Int]?
  /// Whether the folder holds tests, of XCTest or Swift Testing.
  package var runsTests = false
  /// Whether the program's screens are compared: its previews are compiled, too.
  package var takesScreens = false
  /// Seconds that a manifest or a fetch may take; nil for their own limits.
  package var limit: Double?
  /// Called before something takes time, with what it is, and with nil afterwards.
  package var progress: @Sendable (String?) -> Void = { _ in }
  /// Called with what the user has to know besides.
  package var notify: @Sendable (String) -> Void = { _ in }
  let porter = Porter()

  /// Another number for another way to build: what older versions left is not used.
  private static let form = "2"

  package init(installation: Installation, cache: BuildCache) {
    self.installation = installation
    self.cache = cache
  }

  /// The program of a folder, built where needed. `target` names one of a Package.swift's.
  package func open(_ typed: String, target: String? = nil) throws -> BuiltProgram {
    let identity = try identity()
    return try open(typed, try find(typed, target: target, identity), identity)
  }

  func open(
    _ typed: String, _ folder: ProgramFolder, _ identity: String
  ) throws -> BuiltProgram {
    for note in folder.report.packages { notify("package \(note)") }
    let container =
      runsTests ? "\0tests of \(folder.report.project ?? "")" : takesScreens ? "\0screens" : ""
    let text = "\(folder.path)\0\(folder.moduleName)\(container)"
    let name = Digest.text(of: Array(text.utf8)).prefix(16)
    let work = "\(folder.moduleName)-\(name)"
    var memo = DigestMemo(at: cache.memo(work))
    let code = try codeKey(of: folder, identity, &memo)
    let key = try key(of: folder, code: code, &memo)
    memo.save()
    if let program = finished(key, folder) { return program }
    return try inCacheWords {
      try build(
        folder, typed: typed, keys: (key, code), identity: identity, work: cache.work(work))
    }
  }

  /// The program of a key, where it was built before.
  private func finished(_ key: String, _ folder: ProgramFolder) -> BuiltProgram? {
    let place = cache.program(key)
    guard FileStore.exists(place) else { return nil }
    guard access(place + "/host", X_OK) == 0, CacheSeal.hasSizes(in: place) else {
      if FileStore.exists(place + "/.mica-notes") { notify(Self.damage(of: folder.moduleName)) }
      FileStore.remove(place)
      return nil
    }
    cache.touch(place)
    let notes = FileStore.text(place + "/.mica-notes") ?? ""
    var program = BuiltProgram(
      host: place + "/host", name: folder.moduleName,
      notes: notes.split(separator: "\n").map(String.init),
      backtracer: installation.host?.backtracer)
    if runsTests, let text = FileStore.text(place + Self.testList) {
      program.tests =
        (try? JSONDecoder().decode([ListedTest].self, from: Data(text.utf8))) ?? []
    }
    if takesScreens, let text = FileStore.text(place + Self.screenList) {
      program.screens =
        (try? JSONDecoder().decode([ListedScreen].self, from: Data(text.utf8))) ?? []
    }
    return program
  }

  /// Where the list of a program's tests lies.
  private static let testList = "/.mica-tests"
  /// Where the list of a program's screens lies.
  private static let screenList = "/.mica-screens"

  /// What is said of a damaged copy.
  package static func damage(of name: String) -> String {
    "the cache's copy of \(name) was damaged; it is built once more"
  }

  /// Mica's build, the compiler, and this command with its rewriter.
  func identity() throws(BuildError) -> String {
    let name = Digest.text(of: Array(installation.libraries.utf8)).prefix(16)
    var memo = DigestMemo(at: cache.memo("mica-\(name)"))
    var digest = Digest()
    digest.add(line: Self.form)
    digest.add(line: try installation.identity(&memo))
    if let command = Self.command { digest.add(line: try memo.digest(of: command)) }
    if FileStore.exists(porter.path) { digest.add(line: try memo.digest(of: porter.path)) }
    memo.save()
    return digest.finish()
  }

  /// The command: `mica`, also for the programs that lie beside it and build as it does.
  private static var command: String? {
    guard let own = FileStore.realPath("/proc/self/exe") else { return nil }
    let beside = own[..<(own.lastIndex(of: "/") ?? own.startIndex)] + "/mica"
    return FileStore.exists(String(beside)) ? String(beside) : own
  }

  private func build(
    _ folder: ProgramFolder, typed: String, keys: (whole: String, code: String), identity: String,
    work: String
  ) throws -> BuiltProgram {
    let lock = try FolderLock(in: work)
    let file = lock.file
    defer { lock.release() }
    // Somebody may have built it while we waited.
    if let program = finished(keys.whole, folder) { return program }
    if let failure = ObjectiveCLaunch(of: folder)?.failure(in: folder, typed: typed) {
      throw failure
    }
    progress("compiling \(folder.moduleName)")
    defer { progress(nil) }
    let hadObjects = hasObjects(in: work)
    let (program, notes) = try withoutMissing(folder, typed) {
      do {
        return try linked(folder, typed, keys.code, identity, work, file)
      } catch let error as BuildError where error.mayBeDamage && hadObjects {
        // What an earlier run left may be cut or full of zeros: that isn't the program's fault.
        for name in FileStore.names(in: work) where name != "lock" {
          FileStore.remove("\(work)/\(name)")
        }
        let result = try linked(folder, typed, keys.code, identity, work, file)
        notify(Self.damage(of: folder.moduleName))
        return result
      }
    }
    let bundle = ProgramBundle(of: folder, typed: typed, porter: porter, work: work)
    try finish(keys.whole, program, notes: notes, bundle, in: work)
    cache.touch(work)
    cache.sweep()
    guard let program = finished(keys.whole, folder) else {
      throw BuildError.badFile(cache.program(keys.whole), reason: "it has gone meanwhile")
    }
    return program
  }

  /// What a program needs that lacks modules can't always be left out: then it is these that are said.
  private func withoutMissing<Result>(
    _ folder: ProgramFolder, _ typed: String, _ body: () throws -> Result
  ) throws -> Result {
    guard !folder.missing.isEmpty else { return try body() }
    do { return try body() } catch BuildError.doesNotCompile(_, let messages) {
      throw BuildError.missingModules(folder: typed, folder.missing, left: messages)
    }
  }

  /// Whether an earlier run left objects.
  private func hasObjects(in work: String) -> Bool {
    FileStore.names(in: work).contains { FileStore.isFolder("\(work)/\($0)/objects") }
  }

  /// The program's code: that of the last time if it is the same still.
  private func linked(
    _ folder: ProgramFolder, _ typed: String, _ code: String, _ identity: String, _ work: String,
    _ lock: Int32
  ) throws -> (LinkedProgram, notes: [String]) {
    let mark = work + "/code"
    if FileStore.text(mark) == code, CacheSeal.hasDigest(work),
      let notes = FileStore.text(work + "/code-notes")
    {
      let library = work + "/program.so"
      let program: LinkedProgram? =
        FileStore.exists(library)
        ? installation.host.map { LinkedProgram(path: library, host: $0.path) }
        : FileStore.exists(work + "/host") ? LinkedProgram(path: work + "/host", host: nil) : nil
      if let program { return (program, notes.split(separator: "\n").map(String.init)) }
    }
    unlink(mark)
    var compiler = ModuleCompiler(
      installation: installation, cache: cache, work: work, lock: lock,
      folder: (folder.path, typed))
    try prepare(work, identity, compiler)
    let porting = Porting(
      folder: folder, porter: porter, work: work, runsTests: runsTests, takesScreens: takesScreens,
      system: system(for: folder))
    let ported = try porting.modules(without: runsTests ? folder.absences : [:])
    var tests = ported.tests
    var notes =
      folder.problems.map(\.description) + folder.missing.map(\.warning.description)
      + ported.notes
    var c = CCompiler(folder, compiler: compiler)
    var objects: [String]
    do {
      objects = try c.compile()
      let macros = try MacroCompiler(folder, compiler: compiler).compile()
      notes += macros.notes
      compiler.cFlags = c.flags + macros.flags
      let lists = MemberLists(compiler: compiler, porter: porter, identity: identity)
      var compilation = ModuleCompilation(
        folder: folder, compiler: compiler, porting: porting, lists: lists,
        stubsMissing: stubsMissing, isLenient: isLenient, progress: progress)
      for failure in c.failures { compilation.leaveOut(failure.name, failure.messages) }
      objects += try compilation.compile(ported)
      notes += compilation.notes
      tests = compilation.tests + ObjectiveCTests.all(in: folder.report.foreign)
    } catch let error as BuildError {
      // What compiled is whole: an error of the program's is no reason to compile it again.
      if case .doesNotCompile = error { unlink(work + "/unfinished") }
      throw error
    }
    let program = try compiler.link(objects, runsTests: runsTests)
    unlink(work + "/unfinished")
    try FileStore.write(Array(notes.joined(separator: "\n").utf8), to: work + "/code-notes")
    if runsTests {
      try FileStore.write(Array(JSONEncoder().encode(tests)), to: work + Self.testList)
    }
    if takesScreens {
      try FileStore.write(Array(JSONEncoder().encode(ported.screens)), to: work + Self.screenList)
    }
    try CacheSeal.writeDigest(of: program.path, in: work)
    try FileStore.write(Array(code.utf8), to: mark)
    return (program, notes)
  }

  /// Starts anew where objects are those of another Mica; those of a module that was being compiled when a run was killed
  /// may be cut.
  private func prepare(
    _ work: String, _ identity: String, _ compiler: ModuleCompiler
  ) throws(BuildError) {
    let mark = work + "/unfinished"
    if FileStore.text(work + "/identity") != identity {
      compiler.forgetObjects()
    } else if let name = FileStore.text(mark) {
      if name.isEmpty { compiler.forgetObjects() } else { compiler.forgetObjects(of: name) }
    }
    try FileStore.write(Array(identity.utf8), to: work + "/identity")
    try FileStore.write([], to: mark)
  }

  /// Puts the host with its bundle in its place, in one step.
  private func finish(
    _ key: String, _ program: LinkedProgram, notes: [String], _ bundle: ProgramBundle,
    in work: String
  ) throws {
    let place = cache.program(key)
    let part = "\(place).\(getpid())"
    Endings.begin(part)
    defer { Endings.finish(part) }
    do {
      try FileStore.makeFolder(part)
      let notes = notes + (try bundle.write(to: part))
      try FileStore.write(Array(notes.joined(separator: "\n").utf8), to: part + "/.mica-notes")
      if let host = program.host {
        try FileStore.copy(program.path, to: part + "/program.so")
        try cache.addHost(host, to: part)
      } else {
        try FileStore.copy(program.path, to: part + "/host")
        chmod(part + "/host", 0o755)
      }
      if takesScreens {
        try FileStore.copy(work + Self.screenList, to: part + Self.screenList)
      }
      if runsTests {
        try FileStore.copy(work + Self.testList, to: part + Self.testList)
        for name in MicaModules.lookedUp.values.map({ "/lib\($0).so" })
        where FileStore.exists(work + name) {
          try FileStore.copy(work + name, to: part + name)
        }
      }
      try CacheSeal.write(in: part)
      if rename(part, place) != 0 {
        guard errno == EEXIST || errno == ENOTEMPTY else {
          throw BuildError.badFile(place, reason: FileStore.lastReason())
        }
        FileStore.remove(part)
      }
    } catch {
      FileStore.remove(part)
      throw error
    }
  }

  /// A file of the cache that can't be written is the cache's fault, in the user's words.
  func inCacheWords<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch BuildError.badFile(let path, let reason)
      where path.hasPrefix(cache.path)
    {
      throw BuildError.badCache(cache.path, reason: reason)
    }
  }
}
