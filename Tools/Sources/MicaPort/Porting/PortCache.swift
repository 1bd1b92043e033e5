// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What was made of a module's files the last time. Reading Swift takes 70 ms for a thousand lines: an edit is to cost one
// file, not all of a program.

internal import Foundation
internal import MicaFolders
internal import SwiftParser
internal import SwiftSyntax

/// Files of a module with what is known of each, by their paths.
public struct PortCache: Codable, Sendable {
  /// One file.
  struct Row: Codable, Sendable {
    var text: String
    var facts: FileFacts
    /// The module's facts that the rewritten file goes by.
    var fingerprint: String
    var ported: PortedFile
  }

  /// The options that the rows go by.
  var options: String
  var rows: [String: Row] = [:]

  /// An empty one.
  public init(for options: PortOptions) { self.options = options.text }

  /// The one in a file; an empty one where that can't be read or goes by other options.
  init(at path: String, for options: PortOptions) {
    guard let data = PlainFile.contents(path),
      let known = try? JSONDecoder().decode(PortCache.self, from: data),
      known.options == options.text
    else {
      self.init(for: options)
      return
    }
    self = known
  }

  /// What is known of a file of this text.
  func row(of file: SourceFile) -> Row? {
    rows[file.path].flatMap { $0.text == file.text ? $0 : nil }
  }

  /// Writes it to a file; what can't be written costs time, nothing else.
  func save(at path: String) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

extension PortOptions {
  /// The same for equal options, in every process.
  var text: String {
    let parts =
      [foundationModule ?? "-", swiftVersion, bundleName ?? "-", hostModule, "\(system)"]
      + ["\(writesMain) \(runsTests) \(isForLinux)", "\(ModulePorter.version)"]
      + ["\(takesScreens) \(hasUmbrella) \(isHostApplication) \(hostApplication ?? "-")"]
    return (parts + flags.sorted() + ["|"] + localModules.sorted() + ["|"] + hiddenModules.sorted())
      .joined(separator: "\n")
  }
}

/// A module's files as they are read.
struct ReadModule {
  var present: AbsentDeclarations
  /// Of the files that nothing is known of.
  var trees: [SourceFileSyntax?]
  var facts: [FileFacts]
}

extension ModulePorter {
  /// Rewrites all files, on all cores, and adds the generated ones; what `cache` knows is taken from there.
  public func port(_ all: [SourceFile], _ cache: inout PortCache) -> PortedModule {
    let read = read(all, cache)
    return port(read, &cache, in: ProgramFacts([(moduleName, read.facts)]))
  }

  /// Reads all files, on all cores.
  func read(_ all: [SourceFile], _ cache: PortCache) -> ReadModule {
    let present = AbsentDeclarations(all)
    let files = present.files
    let parts = Self.onAllCores(files.indices) { index -> (FileFacts, SourceFileSyntax?) in
      if let row = cache.row(of: files[index]) { return (row.facts, nil) }
      let tree = Parser.parse(source: files[index].text)
      return (self.facts(of: files[index], tree), tree)
    }
    return ReadModule(present: present, trees: parts.map(\.1), facts: parts.map(\.0))
  }

  /// Rewrites what was read.
  func port(
    _ read: ReadModule, _ cache: inout PortCache, in program: ProgramFacts
  ) -> PortedModule {
    let files = read.present.files
    let (known, trees, facts) = (cache, read.trees, read.facts)
    let module = ModuleFacts(moduleName: moduleName, files: facts, in: program)
    let ported = Self.onAllCores(files.indices) { index -> PortedFile in
      let file = files[index]
      if let row = known.row(of: file), row.fingerprint == module.fingerprint { return row.ported }
      return self.port(file, trees[index] ?? Parser.parse(source: file.text), in: module)
    }
    cache.rows = [:]
    for (index, file) in files.enumerated() {
      cache.rows[file.path] = PortCache.Row(
        text: file.text, facts: facts[index], fingerprint: module.fingerprint,
        ported: ported[index])
    }
    var result = PortedModule(
      files: ported.map(\.file), generated: generated(for: module),
      applicationType: module.applicationType,
      problems: read.present.problems + ported.flatMap(\.problems))
    result.screens = ported.flatMap(\.screens)
    result.marks = zip(files, ported).map { FileMarks(file: $0.path, marks: $1.tests) }
    result.tests = module.tests(result.marks)
    return result
  }

  /// The results in the order of the indices, whichever core made them.
  private static func onAllCores<Result>(
    _ indices: Range<Int>, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    var results = [Result?](repeating: nil, count: indices.count)
    results.withUnsafeMutableBufferPointer { memory in
      nonisolated(unsafe) let places = memory
      DispatchQueue.concurrentPerform(iterations: indices.count) { index in
        places[index] = body(index)
      }
    }
    return results.compactMap { $0 }
  }
}
