// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds of data that programs name most.

public import Foundation

/// A kind of data, by its identifier.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// Such as "public.png".
  public let identifier: String

  /// A kind by its identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }
  init(known identifier: String) { self.identifier = identifier }

  /// A kind by a file's extension, of those below; nil for others.
  public init?(filenameExtension: String) {
    let name = filenameExtension.lowercased()
    let other = Self.otherExtensions.first { $0.0 == name }?.1
    guard let known = Self.extensions[name] ?? other else { return nil }
    self = known
  }

  /// The extension that files of the kind have; nil for kinds without one.
  public var preferredFilenameExtension: String? {
    Self.extensions.filter { $0.value == self }.keys.sorted().first
      ?? Self.otherExtensions.first { $0.1 == self }?.0
  }
  /// The name that networks have for it, of those below; nil for others.
  public var preferredMIMEType: String? {
    Self.networkNames[identifier] ?? Self.otherNetworkNames[identifier]
  }
  /// A kind by the name that networks have for it, of those below; nil for others.
  public init?(mimeType: String) {
    let name = mimeType.lowercased()
    let known =
      Self.networkNames.first { $0.value == name }
      ?? Self.otherNetworkNames.first { $0.value == name }
    guard let known else { return nil }
    self.init(known: known.key)
  }
  private static let networkNames = [
    "public.jpeg": "image/jpeg", "public.png": "image/png", "com.compuserve.gif": "image/gif",
    "org.webmproject.webp": "image/webp", "public.svg-image": "image/svg+xml",
    "public.plain-text": "text/plain", "com.adobe.pdf": "application/pdf",
    "public.json": "application/json", "public.mpeg-4": "video/mp4",
    "com.apple.quicktime-movie": "video/quicktime", "public.mp3": "audio/mpeg",
    "public.html": "text/html", "public.xml": "application/xml", "public.rtf": "text/rtf",
    "public.comma-separated-values-text": "text/csv", "public.zip-archive": "application/zip",
    "public.heic": "image/heic", "public.vcard": "text/vcard",
  ]
  /// The identifier.
  public var description: String { identifier }

  /// An image of any kind.
  public static let image = UTType(known: "public.image")
  /// A JPEG file.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PNG file.
  public static let png = UTType(known: "public.png")
  /// A GIF file.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A WebP file.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// An SVG file.
  public static let svg = UTType(known: "public.svg-image")
  /// A film of any kind.
  public static let movie = UTType(known: "public.movie")
  /// Sound of any kind.
  public static let audio = UTType(known: "public.audio")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without marks.
  public static let plainText = UTType(known: "public.plain-text")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A JSON document.
  public static let json = UTType(known: "public.json")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Bytes of any kind.
  public static let data = UTType(known: "public.data")
  /// A folder.
  public static let folder = UTType(known: "public.folder")

  /// A person's card.
  public static let vCard = UTType(known: "public.vcard")
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Anything with content.
  public static let content = UTType(known: "public.content")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// A text with attributes.
  public static let rtf = UTType(known: "public.rtf")
  /// A page of the web.
  public static let html = UTType(known: "public.html")
  /// An XML document.
  public static let xml = UTType(known: "public.xml")
  /// A table in a text.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A packed file.
  public static let zip = UTType(known: "public.zip-archive")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Films of any kind, with sound.
  public static let video = UTType(known: "public.video")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A picture that moves.
  public static let livePhoto = UTType(known: "com.apple.live-photo")

  private static let above: [UTType: [UTType]] = [
    image: [data, content], jpeg: [image], png: [image], gif: [image], webP: [image],
    svg: [image, xml], heic: [image], video: [movie], movie: [data, content],
    mpeg4Movie: [movie], quickTimeMovie: [movie], audio: [data, content], mp3: [audio],
    text: [data, content], plainText: [text], utf8PlainText: [plainText], rtf: [text],
    html: [text], xml: [text], json: [text], commaSeparatedText: [plainText],
    pdf: [data, content], zip: [archive], vCard: [text], url: [data], fileURL: [url], data: [item],
    folder: [item],
  ]
  /// The kinds that this one is of, of those here.
  public var supertypes: Set<UTType> {
    (Self.above[self] ?? Self.otherKinds[self] ?? []).reduce(into: []) {
      $0.formUnion($1.supertypes.union([$1]))
    }
  }
  /// Whether it is another kind, or one of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it is one of another kind.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  /// Whether another kind is one of it.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
  /// A kind of the program's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }
  /// A kind of another program's.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(known: identifier)
  }

  private static let extensions: [String: UTType] = [
    "jpg": jpeg, "jpeg": jpeg, "png": png, "gif": gif, "webp": webP, "svg": svg, "txt": plainText,
    "pdf": pdf, "json": json, "heic": heic, "mp4": mpeg4Movie, "mov": quickTimeMovie, "mp3": mp3,
    "html": html, "htm": html, "xml": xml, "csv": commaSeparatedText, "zip": zip, "rtf": rtf,
    "vcf": vCard,
  ]
}
