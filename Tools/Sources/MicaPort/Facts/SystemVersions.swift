// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which code is for a system later than the device's.

internal import SwiftSyntax

/// Answers availability by the device's iOS.
struct SystemVersions {
  /// The device's iOS: 17.5 is `[17, 5]`.
  let device: [Int]

  private static let platforms = ["iOS", "iOSApplicationExtension", "anyAppleOS"]

  /// Whether the device's system has all that a list asks for: `iOS 26, *`.
  func has(_ list: AvailabilityArgumentListSyntax) -> Bool {
    for argument in list {
      if let version = argument.argument.as(PlatformVersionSyntax.self),
        Self.platforms.contains(version.platform.text)
      {
        return !isLater(version: version.version)
      }
    }
    // Other systems' versions, and *.
    return true
  }

  /// Whether a declaration's `@available` says that it comes with a later system: `@available(iOS 26, *)`,
  /// `@available(iOS, introduced: 26)`.
  func isLater(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available",
        case .availability(let list)? = attribute.arguments
      else { return false }
      return !has(list) || isIntroducedLater(list)
    }
  }

  private func isIntroducedLater(_ list: AvailabilityArgumentListSyntax) -> Bool {
    guard let platform = list.first?.argument.firstToken(viewMode: .sourceAccurate),
      Self.platforms.contains(platform.text)
    else { return false }
    return list.contains {
      guard case .availabilityLabeledArgument(let argument) = $0.argument,
        argument.label.text == "introduced", case .version(let version) = argument.value
      else { return false }
      return isLater(version: version)
    }
  }

  private func isLater(version: VersionTupleSyntax?) -> Bool {
    let wanted = (version?.trimmedDescription ?? "").split(separator: ".").map { Int($0) ?? 0 }
    let count = max(wanted.count, device.count)
    let padded = { (numbers: [Int]) in
      numbers + Array(repeating: 0, count: count - numbers.count)
    }
    return padded(device).lexicographicallyPrecedes(padded(wanted))
  }

  /// Whether a declaration is for a later system. A case of an enumeration isn't left out, for `switch`
  /// statements name it; nor is the program's entry.
  func isLater(_ node: some SyntaxProtocol) -> Bool {
    guard let declaration = node.asProtocol((any WithAttributesSyntax).self),
      !node.is(EnumCaseDeclSyntax.self), !node.is(AccessorDeclSyntax.self),
      !declaration.attributes.names.contains(where: ObjCAttribute.application.contains)
    else { return false }
    return isLater(declaration.attributes)
  }

  /// Whether nothing may call a declaration on iOS: `@available(iOS, unavailable)`, `@available(*, unavailable)`.
  func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available",
        case .availability(let list)? = attribute.arguments
      else { return false }
      let words = list.map { $0.argument.trimmedDescription }
      return words.contains("unavailable")
        && (words[0] == "*" || Self.platforms.contains(words[0]))
    }
  }
}
