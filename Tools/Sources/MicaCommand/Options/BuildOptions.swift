// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The options of everything that opens a folder.

import ArgumentParser
import Foundation
import MicaBuild
import MicaJob

/// What of a folder is opened.
package struct FolderOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp("The target of a project or Package.swift with several.", valueName: "name"))
  package var target: String?

  @OptionGroup package var packages: PackageOptions

  package init() {}

  /// What opens folders as it is asked for. Says what is wrong with the cache.
  package func build(_ stubs: StubOptions? = nil) throws -> ProgramBuild {
    try packages.build(stubs)
  }
}

/// Where packages come from, and the iOS that code is compiled for.
package struct PackageOptions: ParsableArguments {
  @Flag(name: .long, help: "Fetch no packages: only what lies in the folder is used.")
  package var noFetch = false

  @Flag(
    name: .long,
    help: "Run no Package.swift: each is read as it is written, and no packages are fetched.")
  package var noManifest = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A folder of checkouts and bare repositories, whose packages are taken before any is fetched, "
        + "whatever their version. (default: MICA_PACKAGES)", valueName: "folder"))
  package var packages: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The device's iOS, which #available is answered by: 16, 17, 18 or 26, or a whole version. "
        + "(default: 17.5, or the oldest that the app runs on)", valueName: "version"),
    transform: PackageOptions.version)
  package var ios: [Int]?

  /// The last versions of systems by their first numbers.
  private static let lastVersions = [16: [16, 7], 17: [17, 5], 18: [18, 6], 26: [26, 0]]

  private static func version(_ text: String) throws -> [Int] {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), numbers.allSatisfy({ $0 != nil && $0! >= 0 }),
      let first = numbers[0], let last = lastVersions[first]
    else {
      throw ValidationError("'\(text)' is no iOS that Mica knows; write 16, 17, 18 or 26")
    }
    return numbers.count == 1 ? last : numbers.compactMap(\.self)
  }

  package init() {}
}

/// What becomes of a program that uses what Mica lacks.
package struct StubOptions: ParsableArguments {
  @Flag(
    name: .long, inversion: .prefixedNo,
    help: ArgumentHelp(
      "Leave out what the compiler refuses, with warnings; or nothing, also where Mica lacks a member. (default: "
        + "what uses something that Mica lacks, except of tests)"))
  package var stubMissing: Bool?

  package init() {}
}

extension PackageOptions {
  /// What opens folders as it is asked for. Says what is wrong with the cache.
  package func build(_ stubs: StubOptions? = nil) throws -> ProgramBuild {
    let environment = ProcessInfo.processInfo.environment
    var build = ProgramBuild(
      installation: try Installation(environment: environment),
      cache: try BuildCache(environment: environment))
    if let note = build.cache.note { Terminal.print("note: \(note)") }
    (build.mayFetch, build.mayRunManifests) = (!noFetch, !noManifest)
    build.system = ios
    if let typed = packages ?? environment["MICA_PACKAGES"], !typed.isEmpty {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: typed, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw BuildError.noFolder(typed) }
      build.packages = URL(fileURLWithPath: typed).standardizedFileURL.path
    }
    build.stubsMissing = stubs.map { $0.stubMissing ?? true } ?? false
    build.isLenient = stubs?.stubMissing == true
    return build
  }
}

/// How a folder is built and how long its program may take.
package struct BuildOptions: ParsableArguments {
  @OptionGroup package var folder: FolderOptions
  @OptionGroup package var stubs: StubOptions

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "Stop the program after so many seconds of real time, with exit code 124. (default: never)",
      valueName: "seconds"),
    transform: BuildOptions.timeout)
  package var timeout: Double?

  @Flag(name: .long, help: "Tell a crash with all its threads, calls and registers.")
  package var verbose = false

  package init() {}

  private static func timeout(_ text: String) throws -> Double {
    guard let seconds = Double(text), seconds.isFinite, seconds > 0 else {
      throw ValidationError("'\(text)' is no number of seconds above 0")
    }
    return seconds
  }
}

extension HostRun {
  init(_ options: BuildOptions) throws {
    try self.init(
      options.folder, stubs: options.stubs, limit: options.timeout, isVerbose: options.verbose)
  }
}
