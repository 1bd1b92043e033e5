// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Packages that lie elsewhere, brought into the cache by SwiftPM: a manifest of ours names them all, so that their
// versions fit together.

@preconcurrency internal import Glibc
internal import MicaFolders
internal import MicaProcess

/// Brings packages into the cache.
struct PackageFetcher {
  let swift: String
  let cache: BuildCache
  /// Called before something is fetched, and with nil afterwards.
  let progress: (String?) -> Void
  /// Seconds that a run of the command's child may take; nil for no limit of its own.
  var limit: Double?

  /// Seconds that fetching may take.
  private static let limit = 900.0
  /// A Package.resolved that is larger is none.
  private static let mostBytes = 1 << 20

  /// The packages of a request, and those that they need. What can't be had is said; the others come all the same.
  func fetch(_ request: FetchRequest) throws -> FetchedPackages {
    var request = request
    var failures: [String: String] = [:]
    while !request.packages.isEmpty {
      let (folders, text) = try resolve(request)
      if let folders {
        var fetched = FetchedPackages()
        (fetched.folders, fetched.failures) = (folders, failures)
        return fetched
      }
      var failing = Self.failing(request.packages, text)
      if failing.count == request.packages.count, failing.count > 1 {
        // The answer names none, so that each is tried alone: one takes no other along.
        failing = try request.packages.filter { package in
          try resolve(FetchRequest(packages: [package], pins: request.pins)).folders == nil
        }
        if failing.isEmpty { return try fetchEach(request, failures) }
      }
      for package in failing {
        failures[package.url] = "can't be fetched: \(Self.reason(text, package))"
      }
      request.packages.removeAll { failing.contains($0) }
    }
    var fetched = FetchedPackages()
    fetched.failures = failures
    return fetched
  }

  /// Packages that fit no common version: each with its own.
  private func fetchEach(
    _ request: FetchRequest, _ failures: [String: String]
  ) throws -> FetchedPackages {
    var fetched = FetchedPackages()
    fetched.failures = failures
    for package in request.packages {
      let (folders, _) = try resolve(FetchRequest(packages: [package], pins: request.pins))
      fetched.folders += folders ?? []
    }
    return fetched
  }

  /// The folders, or what SwiftPM said instead.
  private func resolve(_ request: FetchRequest) throws -> (folders: [String]?, text: String) {
    let manifest = Self.manifest(request.packages)
    var pins = request.pins.flatMap { try? FileStore.read($0) } ?? []
    if pins.count > Self.mostBytes { pins = [] }
    let key = Digest.text(of: Array(manifest.utf8) + pins)
    let place = cache.packages(String(key.prefix(32)))
    let mark = place + "/fetched"
    ReadLog.note(mark)
    let checkouts = place + "/.build/checkouts"
    func folders() -> [String] { FileStore.names(in: checkouts).map { "\(checkouts)/\($0)" } }
    if FileStore.exists(mark) {
      cache.touch(place)
      return (folders(), "")
    }
    let lock = try FolderLock(in: place)
    defer { lock.release() }
    if FileStore.exists(mark) { return (folders(), "") }
    progress("fetching \(request.packages.map(\.identity).joined(separator: ", "))")
    defer { progress(nil) }
    try FileStore.makeFolder(place + "/Sources/Fetched")
    try FileStore.write([], to: place + "/Sources/Fetched/Fetched.swift")
    try FileStore.write(Array(manifest.utf8), to: place + "/Package.swift")
    if pins.isEmpty {
      unlink(place + "/Package.resolved")
    } else {
      try FileStore.write(pins, to: place + "/Package.resolved")
    }
    var process = ChildProcess(
      swift,
      [
        "package", "--package-path", place, "--scratch-path", place + "/.build", "--cache-path",
        cache.downloads, "resolve",
      ])
    process.environment = ["GIT_TERMINAL_PROMPT": "0"]
    process.isGroup = true
    process.inherited = [lock.file]
    let limit = min(Self.limit, self.limit ?? Self.limit)
    process.limit = limit
    let outcome = try process.answer(withErrors: true)
    let text = outcome.text
    switch outcome.ending {
    case .exit(0): break
    case .late: return (nil, "error: it took longer than \(limit) s")
    case .signal(let signal): throw BuildError.toolFailed(swift, reason: SignalName.text(signal))
    case .exit: return (nil, text)
    }
    try FileStore.write([], to: mark)
    cache.touch(place)
    return (folders(), "")
  }

  private static func manifest(_ packages: [RemotePackage]) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Fetched",
      dependencies: [
    \(packages.map { "    \($0.manifestText)," }.joined(separator: "\n"))
      ],
      targets: [.target(name: "Fetched")])

    """
  }

  /// Those that an answer speaks of; all where it speaks of none.
  private static func failing(_ packages: [RemotePackage], _ text: String) -> [RemotePackage] {
    let errors = errors(of: text)
    let named = packages.filter { package in errors.contains { speaks($0, of: package) } }
    return named.isEmpty ? packages : named
  }

  private static func speaks(_ line: String, of package: RemotePackage) -> Bool {
    line.contains(package.url) || line.contains("'\(package.identity)'")
  }

  private static func errors(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("error:") || $0.contains("fatal:") || $0.contains(" error: ")
    }
  }

  /// The first line about a package, in SwiftPM's or git's words.
  private static func reason(_ text: String, _ package: RemotePackage) -> String {
    let errors = errors(of: text)
    let lines = errors.filter { speaks($0, of: package) } + errors
    var line = lines.first ?? "SwiftPM didn't say why"
    for word in ["error: ", "fatal: "] where line.hasPrefix(word) {
      line = String(line.dropFirst(word.count))
    }
    while line.last == ":" || line.last == " " { line.removeLast() }
    // git's own words stand in a line of their own.
    let git = errors.first { $0.contains("fatal:") && !line.contains($0) }
    return git.map { "\(line) (\($0))" } ?? line
  }
}
