// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How symbols are shown: the environment's values.

/// How the layers of symbols are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case monochrome
    case multicolor
    case hierarchical
    case palette
  }

  let kind: Kind

  /// All in one colour.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In the symbol's own colours.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// In shades of one colour.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each layer in a level of the foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

/// Variants of symbols: filled, in a shape, crossed out.
public struct SymbolVariants: Hashable, Sendable {
  enum Shape: String, Hashable, Sendable {
    case circle
    case square
    case rectangle
  }

  var shape: Shape?
  var isFilled = false
  var isSlashed = false

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// In a square.
  public static let square = SymbolVariants(shape: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Crossed out.
  public static let slash = SymbolVariants(isSlashed: true)

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// This variant in a circle.
  public var circle: SymbolVariants { with { $0.shape = .circle } }
  /// This variant in a square.
  public var square: SymbolVariants { with { $0.shape = .square } }
  /// This variant in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  /// This variant, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// This variant, crossed out.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Whether this has all that another one has.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// This with what another one adds.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The name of a symbol's variant, such as "bell.slash.circle.fill" for "bell".
  func name(_ name: String) -> String {
    guard self != .none else { return name }
    var parts = name.split(separator: ".").map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    if let shape, let last = parts.last, Shape(rawValue: last) == nil || parts.count == 1 {
      parts.append(shape.rawValue)
    }
    if isSlashed, !parts.contains("slash") {
      let isInShape = parts.count > 1 && Shape(rawValue: parts[parts.count - 1]) != nil
      parts.insert("slash", at: isInShape ? parts.count - 1 : parts.count)
    }
    if isFilled || wasFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

private enum DynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}

extension EnvironmentValues {
  /// How large symbols are beside texts: medium by default.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// How the layers of symbols are coloured; nil leaves it to the symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The variants in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// How bright the brightest parts of pictures are; nil leaves it to the picture.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how large symbols within this view are beside texts.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Sets how the layers of symbols within this view are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Shows symbols within this view in a variant, too.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }

  /// Sets how bright the brightest parts of pictures within this view are.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}
