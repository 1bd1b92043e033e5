// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a manifest says of packages that lie elsewhere, and of how its targets are compiled.

internal import SwiftSyntax

extension ManifestReader {
  /// Which versions of a package are meant: `from: "1.0.0"`, `.upToNextMinor(from: "1.0.0")`, `"1.0.0"..<"2.0.0"` …
  static func requirement(of call: FunctionCallExprSyntax) -> RemotePackage.Requirement? {
    for argument in call.arguments where argument.label?.text != "url" {
      if let label = argument.label?.text {
        if let found = requirement(label, literal(argument.expression)) { return found }
        continue
      }
      if let inner = argument.expression.as(FunctionCallExprSyntax.self),
        let name = inner.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let first = inner.arguments.first
      {
        return requirement(name, literal(first.expression))
      }
      return range(argument.expression)
    }
    return nil
  }

  private static func requirement(
    _ word: String, _ text: String?
  ) -> RemotePackage.Requirement? {
    guard let text else { return nil }
    return switch word {
    case "from", "upToNextMajor": .upToNextMajor(text)
    case "upToNextMinor": .upToNextMinor(text)
    case "exact": .exact(text)
    case "branch": .branch(text)
    case "revision": .revision(text)
    default: nil
    }
  }

  /// `"1.0.0"..<"2.0.0"`, and `"1.0.0"..."1.9.0"`, whose end counts.
  private static func range(_ expression: ExprSyntax) -> RemotePackage.Requirement? {
    guard let parts = expression.as(SequenceExprSyntax.self)?.elements.map(\.self),
      parts.count == 3, let low = literal(parts[0]), let high = literal(parts[2])
    else { return nil }
    guard parts[1].trimmedDescription == "..." else { return .range(low, high) }
    var numbers = high.split(separator: ".").map(String.init)
    guard let last = numbers.last.flatMap({ Int($0) }), last < 1_000_000 else { return nil }
    numbers[numbers.count - 1] = "\(last + 1)"
    return .range(low, numbers.joined(separator: "."))
  }

  /// Whether a list of targets says the name of each.
  func areWritten(_ targets: ExprSyntax?) -> Bool {
    guard let targets else { return true }
    guard let list = targets.as(ArrayExprSyntax.self) else { return false }
    return list.elements.allSatisfy { element in
      guard let call = element.expression.as(FunctionCallExprSyntax.self) else { return false }
      return call.arguments.contains {
        $0.label?.text == "name" && Self.literal($0.expression) != nil
      }
    }
  }

  /// Flags and features of `swiftSettings` that hold for a phone's debug build.
  func settings(_ list: ExprSyntax?, of target: inout ManifestText.Target) {
    for element in list?.as(ArrayExprSyntax.self)?.elements ?? [] {
      guard let call = element.expression.as(FunctionCallExprSyntax.self),
        let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let value = call.arguments.first.map({
          Self.literal($0.expression) ?? $0.expression.trimmedDescription
        }),
        call.arguments.dropFirst().allSatisfy({ Self.holds($0.expression.trimmedDescription) })
      else { continue }
      target.add(setting: kind, value)
    }
  }

  private static func holds(_ condition: String) -> Bool {
    if condition.contains("platforms"), !condition.contains(".iOS") { return false }
    return !condition.contains(".release")
  }

  static func literal(_ expression: ExprSyntax) -> String? {
    expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
