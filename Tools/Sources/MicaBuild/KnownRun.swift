// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The usual run: the same words as before, and nothing has changed since. Then what has to be done is known without
// reading a word of it, which takes three quarters of the command's time.

@preconcurrency internal import Glibc
internal import MicaFolders

/// What the command did for its words the last time: which host it gave which job.
package struct KnownRun: Equatable, Sendable {
  /// The executable.
  package var host: String
  /// The program's name, for what is said of it.
  package var name: String
  /// What the host is told.
  package var job: String
  /// Seconds of real time that it may take.
  package var limit: Double?
  /// What prints the calls of a crash.
  package var backtracer: String?
  /// What is printed when it is done.
  package var answer: String?
  /// Whether a crash is told with the registers and all threads.
  package var isVerbose = false
  /// Added to the host's environment.
  package var environment: [String: String] = [:]
  /// The folder that the host works in; nil for this process's own.
  package var folder: String?

  /// A run of a program.
  package init(_ program: BuiltProgram, job: String, limit: Double?, answer: String?) {
    (host, name, backtracer) = (program.host, program.name, program.backtracer)
    (self.job, self.limit, self.answer) = (job, limit, answer)
  }

  /// Another number for another form of the file.
  private static let form = "run 2"

  /// The place of a run by its words, folder and environment, in a cache.
  private static func place(in cache: BuildCache) -> String? {
    var digest = Digest()
    var next = CommandLine.unsafeArgv + 1
    while let word = next.pointee {
      digest.add(line: String(cString: word))
      next += 1
    }
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    digest.add(line: String(cString: folder))
    for name in [
      "PATH", "HOME", "TMPDIR", "XDG_CACHE_HOME", "MICA_HOME", "MICA_LIBRARIES", "MICA_CACHE",
      "MICA_PACKAGES",
    ] {
      digest.add(line: getenv(name).map { String(cString: $0) } ?? "\0")
    }
    return "\(cache.path)/runs/\(digest.finish())"
  }

  /// What is to be done for this process's words; nil where that must be found out.
  package init?(in cache: BuildCache) {
    guard let place = Self.place(in: cache), let bytes = try? FileStore.read(place) else {
      return nil
    }
    var lines = bytes.split(separator: 10, omittingEmptySubsequences: false)[...]
    func next() -> String { String(decoding: lines.removeFirst(), as: UTF8.self) }
    guard lines.count >= 8, next() == Self.form else { return nil }
    (host, name, job, limit) = (next(), next(), next(), Double(next()))
    let (crash, printed) = (next(), next())
    isVerbose = next() == "verbose"
    backtracer = crash.isEmpty ? nil : crash
    answer = printed.isEmpty ? nil : printed
    for line in lines {
      guard let space = line.firstIndex(of: 32),
        Self.line(for: String(decoding: line[(space + 1)...], as: UTF8.self)).utf8
          .elementsEqual(line)
      else { return nil }
    }
    guard access(host, X_OK) == 0, let slash = host.lastIndex(of: "/"),
      CacheSeal.hasSizes(in: String(host[..<slash]))
    else { return nil }
    cache.touch(place)
  }

  /// Keeps what was done for this process's words. Not where something was written so recently that it could be
  /// written again without a new date.
  package func save(in cache: BuildCache) {
    guard let place = Self.place(in: cache) else { return }
    ReadLog.note("/proc/self/exe")
    var text = [
      Self.form, host, name, job, limit.map { "\($0)" } ?? "", backtracer ?? "", answer ?? "",
      isVerbose ? "verbose" : "",
    ]
    guard !text.contains(where: { $0.contains("\n") }) else { return }
    let recent = FileStamp.now() - 100_000_000
    for path in ReadLog.paths {
      if let stamp = FileStamp(path), max(stamp.modified, stamp.changed) > recent { return }
      if path.contains("\n") { return }
      text.append(Self.line(for: path))
    }
    try? FileStore.write(Array(text.joined(separator: "\n").utf8), to: place)
  }

  /// A path with what tells whether it has changed.
  private static func line(for path: String) -> String {
    guard let stamp = FileStamp(path) else { return "- \(path)" }
    return "\(stamp.size)/\(stamp.inode)/\(stamp.modified)/\(stamp.changed) \(path)"
  }
}
