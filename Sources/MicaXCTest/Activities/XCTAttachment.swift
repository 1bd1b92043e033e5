// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a test keeps with the report: bytes, texts, pictures, files.

internal import MicaRaster
public import UIKit

/// Something that a test keeps.
open class XCTAttachment: NSObject, @unchecked Sendable {
  /// How long attachments are kept.
  public enum Lifetime: Int, Sendable {
    /// Whatever becomes of the test.
    case keepAlways = 0
    /// Unless the test succeeds.
    case deleteOnSuccess
  }

  /// How well pictures are kept.
  public enum ImageQuality: Int, Sendable {
    /// Without a loss.
    case original = 0
    /// As a JPEG of good quality.
    case medium
    /// As a small JPEG.
    case low
  }

  /// Where the bytes are.
  private enum Payload {
    case data(Data)
    case file(URL)
    case none
  }

  /// The type of the bytes: `public.png`.
  public let uniformTypeIdentifier: String
  /// The name that the report shows, and that the file gets; nil for a generated one.
  open var name: String?
  /// What tools are told besides.
  open var userInfo: [AnyHashable: Any]?
  /// How long it is kept. Default `.deleteOnSuccess`.
  open var lifetime = Lifetime.deleteOnSuccess
  private let payload: Payload

  private init(_ payload: Payload, _ type: String, name: String? = nil) {
    (self.payload, uniformTypeIdentifier, self.name) = (payload, type, name)
  }

  /// Bytes of a type, with a name; nil for none.
  public convenience init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.init(payload.map(Payload.data) ?? .none, identifier ?? "public.data", name: name)
    self.userInfo = userInfo
  }

  /// Bytes.
  public convenience init(data payload: Data) { self.init(.data(payload), "public.data") }

  /// Bytes of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(.data(payload), identifier)
  }

  /// The content of a file, which is copied when the attachment is added.
  public convenience init(contentsOfFile fileURL: URL) {
    self.init(contentsOfFile: fileURL, uniformTypeIdentifier: "public.data")
  }

  /// The content of a file of a type.
  public convenience init(contentsOfFile fileURL: URL, uniformTypeIdentifier identifier: String) {
    self.init(.file(fileURL), identifier, name: fileURL.lastPathComponent)
  }

  /// A folder as an archive. Partly: Mica keeps no archives, which is noted.
  public convenience init(compressedContentsOfDirectory fileURL: URL) {
    Unsupported.note("XCTAttachment(compressedContentsOfDirectory:)")
    self.init(.none, "public.zip-archive", name: fileURL.lastPathComponent)
  }

  /// A text.
  public convenience init(string: String) {
    self.init(.data(Data(string.utf8)), "public.plain-text")
  }

  /// An object that can be archived.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: "public.data")
  }

  /// An object that can be archived, as bytes of a type.
  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String
  ) {
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: object, requiringSecureCoding: true)
    self.init(data.map(Payload.data) ?? .none, identifier)
  }

  /// A property list.
  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(
      fromPropertyList: object, format: .xml, options: 0)
    self.init(data.map(Payload.data) ?? .none, "com.apple.property-list")
  }

  /// A picture.
  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// A picture of a quality.
  public convenience init(image: UIImage, quality: ImageQuality) {
    switch quality {
    case .original: self.init(image.pngData().map(Payload.data) ?? .none, "public.png")
    case .medium, .low:
      let data = image.jpegData(compressionQuality: quality == .medium ? 0.8 : 0.4)
      self.init(data.map(Payload.data) ?? .none, "public.jpeg")
    }
  }

  /// A picture of the screen.
  public convenience init(screenshot: XCUIScreenshot) { self.init(image: screenshot.image) }

  /// A picture of the screen, of a quality.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) {
    self.init(image: screenshot.image, quality: quality)
  }

  /// The bytes; nil where there are none, or their file can't be read.
  package var bytes: Data? {
    switch payload {
    case .data(let data): data
    case .file(let url): try? Data(contentsOf: url)
    case .none: nil
    }
  }

  /// How a file of the type ends.
  package var fileEnding: String {
    switch uniformTypeIdentifier {
    case "public.png": "png"
    case "public.jpeg": "jpg"
    case "public.plain-text", "public.text", "public.utf8-plain-text": "txt"
    case "com.apple.property-list": "plist"
    case "public.json": "json"
    case "com.compuserve.gif": "gif"
    case "public.zip-archive": "zip"
    default: "data"
    }
  }
}
