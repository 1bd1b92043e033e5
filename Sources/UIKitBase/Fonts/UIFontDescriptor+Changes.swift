// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How descriptors are read and made from others.

import CoreText
import Foundation

extension UIFontDescriptor {
  /// Core Text's attributes: UIKit's names and numbers become strings and plain numbers.
  static func plain(_ attributes: [AttributeName: Any]) -> [String: Any] {
    var plain: [String: Any] = [:]
    for (key, value) in attributes {
      plain[key.rawValue] =
        switch value {
        case let traits as [TraitKey: Any]:
          Dictionary(uniqueKeysWithValues: traits.map { ($0.key.rawValue, Self.number($0.value)) })
        case let settings as [[FeatureKey: Any]]:
          settings.map { Dictionary($0.map { ($0.key.rawValue, $0.value) }) { $1 } }
        case let style as UIFont.TextStyle: style.rawValue
        default: value
        }
    }
    return plain
  }

  private static func number(_ value: Any) -> Any {
    switch value {
    case let weight as UIFont.Weight: weight.rawValue
    case let width as UIFont.Width: width.rawValue
    case let traits as SymbolicTraits: traits.rawValue
    default: value
    }
  }

  var namedAttributes: [AttributeName: Any] {
    var named: [AttributeName: Any] = [:]
    for (key, value) in attributes {
      if key == AttributeName.traits.rawValue, let traits = value as? [String: Any] {
        named[.traits] = Dictionary(traits.map { (TraitKey(rawValue: $0.key), $0.value) }) { $1 }
      } else if key == AttributeName.textStyle.rawValue, let style = value as? String {
        named[.textStyle] = UIFont.TextStyle(rawValue: style)
      } else {
        named[AttributeName(rawValue: key)] = value
      }
    }
    return named
  }

  /// A descriptor of the system's font.
  static func system(
    _ request: SystemFont.Request, size: CGFloat, style: UIFont.TextStyle? = nil,
    attributes: [String: Any] = [:]
  ) -> UIFontDescriptor {
    var attributes = attributes
    attributes[AttributeName.size.rawValue] = size
    attributes[AttributeName.name.rawValue] = SystemFont.postScriptName(of: request)
    attributes[AttributeName.traits.rawValue] = [
      TraitKey.weight.rawValue: request.weight, TraitKey.width.rawValue: request.width,
    ]
    if let style { attributes[AttributeName.textStyle.rawValue] = style.rawValue }
    return UIFontDescriptor(attributes: attributes, system: request, textStyle: style)
  }

  static func preferred(_ style: UIFont.TextStyle, _ traits: UITraitCollection) -> UIFontDescriptor
  {
    let sizes = TextStyleSizes.of(style)
    return system(
      SystemFont.Request(weight: sizes.weight.rawValue),
      size: sizes.size(at: traits.preferredContentSizeCategory), style: style)
  }

  func adding(_ changes: [AttributeName: Any]) -> UIFontDescriptor {
    let changes = Self.plain(changes)
    let merged = attributes.merging(changes) { $1 }
    guard var system,
      changes[AttributeName.name.rawValue] == nil, changes[AttributeName.family.rawValue] == nil
    else {
      let name = merged[AttributeName.name.rawValue] ?? merged[AttributeName.family.rawValue]
      return UIFontDescriptor(
        attributes: merged, system: (name as? String).flatMap(SystemFont.request(named:)))
    }
    let asked = UIFontDescriptor(attributes: changes, system: nil).request
    if let weight = asked.weight { system.weight = weight }
    if let width = asked.width { system.width = width }
    if let traits = asked.symbolicTraits {
      system = traited(system, SymbolicTraits(rawValue: traits))
    }
    return .system(system, size: asked.size ?? pointSize, style: textStyle, attributes: merged)
  }

  func facing(_ face: String) -> UIFontDescriptor {
    if let system {
      let name = ".SFUI-" + face.filter { $0 != " " }
      guard var found = SystemFont.request(named: name) else { return self }
      found.design = system.design
      return .system(found, size: pointSize, style: textStyle, attributes: attributes)
    }
    let family = UIFont(descriptor: self, size: 0).familyName
    var changed = attributes
    changed[AttributeName.name.rawValue] = nil
    changed[AttributeName.family.rawValue] = family
    changed[AttributeName.face.rawValue] = face
    return UIFontDescriptor(attributes: changed, system: nil)
  }

  func inFamily(_ family: String) -> UIFontDescriptor {
    var changed = attributes
    changed[AttributeName.name.rawValue] = nil
    changed[AttributeName.face.rawValue] = nil
    changed[AttributeName.family.rawValue] = family
    return UIFontDescriptor(attributes: changed, system: SystemFont.request(named: family))
  }

  func withTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    if let system {
      return .system(
        traited(system, traits), size: pointSize, style: textStyle, attributes: attributes)
    }
    let font = UIFont(descriptor: self, size: pointSize)
    let kept: SymbolicTraits = [.traitItalic, .traitBold, .traitMonoSpace]
    guard let copy = font.withTraits(CTFontSymbolicTraits(rawValue: traits.rawValue)) else {
      return nil
    }
    let descriptor = copy.fontDescriptor
    return descriptor.symbolicTraits.intersection(kept) == traits.intersection(kept)
      ? descriptor : nil
  }

  /// The system's font with exactly these traits. Bold is semibold in a text style, as on iOS.
  private func traited(
    _ system: SystemFont.Request, _ traits: SymbolicTraits
  ) -> SystemFont.Request {
    var changed = system
    changed.isItalic = traits.contains(.traitItalic)
    let isBold = system.weight >= UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold), !isBold {
      changed.weight = (textStyle == nil ? UIFont.Weight.bold : .semibold).rawValue
    } else if !traits.contains(.traitBold), isBold {
      changed.weight = 0
    }
    if traits.contains(.traitMonoSpace) { changed.design = .monospaced }
    changed.width =
      traits.contains(.traitCondensed) ? -0.2 : traits.contains(.traitExpanded) ? 0.2 : 0
    return changed
  }

  func designed(_ design: SystemDesign) -> UIFontDescriptor? {
    guard var system else { return nil }
    switch design {
    case .rounded: system.design = .rounded
    case .serif: system.design = .serif
    case .monospaced: system.design = .monospaced
    default: system.design = .standard
    }
    return .system(system, size: pointSize, style: textStyle, attributes: attributes)
  }

  var resolvedTraits: SymbolicTraits {
    if let system {
      var traits: SymbolicTraits = [.traitUIOptimized]
      if system.isItalic { traits.insert(.traitItalic) }
      if system.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
      if system.design == .monospaced { traits.insert(.traitMonoSpace) }
      if system.width < 0 { traits.insert(.traitCondensed) }
      if system.width > 0 { traits.insert(.traitExpanded) }
      return traits
    }
    let font = UIFont(descriptor: self, size: 0)
    return SymbolicTraits(rawValue: CTFontGetSymbolicTraits(font).rawValue)
  }
}
