// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Kinds of data by their files' extensions.

public import CoreGraphics

/// What a function of C's gives to be kept.
public struct CFRetained<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  /// The value.
  public func takeRetainedValue() -> Value { value }
  /// The value.
  public func takeUnretainedValue() -> Value { value }
}

/// Says that a kind is named by a file's extension.
public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// Says that a kind is named as networks do.
public let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Identifiers with their extensions and the names that networks have for them.
private let kinds: [(identifier: String, extensions: [String], network: String)] = [
  ("public.jpeg", ["jpg", "jpeg"], "image/jpeg"), ("public.png", ["png"], "image/png"),
  ("com.compuserve.gif", ["gif"], "image/gif"), ("public.tiff", ["tiff", "tif"], "image/tiff"),
  ("public.heic", ["heic"], "image/heic"), ("org.webmproject.webp", ["webp"], "image/webp"),
  ("public.svg-image", ["svg"], "image/svg+xml"), ("com.adobe.pdf", ["pdf"], "application/pdf"),
  ("public.plain-text", ["txt", "text"], "text/plain"), ("public.html", ["html"], "text/html"),
  ("public.json", ["json"], "application/json"), ("public.mpeg-4", ["mp4"], "video/mp4"),
  ("com.apple.quicktime-movie", ["mov"], "video/quicktime"),
  ("public.mp3", ["mp3"], "audio/mpeg"), ("public.xml", ["xml"], "application/xml"),
]

/// The identifier of what is named in another way; for what isn't known here one of its own, as iOS makes it.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> CFRetained<CFString>? {
  let tag = inTag.lowercased()
  let known = kinds.first {
    inTagClass == kUTTagClassMIMEType ? $0.network == tag : $0.extensions.contains(tag)
  }
  return CFRetained(known?.identifier ?? "dyn.\(tag)")
}

/// Another name of what has an identifier; nil for what isn't known here.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> CFRetained<CFString>? {
  kinds.first { $0.identifier == inUTI }.map {
    CFRetained(inTagClass == kUTTagClassMIMEType ? $0.network : $0.extensions[0])
  }
}

/// Whether one kind is of another one: the same, or a picture, a film or a text.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if inUTI == inConformsToUTI || inConformsToUTI == "public.data" { return true }
  guard let network = kinds.first(where: { $0.identifier == inUTI })?.network else { return false }
  switch inConformsToUTI {
  case "public.image": return network.hasPrefix("image/")
  case "public.movie", "public.video", "public.audiovisual-content":
    return network.hasPrefix("video/")
  case "public.audio": return network.hasPrefix("audio/")
  case "public.text": return network.hasPrefix("text/")
  default: return false
  }
}
