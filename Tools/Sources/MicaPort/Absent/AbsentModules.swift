// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Modules of other systems and of other ways to make views, which Mica will not have.

internal import SwiftSyntax

/// Files that import one of these outside of any condition are left out: libraries of views often have
/// some, for SwiftUI.
enum AbsentModules {
  private static let names: Set<String> = [
    "SwiftUI", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "TVUIKit",
  ]

  /// The import of such a module.
  static func imported(by tree: SourceFileSyntax) -> ImportDeclSyntax? {
    tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first { node in
      node.path.first.map { names.contains($0.name.text) } ?? false
    }
  }
}
