// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A package that a project or a manifest names by its URL. What is written there is hostile input: it goes into a
// manifest of ours, so that only plain URLs and versions are taken.

/// A package that lies elsewhere.
public struct RemotePackage: Hashable, Sendable, Codable {
  /// Which of its versions are taken.
  public enum Requirement: Hashable, Sendable, Codable {
    /// From a version up to the next major one.
    case upToNextMajor(String)
    /// From a version up to the next minor one.
    case upToNextMinor(String)
    /// A version.
    case exact(String)
    /// Versions up to one that isn't taken any more.
    case range(String, String)
    /// A branch.
    case branch(String)
    /// A commit.
    case revision(String)
  }

  /// Where it lies.
  public let url: String
  /// Which versions.
  public let requirement: Requirement

  /// A package; nil for URLs and versions that no package has.
  public init?(url: String, requirement: Requirement) {
    guard Self.isPlain(url), let requirement = Self.checked(requirement) else { return nil }
    (self.url, self.requirement) = (url, requirement)
  }

  /// The last part of the URL, in small letters and without `.git`: what SwiftPM knows it by.
  public var identity: String {
    let name = FolderPath.name(of: url.hasSuffix("/") ? String(url.dropLast()) : url).lowercased()
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// As a manifest says it.
  public var manifestText: String {
    let version =
      switch requirement {
      case .upToNextMajor(let version): ".upToNextMajor(from: \"\(version)\")"
      case .upToNextMinor(let version): ".upToNextMinor(from: \"\(version)\")"
      case .exact(let version): "exact: \"\(version)\""
      case .range(let low, let high): "\"\(low)\"..<\"\(high)\""
      case .branch(let name): "branch: \"\(name)\""
      case .revision(let name): "revision: \"\(name)\""
      }
    return ".package(url: \"\(url)\", \(version))"
  }

  /// Whether a module may be one of its: their names differ in case, hyphens and what Swift's packages begin with.
  func mayHold(_ module: String) -> Bool {
    func bare(_ text: String) -> String {
      let letters = text.lowercased().filter { $0.isLetter || $0.isNumber }
      return letters.hasPrefix("swift") && letters.count > 5
        ? String(letters.dropFirst(5)) : letters
    }
    return bare(module) == bare(identity)
  }

  private static func isPlain(_ url: String) -> Bool {
    let schemes = ["https://", "http://", "ssh://", "file:///", "git@"]
    return schemes.contains(where: url.hasPrefix) && url.utf8.count < 2048
      && url.utf8.allSatisfy { byte in
        byte > 32 && byte < 127 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      } && !url.contains("://-")
  }

  private static func checked(_ requirement: Requirement) -> Requirement? {
    switch requirement {
    case .upToNextMajor(let text): version(text).map(Requirement.upToNextMajor)
    case .upToNextMinor(let text): version(text).map(Requirement.upToNextMinor)
    case .exact(let text): version(text).map(Requirement.exact)
    case .range(let low, let high):
      version(low).flatMap { low in version(high).map { .range(low, $0) } }
    case .branch(let text), .revision(let text): isName(text) ? requirement : nil
    }
  }

  /// Three numbers and what may follow them; missing ones are 0.
  private static func version(_ text: String) -> String? {
    let core = text.prefix { $0 != "-" && $0 != "+" }
    var numbers = core.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(numbers.count),
      numbers.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }),
      isName(String(text.dropFirst(core.count)) + "x"), text.utf8.count < 64
    else { return nil }
    while numbers.count < 3 { numbers.append("0") }
    return numbers.joined(separator: ".") + text.dropFirst(core.count)
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 256
      && text.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic || "0123456789-_./+".contains(Character(scalar)))
      } && !(text.hasPrefix("-") && !text.hasSuffix("x"))
  }
}

/// Packages to bring here together, so that their versions fit.
public struct FetchRequest: Hashable, Sendable {
  /// What is needed, in the order of their URLs.
  public var packages: [RemotePackage]
  /// A Package.resolved that says the versions; nil where there is none.
  public var pins: String?
  /// A module that no package is named for: only a folder of packages may have it.
  public var module: String?

  /// A request for packages.
  public init(packages: [RemotePackage], pins: String? = nil, module: String? = nil) {
    (self.packages, self.pins, self.module) = (packages, pins, module)
  }
}

/// What came of it.
public struct FetchedPackages: Hashable, Sendable {
  /// The folders of the packages, and of those that they need.
  public var folders: [String] = []
  /// Why some can't be had, by their URLs.
  public var failures: [String: String] = [:]
  /// What was taken in the place of a version that somebody asked for.
  public var notes: [String] = []

  /// Nothing.
  public init() {}

  /// Every package fails for one reason.
  public init(failing packages: [RemotePackage], because reason: String) {
    failures = Dictionary(packages.map { ($0.url, reason) }) { first, _ in first }
  }
}
