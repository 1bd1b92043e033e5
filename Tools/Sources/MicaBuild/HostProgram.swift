// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Mica, Swift's libraries and Foundation as one program at fixed addresses, which loads an opened folder's
// library. Scripts/link-host makes it, and says how such a library is linked.

@preconcurrency internal import Glibc

/// The program that hosts others.
struct HostProgram: Sendable {
  /// The executable.
  let path: String
  /// The linker's driver and its first arguments.
  let linker: [String]
  /// Lists the libraries that objects ask for.
  let lister: String
  /// What prints the calls of a crash, which a program without Swift's libraries doesn't find by itself.
  let backtracer: String?
  /// Those that are part of the program, or that it loads itself.
  let libraries: Set<String>

  /// The one of a build; nil where there is none, or an older one than the library.
  init?(in folder: String) {
    path = folder + "/mica-host"
    guard let own = FileStamp(path), let library = FileStamp(folder + "/libMicaHost.so"),
      own.modified > library.modified, let text = FileStore.text(path + ".link")
    else { return nil }
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      .split(separator: "", maxSplits: 1).map { $0.filter { !$0.isEmpty } }
    guard parts.count == 2, parts[0].count > 1, let lister = parts[1].first else { return nil }
    linker = parts[0]
    self.lister = lister
    libraries = Set(parts[1].dropFirst())
    let tools = linker[0][..<(linker[0].lastIndex(of: "/") ?? linker[0].startIndex)]
    let place = FileStore.realPath("\(tools)/../libexec/swift/linux/swift-backtrace")
    backtracer = place.flatMap { access($0, X_OK) == 0 ? $0 : nil }
  }

  /// What a library of these objects must be linked with besides, by what the lister says of them; nil where that
  /// brings Swift's libraries along, which may not be there twice.
  func libraries(besides listed: String) -> [String]? {
    let others = listed.split(whereSeparator: \.isWhitespace).map(String.init)
      .filter { !libraries.contains($0) }
    let swift = ["-lswift", "-lFoundation", "-l_Foundation"]
    return others.contains { flag in swift.contains(where: flag.hasPrefix) } ? nil : others
  }
}
