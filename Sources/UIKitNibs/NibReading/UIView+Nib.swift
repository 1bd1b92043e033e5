// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views: geometry, looks, what is in them, constraints (FACTS_UIKIT f.2).

import CoreGraphics
import Foundation
internal import MicaNib

extension UIView {
  func readView(_ item: NibItem) {
    readFrame(item)
    readLooks(item)
    readLayoutSettings(item)
    if let part = item.child(key: "accessibilityConfiguration") { readAccessibility(part, item) }
    registerGuides(item)
    item.loader.outerSizes.append(bounds.size)
    addParts(item)
    item.loader.outerSizes.removeLast()
    item.loader.addConstraints(to: self, item)
  }

  private func readFrame(_ item: NibItem) {
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

  private func readLooks(_ item: NibItem) {
    item.choice("contentMode", self, \.contentMode, of: NibCases.contentMode)
    item.set("alpha", self, \.alpha)
    item.set("hidden", self, \.isHidden)
    item.set("clipsSubviews", self, \.clipsToBounds)
    item.set("clipsToBounds", self, \.clipsToBounds)
    item.set("clearsContextBeforeDrawing", self, \.clearsContextBeforeDrawing)
    item.set("autoresizesSubviews", self, \.autoresizesSubviews)
    item.set("userInteractionEnabled", self, \.isUserInteractionEnabled)
    item.set("multipleTouchEnabled", self, \.isMultipleTouchEnabled)
    item.set("exclusiveTouch", self, \.isExclusiveTouch)
    item.set("tag", self, \.tag)
    item.set("restorationIdentifier", self, \.restorationIdentifier)
    if let color = item.color("backgroundColor") { backgroundColor = color }
    item.set("opaque", self, \.isOpaque)
    if let color = item.color("tintColor") { tintColor = color }
    item.choice(
      "semanticContentAttribute", self, \.semanticContentAttribute,
      of: [.unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft])
    item.choice(
      "overrideUserInterfaceStyle", self, \.overrideUserInterfaceStyle,
      named: ["light": .light, "dark": .dark, "unspecified": .unspecified])
    if let part = item.child(key: "contentStretch") {
      if item.loader.rect(part) != CGRect(x: 0, y: 0, width: 1, height: 1) {
        item.loader.note(part, "contentStretch")
      }
    }
    item.ignore("focusEffect", "interactionActivityTrackingBaseName", "toolTip")
  }

  private func readLayoutSettings(_ item: NibItem) {
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
    item.set("preservesSuperviewLayoutMargins", self, \.preservesSuperviewLayoutMargins)
    item.set("insetsLayoutMarginsFromSafeArea", self, \.insetsLayoutMarginsFromSafeArea)
    item.ignore("layoutMarginsFollowReadableWidth", "viewLayoutGuide")
    if let part = item.child(key: "layoutMargins") { layoutMargins = item.loader.insets(part) }
    if let part = item.child(key: "directionalLayoutMargins") {
      directionalLayoutMargins = item.loader.directionalInsets(part)
    }
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

extension UIImageView {
  func readImageView(_ item: NibItem) {
    item.set("image", self, \.image)
    item.set("highlightedImage", self, \.highlightedImage)
    item.set("highlighted", self, \.isHighlighted)
    if let part = item.child(key: "preferredSymbolConfiguration"), let shown = image {
      image = shown.applyingSymbolConfiguration(item.loader.symbolConfiguration(part)) ?? shown
    }
    item.ignore(
      "catalog", "adjustsImageSizeForAccessibilityContentSizeCategory",
      "insetsLayoutMarginsFromSafeArea")
  }
}

extension UIStackView {
  func readStackView(_ item: NibItem) {
    item.choice("axis", self, \.axis, of: [.horizontal, .vertical])
    item.choice(
      "distribution", self, \.distribution,
      of: [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
    item.choice(
      "alignment", self, \.alignment,
      named: [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
        "center": .center, "trailing": .trailing, "bottom": .bottom,
        "lastBaseline": .lastBaseline,
      ])
    item.set("spacing", self, \.spacing)
    if let kind = item["spacingType"] { if kind == "standard" { spacing = 8 } }
    item.set("baselineRelativeArrangement", self, \.isBaselineRelativeArrangement)
    item.set("layoutMarginsRelativeArrangement", self, \.isLayoutMarginsRelativeArrangement)
  }
}

extension UIScrollView {
  func readScrollView(_ item: NibItem) {
    item.set("scrollEnabled", self, \.isScrollEnabled)
    item.set("pagingEnabled", self, \.isPagingEnabled)
    item.set("directionalLockEnabled", self, \.isDirectionalLockEnabled)
    item.set("bounces", self, \.bounces)
    item.set("bouncesZoom", self, \.bouncesZoom)
    item.set("alwaysBounceVertical", self, \.alwaysBounceVertical)
    item.set("alwaysBounceHorizontal", self, \.alwaysBounceHorizontal)
    item.set("showsHorizontalScrollIndicator", self, \.showsHorizontalScrollIndicator)
    item.set("showsVerticalScrollIndicator", self, \.showsVerticalScrollIndicator)
    item.set("delaysContentTouches", self, \.delaysContentTouches)
    item.set("canCancelContentTouches", self, \.canCancelContentTouches)
    item.set("minimumZoomScale", self, \.minimumZoomScale)
    item.set("maximumZoomScale", self, \.maximumZoomScale)
    item.set("scrollsToTop", self, \.scrollsToTop)
    item.set("contentInset", self, \.contentInset)
    item.set("scrollIndicatorInsets", self, \.scrollIndicatorInsets)
    item.set("verticalScrollIndicatorInsets", self, \.verticalScrollIndicatorInsets)
    item.set("horizontalScrollIndicatorInsets", self, \.horizontalScrollIndicatorInsets)
    item.set(
      "automaticallyAdjustsScrollIndicatorInsets", self, \.automaticallyAdjustsScrollIndicatorInsets
    )
    if let size = item.size("contentSize") { contentSize = size }
    item.choice("indicatorStyle", self, \.indicatorStyle, of: [.default, .black, .white])
    item.choice(
      "keyboardDismissMode", self, \.keyboardDismissMode, of: [.none, .onDrag, .interactive])
    item.choice(
      "contentInsetAdjustmentBehavior", self, \.contentInsetAdjustmentBehavior,
      of: [.automatic, .scrollableAxes, .never, .always])
    item.ignore("interactionActivityTrackingBaseName")
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

extension UIWindow {
  func readWindow(_ item: NibItem) {
    item.ignore("visibleAtLaunch", "resizesToFullScreen")
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
