// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `GeneratedAssetSymbols.swift`, which Xcode 15 and later write of a module's catalogues.

internal import MicaFolders
internal import MicaPortJob
internal import SwiftParser
internal import SwiftSyntax

/// Writes the constants of a module's colours and images: those that its sources name, since catalogues hold
/// thousands.
struct AssetSymbols {
  /// One constant or the folder of several.
  fileprivate final class Node {
    var folders: [String: Node] = [:]
    /// The asset's name by the constant's.
    var constants: [String: String] = [:]
  }

  private let assets: AssetNames
  private let isPackage: Bool
  private let used: Set<Substring>
  /// Static members that the module's own extensions declare.
  private let own: [String: Set<String>]

  init(_ assets: AssetNames, of files: [SourceFile], _ options: PortOptions) {
    self.assets = assets
    isPackage = options.flags.contains("SWIFT_PACKAGE")
    used = files.reduce(into: []) { $0.formUnion(Self.members(in: $1.text)) }
    own = assets.symbols == .extensions ? Self.extended(in: files) : [:]
  }

  /// Nil where the sources name none of the assets.
  var file: SourceFile? {
    let colors = tree(of: assets.colors, kind: "color")
    let images = tree(of: assets.images, kind: "image")
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    var lines = ["import UIKit", ""]
    if isPackage {
      lines.append("private let resourceBundle = Bundle.module")
    } else {
      lines += [
        "private final class ResourceBundleClass {}",
        "private let resourceBundle = Bundle(for: ResourceBundleClass.self)",
      ]
    }
    for (node, type) in [(colors, "ColorResource"), (images, "ImageResource")] {
      lines += ["", "extension \(type) {"] + Self.resources(node, type) + ["}"]
    }
    if assets.symbols == .extensions {
      for (node, type, known) in [
        (colors, "UIColor", Self.colors), (images, "UIImage", Self.images),
      ] {
        let left = known.union(own[type] ?? [])
        lines += ["", "extension \(type) {"] + Self.values(node, type, without: left) + ["}"]
      }
    }
    return SourceFile(
      path: assets.folder + "/GeneratedAssetSymbols.swift",
      text: lines.joined(separator: "\n") + "\n")
  }

  private func tree(of names: [String], kind: String) -> Node {
    let root = Node()
    for name in names {
      var parts = name.split(separator: "/")
      guard let last = parts.popLast(),
        let constant = AssetSymbolName.constant(of: last, kind: kind),
        used.contains(constant[...])
      else { continue }
      var node = root
      for part in parts {
        guard let type = AssetSymbolName.type(of: part) else { break }
        let inner = node.folders[type] ?? Node()
        node.folders[type] = inner
        node = inner
      }
      // Of two names of one constant Xcode takes the first.
      if node.constants[constant] == nil { node.constants[constant] = name }
    }
    return root
  }

  private static func resources(
    _ node: Node, _ type: String, _ indent: String = "  "
  ) -> [String] {
    var lines = node.constants.sorted { $0.key < $1.key }.map { constant, name in
      "\(indent)static let \(quoted(constant)) = \(type)(name: \(QuotedText.swift(name)), bundle: resourceBundle)"
    }
    for (name, inner) in node.folders.sorted(by: { $0.key < $1.key }) {
      lines += ["\(indent)enum \(quoted(name)) {"] + resources(inner, type, indent + "  ")
      lines.append(indent + "}")
    }
    return lines
  }

  private static func values(
    _ node: Node, _ type: String, without left: Set<String>, path: String = "",
    _ indent: String = "  "
  ) -> [String] {
    var lines = node.constants.keys.sorted().filter { !left.contains($0) }.map { constant in
      "\(indent)static var \(quoted(constant)): \(type) { .init(resource: \(path).\(quoted(constant))) }"
    }
    for (name, inner) in node.folders.sorted(by: { $0.key < $1.key }) where !left.contains(name) {
      lines += ["\(indent)enum \(quoted(name)) {"]
      lines += values(
        inner, type, without: [], path: "\(path).\(quoted(name))", indent + "  ")
      lines.append(indent + "}")
    }
    return lines
  }

  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    "Type",
    "Protocol",
  ]

  /// Names behind dots.
  private static func members(in text: String) -> Set<Substring> {
    var found: Set<Substring> = []
    var rest = text[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      if rest.first == "`" { rest = rest.dropFirst() }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !name.isEmpty { found.insert(name) }
      rest = rest[name.endIndex...]
    }
    return found
  }

  /// Static members of the module's extensions of UIColor and UIImage.
  private static func extended(in files: [SourceFile]) -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for file in files
    where file.text.contains("extension")
      && (file.text.contains("UIColor") || file.text.contains("UIImage"))
    {
      for statement in Parser.parse(source: file.text).statements {
        guard let declared = statement.item.as(ExtensionDeclSyntax.self) else { continue }
        let type = declared.extendedType.trimmedDescription.split(separator: ".").last.map(
          String.init)
        guard let type, type == "UIColor" || type == "UIImage" else { continue }
        for member in declared.memberBlock.members {
          guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
          for binding in variable.bindings {
            found[type, default: []].insert(binding.pattern.trimmedDescription)
          }
        }
      }
    }
    return found
  }

  /// What UIKit calls its own: Xcode warns of an asset of such a name and leaves the constant out.
  private static let colors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow",
    "magenta", "orange", "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "placeholderText", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "darkText",
    "lightText", "systemBlue", "systemBrown", "systemCyan", "systemGreen", "systemIndigo",
    "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal",
    "systemYellow", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6", "tintColor", "groupTableViewBackground", "viewFlipsideBackground",
    "scrollViewTexturedBackground", "underPageBackground",
  ]
  private static let images: Set<String> = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]
}

extension AssetSymbols.Node {
  fileprivate var isEmpty: Bool { constants.isEmpty && folders.isEmpty }
}
