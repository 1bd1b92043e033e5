// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a list cell has beside its content.

import CoreGraphics
public import Foundation

/// A sign, a button or a view at the leading or trailing edge of a list cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list isn't edited.
    case whenNotEditing
  }

  /// How much room is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as for the usual signs.
    case standard
    /// As much as it needs.
    case actual
    /// A number of points.
    case custom(CGFloat)
  }

  /// Where an accessory is among others.
  public enum Placement {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// Finds the place among others.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int
  }

  enum Sign: Equatable {
    case disclosure, checkmark, delete, insert, reorder, multiselect, outline, detail
    case label(String, UIFont?, Bool)
    case view(UIView, Bool)
  }

  let sign: Sign
  let isLeading: Bool
  let displayed: DisplayedState
  var isHidden = false
  var room = LayoutDimension.standard
  var tintColor: UIColor?
  var handler: (() -> Void)?
  var backgroundColor: UIColor?

  func isShown(isEditing: Bool) -> Bool {
    if isHidden { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}

extension UICellAccessory {
  private static func make(
    _ sign: Sign, leading: Bool = false, _ displayed: DisplayedState, hidden: Bool?,
    room: LayoutDimension?, tint: UIColor?, handler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = UICellAccessory(sign: sign, isLeading: leading, displayed: displayed)
    made.isHidden = hidden ?? false
    made.room = room ?? .standard
    made.tintColor = tint
    made.handler = handler
    return made
  }

  /// How a disclosure indicator looks.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil stands for the usual one.
    public var tintColor: UIColor?
    /// Options; nil stands for the usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a checkmark looks.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// How an insert control looks.
  public typealias InsertOptions = DeleteOptions
  /// How a reorder control looks.
  public struct ReorderOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil stands for the usual one.
    public var tintColor: UIColor?
    /// Whether a line stands before it; nil, the default, for where there is more than it. Kept.
    public var showsVerticalSeparator: Bool?
    /// Options; nil stands for the usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
    }
  }
  /// How a mark of selection looks.
  public typealias MultiselectOptions = DeleteOptions
  /// How a detail button looks.
  public typealias DetailOptions = DisclosureIndicatorOptions

  /// How a delete control looks.
  @preconcurrency @MainActor
  public struct DeleteOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil stands for the usual one.
    public var tintColor: UIColor?
    /// The colour of its disc; nil stands for the usual one.
    public var backgroundColor: UIColor?
    /// Options; nil stands for the usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      (self.tintColor, self.backgroundColor) = (tintColor, backgroundColor)
    }
  }

  /// How an outline disclosure looks.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// What a touch on the row does.
    public enum Style: Hashable, Sendable {
      /// A header opens; a cell's sign alone does.
      case automatic
      /// The whole row opens.
      case header
      /// The sign alone opens.
      case cell
    }

    /// What a touch on the row does.
    public var style: Style
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil stands for the usual one.
    public var tintColor: UIColor?
    /// Options; nil stands for the usual.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style ?? .automatic
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a label looks.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil stands for grey.
    public var tintColor: UIColor?
    /// Its font; nil stands for that of text.
    public var font: UIFont?
    /// Whether the font follows the preferred size of text.
    public var adjustsFontForContentSizeCategory: Bool
    /// Options; nil stands for the usual.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      (self.tintColor, self.font) = (tintColor, font)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// What an accessory of one's own is.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it is.
    public let placement: Placement
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Room that is kept for it.
    public var reservedLayoutWidth: LayoutDimension
    /// Its tint; nil stands for that of the cell.
    public var tintColor: UIColor?
    /// Whether it keeps its size; false where constraints give it one.
    public let maintainsFixedSize: Bool
    /// A view with options; nil stands for the usual.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement) = (customView, placement)
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }

  /// A sign that the row leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    make(
      .disclosure, displayed, hidden: options.isHidden, room: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    make(
      .checkmark, displayed, hidden: options.isHidden, room: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    make(
      .detail, displayed, hidden: options.isHidden, room: options.reservedLayoutWidth,
      tint: options.tintColor, handler: actionHandler)
  }

  /// A red sign for deleting, while the list is edited.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = make(
      .delete, leading: true, displayed, hidden: options.isHidden,
      room: options.reservedLayoutWidth, tint: options.tintColor, handler: actionHandler)
    made.backgroundColor = options.backgroundColor
    return made
  }

  /// A green sign for inserting, while the list is edited.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = make(
      .insert, leading: true, displayed, hidden: options.isHidden,
      room: options.reservedLayoutWidth, tint: options.tintColor, handler: actionHandler)
    made.backgroundColor = options.backgroundColor
    return made
  }

  /// A handle that moves the cell's item, while the list is edited, if the data source lets it be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    make(
      .reorder, displayed, hidden: options.isHidden, room: options.reservedLayoutWidth,
      tint: options.tintColor)
  }

  /// A mark of selection, while the list is edited.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    make(
      .multiselect, leading: true, displayed, hidden: options.isHidden,
      room: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// A sign that turns when what is in the item is shown.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    make(
      .outline, displayed, hidden: options.isHidden, room: options.reservedLayoutWidth,
      tint: options.tintColor, handler: actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    make(
      .label(text, options.font, options.adjustsFontForContentSizeCategory), displayed,
      hidden: options.isHidden, room: options.reservedLayoutWidth, tint: options.tintColor)
  }

  /// A view of one's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed): (Bool, DisplayedState)
    switch configuration.placement {
    case .leading(let state, _): (isLeading, displayed) = (true, state)
    case .trailing(let state, _): (isLeading, displayed) = (false, state)
    }
    return make(
      .view(configuration.customView, configuration.maintainsFixedSize), leading: isLeading,
      displayed, hidden: configuration.isHidden, room: configuration.reservedLayoutWidth,
      tint: configuration.tintColor)
  }
}
