// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What Markdown says of a piece of text: its emphasis, and the blocks around it.

public import Foundation

/// How a piece of a paragraph is presented.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public var rawValue: UInt
  /// A set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Emphasized, usually in italics.
  public static let emphasized = Self(rawValue: 1 << 0)
  /// Strongly emphasized, usually in bold.
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  /// Code.
  public static let code = Self(rawValue: 1 << 2)
  /// Struck through.
  public static let strikethrough = Self(rawValue: 1 << 5)
  /// A line's end in the source, presented as a space.
  public static let softBreak = Self(rawValue: 1 << 6)
  /// A line's end.
  public static let lineBreak = Self(rawValue: 1 << 7)
  /// HTML within a paragraph.
  public static let inlineHTML = Self(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = Self(rawValue: 1 << 9)
}

/// The blocks around a piece of text: paragraphs, headers, lists, quotes, tables.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  /// What a block is.
  public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// A paragraph.
    case paragraph
    /// A header; 1 for the highest level.
    case header(level: Int)
    /// A list with numbers.
    case orderedList
    /// A list with bullets.
    case unorderedList
    /// An item of a list, and the number that it is presented with.
    case listItem(ordinal: Int)
    /// A block of code, and the language that it names.
    case codeBlock(languageHint: String?)
    /// A quote.
    case blockQuote
    /// A rule between paragraphs.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The first row of a table.
    case tableHeaderRow
    /// A row of a table, counted from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a row, counted from 0.
    case tableCell(columnIndex: Int)

    /// The kind's name, and its value.
    public var debugDescription: String {
      switch self {
      case .paragraph: "paragraph"
      case .header(let level): "header \(level)"
      case .orderedList: "orderedList"
      case .unorderedList: "unorderedList"
      case .listItem(let ordinal): "listItem \(ordinal)"
      case .codeBlock(let language): "codeBlock '\(language ?? "")'"
      case .blockQuote: "blockQuote"
      case .thematicBreak: "thematicBreak"
      case .table(let columns): "table [\(columns.map(\.alignment.name).joined(separator: ", "))]"
      case .tableHeaderRow: "tableHeaderRow"
      case .tableRow(let index): "tableRow \(index)"
      case .tableCell(let index): "tableCell \(index)"
      }
    }
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The sides of cells.
    public enum Alignment: Int, Hashable, Codable, Sendable {
      /// The left side.
      case left
      /// The middle.
      case center
      /// The right side.
      case right

      fileprivate var name: String {
        switch self {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        }
      }
    }
    /// The side of the column's texts.
    public var alignment: Alignment
    /// A column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block.
  public struct IntentType: Hashable, Codable, Sendable, Identifiable, CustomDebugStringConvertible
  {
    /// What the block is.
    public var kind: Kind
    /// A number that no other block of the text has.
    public var identity: Int
    /// A block.
    public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
    /// The identity.
    public var id: Int { identity }
    /// The kind and the identity.
    public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
  }

  /// The blocks, the innermost first.
  public var components: [IntentType]

  /// A block within others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Blocks, the innermost first; empty without blocks.
  public init(types: [IntentType]) { components = types }

  /// The number of blocks.
  public var count: Int { components.count }

  /// The number of lists and quotes around the text.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// The blocks, the innermost first.
  public var debugDescription: String {
    "[\(components.map(\.debugDescription).joined(separator: ", "))]"
  }
}

extension AttributeScopes.FoundationAttributes {
  /// How a piece of a paragraph is presented.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the values.
    public typealias Value = InlinePresentationIntent
    /// The key's name.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The blocks around a piece of text.
  public enum PresentationIntentAttribute: CodableAttributedStringKey {
    /// The type of the values.
    public typealias Value = PresentationIntent
    /// The key's name.
    public static let name = "NSPresentationIntent"
  }

  /// The name of `AttributedString.inlinePresentationIntent`. Only key paths use it: there is no value to read.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("The attribute's name has no value. Read it of an AttributedString or of a run.")
  }
  /// The name of `AttributedString.presentationIntent`. Only key paths use it: there is no value to read.
  public var presentationIntent: PresentationIntentAttribute {
    fatalError("The attribute's name has no value. Read it of an AttributedString or of a run.")
  }
}
