// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Constants of catalogues' colours and images, named as Xcode names them.

import Foundation
import Testing

@testable import MicaFolders
@testable import MicaPort

@Suite struct AssetSymbolTests {
  /// Names that Xcode's generated files in public repositories have.
  @Test(arguments: [
    ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"), ("black-color", "black"),
    ("color_24292B", "color24292B"), ("shadowColor 1", "shadowColor1"), ("c50000", "c50000"),
    ("292C38", "_292_C_38"), ("FFE05D", "FFE_05_D"), ("121212", "_121212"), ("BMW", "BMW"),
    ("A-1-1-0", "A_1_1_0"), ("color", "color"), ("TreeShopBlack", "treeShopBlack"),
  ])
  func constantsOfColors(name: String, constant: String) {
    #expect(AssetSymbolName.constant(of: name[...], kind: "color") == constant)
  }

  @Test(arguments: [
    ("adult_products_image", "adultProducts"), ("Initial-Image", "initial"), ("Image", "image"),
    ("welcomeVCimage", "welcomeVCimage"), ("Background1-Dark", "background1Dark"),
    ("Connecting0_", "connecting0"), ("arrow_basic_e", "arrowBasicE"), ("M", "M"),
    ("repeat.slash", "repeatSlash"),
  ])
  func constantsOfImages(name: String, constant: String) {
    #expect(AssetSymbolName.constant(of: name[...], kind: "image") == constant)
  }

  /// Those that sources name, the extensions' without what UIKit or the module has under the name.
  @Test func namedConstantsAreWritten() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/mica-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (place, text) in [
      ("BrandColor.colorset", "{}"), ("red.colorset", "{}"), ("own.colorset", "{}"),
      ("unused.colorset", "{}"), ("icons", #"{"properties": {"provides-namespace": true}}"#),
      ("icons/default.imageset", "{}"), ("plain/map-pin.imageset", "{}"),
    ] {
      let path = "\(folder)/A.xcassets/\(place)"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try text.write(toFile: path + "/Contents.json", atomically: true, encoding: .utf8)
    }
    let source = """
      import UIKit
      extension UIColor { static var own: UIColor { UIColor(resource: .own) } }
      func show(_ view: UIImageView) {
        view.backgroundColor = .brand
        view.tintColor = .red
        view.image = UIImage(resource: .Icons.default)
        view.highlightedImage = .mapPin
      }
      """
    let resources = [BundleResource(path: folder + "/A.xcassets")]
    #expect(AssetNames(in: resources, .none) == nil)
    let assets = try #require(AssetNames(in: resources, .extensions))
    let text = try #require(
      AssetSymbols(assets, of: [SourceFile(path: "a.swift", text: source)], PortOptions()).file
    ).text
    #expect(text.contains(#"static let brand = ColorResource(name: "BrandColor", bundle"#))
    #expect(text.contains("static var brand: UIColor { .init(resource: .brand) }"))
    #expect(text.contains(#"static let red = ColorResource(name: "red""#))
    #expect(!text.contains("static var red") && !text.contains("static var own"))
    #expect(text.contains("static let own") && !text.contains("unused"))
    #expect(text.contains("enum Icons {") && text.contains("static let `default` = ImageResource"))
    #expect(text.contains("static var mapPin: UIImage { .init(resource: .mapPin) }"))
    let plain = try #require(AssetNames(in: resources, .resources))
    let less = AssetSymbols(plain, of: [SourceFile(path: "a.swift", text: source)], PortOptions())
    #expect(less.file?.text.contains("extension UIColor") == false)
    let silent = SourceFile(path: "b.swift", text: "let x = 1")
    #expect(AssetSymbols(assets, of: [silent], PortOptions()).file == nil)
  }
}
