// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours, fonts, images, attributed texts and geometry of documents (FACTS_UIKIT f.9, C15).

import CoreGraphics
import CoreText
import Foundation
internal import MicaNib
internal import MicaRaster

extension NibItem {
  func color(_ key: String) -> UIColor? { child(key: key).flatMap { loader.color($0) } }
  func font(_ key: String) -> UIFont? { child(key: key).flatMap { loader.font($0) } }
  func size(_ key: String) -> CGSize? { child(key: key).map { loader.size($0) } }
  func insets(_ key: String) -> UIEdgeInsets? { child(key: key).map { loader.insets($0) } }

  /// An image by an attribute, or by an `imageReference`.
  func image(_ name: String) -> UIImage? {
    if let title = self[name] { return loader.image(named: title, element) }
    return child(key: name).flatMap { loader.imageReference($0) }
  }

  /// A text with attributes.
  func attributedText(_ key: String) -> NSAttributedString? {
    guard let part = child(key: key), part.name == "attributedString" else { return nil }
    let text = loader.attributedString(part)
    // A text of the language takes the attributes of the first letter.
    let keys = key == "attributedText" ? [key, "text"] : [key]
    if let id = element.id,
      let other = keys.lazy.compactMap({ self.loader.file.strings["\(id).\($0)"] }).first
    {
      let looks = text.length > 0 ? text.attributes(at: 0, effectiveRange: nil) : [:]
      return NSAttributedString(string: other, attributes: looks)
    }
    return text
  }
}

extension NibLoader {
  /// The text of a `<string>`, which may be written in base 64.
  func text(_ element: NibElement) -> String {
    let content = element.content ?? ""
    guard element["base64-UTF8"] == "YES" else { return content }
    var code = content.filter { !$0.isWhitespace }
    // Interface Builder leaves the padding out.
    while code.count % 4 != 0 { code.append("=") }
    guard let data = Data(base64Encoded: code) else {
      note(element, "holds a text that can't be decoded.")
      return ""
    }
    return String(decoding: data, as: UTF8.self)
  }

  func number(_ element: NibElement, _ name: String) -> CGFloat {
    guard let value = element[name].flatMap({ Double($0) }), value.isFinite else { return 0 }
    return CGFloat(value)
  }

  func offset(_ element: NibElement) -> UIOffset {
    UIOffset(horizontal: number(element, "horizontal"), vertical: number(element, "vertical"))
  }

  func point(_ element: NibElement) -> CGPoint {
    CGPoint(x: number(element, "x"), y: number(element, "y"))
  }

  func size(_ element: NibElement) -> CGSize {
    CGSize(width: number(element, "width"), height: number(element, "height"))
  }

  func rect(_ element: NibElement) -> CGRect {
    CGRect(origin: point(element), size: size(element))
  }

  /// `edgeInsets` name the sides, `inset` their places.
  func insets(_ element: NibElement) -> UIEdgeInsets {
    if element.name == "inset" {
      return UIEdgeInsets(
        top: number(element, "minY"), left: number(element, "minX"),
        bottom: number(element, "maxY"), right: number(element, "maxX"))
    }
    return UIEdgeInsets(
      top: number(element, "top"), left: number(element, "left"),
      bottom: number(element, "bottom"), right: number(element, "right"))
  }

