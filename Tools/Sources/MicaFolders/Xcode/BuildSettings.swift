// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Build settings by levels: platform, project file, target, each with its .xcconfig below it.

/// What Xcode would build a target with.
public struct BuildSettings: Hashable, Sendable {
  /// From the lowest level up; the names with their conditions taken away.
  private var levels: [[String: String]]
  private let configuration: String

  /// Values longer than this are cut.
  static let mostCharacters = 1 << 16
  /// How deep values may name others.
  private static let mostLevels = 48

  /// Settings of what every target has.
  init(configuration: String, defaults: [String: String]) {
    self.configuration = configuration
    levels = [defaults]
  }

  /// Adds a level above the others.
  mutating func add(_ settings: [(key: String, value: String)]) {
    var level: [String: String] = [:]
    // Those with conditions count more than those without.
    for (key, value) in settings where !key.contains("[") && value.utf8.count < Self.mostCharacters
    {
      level[key] = Self.withOwn(value, level[key])
    }
    for (key, value) in settings where key.contains("[") && holds(key) {
      let name = String(key.prefix { $0 != "[" })
      level[name] = Self.withOwn(value, level[name])
    }
    levels.append(level)
  }

  /// Adds the dictionary of a build configuration.
  mutating func add(_ settings: [String: PropertyValue]) {
    add(
      settings.sorted { $0.key < $1.key }.map { key, value in
        (key, value.texts.joined(separator: " "))
      })
  }

  /// A value of the same level that an earlier line gave.
  private static func withOwn(_ value: String, _ old: String?) -> String {
    guard let old, value.contains("inherited") else { return value }
    let whole = inherit(old, in: value)
    return whole.count > mostCharacters ? String(whole.prefix(mostCharacters)) : whole
  }

  private static func inherit(_ old: String, in value: String) -> String {
    var value = value
    for form in ["$(inherited)", "${inherited}"] {
      var parts: [Substring] = []
      var rest = value[...]
      while let found = rest.firstRange(of: form) {
        parts.append(rest[..<found.lowerBound])
        rest = rest[found.upperBound...]
        if parts.count > 64 { break }
      }
      parts.append(rest)
      value = parts.joined(separator: old)
    }
    return value
  }

  /// Whether the conditions of a key hold for a simulator's debug build: `A[sdk=iphone*][arch=*]`.
  private func holds(_ key: String) -> Bool {
    key.split(separator: "[").dropFirst().allSatisfy { part in
      part.prefix { $0 != "]" }.split(separator: ",").allSatisfy { condition in
        let sides = condition.split(separator: "=", maxSplits: 1).map(String.init)
        guard sides.count == 2 else { return false }
        let value =
          switch sides[0] {
          case "sdk": "iphonesimulator26.0"
          case "arch": "arm64"
          case "config": configuration
          default: ""
          }
        return Self.matches(value[...], sides[1][...])
      }
    }
  }

  private static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text == pattern }
    guard text.hasPrefix(parts[0]) else { return false }
    var rest = text.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }

  /// A setting's value with all others that it names; nil where nobody sets it.
  public subscript(key: String) -> String? {
    var budget = 4096
    return value(key, below: levels.count, [], &budget)
  }

  /// The names that lead from a setting back to itself, or to another one that does: `A → B → A`; nil where none do.
  public func circle(from key: String) -> [String]? {
    var open = [key]
    var done: Set<String> = []
    return circle(&open, &done)
  }

  private func circle(_ open: inout [String], _ done: inout Set<String>) -> [String]? {
    guard let key = open.last, !done.contains(key), open.count < Self.mostLevels,
      let raw = levels.last(where: { $0[key] != nil })?[key]
    else { return nil }
    for part in raw.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
    where part.first == "(" || part.first == "{" {
      let name = String(part.dropFirst().prefix { $0 != ")" && $0 != "}" && $0 != ":" })
      if name == key { continue }
      if let start = open.firstIndex(of: name) { return open[start...] + [name] }
      open.append(name)
      if let found = circle(&open, &done) { return found }
      open.removeLast()
    }
    done.insert(key)
    return nil
  }

  /// A setting that says yes.
  public func flag(_ key: String) -> Bool { self[key] == "YES" }

  /// The words of a setting.
  public func words(_ key: String) -> [String] {
    (self[key] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// All names that begin with a text.
  public func names(beginningWith prefix: String) -> [String] {
    Set(levels.flatMap { $0.keys.filter { $0.hasPrefix(prefix) } }).sorted()
  }

  /// A text with the settings that it names.
  public func expand(_ text: String) -> String {
    var budget = 4096
    return expanded(text, inherited: nil, [], &budget)
  }

  private func value(
    _ key: String, below level: Int, _ open: Set<String>, _ budget: inout Int
  ) -> String? {
    guard !open.contains(key), open.count < Self.mostLevels, budget > 0 else { return nil }
    budget -= 1
    for index in stride(from: level - 1, through: 0, by: -1) {
      guard let raw = levels[index][key] else { continue }
      guard raw.contains("$") else { return raw }
      return expanded(raw, inherited: (key, index), open, &budget)
    }
    return nil
  }

  private func expanded(
    _ text: String, inherited: (key: String, level: Int)?, _ open: Set<String>,
    _ budget: inout Int, depth: Int = 0
  ) -> String {
    guard text.contains("$") else { return text }
    guard depth < 8 else { return "" }
    var result = ""
    var rest = text[...]
    let opened = inherited.map { open.union([$0.key]) } ?? open
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      guard let opening = rest.first, opening == "(" || opening == "{",
        let end = Self.end(of: rest)
      else {
        result += "$"
        continue
      }
      let inside = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      guard result.utf8.count < Self.mostCharacters, budget > 0 else { return result }
      // Names may be made of others: $(A_$(B)).
      let reference = expanded(String(inside), inherited: nil, opened, &budget, depth: depth + 1)
      // A setting that names itself means what it inherits.
      let isOwn = inherited?.key == String(reference.prefix { $0 != ":" })
      if reference == "inherited" || isOwn && !reference.contains(":") {
        if let inherited {
          result += value(inherited.key, below: inherited.level, open, &budget) ?? ""
        }
      } else {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        let found = value(name, below: levels.count, opened, &budget)
        result += parts.dropFirst().reduce(found ?? "") {
          SettingModifier.apply(String($1), to: $0)
        }
      }
    }
    result += rest
    return result.utf8.count > Self.mostCharacters
      ? String(result.prefix(Self.mostCharacters)) : result
  }

  /// The bracket that closes the one at the start.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(", "{": depth += 1
      case ")", "}":
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }
}

/// What stands after the colon of `$(NAME:modifier)`.
enum SettingModifier {
  static func apply(_ modifier: String, to value: String) -> String {
    let name = modifier.prefix { $0 != "=" }
    switch name {
    case "c99extidentifier", "identifier": return ModuleName.identifier(value)
    case "rfc1034identifier":
      return String(
        value.map {
          $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-"
        })
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "default": return value.isEmpty ? String(modifier.dropFirst(8)) : value
    case "dir": return FolderPath.folder(of: value)
    case "file": return FolderPath.name(of: value)
    case "base": return FolderPath.stem(of: value)
    case "suffix":
      return FolderPath.ending(of: value).isEmpty ? "" : "." + FolderPath.ending(of: value)
    case "standardizepath": return FolderPath.standardized(value)
    default: return value
    }
  }
}
