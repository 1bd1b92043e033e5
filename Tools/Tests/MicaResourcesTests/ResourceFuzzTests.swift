// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Damaged catalogues, tables of strings and property lists: a bundle, or a problem that is told; soon.

import FileDamage
import Foundation
import MicaFolders
import Testing

@testable import MicaResources

@Suite struct ResourceFuzzTests {
  private static let pieces = [
    "{", "}", "[", "]", "\"", ",", ":", "null", "true", "../", "\\u0000", "\\ud800", "%arg", "%#@",
    "<", ">", "<dict>", "</array>", "<!DOCTYPE x [<!ENTITY a \"b\">]>", "&a;", "(", ")", ";", "=",
    "/*", "$(", "$(PRODUCT_NAME)",
  ]

  /// A folder that goes with the test.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let path = NSTemporaryDirectory() + "mica-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private static let sets: [(folder: String, text: String)] = [
    (
      "a.imageset",
      """
      {"images":[{"idiom":"universal","scale":"2x","filename":"a@2x.png","appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"idiom":"iphone","scale":"1x","filename":"../b.png","resizing":{"mode":"9-part","center":{"mode":"tile","width":1},"cap-insets":{"top":1,"left":2,"bottom":3,"right":4}}}],
      "info":{"version":1},"properties":{"template-rendering-intent":"template","provides-namespace":true}}
      """
    ),
    (
      "a.colorset",
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"display-p3","components":{"red":"0x7F","green":"255","blue":"0.5","alpha":"1.000"}}},
      {"idiom":"universal","locale":"de","display-gamut":"sRGB","color":{"platform":"ios","reference":"systemRedColor"}}]}
      """
    ),
    (
      "a.dataset",
      #"{"data":[{"idiom":"universal","filename":"n.txt","universal-type-identifier":"public.text"}]}"#
    ),
    (
      "a.appiconset",
      #"{"images":[{"size":"60x60","idiom":"iphone","filename":"i.png","scale":"2x"}]}"#
    ),
  ]

  @Test func damagedCatalogues() throws {
    try inFolder { path in
      for (folder, _) in Self.sets {
        let place = "\(path)/A.xcassets/\(folder)"
        try FileManager.default.createDirectory(
          atPath: place, withIntermediateDirectories: true)
        for name in ["a@2x.png", "n.txt", "i.png"] {
          try Data("x".utf8).write(to: URL(fileURLWithPath: "\(place)/\(name)"))
        }
      }
      FuzzRun("catalogs", texts: Self.sets.map(\.text), pieces: Self.pieces).run { bytes, sample in
        let folder = Self.sets[sample].folder
        let place = URL(fileURLWithPath: "\(path)/A.xcassets/\(folder)/Contents.json")
        try Data(bytes).write(to: place)
        let compiler = AssetCompiler(["\(path)/A.xcassets"]) { $0.hasPrefix(path) }
        for file in compiler.files {
          if file.place.contains("..") || file.place.hasPrefix("/") { throw Outside() }
        }
        return compiler.files.count > 1
      }
    }
  }

  private static let strings = """
    {"sourceLanguage":"en","version":"1.0","strings":{"Hello":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Hallo"}}}},
    "%lld cats":{"localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{"value":"%lld cat"}},"other":{"stringUnit":{"value":"%lld cats"}}}}},
    "fr":{"stringUnit":{"value":"%#@a@"},"substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"value":"%arg x"}}}}}}}}},
    "D":{"localizations":{"en":{"variations":{"device":{"iphone":{"stringUnit":{"value":"phone"}}}}}}}}}
    """

  @Test func damagedStringCatalogues() throws {
    try inFolder { path in
      let place = path + "/Localizable.xcstrings"
      FuzzRun("stringcatalogs", texts: [Self.strings], pieces: Self.pieces).run { bytes, _ in
        try Data(bytes).write(to: URL(fileURLWithPath: place))
        let catalogue = StringCatalogue(at: place)
        for file in catalogue.files {
          if file.place.contains("..") { throw Outside() }
          guard case .bytes(let made) = file.content else { continue }
          // What is written can be read.
          _ = try PropertyListSerialization.propertyList(from: Data(made), format: nil)
        }
        return !catalogue.files.isEmpty
      }
    }
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>UIAppFonts</key><array><string>a.ttf</string></array><key>LSRequiresIPhoneOS</key><true/><key>N</key><integer>12</integer>
    <key>R</key><real>1.5</real><key>D</key><date>2026-01-01T00:00:00Z</date><key>B</key><data>AAEC</data></dict></plist>
    """

  /// The three forms of property lists, the old one as tables of strings are written.
  @Test func damagedPropertyLists() throws {
    let old =
      "/* A */\n\"Hello\" = \"Hallo \\U00e4\\n\";\nkey = value;\nlist = (a, \"b\", <00ff>);\n"
    let table: [String: Any] = [
      "A": [1, 2.5, "x"], "B": Data([1, 2]), "C": ["D": true], "E": Date(timeIntervalSince1970: 0),
    ]
    let binary = try PropertyListSerialization.data(
      fromPropertyList: table, format: .binary, options: 0)
    try inFolder { path in
      let place = path + "/Info.plist"
      let samples = [Array(Self.list.utf8), Array(old.utf8), Array(binary)]
      FuzzRun("plists", samples: samples, pieces: Self.pieces).run { bytes, _ in
        try Data(bytes).write(to: URL(fileURLWithPath: place))
        let info = InfoPlistFile(InfoSource(file: place, moduleName: "App", name: "App"))
        _ = try PropertyListSerialization.propertyList(from: Data(info.bytes), format: nil)
        return true
      }
    }
  }

  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%d cats</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@cats@ and %2$#@dogs@</string>
    <key>cats</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>%d cat</string><key>other</key><string>%d cats</string></dict></dict></dict></plist>
    """

  /// Tables of texts and of plural rules, as the check of resources reads them.
  @Test func damagedTables() throws {
    let table =
      "/* A */\n\"Hello\" = \"Hallo \\U00e4\\n\";\nkey = value;\n// B\n\"a b\" = \"c\\\"d\";\n"
    let utf16 = try #require(table.data(using: .utf16))
    let binary = try PropertyListSerialization.data(
      fromPropertyList: ["A": "b", "C": ["D": "e"]], format: .binary, options: 0)
    let samples = [
      (Array(table.utf8), "strings"), (Array(utf16), "strings"), (Array(binary), "strings"),
      (Array(Self.plurals.utf8), "stringsdict"), (Array(binary), "stringsdict"),
    ]
    try inFolder { path in
      FuzzRun("strings", samples: samples.map(\.0), pieces: Self.pieces).run { bytes, sample in
        let place = "\(path)/Localizable.\(samples[sample].1)"
        try Data(bytes).write(to: URL(fileURLWithPath: place))
        return ResourceCheck.problem(in: place) == nil
      }
    }
  }

  /// A file that would lie outside the bundle.
  private struct Outside: Error {}
}
