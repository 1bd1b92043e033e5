// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Kinds of what users who hear the screen do and go through.

/// Where a user scrolls with three fingers.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next page.
  case next
  /// To the page before.
  case previous
}

/// How users who hear the screen go through a group.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system finds best.
  case automatic = 0
  /// Element by element.
  case separate
  /// As one.
  case combined
}

/// What kind of group there is.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// None.
  case none = 0
  /// Rows and columns.
  case dataTable
  /// A list.
  case list
  /// A part of a page.
  case landmark
  /// A group of a meaning of its own.
  case semanticGroup
}

/// What kind of text an element holds, by which VoiceOver chooses how it reads.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A context by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The command line.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// A list of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Prose.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Numbers in cells.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A text processor's page.
  public static let wordProcessing = Self(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
}
