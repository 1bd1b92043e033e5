// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Targets of packages that Linux's compiler takes as they are written.

internal import Foundation

/// How the sources of a module become the compiler's.
public enum SourceForm: String, Hashable, Sendable, Codable {
  /// They are for a phone: rewritten, with a phone's answers to `#if`.
  case phone
  /// They know Linux and import Foundation: rewritten, with Linux's answers to `#if`.
  case linux
  /// They know Linux and need nothing of Apple's: not rewritten.
  case verbatim

  /// Apple's modules that Linux's toolchain has, or that the sources of Linux's branches don't reach.
  private static let toolchain = AppleModules.withoutFramework.union([
    "Builtin", "Musl", "os", "_Concurrency", "_StringProcessing", "_Differentiation", "Android",
  ])
  /// Modules whose place one of Mica's takes.
  private static let foundations: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "CoreFoundation",
    "Dispatch",
  ]
  /// What only sources for Linux say.
  private static let marks = [
    "os(Linux)", "canImport(Glibc)", "canImport(Musl)", "import Glibc", "!canImport(Darwin)",
    "!canImport(ObjectiveC)",
  ]

  /// The form of a package's target: it knows Linux if a source asks for it, or if it needs the compiler's own module
  /// or C; it is for a phone all the same where any source imports one of Apple's frameworks.
  ///
  /// - Parameter needsC: whether the target depends on one in C.
  static func of(_ sources: [String], needsC: Bool) -> (form: SourceForm, knowsLinux: Bool) {
    var knowsLinux = needsC
    var importsFoundation = false
    var importsApple = false
    for path in sources {
      ReadLog.note(path)
      guard let data = PlainFile.contents(path) else { continue }
      let bytes = Array(data)
      for module in ImportedModule.imports(of: bytes, at: path) {
        if module.name == "Builtin" { knowsLinux = true }
        if foundations.contains(module.name) { importsFoundation = true }
        if AppleModules.contains(module.name), !toolchain.contains(module.name) {
          importsApple = true
        }
      }
      if !knowsLinux {
        let text = String(decoding: bytes, as: UTF8.self)
        knowsLinux = marks.contains { text.firstRange(of: $0) != nil }
      }
    }
    guard knowsLinux, !importsApple else { return (.phone, knowsLinux) }
    return (importsFoundation ? .linux : .verbatim, true)
  }
}
