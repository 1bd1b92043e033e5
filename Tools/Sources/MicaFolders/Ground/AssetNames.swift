// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names that catalogues give colours and images: Xcode 15 and later write constants of them.

internal import Foundation

/// The named colours and images of a module's catalogues.
public struct AssetNames: Hashable, Sendable, Codable {
  /// Which constants Xcode writes of them.
  public enum Symbols: String, Sendable, Codable {
    /// None.
    case none
    /// Those of `ImageResource` and `ColorResource`.
    case resources
    /// These, and those of `UIImage` and `UIColor`.
    case extensions
  }

  /// Names of colours with the folders that are namespaces (`Icons/home`), in the order of their bytes.
  public private(set) var colors: [String] = []
  /// Names of images, alike.
  public private(set) var images: [String] = []
  /// The folder that the first catalogue lies in.
  public private(set) var folder = ""
  /// Which constants are written.
  public var symbols: Symbols

  private static let mostEntries = 20_000
  private static let mostLevels = 32
  private static let mostBytes = 1 << 20

  /// Nil where no constants are written or the resources hold no catalogue.
  public init?(in resources: [BundleResource], _ symbols: Symbols) {
    self.symbols = symbols
    let catalogues = resources.filter {
      FolderPath.ending(of: $0.path) == "xcassets" && !$0.isVerbatim && $0.folder.isEmpty
    }
    guard symbols != .none, let first = catalogues.first else { return nil }
    folder = FolderPath.folder(of: first.path)
    var left = Self.mostEntries
    for catalogue in catalogues { add(catalogue.path, prefix: "", level: 0, &left) }
    (colors, images) = (Set(colors).sorted(), Set(images).sorted())
    if colors.isEmpty && images.isEmpty { return nil }
  }

  /// A line that differs where the constants do.
  public var line: String {
    "\(folder) \(symbols.rawValue) \(colors.joined(separator: "|"));\(images.joined(separator: "|"))"
  }

  private mutating func add(_ folder: String, prefix: String, level: Int, _ left: inout Int) {
    ReadLog.note(folder)
    guard level < Self.mostLevels,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    let inner =
      level > 0 && Self.isNamespace(folder) ? prefix + FolderPath.name(of: folder) + "/" : prefix
    for name in names.sorted() where !name.hasPrefix(".") && left > 0 {
      left -= 1
      switch FolderPath.ending(of: name) {
      case "colorset": colors.append(inner + FolderPath.stem(of: name))
      case "imageset", "symbolset": images.append(inner + FolderPath.stem(of: name))
      case "": add("\(folder)/\(name)", prefix: inner, level: level + 1, &left)
      default: continue
      }
    }
  }

  private static func isNamespace(_ folder: String) -> Bool {
    let path = folder + "/Contents.json"
    ReadLog.note(path)
    guard let data = PlainFile.contents(path), data.count <= mostBytes,
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }
}
