// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program as a package of its own, which SwiftPM builds: rewritten sources, bundle, manifest.

@preconcurrency internal import Glibc
internal import MicaFolders
internal import MicaProcess

/// Writes a package.
struct PortedPackage {
  /// The rewritten modules, the program's own last.
  let modules: [CompiledModule]
  let bundle: ProgramBundle
  /// Mica's folder, as the manifest's dependency.
  let mica: String
  /// What the program does when it is started without a word.
  let job: String

  private var program: CompiledModule { modules[modules.count - 1] }
  /// The target of the bundle.
  private var resources: String { program.name + "Bundle" }

  /// Writes all of it into a folder that exists. Returns what was wrong with resources.
  func write(to folder: String) throws -> [String] {
    for module in modules {
      let place = "\(folder)/Sources/\(module.name)"
      try FileStore.makeFolder(place)
      var names: Set<String> = []
      for file in module.files {
        guard names.insert(file.name).inserted else {
          throw BuildError.doesNotCompile(
            folder: folder,
            messages: "\(file.path):1:1: error: two files of a module can't both be named "
              + "\(file.name)\n")
        }
        let text = file.name == "main.swift" && isProgram(module) ? main(file.text) : file.text
        try FileStore.write(
          Array(Self.withoutPlaces(text).utf8), to: "\(place)/\(PlainName.of(file.name))")
      }
    }
    // A target of its own: SwiftPM gives `Bundle.module` to those with resources.
    let holder = "\(folder)/Sources/\(resources)"
    try FileStore.makeFolder(holder + "/Bundle")
    let notes = try bundle.write(to: holder + "/Bundle")
    // A target needs a source, and an empty folder is no resource.
    try FileStore.write(Array("// The program's bundle.\n".utf8), to: holder + "/Bundle.swift")
    try FileStore.write([], to: holder + "/Bundle/.mica-notes")
    try FileStore.write(
      Array(Self.bundleText.utf8), to: "\(folder)/Sources/\(program.name)/MicaBundle.swift")
    try FileStore.write(Array(manifest.utf8), to: folder + "/Package.swift")
    return notes
  }

  private func isProgram(_ module: CompiledModule) -> Bool { module.name == program.name }

