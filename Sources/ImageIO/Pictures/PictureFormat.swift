// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds of picture files: how they begin, what Apple calls them, who reads them.

/// A kind of picture file.
enum PictureFormat: String, CaseIterable, Sendable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case webp = "org.webmproject.webp"

  /// The format's uniform type identifier.
  var type: String { rawValue }

  /// The bytes that every file begins with; nil stands for any byte.
  private var signature: [UInt8?] {
    switch self {
    case .png: PNGFile.signature
    case .jpeg: [0xFF, 0xD8, 0xFF]
    case .gif: Array("GIF8".utf8) + [nil, UInt8(ascii: "a")]
    case .webp: Array("RIFF".utf8) + [nil, nil, nil, nil] + Array("WEBP".utf8)
    }
  }

  /// The format of a file; nil where its bytes begin like none, or are too few to tell.
  init?(_ bytes: [UInt8]) {
    let format = Self.allCases.first { format in
      bytes.count >= format.signature.count && format.matches(bytes)
    }
    guard let format else { return nil }
    self = format
  }

  /// Whether bytes this few may yet become a picture file.
  static func mayBegin(_ bytes: [UInt8]) -> Bool {
    allCases.contains { bytes.count < $0.signature.count && $0.matches(bytes) }
  }

  private func matches(_ bytes: [UInt8]) -> Bool {
    zip(signature, bytes).allSatisfy { $0 == nil || $0 == $1 }
  }

  func reader(_ bytes: [UInt8]) throws(ImageError) -> any PictureReader {
    switch self {
    case .png: try PNGFile(bytes)
    case .jpeg: try JPEGFile(bytes)
    case .gif: try GIFFile(bytes)
    case .webp: try WebPFile(bytes)
    }
  }
}
