// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// From a font to UIKit's in an environment.

internal import MicaRaster

extension Font {
  /// UIKit's font under traits.
  func uiFont(_ traits: UITraitCollection) -> UIFont {
    var font = base(traits)
    for change in changes { font = change.apply(font) }
    return font
  }

  private func base(_ traits: UITraitCollection) -> UIFont {
    switch source {
    case .style(let style, let design, let weight):
      let font = UIFont.preferredFont(forTextStyle: style.uiKit, compatibleWith: traits)
      return font.with(design, weight)
    case .system(let size, let design, let weight):
      let size = size.isFinite && size > 0 ? size : 0.01
      return UIFont.systemFont(
        ofSize: size, weight: UIFont.Weight(rawValue: weight?.value ?? 0)
      ).with(design, nil)
    case .named(let name, let size, let style):
      var points = size.isFinite && size > 0 ? size : 0.01
      if let style {
        points = UIFontMetrics(forTextStyle: style.uiKit).scaledValue(
          for: points, compatibleWith: traits)
      }
      if let font = UIFont(name: name, size: points) { return font }
      Unsupported.note("The font '\(name)' isn't there. The system's is used.")
      return .systemFont(ofSize: points)
    case .uiFont(let font): return font
    }
  }
}

extension Font.Change {
  func apply(_ font: UIFont) -> UIFont {
    let descriptor = font.fontDescriptor
    switch self {
    case .weight(let weight): return font.with(nil, weight)
    case .width(let width):
      if width.value != 0 {
        Unsupported.note("Font.width has no effect: the fonts have one width.")
      }
      return font
    case .leading(let leading):
      switch leading {
      case .standard: return font
      case .tight: return font.withSymbolic(.traitTightLeading)
      case .loose: return font.withSymbolic(.traitLooseLeading)
      }
    case .italic: return font.withSymbolic(.traitItalic)
    case .monospaced: return font.with(.monospaced, nil)
    case .monospacedDigit:
      let features: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
      return UIFont(
        descriptor: descriptor.addingAttributes([.featureSettings: features]), size: font.pointSize)
    case .smallCaps, .lowercaseSmallCaps, .uppercaseSmallCaps:
      Unsupported.note("Font.smallCaps()")
      return font
    case .scale(let factor):
      guard factor.isFinite, factor > 0 else { return font }
      return font.withSize(font.pointSize * factor)
    }
  }
}

extension UIFont {
  /// The font in another design or weight.
  func with(_ design: Font.Design?, _ weight: Font.Weight?) -> UIFont {
    var font = self
    if let weight { font = font.withTraits([.weight: UIFont.Weight(rawValue: weight.value)]) }
    if let design, design != .default,
      let descriptor = font.fontDescriptor.withDesign(design.uiKit)
    {
      font = UIFont(descriptor: descriptor, size: pointSize)
    }
    return font
  }

  func withTraits(_ traits: [UIFontDescriptor.TraitKey: Any]) -> UIFont {
    UIFont(
      descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize)
  }

  func withSymbolic(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    let all = fontDescriptor.symbolicTraits.union(traits)
    guard let descriptor = fontDescriptor.withSymbolicTraits(all) else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
