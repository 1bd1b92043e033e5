// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Commands of the menu bar, which phones don't show.

/// Commands of the menu bar.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands
  /// The commands.
  @CommandsBuilder var body: Body { get }
}

extension Commands where Body == Never {
  /// Not called: the commands have no body.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Never: Commands {}

/// No commands.
public struct EmptyCommands: Sendable {
  /// No commands.
  public init() {}
}

extension EmptyCommands: Commands {
  /// It has no body.
  public typealias Body = Never
}

/// Puts commands together.
@resultBuilder
public struct CommandsBuilder {
  /// An expression.
  nonisolated public static func buildExpression<C: Commands>(_ content: C) -> C { content }
  /// No commands.
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// One command.
  nonisolated public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Several commands.
  nonisolated public static func buildBlock<each C: Commands>(_ content: repeat each C)
    -> _TupleCommands
  { _TupleCommands() }
  /// Commands that may be there.
  nonisolated public static func buildIf<C: Commands>(_ content: C?) -> _TupleCommands {
    _TupleCommands()
  }
  /// Commands of a newer system.
  nonisolated public static func buildLimitedAvailability<C: Commands>(_ content: C) -> C {
    content
  }
}

/// Several commands.
public struct _TupleCommands: Sendable {}

extension _TupleCommands: Commands {
  /// It has no body.
  public typealias Body = Never
}

/// A menu of the menu bar.
public struct CommandMenu<Content> {}

extension CommandMenu: Commands where Content: View {
  /// It has no body.
  public typealias Body = Never
  /// A menu with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  /// A menu with a title.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  /// A menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands beside, or in place of, the system's.
public struct CommandGroup<Content> {}

extension CommandGroup: Commands where Content: View {
  /// It has no body.
  public typealias Body = Never
  /// Commands before others.
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {}
  /// Commands after others.
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  {}
  /// Commands in place of others.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// A group of the system's commands.
public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// Settings.
  public static let appSettings = CommandGroupPlacement()
  /// Services.
  public static let systemServices = CommandGroupPlacement()
  /// Hiding and showing the app.
  public static let appVisibility = CommandGroupPlacement()
  /// Ending the app.
  public static let appTermination = CommandGroupPlacement()
  /// New documents.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Import and export.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undo.
  public static let undoRedo = CommandGroupPlacement()
  /// Copying.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing of text.
  public static let textEditing = CommandGroupPlacement()
  /// Formats of text.
  public static let textFormatting = CommandGroupPlacement()
  /// Toolbars.
  public static let toolbar = CommandGroupPlacement()
  /// Sidebars.
  public static let sidebar = CommandGroupPlacement()
  /// Windows' sizes.
  public static let windowSize = CommandGroupPlacement()
  /// Windows' arrangement.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}

/// Commands of a sidebar.
public struct SidebarCommands: Sendable {
  /// The commands.
  public init() {}
}

extension SidebarCommands: Commands {
  /// It has no body.
  public typealias Body = Never
}

/// Commands of a toolbar.
public struct ToolbarCommands: Sendable {
  /// The commands.
  public init() {}
}

extension ToolbarCommands: Commands {
  /// It has no body.
  public typealias Body = Never
}

/// Commands of editing text.
public struct TextEditingCommands: Sendable {
  /// The commands.
  public init() {}
}

extension TextEditingCommands: Commands {
  /// It has no body.
  public typealias Body = Never
}
