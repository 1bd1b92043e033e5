// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours.

/// A colour, which may be another one in other surroundings.
public struct Color: Hashable, @unchecked Sendable, CustomStringConvertible {
  let provider: ColorProvider

  init(_ provider: ColorProvider) { self.provider = provider }

  /// Its provider's name.
  public var description: String { "\(provider)" }

  /// What a colour is found by.
  indirect enum ColorProvider: Hashable {
    case uiColor(UIColor)
    case opacity(ColorProvider, Double)

    /// The colour in an environment.
    func resolve(_ environment: EnvironmentValues) -> UIColor {
      switch self {
      case .uiColor(let color): color.resolvedColor(with: environment.hostTraits)
      case .opacity(let base, let opacity):
        base.resolve(environment).multiplyingAlpha(by: opacity)
      }
    }
  }

  /// A UIKit colour.
  public init(uiColor: UIColor) { self.init(.uiColor(uiColor)) }

  /// A colour by its parts in sRGB, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// This colour with its opacity multiplied, 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(provider, opacity)) }

  /// Red.
  public static let red = Color(uiColor: .systemRed)
  /// Blue.
  public static let blue = Color(uiColor: .systemBlue)
  /// Green.
  public static let green = Color(uiColor: .systemGreen)
  /// Nothing.
  public static let clear = Color(uiColor: .clear)
}

extension UIColor {
  /// The colour with its alpha multiplied.
  func multiplyingAlpha(by factor: Double) -> UIColor {
    withAlphaComponent(cgColor.alpha * max(0, min(1, factor)))
  }
}

extension Color: DisplayedView {
  func makeDisplay(_ inputs: _ViewInputs) -> ColorDisplay { ColorDisplay(self, inputs) }

  func updateDisplay(_ display: ColorDisplay, from old: Color) {
    display.color = self
    display.setNeedsRender()
  }
}

final class ColorDisplay: LeafDisplay {
  var color: Color

  init(_ color: Color, _ inputs: _ViewInputs) {
    self.color = color
    super.init(inputs)
  }

  override func environmentDidChange(from old: EnvironmentValues) { setNeedsRender() }

  override func updateLayer(_ frame: CGRect, _ context: RenderContext) {
    layer.backgroundColor = color.provider.resolve(environment).cgColor
  }
}
