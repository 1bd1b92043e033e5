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
  /// What is printed when it is done.
  package var answer: String?

  package init(host: String, name: String, job: String, limit: Double?, answer: String?) {
    (self.host, self.name, self.job) = (host, name, job)
    (self.limit, self.answer) = (limit, answer)
  }

  /// Another number for another form of the file.
  private static let form = "run 1"

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
    ] {
      digest.add(line: getenv(name).map { String(cString: $0) } ?? "\0")
    }
    return "\(cache.path)/runs/\(digest.finish())"
  }

  /// What is to be done for this process's words; nil where that must be found out.
  package init?(in cache: BuildCache) {
    guard let place = Self.place(in: cache), let text = FileStore.text(place) else { return nil }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.count >= 6, lines.removeFirst() == Self.form[...] else { return nil }
    host = String(lines.removeFirst())
    name = String(lines.removeFirst())
    job = String(lines.removeFirst())
    limit = Double(lines.removeFirst())
    let printed = lines.removeFirst()
    answer = printed.isEmpty ? nil : String(printed)
    for line in lines where Self.line(for: line.drop { $0 != " " }.dropFirst()) != line {
      return nil
    }
    guard access(host, X_OK) == 0 else { return nil }
    cache.touch(place)
  }

  /// Keeps what was done for this process's words. Not where something was written so recently that it could be
  /// written again without a new date.
  package func save(in cache: BuildCache) {
    guard let place = Self.place(in: cache) else { return }
    ReadLog.note("/proc/self/exe")
    var text = [Self.form, host, name, job, limit.map { "\($0)" } ?? "", answer ?? ""]
    guard !text.contains(where: { $0.contains("\n") }) else { return }
    let recent = FileStamp.now() - 100_000_000
    for path in ReadLog.paths {
      if let stamp = FileStamp(path), max(stamp.modified, stamp.changed) > recent { return }
      if path.contains("\n") { return }
      text.append(Self.line(for: path[...]))
    }
    try? FileStore.write(Array(text.joined(separator: "\n").utf8), to: place)
  }

  /// A path with what tells whether it has changed.
  private static func line(for path: Substring) -> String {
    guard let stamp = FileStamp(String(path)) else { return "- \(path)" }
    return "\(stamp.size)/\(stamp.inode)/\(stamp.modified)/\(stamp.changed) \(path)"
  }
}
