// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is copied and pasted. A program's boards are its stage's: nothing comes from elsewhere, nothing stays.

internal import MicaContext
public import MicaFoundation

/// A place for what is copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// A board's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The board that all share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The board's name.
  public let name: Name
  /// How often its content was changed.
  open private(set) var changeCount = 0
  /// What is in it: values by the names of their types.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  fileprivate init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// The board that all share.
  open class var general: UIPasteboard { PasteboardList.current.board(.general) }

  /// A board of a name; nil where there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || PasteboardList.current.has(pasteboardName) else { return nil }
    self.init(pasteboardName)
    items = PasteboardList.current.board(pasteboardName).items
    PasteboardList.current.keep(self)
  }

  /// A board of a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    PasteboardList.current.board(Name("Board \(PasteboardList.current.count + 1)"))
  }

  /// Forgets a board.
  open class func remove(withName pasteboardName: Name) {
    PasteboardList.current.remove(pasteboardName)
  }

  // MARK: Values

  private static let textType = "public.utf8-plain-text"
  private static let urlType = "public.url"
  private static let imageType = "public.png"
  private static let colorType = "com.apple.uikit.color"

  private func values<Value>(_ type: String, _ kind: Value.Type) -> [Value] {
    items.compactMap { $0[type] as? Value }
  }

  private func set<Value>(_ values: [Value]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  /// The first item's text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The items' texts; nil where there are none.
  open var strings: [String]? {
    get {
      let found = values(Self.textType, String.self)
      return found.isEmpty ? urls?.map(\.absoluteString) : found
    }
    set { set(newValue, Self.textType) }
  }
  /// The first item's address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The items' addresses; nil where there are none.
  open var urls: [URL]? {
    get { values(Self.urlType, URL.self).nonEmpty }
    set { set(newValue, Self.urlType) }
  }
  /// The first item's picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The items' pictures; nil where there are none.
  open var images: [UIImage]? {
    get { values(Self.imageType, UIImage.self).nonEmpty }
    set { set(newValue, Self.imageType) }
  }
  /// The first item's colour.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The items' colours; nil where there are none.
  open var colors: [UIColor]? {
    get { values(Self.colorType, UIColor.self).nonEmpty }
    set { set(newValue, Self.colorType) }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { !(strings ?? []).isEmpty }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }
  /// How many items there are.
  open var numberOfItems: Int { items.count }
  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first item has one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }
  /// The first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Puts one value in the place of all items.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// The first item's bytes of a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    default: nil
    }
  }
  /// Puts bytes in the place of all items.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Posted when a board's content has changed.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}

/// A program's boards.
private final class PasteboardList: ProgramState {
  private var boards: [UIPasteboard.Name: UIPasteboard] = [:]

  init(in context: ProgramContext) {}

  static var current: PasteboardList { ProgramContext.current.state() }
  var count: Int { boards.count }
  func has(_ name: UIPasteboard.Name) -> Bool { boards[name] != nil }
  func remove(_ name: UIPasteboard.Name) { boards[name] = nil }
  @MainActor func keep(_ board: UIPasteboard) { boards[board.name] = board }
  @MainActor func board(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let board = boards[name] { return board }
    let board = UIPasteboard(name)
    boards[name] = board
    return board
  }
}

extension Array {
  fileprivate var nonEmpty: [Element]? { isEmpty ? nil : self }
}
