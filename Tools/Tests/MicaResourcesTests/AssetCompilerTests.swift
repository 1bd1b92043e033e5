// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Catalogues, strings and Info.plist of a bundle.

import Foundation
import MicaFolders
import Testing

@testable import MicaResources

@Suite struct AssetCompilerTests {
  private func folder(_ files: [String: String]) throws -> String {
    let path = NSTemporaryDirectory() + "mica-" + UUID().uuidString
    for (name, text) in files {
      let place = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
    return path
  }

  private func index(_ compiler: AssetCompiler) throws -> [String: Any] {
    guard case .bytes(let bytes)? = compiler.files.first?.content else { return [:] }
    return try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
  }

  @Test func picturesHaveScalesAppearancesAndSlices() throws {
    let path = try folder([
      "A.xcassets/Contents.json": "{}",
      "A.xcassets/Icons/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "A.xcassets/Icons/star.imageset/Contents.json": """
      {"images":[{"idiom":"universal","scale":"2x","filename":"s@2x.png"},
      {"idiom":"universal","scale":"2x","filename":"d.png","appearances":[{"appearance":"luminosity","value":"dark"}]},
      {"idiom":"universal","scale":"3x"},
      {"idiom":"universal","filename":"gone.png"},
      {"idiom":"universal","filename":"../../../x.png"},
      {"idiom":"universal","scale":"1x","filename":"s.pdf","resizing":{"mode":"9-part","center":{"mode":"tile","width":1},"cap-insets":{"top":1,"left":2,"bottom":3,"right":4}}}],
      "properties":{"template-rendering-intent":"template"}}
      """,
      "A.xcassets/Icons/star.imageset/s@2x.png": "x", "A.xcassets/Icons/star.imageset/d.png": "x",
      "A.xcassets/Icons/star.imageset/s.pdf": "x",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let compiler = AssetCompiler([path + "/A.xcassets"]) { _ in true }
    let images = try index(compiler)["images"] as? [String: Any]
    let star = try #require(images?["Icons/star"] as? [String: Any])
    #expect(star["rendering"] as? String == "template")
    let variants = try #require(star["variants"] as? [[String: Any]])
    #expect(variants.count == 3)
    #expect((variants[1]["meaning"] as? [String: Any])?["isDark"] as? Bool == true)
    #expect(variants[2]["scale"] as? Double == 0)
    #expect(compiler.problems.map(\.message).contains("there is no file gone.png"))
    #expect(compiler.problems.contains { $0.message.contains("lies outside") })
  }

  @Test func coloursAreNumbersInAllForms() throws {
    let path = try folder([
      "A.xcassets/c.colorset/Contents.json": """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0xFF","green":"51","blue":"0.500","alpha":"1.000"}}},
      {"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"platform":"ios","reference":"systemRedColor"}}]}
      """,
      "A.xcassets/bad.colorset/Contents.json": "{",
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let compiler = AssetCompiler([path + "/A.xcassets"]) { _ in true }
    let colors = try #require(
      (try index(compiler)["colors"] as? [String: Any])?["c"] as? [[String: Any]])
    #expect(colors[0]["components"] as? [Double] == [1, 0.2, 0.5, 1])
    #expect(colors[1]["reference"] as? String == "systemRedColor")
    #expect(compiler.problems.contains { $0.path.hasSuffix("bad.colorset/Contents.json") })
  }

  @Test func stringCataloguesAreTablesOfLanguages() throws {
    let path = try folder([
      "Localizable.xcstrings": """
      {"sourceLanguage":"en","version":"1.0","strings":{"Hello":{},
      "%lld birds":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"ein Vogel"}},"other":{"stringUnit":{"value":"%lld Vögel"}}}}}}},
      "Bye":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Ade"}}}}}}
      """
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let catalogue = StringCatalogue(at: path + "/Localizable.xcstrings")
    #expect(
      catalogue.files.map(\.place) == [
        "de.lproj/Localizable.strings", "en.lproj/Localizable.strings",
        "de.lproj/Localizable.stringsdict",
      ])
    guard case .bytes(let bytes) = catalogue.files[0].content else { return }
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    #expect((list as? [String: String])?["Bye"] == "Ade")
  }
}
