// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Things that are handed on in several forms, made when they are asked for.

public import Foundation

/// An object that can be written in forms of its own.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// Identifiers of the forms, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes one form.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress?
}

/// An object that can be read from forms.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// Identifiers of the forms, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// An object of a form.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What is handed on. Objects are handed on themselves; data by their forms.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  /// Completion of `loadItem(forTypeIdentifier:options:)`.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void
  private var object: Any?
  private var forms: [(type: String, data: () -> Data?)] = []
  /// A name for it; nil by default.
  open var suggestedName: String?

  /// Without anything.
  public override init() {}
  /// An object.
  public init(object: any NSItemProviderWriting) {
    self.object = object
    super.init()
  }
  /// An object under one form's name.
  public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    object = item
    if let typeIdentifier { forms = [(typeIdentifier, { item as? Data })] }
  }
  /// The contents of a file.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    forms = [("public.file-url", { try? Data(contentsOf: fileURL) })]
  }

  /// The forms, the best first.
  open var registeredTypeIdentifiers: [String] { forms.map(\.type) }
  /// Whether there is a form.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    forms.contains { $0.type == typeIdentifier }
  }
  /// Adds data of a form.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    forms.append((typeIdentifier, { Self.now(loadHandler) }))
  }
  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { self.object = object }
  /// Whether an object of a class can be had.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { Swift.type(of: $0) == aClass } ?? false
  }
  /// Whether a value of a type can be had.
  open func canLoadObject<T>(ofClass: T.Type) -> Bool { object is T }
  /// The object, at once.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? any NSItemProviderReading, nil)
    return Progress(totalUnitCount: 1)
  }
  /// The value, at once.
  @discardableResult
  open func loadObject<T>(
    ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(object as? T, nil)
    return Progress(totalUnitCount: 1)
  }
  /// Data of a form, at once.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(forms.first { $0.type == typeIdentifier }?.data(), nil)
    return Progress(totalUnitCount: 1)
  }
  /// The item of a form, at once.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    completionHandler?(object as? any NSSecureCoding, nil)
  }
  /// Whether there is a form.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }
  /// The forms, the best first.
  open func registeredTypeIdentifiers(
    fileOptions: NSItemProviderFileOptions = []
  ) -> [String] { registeredTypeIdentifiers }
  /// Adds an item of a form.
  open func registerItem(
    forTypeIdentifier typeIdentifier: String,
    loadHandler:
      @escaping (
        _ completionHandler: CompletionHandler?, _ expectedValueClass: AnyClass?,
        _ options: [AnyHashable: Any]?
      ) -> Void
  ) {
    forms.append(
      (
        typeIdentifier,
        {
          var data: Data?
          loadHandler({ item, _ in data = item as? Data }, nil, nil)
          return data
        }
      ))
  }
  /// Adds a file of a form: its data, when it is asked for.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { done in
      loadHandler { url, _, error in done(url.flatMap { try? Data(contentsOf: $0) }, error) }
    }
  }
  /// A form as a file that goes after the handler, at once.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("mica-item-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      guard let data = forms.first(where: { $0.type == typeIdentifier })?.data() else {
        throw CocoaError(.fileNoSuchFile)
      }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appendingPathComponent(suggestedName ?? "item")
      try data.write(to: file)
      completionHandler(file, nil)
    } catch {
      completionHandler(nil, error)
    }
    return Progress(totalUnitCount: 1)
  }
  /// Another one of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = NSItemProvider()
    (other.object, other.forms, other.suggestedName) = (object, forms, suggestedName)
    return other
  }

  private static func now(
    _ handler: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) -> Data? {
    final class Answer: @unchecked Sendable { var data: Data? }
    let answer = Answer()
    _ = handler { data, _ in answer.data = data }
    return answer.data
  }
}

/// How files are handed on.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In its place.
  public static let openInPlace = Self(rawValue: 1)
}

/// Who may see a form.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Everyone.
  case all = 0
  /// The same developer's programs.
  case team
  /// The same group's programs.
  case group
  /// The program itself.
  case ownProcess
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The text's bytes.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) ->
      Void
  ) -> Progress? {
    completionHandler((self as String).data(using: .utf8), nil)
    return nil
  }
  /// A text of bytes.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    Self(string: String(decoding: data, as: UTF8.self))
  }
}
