// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a folder to a host that can be run. The usual case comes first: nothing has changed since the
// last time, which dates and sizes of the files tell.

internal import FoundationEssentials
@preconcurrency internal import Glibc
internal import MicaFolders

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
}

/// Opening folders.
package struct ProgramBuild {
  package let installation: Installation
  package let cache: BuildCache
  /// Called before something is compiled, with the module's name, and with nil afterwards.
  package var progress: (String?) -> Void = { _ in }
  private let porter = Porter()

  /// Another number for another way to build: what older versions left is not used.
  private static let form = "1"

  package init(installation: Installation, cache: BuildCache) {
    self.installation = installation
    self.cache = cache
  }

  /// The program of a folder, built where needed. `target` names one of a Package.swift's.
  package func open(_ typed: String, target: String? = nil) throws -> BuiltProgram {
    let identity = try identity()
    let folder = try ProgramFolder(at: typed, target: target) { text in
      try manifest(text, at: typed + "/Package.swift", identity)
    }
    let name = Digest.text(of: Array("\(folder.path)\0\(folder.moduleName)".utf8)).prefix(16)
    let work = "\(folder.moduleName)-\(name)"
    var memo = DigestMemo(at: cache.memo(work))
    let key = try key(of: folder, identity, &memo)
    memo.save()
    if let program = finished(key, folder) { return program }
    return try inCacheWords {
      try build(folder, typed: typed, key: key, identity: identity, work: cache.work(work))
    }
  }

  /// What a Package.swift says; read once for each text of it.
  private func manifest(_ text: String, at path: String, _ identity: String) throws -> ManifestText
  {
    let place = cache.memo("manifest-\(Digest.text(of: Array((identity + text).utf8)).prefix(32))")
    if let data = FileStore.text(place).map({ Data($0.utf8) }),
      let known = try? JSONDecoder().decode(ManifestText.self, from: data)
    {
      return known
    }
    var request = PortRequest()
    request.manifest = path
    let reply = try inCacheWords { try porter.answer(request, at: "\(place).\(getpid())") }
    guard let manifest = reply.manifest else {
      throw BuildError.toolFailed(porter.path, reason: "no answer")
    }
    if let data = try? JSONEncoder().encode(manifest) {
      try? FileStore.write(Array(data), to: place)
    }
    return manifest
  }

  /// The program of a key, where it was built before.
  private func finished(_ key: String, _ folder: ProgramFolder) -> BuiltProgram? {
    let place = cache.program(key)
    guard access(place + "/host", X_OK) == 0 else { return nil }
    cache.touch(place)
    let notes = FileStore.text(place + "/notes") ?? ""
    return BuiltProgram(
      host: place + "/host", name: folder.moduleName,
      notes: notes.split(separator: "\n").map(String.init),
      backtracer: installation.host?.backtracer)
  }

  /// Mica's build, the compiler, and this command with its rewriter.
  private func identity() throws(BuildError) -> String {
    let name = Digest.text(of: Array(installation.libraries.utf8)).prefix(16)
    var memo = DigestMemo(at: cache.memo("mica-\(name)"))
    var digest = Digest()
    digest.add(line: Self.form)
    digest.add(line: try installation.identity(&memo))
    if let own = FileStore.realPath("/proc/self/exe") {
      digest.add(line: try memo.digest(of: own))
    }
    if FileStore.exists(porter.path) { digest.add(line: try memo.digest(of: porter.path)) }
    memo.save()
    return digest.finish()
  }

  /// Everything that the program is made from.
  private func key(
    of folder: ProgramFolder, _ identity: String, _ memo: inout DigestMemo
  ) throws(BuildError) -> String {
    var digest = Digest()
    for line in [identity, folder.path, folder.moduleName, folder.swiftVersion ?? ""] {
      digest.add(line: line)
    }
    for module in folder.localModules {
      digest.add(line: module.moduleName)
      digest.add(line: module.dependencies.joined(separator: " "))
      for path in module.sources + files(of: module.resources) {
        digest.add(line: path)
        digest.add(line: try memo.digest(of: path))
      }
    }
    let resources = files(of: folder.resources + [folder.infoPlist].compactMap(\.self))
    for path in folder.sources + resources {
      digest.add(line: path)
      digest.add(line: try memo.digest(of: path))
    }
    return digest.finish()
  }

  /// Files, and those in folders.
  private func files(of paths: [String]) -> [String] {
    paths.flatMap { path in
      ReadLog.note(path)
      guard FileStore.isFolder(path) else { return [path] }
      return files(of: FileStore.names(in: path).map { "\(path)/\($0)" })
    }
  }

  private func build(
    _ folder: ProgramFolder, typed: String, key: String, identity: String, work: String
  ) throws -> BuiltProgram {
    let lock = try FolderLock(in: work)
    let file = lock.file
    defer { lock.release() }
    // Somebody may have built it while we waited.
    if let program = finished(key, folder) { return program }
    progress(folder.moduleName)
    defer { progress(nil) }
    let compiler = ModuleCompiler(
      installation: installation, cache: cache, work: work, lock: file,
      folder: (folder.path, typed))
    try prepare(work, identity, compiler)
    let (modules, notes) = try Porting(folder: folder, porter: porter, work: work).modules()
    var objects: [String] = []
    for module in modules { objects += try compiler.compile(module) }
    let program = try compiler.link(objects)
    unlink(work + "/unfinished")
    try finish(key, program, notes: notes, folder)
    cache.touch(work)
    cache.sweep()
    guard let program = finished(key, folder) else {
      throw BuildError.badFile(cache.program(key), reason: "it has gone meanwhile")
    }
    return program
  }

  /// Starts anew where objects are those of another Mica, or of a run that was killed.
  private func prepare(
    _ work: String, _ identity: String, _ compiler: ModuleCompiler
  ) throws(BuildError) {
    let mark = work + "/unfinished"
    if FileStore.text(work + "/identity") != identity || FileStore.exists(mark) {
      compiler.forgetObjects()
    }
    try FileStore.write(Array(identity.utf8), to: work + "/identity")
    try FileStore.write([], to: mark)
  }

  /// Puts the host with its resources in its place, in one step.
  private func finish(
    _ key: String, _ program: LinkedProgram, notes: [String], _ folder: ProgramFolder
  ) throws(BuildError) {
    let place = cache.program(key)
    let part = "\(place).\(getpid())"
    Endings.begin(part)
    defer { Endings.finish(part) }
    do throws(BuildError) {
      try FileStore.makeFolder(part)
      let local = folder.localModules.flatMap(\.resources)
      for path in folder.resources + local + [folder.infoPlist].compactMap(\.self) {
        try copy(path, into: part)
      }
      try FileStore.write(Array(notes.joined(separator: "\n").utf8), to: part + "/notes")
      if let host = program.host {
        try FileStore.rename(program.path, to: part + "/program.so")
        try cache.addHost(host, to: part)
      } else {
        try FileStore.rename(program.path, to: part + "/host")
      }
      if rename(part, place) != 0 {
        guard errno == EEXIST || errno == ENOTEMPTY else {
          throw .badFile(place, reason: FileStore.lastReason())
        }
        FileStore.remove(part)
      }
    } catch {
      FileStore.remove(part)
      throw error
    }
  }

  private func copy(_ path: String, into folder: String) throws(BuildError) {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    let place = "\(folder)/\(name)"
    guard FileStore.isFolder(path) else {
      try FileStore.write(FileStore.read(path), to: place)
      return
    }
    try FileStore.makeFolder(place)
    for name in FileStore.names(in: path) { try copy("\(path)/\(name)", into: place) }
  }

  /// A file of the cache that can't be written is the cache's fault, in the user's words.
  private func inCacheWords<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch BuildError.badFile(let path, let reason)
      where path.hasPrefix(cache.path)
    {
      throw BuildError.badCache(cache.path, reason: reason)
    }
  }
}