  /// Without the lines that name the files that it was made from: errors are to name these ones.
  private static func withoutPlaces(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line -> Substring? in
      guard line.hasPrefix("#sourceLocation(") else { return line }
      // The first line is ours alone; without it, lines have their numbers of before.
      return index == 0 ? nil : ""
    }.joined(separator: "\n")
  }

  /// The program's start, from its bundle's folder.
  private func main(_ text: String) -> String {
    let start = """
      MicaBundle.enter("\(program.name)_\(resources).resources/Bundle")
      if CommandLine.arguments.count == 1 {
        CommandLine.arguments.append(
          \(Self.literal(job)))
      }
      HostProcess.run(
      """
    return ModuleCompiler.replace("HostProcess.run(", by: start, in: text)
  }

  private var manifest: String {
    let targets = modules.map { module in
      let isMain = isProgram(module)
      let others = module.dependencies.filter { name in modules.contains { $0.name == name } }
      let needed =
        (others + (isMain ? [resources] : [])).map { "\"\($0)\"" }
        + [".product(name: \"MicaHost\", package: \"Mica\")"]
      var settings = [".swiftLanguageMode(\(Self.mode(module.swiftVersion)))"]
      settings += module.conditions.map { ".define(\"\($0)\")" }
      settings += zip(module.flags, module.flags.dropFirst()).compactMap { flag, name in
        switch flag {
        case "-enable-upcoming-feature": ".enableUpcomingFeature(\(Self.literal(name)))"
        case "-enable-experimental-feature": ".enableExperimentalFeature(\(Self.literal(name)))"
        default: nil
        }
      }
      return target(module, needed, settings, isMain: isMain)
    }
    return """
      // swift-tools-version: 6.2
      // Written by mica port.

      import PackageDescription

      /// Mica's folder.
      let mica = Context.environment["MICA_HOME"] ?? \(Self.literal(mica))

      /// The program runs in its bundle's folder, two above which the libraries lie.
      let fromBundle = LinkerSetting.unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../.."])

      let package = Package(
        name: "\(program.name)",
        dependencies: [.package(name: "Mica", path: mica)],
        targets: [
          .target(name: "\(resources)", resources: [.copy("Bundle")]),
      \(targets.joined(separator: ",\n")),
        ])

      """
  }

  private func target(
    _ module: CompiledModule, _ needed: [String], _ settings: [String], isMain: Bool
  ) -> String {
    var lines = [
      ".\(isMain ? "executableTarget" : "target")(", "  name: \"\(module.name)\",",
      "  dependencies: [\(needed.joined(separator: ", "))],",
      "  swiftSettings: [\(settings.joined(separator: ", "))]" + (isMain ? "," : ")"),
    ]
    if isMain { lines.append("  linkerSettings: [fromBundle])") }
    return lines.map { "    " + $0 }.joined(separator: "\n")
  }

  private static func mode(_ version: String) -> String {
    switch version {
    case "6": ".v6"
    case "5": ".v5"
    default: ".version(\"\(version)\")"
    }
  }

  private static func literal(_ text: String) -> String { QuotedText.swift(text) }

  private static let bundleText = """
    // Written by mica port.

    import Glibc

    /// The program's bundle: `Bundle.main` is the folder of the executable.
    enum MicaBundle {
      /// Starts the program again from a folder beside it, unless it runs there already.
      static func enter(_ folder: String) {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = readlink("/proc/self/exe", &bytes, bytes.count - 1)
        guard count > 0 else { return }
        let own = String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard let slash = own.lastIndex(of: "/") else { return }
        let place = own[..<slash] + "/" + folder
        let others = getenv("LD_PRELOAD").map { String(cString: $0) } ?? ""
        guard access(place, F_OK) == 0 else {
          // What this program starts is to run without the library.
          let rest = others.split(separator: ":").dropFirst().joined(separator: ":")
          if rest.isEmpty { unsetenv("LD_PRELOAD") } else { setenv("LD_PRELOAD", rest, 1) }
          return
        }
        // Mica's clock answers for libraries that come after it, and SwiftPM links it last.
        let library = own[..<slash] + "/libMicaHost.so"
        setenv("LD_PRELOAD", library + (others.isEmpty ? "" : ":" + others), 1)
        let host = place + "/host"
        var (mine, there) = (stat(), stat())
        guard stat(own, &mine) == 0 else { return }
        if stat(host, &there) != 0 || mine.st_ino != there.st_ino {
          let part = "\\(host).\\(getpid())"
          guard link(own, part) == 0, rename(part, host) == 0 else {
            perror("the bundle \\(place) can't be entered")
            exit(1)
          }
        }
        execv(host, CommandLine.unsafeArgv)
        perror("the bundle \\(place) can't be entered")
        exit(1)
      }
    }

    """
}

extension ProgramBuild {
  /// Writes a folder's program as a package into a folder that isn't there, or is empty: whole or not at all. Returns
  /// what will not work as on iOS.
  package func port(
    _ typed: String, target: String?, to out: String, mica: String, job: String
  ) throws -> [String] {
    let folder = try find(typed, target: target)
    if !folder.missing.isEmpty { throw BuildError.missingModules(folder: typed, folder.missing) }
    let isThere = FileStore.exists(out)
    guard !isThere || FileStore.isFolder(out) && FileStore.names(in: out).isEmpty else {
      throw BuildError.badFile(out, reason: "it isn't empty; name another folder")
    }
    let work = cache.work("port-\(getpid())")
    let part = "\(out).\(getpid()).part"
    for place in [work, part] {
      Endings.begin(place)
      try FileStore.makeFolder(place)
    }
    defer {
      for place in [work, part] {
        FileStore.remove(place)
        Endings.finish(place)
      }
    }
    progress("porting \(folder.moduleName)")
    defer { progress(nil) }
    let ported = try Porting(
      folder: folder, porter: porter, work: work, system: system(for: folder)
    ).modules()
    let bundle = ProgramBundle(of: folder, typed: typed, porter: porter, work: work)
    let package = PortedPackage(modules: ported.modules, bundle: bundle, mica: mica, job: job)
    let notes = try package.write(to: part)
    try FileStore.rename(part, to: out)
    return folder.problems.map(\.description) + ported.notes + notes
  }
}
