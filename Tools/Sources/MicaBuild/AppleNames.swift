// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which names are Apple's.

internal import MicaFolders

/// Names of Apple's types and modules, by how they begin.
enum AppleNames {
  static func isModule(_ name: String) -> Bool { AppleModules.contains(name) }

  /// Whether a type's name has the form of one of iOS's, as `UIView`, `CGRect`, `NSObject` have.
  static func isType(_ name: String) -> Bool {
    if others.contains(name) || SwiftUINames.isType(name) { return true }
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// Types without a prefix that a program has from Apple's frameworks.
  private static let others: Set<String> = ["AnyObject", "Selector", "Bundle", "CADisplayLink"]

  private static let prefixes = [
    "UI", "NS", "CA", "CG", "CT", "CI", "CF", "CV", "CM", "CL", "CN", "CK", "AV", "AU", "MK", "WK",
    "SK", "SCN", "GK",
    "GLK", "EK", "EAGL", "HK", "MF", "MP", "MTL", "MTK", "PH", "PK", "QL", "SF", "SL", "ST", "UN",
    "UT", "VN", "JS",
    "AS", "LA", "LP", "MC", "NW", "OS", "PDF", "RP", "WC", "XC", "ABPeoplePicker", "AB", "AL", "AR",
    "BG", "CB",
  ]
}
