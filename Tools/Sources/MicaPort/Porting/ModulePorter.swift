// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rewriter's entry. Pass 1 collects facts of each file, pass 2 rewrites each file with the facts of
// all. See Docs/porting.md.

internal import MicaPortJob
internal import SwiftParser
internal import SwiftSyntax

/// Rewrites the sources of one module so that Linux's compiler takes them.
///
/// `port(_:)` does all. A caller that caches does the parts: `facts(of:)` depends on a file's text
/// alone; `port(_:in:)` on its text, the options, and the `fingerprint` of the module's facts, which an
/// edit within function bodies leaves as it was. Everything is pure: no disk, no clock, same text out
/// for the same text in, on any thread.
///
///     let folder = try ProgramFolder(at: path) { ManifestText(of: $0) }
///     let porter = ModulePorter(moduleName: folder.moduleName)
///     let module = porter.port(try folder.sources.map { try SourceFile(reading: $0) })
///     // compile module.files and module.generated under the module's name
public struct ModulePorter: Sendable {
  /// The version of what is written: part of every cache's key.
  public static let version = 9

  /// The module's name.
  public var moduleName: String
  /// What is told about the build.
  public var options: PortOptions

  /// A rewriter for a module.
  public init(moduleName: String, options: PortOptions = PortOptions()) {
    self.moduleName = moduleName
    self.options = options
  }

  /// Rewrites all files and adds the generated ones.
  public func port(_ files: [SourceFile]) -> PortedModule {
    var cache = PortCache(for: options)
    return port(files, &cache)
  }

  /// What the other files must know of one.
  public func facts(of file: SourceFile) -> FileFacts {
    facts(of: file, Parser.parse(source: file.text))
  }

  /// Rewrites one file.
  public func port(_ file: SourceFile, in module: ModuleFacts) -> PortedFile {
    port(file, Parser.parse(source: file.text), in: module)
  }

  /// The files of ours: names that the module needs of its own, and `main.swift`.
  public func generated(for module: ModuleFacts) -> [SourceFile] {
    let writer = GeneratedFiles(options: options, module: module)
    let network = module.networkMembers
    return [writer.names] + (network.isEmpty ? [] : [NetworkFile.file(with: network)])
      + (module.takesSnapshots ? [SnapshotTrait.file] : [])
      + (options.writesMain ? [writer.main] : [])
  }

  /// The classes of a module, by file and line.
  func list(_ module: ReadModule, in program: ProgramFacts) -> ListedModule {
    let facts = ModuleFacts(moduleName: moduleName, files: module.facts, in: program)
    var classes: [String: ListedClass] = [:]
    var previews: [ListedScreen] = []
    for (index, file) in module.present.files.enumerated() {
      let tree = module.trees[index] ?? Parser.parse(source: file.text)
      if MainFile.isMain(file.path) || AbsentModules.imported(by: tree) != nil { continue }
      let rewriter = FileRewriter(file: file, module: facts, options: options)
      rewriter.walk(tree)
      for (name, listed) in rewriter.table.listed { classes[name].merge(listed) }
      previews += screens(of: file, tree).filter(\.isPreview)
    }
    let known = classes.values.filter { $0.line > 0 }.sorted {
      ($0.file, $0.line) < ($1.file, $1.line)
    }
    var listed = ListedModule(name: moduleName, classes: known, enumerations: facts.enumerations)
    listed.previews = previews
    return listed
  }

  func facts(of file: SourceFile, _ tree: SourceFileSyntax) -> FileFacts {
    let collector = FactsCollector(path: file.path, options: options)
    if AbsentModules.imported(by: tree) == nil { collector.walk(tree) }
    var facts = collector.facts
    facts.exchangesMethods = ExchangingNames.occur(in: file.text)
    facts.castsBits = file.text.contains("unsafeBitCast(")
    facts.namesBlocks = file.text.contains("@convention(block)")
    facts.networkMembers = NetworkFile.members(for: file.text)
    return facts
  }

  func port(
    _ file: SourceFile, _ tree: SourceFileSyntax, in module: ModuleFacts
  ) -> PortedFile {
    let rewriter = FileRewriter(file: file, module: module, options: options)
    if MainFile.isMain(file.path) && options.leavesOutLaunch { return rewriter.withoutMain(tree) }
    if let absent = AbsentModules.imported(by: tree) { return rewriter.leftOut(absent) }
    rewriter.walk(tree)
    var result = rewriter.result()
    result.tests = TestFinder(tree, options: options).marks
    if options.takesScreens { result.screens = screens(of: file, tree) }
    return result
  }

  private func screens(of file: SourceFile, _ tree: SourceFileSyntax) -> [ListedScreen] {
    let text = file.text
    guard ["Preview", "IBDesignable"].contains(where: text.contains) else { return [] }
    return ScreenFinder(tree, path: file.path, module: moduleName, options: options).screens
  }
}

extension ListedClass? {
  /// Adds what an extension in another file says, or the declaration to that.
  fileprivate mutating func merge(_ other: ListedClass) {
    guard var known = self else {
      self = other
      return
    }
    let properties = known.properties + other.properties
    if known.line == 0 { known = other }
    known.properties = properties
    known.hasEmptyInit = known.hasEmptyInit || other.hasEmptyInit
    self = known
  }
}
