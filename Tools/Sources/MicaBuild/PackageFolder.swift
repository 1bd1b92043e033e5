// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A folder of packages (--packages): checkouts and bare repositories that are taken without a network, in any version.

@preconcurrency internal import Glibc
internal import MicaFolders
internal import MicaProcess

/// The packages in a folder.
struct PackageFolder {
  /// The folder, from the root.
  let path: String
  let cache: BuildCache

  /// A package that lies in the folder.
  private struct Entry {
    let path: String
    let isBare: Bool

    /// As `RemotePackage.identity`.
    var identity: String { PackageFolder.identity(path) }
  }

  private static let mostEntries = 5_000
  private static let mostBytes = 1 << 20

  private static func identity(_ path: String) -> String {
    let name = FolderPath.name(of: path.hasSuffix("/") ? String(path.dropLast()) : path)
      .lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// The packages of a request that are here, those that they need as far as they are here, and what is left to fetch.
  func take(_ request: FetchRequest) throws -> (fetched: FetchedPackages, rest: [RemotePackage]) {
    let entries = entries
    var fetched = FetchedPackages()
    var rest: [RemotePackage] = []
    var open: [String] = []
    for package in request.packages {
      if let entry = entry(for: package.url, among: entries) {
        open.append(entry.path)
      } else {
        rest.append(package)
      }
    }
    if let module = request.module, let entry = entry(holding: module, among: entries) {
      open.append(entry.path)
    }
    var seen: Set<String> = []
    while let path = open.popLast(), seen.count < Self.mostEntries {
      guard seen.insert(path).inserted, let entry = entries.first(where: { $0.path == path }) else {
        continue
      }
      guard let checkout = try checkout(entry) else {
        fetched.notes.append("\(path): the repository can't be checked out; left out")
        continue
      }
      fetched.folders.append(checkout)
      let lost = FileStore.text(checkout + ".lost").flatMap(Int.init) ?? 0
      if lost > 0 {
        fetched.notes.append("\(entry.identity): \(path) lacks \(lost) of its files; left out")
      }
      fetched.notes.append("\(entry.identity): \(path) is taken; its version isn't checked")
      let manifest = manifest(of: checkout)
      for url in Self.urls(in: manifest) {
        if let needed = self.entry(for: url, among: entries) { open.append(needed.path) }
      }
    }
    fetched.folders.sort()
    fetched.notes.sort()
    return (fetched, rest)
  }

  // MARK: What lies here

  /// Packages in the folder and, as GitHub has them, in its folders of owners.
  private var entries: [Entry] {
    var found: [Entry] = []
    ReadLog.note(path)
    for name in FileStore.names(in: path).prefix(Self.mostEntries) {
      let place = "\(path)/\(name)"
      if let entry = Self.entry(at: place) {
        found.append(entry)
      } else if FileStore.isFolder(place), !name.hasPrefix(".") {
        ReadLog.note(place)
        found += FileStore.names(in: place).prefix(Self.mostEntries).compactMap {
          Self.entry(at: "\(place)/\($0)")
        }
      }
    }
    return found
  }

  private static func entry(at place: String) -> Entry? {
    if isPackage(place) { return Entry(path: place, isBare: false) }
    let isBare = ["HEAD", "objects", "refs"].allSatisfy { FileStore.exists("\(place)/\($0)") }
    return isBare ? Entry(path: place, isBare: true) : nil
  }

  /// Whether a folder has a manifest, or a podspec in its place.
  private static func isPackage(_ place: String) -> Bool {
    FileStore.exists(place + "/Package.swift")
      || FileStore.names(in: place).contains { $0.hasSuffix(".podspec") }
  }

  /// The one of a URL: by its last part, and by the folder's origin where several have that name.
  private func entry(for url: String, among entries: [Entry]) -> Entry? {
    let named = entries.filter { $0.identity == Self.identity(url) }
    let bare = Self.bare(url)
    return named.first { origin(of: $0).map(Self.bare) == bare }
      ?? named.first { bare.hasSuffix("/" + Self.bare(String($0.path.dropFirst(path.count + 1)))) }
      ?? named.first
      ?? entries.first { origin(of: $0).map(Self.bare) == bare }
  }

  /// The one whose manifest names a product or target as a module is called.
  private func entry(holding module: String, among entries: [Entry]) -> Entry? {
    if let same = entries.first(where: { $0.identity == module.lowercased() }) { return same }
    let words = ["\"\(module)\""]
    return entries.first { entry in
      let text = entry.isBare ? shown(entry) : manifest(of: entry.path)
      return words.contains(where: text.contains)
    }
  }

  /// Without a scheme, a user and `.git`.
  private static func bare(_ url: String) -> String {
    var text = url.lowercased()
    if let scheme = text.firstRange(of: "://") { text = String(text[scheme.upperBound...]) }
    if let at = text.firstIndex(of: "@") { text = String(text[text.index(after: at)...]) }
    text = String(text.map { $0 == ":" ? "/" : $0 })
    while text.last == "/" { text.removeLast() }
    return text.hasSuffix(".git") ? String(text.dropLast(4)) : text
  }

  private func origin(of entry: Entry) -> String? {
    let text = FileStore.text(entry.path + (entry.isBare ? "/config" : "/.git/config")) ?? ""
    guard let part = text.firstRange(of: "[remote \"origin\"]") else { return nil }
    for line in text[part.upperBound...].split(separator: "\n") {
      let sides = line.split(separator: "=", maxSplits: 1)
      if sides.count == 2, sides[0].filter({ !$0.isWhitespace }) == "url" {
        return sides[1].filter { !$0.isWhitespace }
      }
    }
    return nil
  }

  private func manifest(of checkout: String) -> String {
    let text = FileStore.text(checkout + "/Package.swift") ?? ""
    return text.utf8.count <= Self.mostBytes ? text : ""
  }

  /// The URLs that a manifest names as literals.
  private static func urls(in manifest: String) -> [String] {
    var urls: [String] = []
    var rest = manifest[...]
    while let found = rest.firstRange(of: "url:") {
      rest = rest[found.upperBound...]
      let parts = rest.prefix(2048).split(
        separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      if parts.count > 1, parts[0].allSatisfy(\.isWhitespace) { urls.append(String(parts[1])) }
    }
    return urls
  }

  // MARK: Bare repositories

  /// A folder with the package's files; nil where git can't make one.
  private func checkout(_ entry: Entry) throws -> String? {
    guard entry.isBare else { return entry.path }
    let head = try git(["-C", entry.path, "rev-parse", "HEAD"]) ?? ""
    let key = Digest.text(of: Array("\(entry.path)\0\(head)".utf8)).prefix(32)
    let place = cache.packages(String(key))
    let checkout = "\(place)/\(entry.identity)"
    if Self.isPackage(checkout) {
      cache.touch(place)
      return checkout
    }
    let lock = try FolderLock(in: place)
    defer { lock.release() }
    FileStore.remove(checkout)
    let words = ["clone", "--quiet", "--no-hardlinks", "--no-checkout", "--", entry.path, checkout]
    guard try git(words) != nil, try git(["-C", checkout, "read-tree", "HEAD"]) != nil else {
      return nil
    }
    // A copy may lack large files: all others are written, whatever git says of those.
    _ = try git(["-C", checkout, "checkout-index", "--all", "--force", "--quiet"])
    guard Self.isPackage(checkout) else { return nil }
    let lost = try git(["-C", checkout, "ls-files", "--deleted"]) ?? ""
    try FileStore.write(Array("\(lost.split(separator: "\n").count)".utf8), to: checkout + ".lost")
    return checkout
  }

  /// The manifest of a bare repository.
  private func shown(_ entry: Entry) -> String {
    ((try? git(["-C", entry.path, "show", "HEAD:Package.swift"])) ?? nil) ?? ""
  }

  /// What git prints; nil where it fails. A repository's own settings run nothing.
  private func git(_ words: [String]) throws(BuildError) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    guard let tool = Installation.find("git", in: path) else { return nil }
    var process = ChildProcess(
      tool,
      [
        "-c", "core.hooksPath=/dev/null", "-c", "safe.directory=*", "-c",
        "protocol.file.allow=always",
      ] + words)
    process.environment = ["GIT_TERMINAL_PROMPT": "0", "GIT_CONFIG_NOSYSTEM": "1"]
    process.isGroup = true
    process.limit = 120
    process.isQuiet = true
    let outcome = try process.answer(withErrors: false)
    return outcome.ending == .exit(0) ? outcome.text : nil
  }
}