  func directionalInsets(_ element: NibElement) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number(element, "top"), leading: number(element, "leading"),
      bottom: number(element, "bottom"), trailing: number(element, "trailing"))
  }

  // MARK: Colours

  func color(_ element: NibElement) -> UIColor? {
    if element.name == "nil" { return nil }
    if let name = element["systemColor"] {
      if let color = UIColor.systemColor(named: name) { return color }
      return resource("systemColor", name).flatMap { $0.child("color") }.flatMap { color($0) }
    }
    if let name = element["xcode11CocoaTouchSystemColor"],
      let color = UIColor.systemColor(named: name)
    {
      return color
    }
    if let name = element["cocoaTouchSystemColor"] {
      if let color = NibColors.cocoaTouch[name] ?? UIColor.systemColor(named: name) { return color }
    }
    if let name = element["name"] {
      let kept = resource("namedColor", name).flatMap { $0.child("color") }
      if let color = UIColor(named: name, in: file.bundle, compatibleWith: nil) { return color }
      if kept == nil { note(element, "names the color \(name), which there is not.") }
      return kept.flatMap { color($0) }
    }
    if let name = element["catalog"] { note(element, "a colour of the catalogue \(name)") }
    let alpha = element["alpha"] == nil ? 1 : number(element, "alpha")
    if element["white"] != nil { return UIColor(white: number(element, "white"), alpha: alpha) }
    if element["red"] != nil || element["green"] != nil || element["blue"] != nil {
      let rgb = ["red", "green", "blue"].map { number(element, $0) }
      if element["customColorSpace"] == "displayP3" {
        return UIColor(displayP3Red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
      }
      return UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
    }
    if element["cyan"] != nil {
      let (c, m, y, k) = (
        number(element, "cyan"), number(element, "magenta"), number(element, "yellow"),
        number(element, "black")
      )
      return UIColor(
        red: (1 - c) * (1 - k), green: (1 - m) * (1 - k), blue: (1 - y) * (1 - k), alpha: alpha)
    }
    note(element, "a colour of an unknown form")
    return nil
  }

  /// An entry of the section `resources`.
  func resource(_ kind: String, _ name: String) -> NibElement? {
    archive.root.child("resources")?.children.first { $0.name == kind && $0["name"] == name }
  }

  // MARK: Fonts

  func font(_ element: NibElement) -> UIFont? {
    if element.name == "nil" { return nil }
    if let style = element["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let size = element["pointSize"] ?? element["size"]
    let points = size.flatMap { Double($0) }.map { CGFloat($0) } ?? UIFont.systemFontSize
    if let name = element["name"] { return namedFont(name, points, element) }
    switch element["type"] ?? element["metaFont"] ?? "system" {
    case "system", "cellTitle", "label":
      guard let weight = element["weight"] else { return .systemFont(ofSize: points) }
      guard let known = NibFonts.weights[weight] else {
        note(element, "weight=\"\(weight)\"")
        return .systemFont(ofSize: points)
      }
      return .systemFont(ofSize: points, weight: known)
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: points)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: points)
    case "smallSystem": return .systemFont(ofSize: UIFont.smallSystemFontSize)
    case "miniSystem": return .systemFont(ofSize: 9)
    case let type:
      note(element, "type=\"\(type)\"")
      return .systemFont(ofSize: points)
    }
  }

  private func namedFont(_ name: String, _ size: CGFloat, _ element: NibElement) -> UIFont {
    // `.SFUI-Regular` and its kin are the system font by its private names.
    if name.hasPrefix(".") { return NibFonts.systemFont(named: name, size) }
    if let font = UIFont(name: name, size: size) { return font }
    if let family = element["family"], let font = UIFont(name: family, size: size) { return font }
    note(element, "names the font \(name), which there is not.")
    return .systemFont(ofSize: size)
  }

  // MARK: Images

  func image(named name: String, _ element: NibElement) -> UIImage? {
    let entry = resource("image", name)
    if element["catalog"] == "system" || entry?["catalog"] == "system" {
      if let image = UIImage(systemName: name) { return image }
      note(element, "names the symbol \(name), which there is not.")
      return nil
    }
    if let image = UIImage(named: name, in: file.bundle, compatibleWith: nil) { return image }
    if let part = entry?.child("mutableData") { note(part, "an image within the document") }
    note(element, "names the image \(name), which there is not.")
    return nil
  }

  /// `<imageReference key="image" image="star" catalog="system" symbolScale="large"/>`.
  func imageReference(_ element: NibElement) -> UIImage? {
    guard element.name == "imageReference", let name = element["image"] else { return nil }
    guard var image = image(named: name, element) else { return nil }
    if let scale = element["symbolScale"].flatMap({ NibFonts.symbolScales[$0] }) {
      image = image.applyingSymbolConfiguration(.init(scale: scale)) ?? image
    }
    switch element["renderingMode"] {
    case "template", "alwaysTemplate": image = image.withRenderingMode(.alwaysTemplate)
    case "original", "alwaysOriginal": image = image.withRenderingMode(.alwaysOriginal)
    case let mode?: note(element, "renderingMode=\"\(mode)\"")
    case nil: break
    }
    return image
  }

  /// `<preferredSymbolConfiguration … configurationType="pointSize" pointSize="30" scale="large" weight="bold"/>`.
  func symbolConfiguration(_ element: NibElement) -> UIImage.SymbolConfiguration {
    let scale = element["scale"].flatMap { NibFonts.symbolScales[$0] }
    let weight = element["weight"].flatMap { NibFonts.symbolWeights[$0] }
    var made = UIImage.SymbolConfiguration(scale: scale ?? .default)
    if let points = element["pointSize"].flatMap({ Double($0) }) {
      made = UIImage.SymbolConfiguration(
        pointSize: CGFloat(points), weight: weight ?? .regular, scale: scale ?? .default)
    } else if let font = element.child("fontDescription").flatMap({ font($0) }) {
      made = UIImage.SymbolConfiguration(font: font, scale: scale ?? .default)
    } else if let weight {
      made = made.applying(UIImage.SymbolConfiguration(weight: weight))
    }
    return made
  }
}
