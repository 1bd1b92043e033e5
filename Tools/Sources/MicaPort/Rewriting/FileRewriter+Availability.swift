// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `#available` and `#unavailable`: Linux's compiler takes every version for there, the device has one.

internal import SwiftSyntax

extension FileRewriter {
  /// `#available(iOS 26, *)` → `true` or `false`.
  func rewriteAvailability(_ node: AvailabilityConditionSyntax) {
    let isMet = isAvailable(node.availabilityArguments)
    let isAsked = node.availabilityKeyword.tokenKind == .poundAvailable
    edits.replace(range(node), isMet == isAsked ? "true" : "false")
  }

  /// Whether the device's system has all that a list asks for.
  private func isAvailable(_ list: AvailabilityArgumentListSyntax) -> Bool {
    for argument in list {
      guard let version = argument.argument.as(PlatformVersionSyntax.self),
        ["iOS", "iOSApplicationExtension"].contains(version.platform.text)
      else { continue }
      let wanted = (version.version?.trimmedDescription ?? "").split(separator: ".").map {
        Int($0) ?? 0
      }
      let count = max(wanted.count, options.system.count)
      let padded = { (numbers: [Int]) in
        numbers + Array(repeating: 0, count: count - numbers.count)
      }
      return !padded(options.system).lexicographicallyPrecedes(padded(wanted))
    }
    // Other systems' versions, and *.
    return true
  }
}
