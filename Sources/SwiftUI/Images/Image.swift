// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures (FACTS_SWIFTUI g).

public import Foundation

/// A picture: of a catalogue, a symbol, or one that the program made.
public struct Image: Equatable, @unchecked Sendable {
  /// Where the picture comes from.
  enum Source: Equatable {
    case named(String, Bundle?)
    case resource(ImageResource)
    case symbol(String, value: Double?)
    case uiImage(UIImage)
    case drawn(DrawnImage)
  }

  /// How the picture is shown, as far as it was said of the picture itself.
  struct Attributes: Equatable {
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    var symbolRenderingMode: SymbolRenderingMode?
    /// Whether assistive technologies pass it over.
    var isDecorative = false
    /// What assistive technologies read.
    var label: Text?
  }

  /// How a picture takes the size that it is offered.
  struct Resizing: Equatable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  var attributes = Attributes()

  init(_ source: Source, isDecorative: Bool = false) {
    self.source = source
    attributes.isDecorative = isDecorative
  }

  /// The picture of a name in a bundle's catalogue, nil standing for the program's own.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// The picture of a name in a bundle's catalogue, with a text for assistive technologies.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle))
    attributes.label = label
  }

  /// The picture of a name in a bundle's catalogue, with a value for symbols, which changes nothing here.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
  }

  /// The picture of a name in a bundle's catalogue, with a value for symbols, which changes nothing here.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }

  /// A picture that assistive technologies pass over, by its name in a bundle's catalogue.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), isDecorative: true)
  }

  /// A picture that assistive technologies pass over, by its name in a bundle's catalogue, with a value for symbols.
  public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), isDecorative: true)
  }

  /// A picture of a catalogue by its constant.
  public init(_ resource: ImageResource) { self.init(.resource(resource)) }

  /// A symbol, which is as large as texts in the font of the environment.
  public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

  /// A symbol with a value from 0 to 1, which changes nothing here.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, value: variableValue))
  }

  /// A picture of UIKit's.
  public init(uiImage: UIImage) { self.init(.uiImage(uiImage)) }

  /// Pixels, `scale` of them a point, with a text for assistive technologies.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)))
    attributes.label = label
  }

  /// A picture of a size in points, which a closure draws when it is shown.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawn(
        DrawnImage(size: size, isOpaque: opaque) { graphics, environment, scale in
          var context = GraphicsContext(
            GraphicsDestination(graphics, size: size, environment: environment, scale: scale))
          graphics.drawUIKit { renderer(&context) }
        }))
    attributes.label = label
  }

  /// Pixels that assistive technologies pass over, `scale` of them a point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(
      .uiImage(UIImage(cgImage: cgImage, scale: scale, orientation: orientation.uiKit)),
      isDecorative: true)
  }
}

extension Image {
  /// How a picture fills more space than its own.
  public enum ResizingMode: Hashable, Sendable {
    /// By copies of it.
    case tile
    /// By stretching it.
    case stretch
  }

  /// Whether a picture is shown by its colours or by its shape.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// By its shape, in the foreground style.
    case template
    /// By its colours.
    case original
  }

  /// How pixels are read where they are shown larger.
  public enum Interpolation: Hashable, Sendable {
    /// Each pixel is a square.
    case none
    /// A low quality.
    case low
    /// A medium quality.
    case medium
    /// A high quality.
    case high
  }

  /// How large symbols are beside texts.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// Small.
    case small
    /// A little higher than a capital letter.
    case medium
    /// Large.
    case large

    /// UIKit's.
    var uiKit: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// Which way up a picture's pixels are.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// The first row is the top one.
    case up = 0
    /// Left and right are swapped.
    case upMirrored = 1
    /// Turned by 180 degrees.
    case down = 2
    /// Left and right are swapped, then it is turned by 180 degrees.
    case downMirrored = 3
    /// Left and right are swapped, then it is turned by 90 degrees anticlockwise.
    case leftMirrored = 4
    /// Turned by 90 degrees clockwise.
    case right = 5
    /// Left and right are swapped, then it is turned by 90 degrees clockwise.
    case rightMirrored = 6
    /// Turned by 90 degrees anticlockwise.
    case left = 7

    /// UIKit's.
    var uiKit: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
    }
  }

  /// How bright the brightest parts of pictures are. Screens here have the standard range.
  public struct DynamicRange: Hashable, Sendable {
    private let rank: Int
    /// The standard range.
    public static let standard = DynamicRange(rank: 0)
    /// A limited high range.
    public static let constrainedHigh = DynamicRange(rank: 1)
    /// The high range.
    public static let high = DynamicRange(rank: 2)
  }
}

extension Image {
  private func changed(_ change: (inout Attributes) -> Void) -> Image {
    var image = self
    change(&image.attributes)
    return image
  }

  /// Has the picture take the size that it is offered. Insets in points stay as they are; by default there are none, and the
  /// picture is stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) } }

  /// Whether the picture is shown by its colours or by its shape; nil leaves it to the picture.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// How pixels are read where they are shown larger.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// Whether the picture's edges are smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changed { $0.isAntialiased = isAntialiased }
  }

  /// How a symbol's layers are coloured; nil leaves it to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.symbolRenderingMode = mode }
  }

  /// How bright the brightest parts are. Screens here have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
