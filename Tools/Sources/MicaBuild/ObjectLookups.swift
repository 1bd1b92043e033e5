// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members of objects of unknown classes (Docs/porting.md), which places of a module ask for them, and what else only types
// show: that is kept, so that the next build of a file compiles at once.

internal import FoundationEssentials
internal import MicaFolders
internal import MicaPortJob

/// The places of one module that ask a helper.
struct ObjectLookups {
  /// A file with such places.
  private struct Row: Codable {
    /// As the rewriter made it.
    var before: String
    /// As it asks the helper.
    var after: String
    var members: Set<String>
  }

  private struct Known: Codable {
    var rows: [String: Row] = [:]
    /// Lines of the helper that don't compile.
    var leftOut: Set<String> = []
  }

  /// The module as far as its places are known.
  private(set) var module: CompiledModule
  private var known = Known()
  /// Members that are asked for by files that aren't kept.
  private var members: Set<String> = []
  /// Files as the rewriter made them.
  private let originals: [String: String]
  private let sources: [PortRequest.Module]
  private let locals: Set<String>
  private let lists: MemberLists
  private let compiler: ModuleCompiler
  private let porter: Porter

  init(
    _ module: CompiledModule, below: ArraySlice<CompiledModule>, _ lists: MemberLists,
    _ compiler: ModuleCompiler, _ porter: Porter
  ) throws {
    (self.module, self.lists, self.compiler, self.porter) = (module, lists, compiler, porter)
    originals = Dictionary(module.files.map { ($0.path, $0.text) }) { first, _ in first }
    sources = (below + [module]).compactMap(\.source)
    locals = Set(below.map(\.name))
    guard let text = FileStore.text(place),
      var known = try? JSONDecoder().decode(Known.self, from: Data(text.utf8))
    else { return }
    known.rows = known.rows.filter { originals[$0.key] == $0.value.before }
    guard !known.rows.isEmpty else { return }
    self.known = known
    for index in module.files.indices {
      if let row = known.rows[module.files[index].path] {
        self.module.files[index].text = row.after
      }
    }
    if known.rows.values.contains(where: { !$0.members.isEmpty }), let reply = try ask([], []) {
      addHelper(reply, to: &self.module)
    }
  }

  /// Where it is kept.
  private var place: String { "\(compiler.work)/\(module.name)/lookups.json" }

  /// Keeps what is known for the next build.
  func save() throws {
    if known.rows.isEmpty {
      if FileStore.exists(place) { FileStore.remove(place) }
    } else {
      try FileStore.write(Array(try JSONEncoder().encode(known)), to: place)
    }
  }

  /// Changes files where the compiler's errors can be answered by their types; false where none can.
  mutating func convert(
    _ complaints: [StubbedModule.Complaint], in module: inout CompiledModule, isStubbed: Bool
  ) throws -> Bool {
    let answerable = complaints.filter { CompilerMessages.isAnswerable($0.message) }
    let paths = Set(answerable.map(\.path))
    guard !paths.isEmpty else { return false }
    var request = PortRequest()
    request.answers = AnsweredModule(
      files: module.files.filter { paths.contains($0.path) }, complaints: answerable)
    let files = try porter.answer(request, at: compiler.work + "/answers.json").answered
    for file in files { keep(file, asking: [], in: &module, isStubbed: isStubbed) }
    return !files.isEmpty
  }

  /// Takes a changed file, and keeps it for the next build.
  private mutating func keep(
    _ file: SourceFile, asking members: Set<String>, in module: inout CompiledModule,
    isStubbed: Bool
  ) {
    guard let index = module.files.firstIndex(where: { $0.path == file.path }) else { return }
    module.files[index] = file
    guard !isStubbed, let before = originals[file.path] else { return }
    known.rows[file.path] = Row(
      before: before, after: file.text,
      members: members.union(known.rows[file.path]?.members ?? []))
  }

  /// Has places ask the helper where the compiler knows no such member of an object; false where there is none of them, or
  /// no class has the member. Nothing of files with stubs is kept.
  mutating func answer(
    _ complaints: [StubbedModule.Complaint], in module: inout CompiledModule, isStubbed: Bool
  ) throws -> Bool {
    let places = complaints.filter { CompilerMessages.isLookup($0.message) }.map {
      LookedUpModule.Place(path: $0.path, line: $0.line, column: $0.column)
    }
    let broken = Set(
      complaints.filter { $0.path == Self.helperMark }.compactMap {
        line($0.line, of: module.files.first { $0.path == Self.helperPath }?.text ?? "")
      }
    ).subtracting(known.leftOut)
    guard !places.isEmpty || !broken.isEmpty else { return false }
    known.leftOut.formUnion(broken)
    let paths = Set(places.map(\.path))
    guard let reply = try ask(module.files.filter { paths.contains($0.path) }, places),
      !reply.files.isEmpty || !broken.isEmpty
    else { return false }
    for file in reply.files {
      let asked = reply.members[file.path] ?? []
      members.formUnion(asked)
      keep(file, asking: asked, in: &module, isStubbed: isStubbed)
    }
    addHelper(reply, to: &module)
    return true
  }

  private func addHelper(_ reply: LookupReply, to module: inout CompiledModule) {
    guard let helper = reply.helper else { return }
    module.files.removeAll { $0.path == helper.path }
    module.files.append(helper)
  }

  private func ask(
    _ files: [SourceFile], _ places: [LookedUpModule.Place]
  ) throws -> LookupReply? {
    var asked = LookedUpModule()
    (asked.files, asked.places, asked.sources) = (files, places, sources)
    asked.members = known.rows.values.reduce(members) { $0.union($1.members) }
    asked.leftOut = known.leftOut
    let imported = imports
    asked.tables = try lists.tables(
      of: MemberLists.always + imported.filter { !locals.contains($0) })
    asked.imports = imported
    var request = PortRequest()
    request.lookups = asked
    return try porter.answer(request, at: compiler.work + "/lookups.json").lookedUp
  }

  /// The program's modules and Mica's that the files import, besides those that the helper has anyway.
  private var imports: [String] {
    var found: Set<String> = []
    for file in module.files {
      for line in file.text.split(separator: "\n") where line.hasPrefix("import ") {
        let name = line.dropFirst(7).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        found.insert(String(name))
      }
    }
    return found.subtracting(MemberLists.always).filter {
      locals.contains($0) || AppleNames.isModule($0) && lists.has($0)
    }.sorted()
  }

  /// A line of the helper, whose first one says how the compiler names it.
  private func line(_ number: Int, of text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return number >= 1 && number < lines.count ? String(lines[number]) : nil
  }

  private static let helperPath = "MicaLookups.swift"
  private static let helperMark = "<mica: members of objects>"
}
