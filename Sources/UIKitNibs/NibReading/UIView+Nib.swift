// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views: geometry, what is in them, constraints (FACTS_UIKIT f.2). What rows say stands in Type+Keys.swift.

import CoreGraphics
import Foundation
internal import MicaNib

extension UIView {
  func readView(_ item: NibItem) {
    readPriorities(item)
    if let part = item.child(key: "accessibilityConfiguration") { readAccessibility(part, item) }
    registerGuides(item)
    item.loader.outerSizes.append(bounds.size)
    addParts(item)
    item.loader.outerSizes.removeLast()
    item.loader.addConstraints(to: self, item)
  }

  func readFrame(_ item: NibItem) {
    let loader = item.loader
    if let part = item.child(key: "frame") {
      frame = loader.rect(part)
    } else if let part = item.child(key: "frameInset"), let size = loader.outerSizes.last {
      frame = part.frameInset(within: size)
    } else {
      frame.size = constantSize(item)
    }
    if let part = item.child(key: "bounds") { bounds = loader.rect(part) }
    if let part = item.child("autoresizingMask") { autoresizingMask = Self.mask(part) }
    // What constraints don't place keeps its frame, whatever the document says (FACTS C15).
    let isPlaced = item.element.id.map(loader.constrained.contains) ?? false
    if item.bool("translatesAutoresizingMaskIntoConstraints") == false,
      item.element["fixedFrame"] != "YES", isPlaced
    {
      translatesAutoresizingMaskIntoConstraints = false
    }
  }

  private static func mask(_ element: NibElement) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    for (name, part): (String, AutoresizingMask) in [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ] where element[name] == "YES" { mask.insert(part) }
    return mask
  }

  private func readPriorities(_ item: NibItem) {
    for (name, axis): (String, NSLayoutConstraint.Axis) in [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ] {
      if let value = item.number("\(name)HuggingPriority") {
        setContentHuggingPriority(.init(Float(value)), for: axis)
      }
      if let value = item.number("\(name)CompressionResistancePriority") {
        setContentCompressionResistancePriority(.init(Float(value)), for: axis)
      }
    }
    if let part = item.child(key: "contentStretch") {
      if item.loader.rect(part) != CGRect(x: 0, y: 0, width: 1, height: 1) {
        item.loader.note(part, "contentStretch")
      }
    }
    item.ignore(
      "focusEffect", "interactionActivityTrackingBaseName", "toolTip",
      "layoutMarginsFollowReadableWidth", "viewLayoutGuide")
  }

  private func readAccessibility(_ element: NibElement, _ item: NibItem) {
    let part = NibItem(element, item.loader)
    if let text = part.text("label") { accessibilityLabel = text }
    if let text = part.text("hint") { accessibilityHint = text }
    if let text = part["value"] { accessibilityValue = text }
    if let text = part["identifier"] { accessibilityIdentifier = text }
    if let flag = part.child(key: "isElement") { isAccessibilityElement = flag["value"] == "YES" }
    if let list = part.child(key: "traits") {
      var traits = UIAccessibilityTraits.none
      for (name, value) in list.attributes where value == "YES" {
        if let trait = Self.traits[name] { traits.insert(trait) }
      }
      accessibilityTraits = traits
    }
    part.finish()
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "staticText": .staticText, "header": .header, "searchField": .searchField,
    "notEnabled": .notEnabled, "adjustable": .adjustable, "keyboardKey": .keyboardKey,
    "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
  ]

  /// Guides of the view that constraints name.
  private func registerGuides(_ item: NibItem) {
    for part in item.children("viewLayoutGuide") {
      let guide: UILayoutGuide? =
        switch part.key {
        case "safeArea": safeAreaLayoutGuide
        case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
        case "layoutMargins", "layoutMarginsGuide": layoutMarginsGuide
        case "readableContent", "readableContentGuide": readableContentGuide
        case "keyboard", "keyboardLayoutGuide": keyboardLayoutGuide
        default: nil
        }
      if let guide {
        item.loader.give(guide, id: part.id)
      } else {
        item.loader.note(part, "key=\"\(part.key ?? "")\"")
      }
    }
  }

  private func addParts(_ item: NibItem) {
    guard let list = item.element.child("subviews") else { return }
    let excluded = item.loader.excluded(of: item.element, key: "subviews")
    for element in list.children {
      guard let view = item.loader.makeView(element) else { continue }
      let isLeftOut = element.id.map(excluded.contains) ?? false
      if isLeftOut || element["installed"] == "NO" { continue }
      addNibSubview(view)
    }
  }

  private func addNibSubview(_ view: UIView) {
    if let stack = self as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      addSubview(view)
    }
  }
}

extension UILabel {
  func readLabel(_ item: NibItem) {
    if let size = item.number("minimumFontSize"), adjustsFontSizeToFitWidth, font.pointSize > 0 {
      minimumScaleFactor = CGFloat(size) / font.pointSize
    }
    item.ignore("useAutomaticPreferredMaxLayoutWidth", "showsExpansionTextWhenTruncated")
  }
}

extension UIImageView {
  func readImageView(_ item: NibItem) {
    if let part = item.child(key: "preferredSymbolConfiguration"), let shown = image {
      image = shown.applyingSymbolConfiguration(item.loader.symbolConfiguration(part)) ?? shown
    }
    item.ignore("catalog", "adjustsImageSizeForAccessibilityContentSizeCategory")
  }
}

extension UIStackView {
  func readStackView(_ item: NibItem) {
    if item["spacingType"] == "standard" { spacing = 8 }
  }
}

extension UIVisualEffectView {
  func readEffectView(_ item: NibItem) {
    if let part = item.child(key: "contentView") {
      item.loader.read(contentView, NibItem(part, item.loader))
    }
    if let part = item.child("blurEffect") {
      effect = Self.blur(part)
    } else if let part = item.child("vibrancyEffect") {
      effect = UIVibrancyEffect(
        blurEffect: part.child("blurEffect").map { Self.blur($0) } ?? UIBlurEffect(style: .light))
    }
  }

  private static func blur(_ element: NibElement) -> UIBlurEffect {
    let styles: [UIBlurEffect.Style] = [
      .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial,
      .systemThinMaterial, .systemMaterial, .systemThickMaterial, .systemChromeMaterial,
      .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
      .systemThickMaterialLight, .systemChromeMaterialLight, .systemUltraThinMaterialDark,
      .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark,
    ]
    let name = element["style"] ?? "light"
    return UIBlurEffect(style: styles.first { "\($0)" == name } ?? .regular)
  }
}

extension UIView {
  /// The size of a view whose frame isn't written: what its constraints say in numbers, as the compiler of
  /// documents works it out.
  private func constantSize(_ item: NibItem) -> CGSize {
    func length(_ attribute: String) -> CGFloat {
      let own = item.element.child("constraints")?.children ?? []
      let constraint = own.first { element in
        element["firstAttribute"] == attribute && element["firstItem"] == nil
          && element["secondItem"] == nil && (element["relation"] ?? "equal") == "equal"
      }
      return constraint?["constant"].flatMap { Double($0) }.map { CGFloat($0) } ?? 0
    }
    return CGSize(width: length("width"), height: length("height"))
  }
}
