// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a folder's path to what lies in it: its program or its tests, with the packages that it needs.

internal import FoundationEssentials
@preconcurrency internal import Glibc
package import MicaFolders
internal import MicaPortJob

extension ProgramBuild {
  /// The program of a target of tests, built where needed; `runsTests` has to be set, or `takesScreens` for a program's.
  package func open(_ typed: String, target: TestTarget) throws -> BuiltProgram {
    let identity = try identity()
    return try open(typed, try find(typed, target: target, identity), identity)
  }

  /// The targets of tests in a folder; nothing is compiled.
  package func testTargets(in typed: String) throws -> TestTargets {
    let identity = try identity()
    return try TestTargets(in: typed) { path, text in try manifest(text, at: path, identity) }
  }

  /// What lies in a folder, without anything being built.
  package func find(_ typed: String, target: String? = nil) throws -> ProgramFolder {
    try find(typed, target: target, try identity())
  }

  func find(
    _ typed: String, target: String?, _ identity: String
  ) throws -> ProgramFolder {
    if runsTests, let tests = try tests(in: typed, named: target) {
      return try find(typed, target: tests, identity)
    }
    return try ProgramFolder(at: typed, target: target) { path, text in
      try manifest(text, at: path, identity)
    } fetching: { request in
      try fetch(request)
    }
  }

  /// What lies in a folder for a target of tests, without anything being built.
  package func find(_ typed: String, target: TestTarget) throws -> ProgramFolder {
    try find(typed, target: target, try identity())
  }

  private func find(
    _ typed: String, target: TestTarget, _ identity: String
  ) throws -> ProgramFolder {
    if target.kind == .program {
      let name = target.identifier.isEmpty ? nil : target.identifier
      return try find(typed, target: name, identity)
    }
    return try ProgramFolder(at: typed, tests: target) { path, text in
      try manifest(text, at: path, identity)
    } fetching: { request in
      try fetch(request)
    }
  }

  /// The target of a name, or the only one that runs by default; nil where the folder has none. Throws for a name that no
  /// target has, and where several run by default.
  private func tests(in typed: String, named name: String?) throws -> TestTarget? {
    let targets = try testTargets(in: typed)
    if targets.all.isEmpty { return nil }
    if let name {
      if let found = targets.named(name).first { return found }
      throw PortError.unknownTarget(
        name: name, manifest: targets.folder, names: targets.all.map(\.name))
    }
    let usual = targets.all.filter(\.isDefault)
    guard usual.count == 1 else {
      throw PortError.ambiguousTargets(manifest: targets.folder, names: usual.map(\.name))
    }
    return usual[0]
  }

  private func fetch(_ request: FetchRequest) throws -> FetchedPackages {
    var (found, rest) = (FetchedPackages(), request.packages)
    if let packages {
      (found, rest) = try PackageFolder(path: packages, cache: cache).take(request)
    }
    guard !rest.isEmpty else { return found }
    var others = request
    others.packages = rest
    let fetched = try fetchFromAfar(others)
    found.folders += fetched.folders
    found.failures = fetched.failures
    return found
  }

  private func fetchFromAfar(_ request: FetchRequest) throws -> FetchedPackages {
    guard mayFetch, mayRunManifests else {
      let option = mayFetch ? "--no-manifest" : "--no-fetch"
      return FetchedPackages(failing: request.packages, because: "isn't fetched (\(option))")
    }
    return try inCacheWords {
      try PackageFetcher(
        swift: installation.swift, cache: cache, progress: progress, limit: limit
      ).fetch(request)
    }
  }

  /// What a Package.swift says; read once for each text of it.
  private func manifest(_ text: String, at path: String, _ identity: String) throws -> ManifestText
  {
    let kind = mayRunManifests ? "run" : "read"
    let digest = Digest.text(of: Array("\(identity)\(kind)\(text)".utf8)).prefix(32)
    let place = cache.memo("manifest-\(digest)")
    if let data = FileStore.text(place).map({ Data($0.utf8) }),
      let known = try? JSONDecoder().decode(ManifestText.self, from: data)
    {
      return known
    }
    var request = PortRequest()
    request.manifest = path
    let reply = try inCacheWords { try porter.answer(request, at: "\(place).\(getpid())") }
    guard var manifest = reply.manifest else {
      throw BuildError.toolFailed(porter.path, reason: "no answer")
    }
    if !manifest.isWhole, mayRunManifests {
      progress("reading \(path)")
      defer { progress(nil) }
      let dump = ManifestDump(swift: installation.swift, cache: cache, limit: limit)
      manifest = try dump.text(of: FolderPath.folder(of: path)) ?? manifest
    }
    if let data = try? JSONEncoder().encode(manifest) {
      try? FileStore.write(Array(data), to: place)
    }
    return manifest
  }
}
