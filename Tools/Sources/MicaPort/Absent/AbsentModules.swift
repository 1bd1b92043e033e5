// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Modules of other systems, and of what lies beside an app's own screens, which Mica will not have.

internal import SwiftSyntax

/// Files that import one of these outside of any condition are left out; of those that import WidgetKit only what needs
/// it (`AbsentDeclarations`).
enum AbsentModules {
  private static let names: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]

  /// The import of such a module.
  static func imported(by tree: SourceFileSyntax) -> ImportDeclSyntax? {
    tree.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self) }.first { node in
      node.path.first.map { names.contains($0.name.text) } ?? false
    }
  }

  /// The module of which an app uses a few calls in files that are for its own screens.
  static let partial = "WidgetKit"

  /// That module's names: types, protocols, builders.
  static let partialNames: Set<String> = Set(
    """
    WidgetKit Widget WidgetBundle WidgetBundleBuilder WidgetConfiguration StaticConfiguration IntentConfiguration
    AppIntentConfiguration ActivityConfiguration EmptyWidgetConfiguration TimelineProvider IntentTimelineProvider
    AppIntentTimelineProvider TimelineProviderContext TimelineEntry Timeline TimelineReloadPolicy
    TimelineEntryRelevance WidgetCenter WidgetInfo WidgetFamily WidgetPreviewContext WidgetPushHandler
    WidgetRenderingMode WidgetAccentedRenderingMode AccessoryWidgetBackground AccessoryWidgetGroup
    ControlWidget ControlCenter ControlWidgetButton ControlWidgetToggle ControlWidgetConfiguration
    StaticControlConfiguration AppIntentControlConfiguration ControlValueProvider
    DynamicIsland DynamicIslandExpandedRegion ActivityViewContext
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
