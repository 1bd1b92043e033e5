// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An entry of a .stringsdict: a format whose parts depend on numbers.

internal import Foundation

/// A format with its parts.
struct PluralFormat: Sendable {
  /// The format, in which `%#@name@` or `%1$#@name@` stands for a part.
  let text: String
  /// For each part its forms by category: `one`, `other` …
  private let parts: [String: [String: String]]

  init?(_ entry: [String: Any]) {
    guard let text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.text = text
    parts = entry.compactMapValues { part in
      (part as? [String: Any])?.compactMapValues { $0 as? String }
    }
  }

  /// The format with its parts in their places, chosen by the arguments.
  func resolved(_ arguments: [any CVarArg], language: String) -> String {
    var result = text
    var next = 0
    for _ in 0..<32 {
      guard let start = result.firstRange(of: "#@"),
        let percent = result[..<start.lowerBound].lastIndex(of: "%"),
        let end = result[start.upperBound...].firstIndex(of: "@")
      else { break }
      let name = String(result[start.upperBound..<end])
      let position = result[result.index(after: percent)..<start.lowerBound].dropLast()
      // Positions count from 1. No call has more arguments than that.
      let place = Int(position).map { min(max($0, 1), 1 << 16) - 1 } ?? next
      next = place + 1
      let number = arguments.indices.contains(place) ? Self.number(arguments[place]) : 0
      let forms = parts[name] ?? [:]
      let category = PluralCategory.of(number, language: language)
      let form = (number == 0 ? forms["zero"] : nil) ?? forms[category] ?? forms["other"] ?? ""
      // A form's own %d means the argument of its part.
      let own = Self.positioned(form, place + 1)
      result.replaceSubrange(percent...end, with: own)
    }
    return result
  }

  private static func positioned(_ form: String, _ place: Int) -> String {
    var result = ""
    var rest = form[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      } else if rest.first?.isNumber != true, rest.first != "#" {
        result += "\(place)$"
      }
    }
    return result + rest
  }

  private static func number(_ value: any CVarArg) -> Double {
    switch value {
    case let number as any BinaryInteger:
      Double(truncating: NSNumber(value: Int(truncatingIfNeeded: number)))
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
}

/// Which form of a word goes with a number (Unicode's plural rules, cardinal).
enum PluralCategory {
  static func of(_ number: Double, language: String) -> String {
    let n = abs(number)
    let isWhole = n == n.rounded(.down)
    let whole = isWhole && n < 1e15 ? Int(n) : 0
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms": return "other"
    case "fr", "hy": return n < 2 ? "one" : "other"
    case "pt": return isWhole && whole < 2 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs": return slavic(isWhole, whole)
    case "pl":
      guard isWhole else { return "other" }
      if whole == 1 { return "one" }
      return (2...4).contains(whole % 10) && !(12...14).contains(whole % 100) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "ar":
      guard isWhole else { return "other" }
      switch whole {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default:
        return (3...10).contains(whole % 100)
          ? "few" : (11...99).contains(whole % 100) ? "many" : "other"
      }
    case "he": return whole == 1 ? "one" : whole == 2 ? "two" : "other"
    default: return isWhole && whole == 1 ? "one" : "other"
    }
  }

  private static func slavic(_ isWhole: Bool, _ whole: Int) -> String {
    guard isWhole else { return "other" }
    if whole % 10 == 1, whole % 100 != 11 { return "one" }
    return (2...4).contains(whole % 10) && !(12...14).contains(whole % 100) ? "few" : "many"
  }
}
