// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures by the names of the system's symbols. They are drawn by ourselves: other outlines than
// Apple's, under Apple's names (FACTS_UIKIT d.19).

public import CoreGraphics
public import Foundation

extension UIImage {
  /// A symbol's picture at the system's size; nil for names that Mica has no drawing of, which are
  /// noted.
  ///
  /// Partly: the shapes are Mica's own or those of open icon fonts. `Docs/symbols.tsv` lists the 800 names that public
  /// code uses most, which all have one.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol's picture by a configuration.
  ///
  /// Partly: the shapes are Mica's own or those of open icon fonts. `Docs/symbols.tsv` lists the 800 names that public
  /// code uses most, which all have one.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let own = configuration as? SymbolConfiguration ?? SymbolConfiguration()
    guard let made = SymbolImage.make(name, own) else { return nil }
    self.init(pixels: made.cgImage, traits: made.traits)
  }

  /// A symbol's picture for some traits.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  /// A symbol's picture with a value, which changes nothing here.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) { self.init(systemName: name, withConfiguration: configuration) }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { traits.symbol != nil }

  /// How the symbol is drawn; nil for other pictures.
  public var symbolConfiguration: SymbolConfiguration? {
    (traits.symbol as? SymbolSource)?.configuration
  }

  /// How the picture was made; nil for pictures without a configuration.
  public var configuration: Configuration? { symbolConfiguration }

  /// The symbol drawn by another configuration; other pictures stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified) ?? self
  }

  /// The symbol drawn by what a configuration adds to its own; nil for other pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let source = traits.symbol as? SymbolSource else { return nil }
    return SymbolImage.make(source.name, source.configuration.merged(with: configuration))
  }

  /// A picture in the traits of which the symbol is kept.
  func withSymbol(_ source: SymbolSource) -> UIImage {
    var traits = traits
    traits.symbol = source
    return UIImage(pixels: cgImage, traits: traits)
  }
}

extension UIImage {
  /// How large a symbol is beside a text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The system's: medium.
    case `default` = -1
    /// Left open.
    case unspecified = 0
    /// Small.
    case small = 1
    /// As high as a capital letter, and a little more.
    case medium = 2
    /// Large.
    case large = 3
  }

  /// How thick a symbol's lines are.
  public enum SymbolWeight: Int, Sendable {
    /// Left open: regular.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin
    /// Light.
    case light
    /// As in most texts.
    case regular
    /// Medium.
    case medium
    /// Semibold.
    case semibold
    /// Bold.
    case bold
    /// Heavy.
    case heavy
    /// The thickest.
    case black

    /// The weight of fonts that goes with it.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How a picture is made.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that the picture is for; nil, the default, for the program's.
    public private(set) final var traitCollection: UITraitCollection?

    /// A configuration that leaves everything open.
    public override init() {}

    /// A configuration for traits.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init()
      self.traitCollection = traitCollection
    }

    /// This configuration with what another one says.
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var pointSize: CGFloat?
    private var textStyle: UIFont.TextStyle?
    private(set) var weight = SymbolWeight.unspecified
    private(set) var scale = SymbolScale.unspecified
    private(set) var colors: [UIColor] = []
    private var mode = SymbolInks.Mode.unspecified

    /// Leaves everything open.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }

    /// Leaves everything open.
    public override init() {}

    /// As large as a text of that size.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }
    /// As large as a text of that size, with lines of a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }
    /// As large as a text of that size, with lines of a weight, at a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }
    /// With lines of a weight.
    public init(weight: SymbolWeight) { self.weight = weight }
    /// At a scale.
    public init(scale: SymbolScale) { self.scale = scale }
    /// As large as a text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    /// As large as a text of a style, at a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.textStyle = textStyle
      self.scale = scale
    }
    /// As large as a text in a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// As large as a text in a font, at a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }
    /// In shades of a colour: the sign in full, the shape around it or behind it paler.
    ///
    /// Partly: only names that are made of others have layers; all of another symbol is in the first one.
    public init(hierarchicalColor: UIColor) {
      colors = [hierarchicalColor]
      mode = .hierarchical
    }
    /// Each layer in a colour; layers without one of their own have the last.
    ///
    /// Partly: only names that are made of others have layers; all of another symbol is in the first one.
    public init(paletteColors: [UIColor]) {
      colors = paletteColors
      mode = .palette
    }
    /// In the symbol's own colours, which Mica's drawings don't have.
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    /// In one colour.
    public class func preferringMonochrome() -> SymbolConfiguration {
      let result = SymbolConfiguration()
      result.mode = .monochrome
      return result
    }
    /// In shades of the tint.
    public class func preferringHierarchical() -> SymbolConfiguration {
      let result = SymbolConfiguration()
      result.mode = .hierarchical
      return result
    }

    /// This configuration with what another one says.
    public override func applying(_ otherConfiguration: Configuration?) -> Self {
      merged(with: otherConfiguration as? SymbolConfiguration) as? Self ?? self
    }

    package func merged(with other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      let result = SymbolConfiguration()
      let isSized = other.pointSize != nil || other.textStyle != nil
      result.pointSize = isSized ? other.pointSize : pointSize
      result.textStyle = isSized ? other.textStyle : textStyle
      result.weight = other.weight == .unspecified ? weight : other.weight
      result.scale = other.scale == .unspecified ? scale : other.scale
      result.colors = other.colors.isEmpty ? colors : other.colors
      result.mode = other.mode == .unspecified ? mode : other.mode
      return result
    }

    /// What the symbol's layers are drawn in.
    var inks: SymbolInks { SymbolInks(mode: mode, colors: colors) }

    /// The size in points; 17 where it is left open.
    var resolvedPointSize: CGFloat {
      if let pointSize { return pointSize.isFinite ? pointSize : 17 }
      guard let textStyle else { return 17 }
      return UIFont.preferredFont(forTextStyle: textStyle).pointSize
    }
  }
}
