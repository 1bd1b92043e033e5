// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Buttons: types, states, and configurations (FACTS_UIKIT d.3, f.2).

import CoreGraphics
import CoreText
import Foundation
internal import MicaNib

extension UIButton {
  private static let states: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused, "application": .application, "reserved": .reserved,
  ]

  func readType(_ item: NibItem) {
    if let type: ButtonType = item.value("buttonType") {
      self.type = type
      setUpType()
    }
    if let font = item.font("fontDescription") {
      titleLabel?.font = font
    } else if type == .system {
      titleLabel?.font = .systemFont(ofSize: 15)
    }
    if let mode = item.choice("lineBreakMode", named: NibCases.lineBreakMode) {
      titleLabel?.lineBreakMode = mode
    }
    if let size = item.size("titleShadowOffset") { titleLabel?.shadowOffset = size }
  }

  func readButton(_ item: NibItem) {
    for state in item.children("state") { readState(state, item) }
    if let part = item.child("buttonConfiguration") { readConfiguration(part, item) }
    if let menu = item.child("menu") { item.loader.note(menu, "of a button") }
    item.ignore(
      "pointerInteractionEnabled", "behavioralStyle", "preferredBehavioralStyle", "springLoaded",
      "spatial")
  }

  private func readState(_ element: NibElement, _ outer: NibItem) {
    let item = NibItem(element, outer.loader)
    guard let state = Self.states[element.key ?? "normal"] else { return item.note("key") }
    let strings = outer.loader.file.strings
    let prefix = element.key ?? "normal"
    let translated = outer.element.id.flatMap { strings["\($0).\(prefix)Title"] }
    if let title = item.attributedText("attributedTitle") {
      setAttributedTitle(title, for: state)
    }
    if let title = translated ?? item.text("title") { setTitle(title, for: state) }
    if let color = item.color("titleColor") { setTitleColor(color, for: state) }
    if let color = item.color("titleShadowColor") { setTitleShadowColor(color, for: state) }
    if var image = item.image("image") {
      if let part = item.child(key: "preferredSymbolConfiguration") {
        let configuration = item.loader.symbolConfiguration(part)
        image = image.applyingSymbolConfiguration(configuration) ?? image
      }
      setImage(image, for: state)
    }
    if let image = item.image("backgroundImage") { setBackgroundImage(image, for: state) }
    item.ignore("catalog")
    item.finish()
  }

  private func readConfiguration(_ element: NibElement, _ outer: NibItem) {
    let item = NibItem(element, outer.loader)
    let styles: [String: Configuration] = [
      "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(),
      "borderless": .borderless(), "bordered": .bordered(), "borderedTinted": .borderedTinted(),
      "borderedProminent": .borderedProminent(),
    ]
    var made = item.choice("style", named: styles) ?? .plain()
    made.title =
      outer.element.id.flatMap { outer.loader.file.strings["\($0).configuration.title"] }
      ?? item.text("title")
    made.subtitle = item.text("subtitle")
    made.image = item.image("image")
    if let text = item.child(key: "attributedTitle"), text.name == "attributedString" {
      made.attributedTitle = AttributedString(item.loader.attributedString(text))
    }
    if let text = item.child(key: "attributedSubtitle"), text.name == "attributedString" {
      made.attributedSubtitle = AttributedString(item.loader.attributedString(text))
    }
    if let value = item.choice(
      "imagePlacement",
      named: [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "all": .all,
      ] as [String: NSDirectionalRectEdge])
    {
      made.imagePlacement = value
    }
    if let value = item.number("imagePadding") { made.imagePadding = CGFloat(value) }
    if let value = item.number("titlePadding") { made.titlePadding = CGFloat(value) }
    if let value: Configuration.CornerStyle = item.value("cornerStyle") {
      made.cornerStyle = value
    }
    if let value: Configuration.Size = item.value("buttonSize") {
      made.buttonSize = value
    }
    if let value: Configuration.TitleAlignment = item.value("titleAlignment") {
      made.titleAlignment = value
    }
    if let value = item.bool("showsActivityIndicator") { made.showsActivityIndicator = value }
    if let color = item.color("baseForegroundColor") { made.baseForegroundColor = color }
    if let color = item.color("baseBackgroundColor") { made.baseBackgroundColor = color }
    if let part = item.child(key: "contentInsets") {
      made.contentInsets = item.loader.directionalInsets(part)
    }
    if let part = item.child("preferredSymbolConfiguration")
      ?? item.child(key: "preferredSymbolConfigurationForImage")
    {
      let symbol = item.loader.symbolConfiguration(part)
      made.image = made.image.map { $0.applyingSymbolConfiguration(symbol) ?? $0 }
    }
    if let part = item.child("backgroundConfiguration") ?? item.child(key: "background") {
      readBackground(part, item.loader, &made)
    }
    if let part = item.child("fontDescription"), let font = item.loader.font(part) {
      let title = made.attributedTitle.map { String($0.characters) } ?? made.title
      if let title {
        made.attributedTitle = AttributedString(
          NSAttributedString(string: title, attributes: [.font: font]))
      }
    }
    item.ignore("catalog", "titleLineBreakMode", "indicator", "macIdiomStyle")
    item.finish()
    configuration = made
  }

  private func readBackground(
    _ element: NibElement, _ loader: NibLoader, _ made: inout Configuration
  ) {
    let item = NibItem(element, loader)
    if let color = item.color("backgroundColor") { made.background.backgroundColor = color }
    if let color = item.color("strokeColor") { made.background.strokeColor = color }
    if let width = item.number("strokeWidth") { made.background.strokeWidth = CGFloat(width) }
    if let outset = item.number("strokeOutset") { made.background.strokeOutset = CGFloat(outset) }
    if let radius = item.number("cornerRadius") { made.background.cornerRadius = CGFloat(radius) }
    if let image = item.image("image") { made.background.image = image }
    item.ignore("imageContentMode", "catalog")
    item.finish()
  }
}
