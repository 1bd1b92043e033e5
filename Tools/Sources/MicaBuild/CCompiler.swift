// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Targets of packages in C → objects and module maps.

@preconcurrency internal import Glibc
internal import MicaFolders
internal import MicaProcess

/// Compiles the C modules of one program, in the folder of its build.
struct CCompiler {
  let compiler: ModuleCompiler
  /// The program's C modules by their names.
  private(set) var modules: [(name: String, target: CTarget)]
  /// Modules that don't compile, with the compiler's words.
  private(set) var failures: [(name: String, messages: String)] = []

  private var work: String { compiler.work }

  init(_ folder: ProgramFolder, compiler: ModuleCompiler) {
    self.compiler = compiler
    modules = folder.localModules.compactMap { module in
      module.c.map { (module.moduleName, $0) }
    }
  }

  /// Compiles all of them: the objects. One that doesn't compile takes no other along.
  mutating func compile() throws -> [String] {
    var objects: [String] = []
    for (name, target) in modules {
      if target.moduleMap == nil {
        try FileStore.makeFolder(place(of: name))
        try FileStore.write(Array(map(of: name, target).utf8), to: mapPath(of: name, target))
      }
      do { objects += try compile(name, target) } catch BuildError.doesNotCompile(_, let messages) {
        failures.append((name, messages))
      }
    }
    modules.removeAll { module in failures.contains { $0.name == module.name } }
    return objects
  }

  /// What modules in Swift are compiled with, so that they find these.
  var flags: [String] {
    modules.flatMap { name, target in
      ["-Xcc", "-fmodule-map-file=\(mapPath(of: name, target))", "-Xcc", "-I\(target.headers)"]
    }
  }

  private func place(of name: String) -> String { "\(work)/\(name)" }

  private func mapPath(of name: String, _ target: CTarget) -> String {
    target.moduleMap ?? "\(place(of: name))/module.modulemap"
  }

  /// The folder of headers as one module: its umbrella header, or all that lies in it.
  private func map(of name: String, _ target: CTarget) -> String {
    let header = "\(target.headers)/\(name).h"
    let umbrella =
      FileStore.exists(header)
      ? "umbrella header \(QuotedText.json(header))" : "umbrella \(QuotedText.json(target.headers))"
    return "module \(name) {\n  \(umbrella)\n  export *\n}\n"
  }

  private func compile(_ name: String, _ target: CTarget) throws -> [String] {
    let place = place(of: name) + "/objects"
    try FileStore.makeFolder(place)
    var common = ["-c", "-fPIC", "-O1", "-w", "-fblocks", "-D_GNU_SOURCE", "-DSWIFT_PACKAGE=1"]
    common += target.names.map { "-D\($0)" }
    common += (target.folders + [target.headers] + modules.map(\.target.headers)).map { "-I\($0)" }
    var digest = Digest()
    for word in common { digest.add(line: word) }
    for path in target.headerFiles { digest.add(try FileStore.read(path)) }
    let base = digest
    return try target.sources.enumerated().map { index, source in
      let object = "\(place)/\(index)-\(PlainName.of(FolderPath.name(of: source))).o"
      var digest = base
      digest.add(try FileStore.read(source))
      let key = digest.finish()
      if FileStore.exists(object), FileStore.text(object + ".key") == key { return object }
      let (ending, text) = try compiler.run(common + [source, "-o", object], by: clang)
      guard ending == .exit(0) else {
        throw BuildError.doesNotCompile(folder: compiler.folder.typed, messages: text)
      }
      try FileStore.write(Array(key.utf8), to: object + ".key")
      return object
    }
  }

  /// Clang of the toolchain, which lies beside Swift's compiler.
  private var clang: String { FolderPath.folder(of: compiler.installation.compiler) + "/clang" }
}
