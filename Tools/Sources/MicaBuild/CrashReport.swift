// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The calls of a crash, as Swift's backtracer writes them into a file, and the one that is the program's own.

@preconcurrency internal import Glibc

/// A crash of a host.
package struct CrashReport: Sendable {
  /// What is shown: the calls, with registers and all threads where it was asked for.
  package let text: String
  /// The innermost call of the program's own; nil where there is none.
  package let place: String?

  /// A place that nothing is at, which nobody can guess.
  static func newPlace() -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let number = UInt64.random(in: .min ... .max)
    return (folder.hasPrefix("/") ? folder : "/tmp")
      + "/mica-crash-\(getuid())-\(String(number, radix: 36))"
  }

  /// What Swift's runtime is told (`SWIFT_BACKTRACE`).
  static func settings(place: String, backtracer: String?, isVerbose: Bool) -> String {
    var settings = [
      "enable=yes", "interactive=no", "color=no", "output-to=\(place)",
      isVerbose
        ? "threads=all,registers=crashed,images=mentioned"
        : "threads=crashed,registers=none,images=none",
    ]
    if let backtracer { settings.append("swift-backtrace=\(backtracer)") }
    return settings.joined(separator: ",")
  }

  /// Reads the backtracer's file; nil where it wrote none.
  init?(at path: String, isVerbose: Bool) {
    guard let text = FileStore.text(path), !text.isEmpty else { return nil }
    self.init(text, isVerbose: isVerbose)
  }

  /// Reads the backtracer's text.
  package init(_ text: String, isVerbose: Bool) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let frames = lines.compactMap { Frame($0) }
    place = frames.first(where: \.isOwn).map { "\($0.source ?? "") in \($0.name)" }
    if isVerbose {
      self.text = text
    } else {
      self.text =
        frames.prefix(Self.mostFrames).map { "  \($0.text)\n" }.joined()
        + (frames.count > Self.mostFrames ? "  … (--verbose shows all)\n" : "")
    }
  }

  /// Calls that are shown without `--verbose`.
  private static let mostFrames = 12

  /// A line such as `3 [ra] 0x0000 Foo.bar(_:) + 32 in program.so at /a/Foo.swift:1:45`.
  private struct Frame {
    let name: String
    /// The file with line and column; nil where the code has no lines.
    let source: String?

    init?(_ line: Substring) {
      let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
      guard words.count == 2, words[0].allSatisfy(\.isNumber),
        let address = words[1].firstRange(of: "0x"),
        let space = words[1][address.upperBound...].firstIndex(of: " ")
      else { return nil }
      let rest = words[1][space...].drop { $0 == " " }
      let sides = rest.firstRange(of: " at ", after: " in ")
      source = sides.map { String(rest[$0.upperBound...]) }
      var call = sides.map { rest[..<$0.lowerBound] } ?? rest
      if let image = call.lastRange(of: " in ") { call = call[..<image.lowerBound] }
      if let offset = call.lastRange(of: " + ") { call = call[..<offset.lowerBound] }
      name = String(call)
    }

    /// The folders of the cache where programs are built; what was generated lies there.
    private static let builds = "/v1/builds/"

    /// Whether it stands in a file of the user's.
    var isOwn: Bool {
      guard let source else { return false }
      return source.contains(".swift:") && !source.hasPrefix("<") && !source.hasPrefix("/<")
        && !source.contains(Self.builds)
    }

    var text: String { source.map { "\($0): in \(name)" } ?? "in \(name)" }
  }
}

extension Substring {
  /// The last place of a text.
  fileprivate func lastRange(of text: String) -> Range<Index>? {
    var found: Range<Index>?
    var rest = self
    while let next = rest.firstRange(of: text) {
      found = next
      rest = self[next.upperBound...]
    }
    return found
  }

  /// The place of a text behind another one.
  fileprivate func firstRange(of text: String, after other: String) -> Range<Index>? {
    guard let start = lastRange(of: other) else { return nil }
    return self[start.upperBound...].firstRange(of: text)
  }
}
