// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a project says of a target of tests: whether an app hosts it, and which.

internal import Foundation

extension XcodeTarget {
  /// Whether it is a bundle of tests that drive an app from outside.
  var isUITests: Bool { productType.hasSuffix(".ui-testing") }

  /// The name of the product that hosts the tests, by `TEST_HOST` or `BUNDLE_LOADER`; nil for none.
  private var hostProduct: String? {
    for key in ["TEST_HOST", "BUNDLE_LOADER"] {
      for part in (settings[key] ?? "").split(separator: "/") where part.hasSuffix(".app") {
        return String(part.dropLast(4))
      }
    }
    return nil
  }

  /// The app of the project that hosts the tests; nil for tests without one.
  var testHost: XcodeTarget? {
    guard isTests else { return nil }
    let apps = project.targets.filter { $0.kind == .application }
    let attributes = project.objects.root.values["attributes"]?.table["TargetAttributes"]?.table
    let id = attributes?[object.id]?.table["TestTargetID"]?.text
    let named = apps.first { $0.object.id == id }
    guard let product = hostProduct else { return settings["TEST_HOST"] == nil ? named : nil }
    return named.flatMap { $0.productName == product ? $0 : nil }
      ?? apps.first { $0.productName == product && $0.isForiOS }
      ?? apps.first { $0.productName == product || $0.name == product } ?? named
  }

  /// What the host is called: the target, or the product where the project has no such target.
  var testHostName: String? { testHost?.name ?? hostProduct }
}
