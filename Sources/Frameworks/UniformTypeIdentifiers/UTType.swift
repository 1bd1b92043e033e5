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
  private init(known identifier: String) { self.identifier = identifier }

  /// A kind by a file's extension, of those below; nil for others.
  public init?(filenameExtension: String) {
    guard let known = Self.extensions[filenameExtension.lowercased()] else { return nil }
    self = known
  }

  /// The extension that files of the kind have; nil for kinds without one.
  public var preferredFilenameExtension: String? {
    Self.extensions.filter { $0.value == self }.keys.sorted().first
  }
  /// The name that networks have for it, of those below; nil for others.
  public var preferredMIMEType: String? { Self.networkNames[identifier] }
  /// A kind by the name that networks have for it, of those below; nil for others.
  public init?(mimeType: String) {
    guard let known = Self.networkNames.first(where: { $0.value == mimeType.lowercased() }) else {
      return nil
    }
    self.init(known: known.key)
  }
  private static let networkNames = [
    "public.jpeg": "image/jpeg", "public.png": "image/png", "com.compuserve.gif": "image/gif",
    "org.webmproject.webp": "image/webp", "public.svg-image": "image/svg+xml",
    "public.plain-text": "text/plain", "com.adobe.pdf": "application/pdf",
    "public.json": "application/json", "public.mpeg-4": "video/mp4",
    "com.apple.quicktime-movie": "video/quicktime",
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

  private static let extensions: [String: UTType] = [
    "jpg": jpeg, "jpeg": jpeg, "png": png, "gif": gif, "webp": webP, "svg": svg, "txt": plainText,
    "pdf": pdf, "json": json,
  ]
}
