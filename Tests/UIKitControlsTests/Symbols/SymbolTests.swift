// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a user relies on when an image is made by the name of one of the system's symbols.

import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitBase

@Suite struct SymbolTests {
  /// The names that public code uses most.
  private static let names: [String] = {
    let path = "\(#filePath)".components(separatedBy: "/Tests/")[0] + "/Docs/symbols.tsv"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      String($0.prefix { $0 != "\t" })
    }
  }()

  /// How many points of ink a picture has: the sum of its pixels' alpha.
  private func ink(_ image: UIImage) throws -> Double {
    let pixels = try #require(image.cgImage)
    var bytes = [UInt8](repeating: 0, count: pixels.width * pixels.height)
    let sum = bytes.withUnsafeMutableBytes { buffer -> Int in
      let context = CGContext(
        data: buffer.baseAddress, width: pixels.width, height: pixels.height, bitsPerComponent: 8,
        bytesPerRow: pixels.width, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue)
      context?.draw(pixels, in: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
      return buffer.reduce(0) { $0 + Int($1) }
    }
    return Double(sum) / 255 / Double(image.scale * image.scale)
  }

  private func symbol(
    _ name: String, size: CGFloat = 40, weight: UIImage.SymbolWeight = .regular
  ) throws -> UIImage {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    return try #require(UIImage(systemName: name, withConfiguration: configuration), "\(name)")
  }

  @Test func theMostUsedNamesHaveInk() throws {
    #expect(Self.names.count == 800)
    for name in Self.names {
      let image = try symbol(name)
      #expect(try ink(image) > 20, "\(name)")
      #expect(image.isSymbolImage && image.renderingMode == .alwaysTemplate, "\(name)")
      #expect(image.size.width <= 60 && image.size.height <= 60, "\(name) \(image.size)")
    }
  }

  @Test func theTableOfGlyphsIsInOrderAndOnItsSquare() throws {
    let names = SymbolGlyphs.names
    #expect(names.count > 500)
    for (before, name) in zip(names, names.dropFirst()) {
      #expect(before.utf8.lexicographicallyPrecedes(name.utf8), "\(before) \(name)")
    }
    for name in names {
      let text = try #require(SymbolGlyphs.outline(name), "\(name)")
      let outline = SymbolOutline(text)
      #expect(!outline.parts.isEmpty, "\(name)")
      for part in outline.parts {
        let box = part.path.boundingBoxOfPath
        #expect(CGRect(x: -30, y: -30, width: 160, height: 160).contains(box), "\(name) \(box)")
      }
    }
    #expect(SymbolGlyphs.outline("") == nil && SymbolGlyphs.outline("zzzz.none") == nil)
  }

  @Test func tablesReferToNamesThatExist() {
    for name in Array(SymbolCatalog.combined.keys) + Array(SymbolCatalog.table.keys) {
      #expect(SymbolOutline.named(name)?.parts.isEmpty == false, "\(name)")
    }
    for (name, other) in SymbolCatalog.aliases {
      #expect(SymbolOutline.named(other)?.parts.isEmpty == false, "\(name) → \(other)")
    }
    for text in SymbolCatalog.combined.values {
      for part in text.split(separator: ";") {
        let words = part.split(separator: " ")
        guard words.first == "u" || words.first == "x", words.count > 1 else { continue }
        #expect(SymbolOutline.named(String(words[1])) != nil, "\(part)")
      }
    }
  }

  @Test(arguments: [
    "star", "gear", "scissors", "gear.circle", "a.circle.fill", "person.badge.plus",
  ])
  func inkFollowsTheWeight(name: String) throws {
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .light, .regular, .bold, .black]
    let inks = try weights.map { try ink(symbol(name, weight: $0)) }
    for (thin, thick) in zip(inks, inks.dropFirst()) {
      #expect(thick > thin, "\(name) \(inks)")
    }
  }

  @Test(arguments: ["star", "gear", "gear.circle.fill"])
  func sizesAndScalesAreProportional(name: String) throws {
    let (small, large) = (try symbol(name, size: 20), try symbol(name, size: 60))
    #expect(abs(large.size.width - 3 * small.size.width) <= 4)
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    let widths = try scales.map {
      try #require(
        UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .regular, scale: $0)
        )
      ).size.width
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }

  @Test func variantsAreMadeByLaw() throws {
    for name in [
      "gear.circle", "gear.square.fill", "z.circle", "42.square.fill", "bell.badge",
      "folder.badge.gear",
      "folder.fill.badge.plus", "antenna.radiowaves.left.and.right.circle", "checkmark.diamond",
      "bolt.shield.fill",
      "sparkles.tv", "leaf.slash", "leaf.slash.fill",
    ] {
      _ = try symbol(name)
    }
    for name in [
      "no.such.circle", "circle.", ".fill", "", "fill", "badge.plus", ".badge", "100.circle",
      "é.circle", "_a",
    ] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    // A filled shape has more ink than its outline, and less where a sign is cut out.
    #expect(try ink(symbol("calendar.fill")) > ink(symbol("calendar")))
    #expect(try ink(symbol("gear.circle.fill")) < ink(symbol("circle.fill")))
    // What lies in a filled shape stays visible.
    let page = "s M 22 10 L 78 10 L 78 90 L 22 90 Z"
    let lined = SymbolOutline(page + " M 36 50 L 64 50").filled.parts
    #expect(lined.contains { $0.ink == .cutStroke })
  }

  @Test func palettesColourTheLayersApart() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let image = try #require(
      UIImage(
        systemName: "plus.circle.fill",
        withConfiguration: palette.merged(with: .init(pointSize: 60))))
    #expect(image.renderingMode == .alwaysOriginal)
    #expect(try color(image, 0.5, 0.5) == [255, 0, 0, 255])
    #expect(try color(image, 0.5, 0.2) == [0, 0, 255, 255])
    // In one colour the sign is a hole.
    #expect(try color(symbol("plus.circle.fill", size: 60), 0.5, 0.5)[3] == 0)
    let shades = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let shaded = try #require(
      UIImage(
        systemName: "plus.circle.fill", withConfiguration: shades.merged(with: .init(pointSize: 60))
      ))
    #expect(try color(shaded, 0.5, 0.5)[3] == 255)
    #expect((100...150).contains(try color(shaded, 0.5, 0.2)[3]))
  }

  private func color(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) throws -> [UInt8] {
    let pixels = try #require(image.cgImage)
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.width * pixels.height)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: pixels.width, height: pixels.height, bitsPerComponent: 8,
        bytesPerRow: 4 * pixels.width, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(pixels, in: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
    }
    let index = Int(y * CGFloat(pixels.height)) * pixels.width + Int(x * CGFloat(pixels.width))
    return Array(bytes[(4 * index)..<(4 * index + 4)])
  }

  @Test func symbolsHaveABaselineThatTextsShare() throws {
    let star = try symbol("star", size: 20)
    let offset = try #require(star.baselineOffsetFromBottom)
    // The symbol's middle is that of a capital letter.
    #expect(abs(star.size.height / 2 - offset - 0.3523 * 20) < 2)
    #expect(star.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(star.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    #expect(UIImage().baselineOffsetFromBottom == nil)
    let box = NSTextAttachment(image: star).attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    #expect(box.minY == -offset && box.size == star.size)
  }

  @Test func longNamesAreRefusedInTime() {
    let start = Date()
    let name = "none" + String(repeating: ".circle.fill.badge.plus.slash", count: 400)
    #expect(UIImage(systemName: name) == nil)
    #expect(UIImage(systemName: String(name.prefix(100))) == nil)
    #expect(Date().timeIntervalSince(start) < 2)
  }

  @Test func sizesThatAreNoNumbersDoNotCrash() {
    for size in [CGFloat.nan, .infinity, -.infinity, 0, -5, 1e30] {
      let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .black)
      #expect(UIImage(systemName: "gear.badge.plus", withConfiguration: configuration) != nil)
    }
  }
}
