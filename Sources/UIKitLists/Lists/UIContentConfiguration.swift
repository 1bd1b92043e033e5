// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What cells, headers and other views may show, as a value; and the views that show it.

public import Foundation

/// A value that says what a view shows, and makes the view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows this.
  func makeContentView() -> any UIView & UIContentView

  /// This as it is to look in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and other ones that it is given later.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration in place of the one that it has; where the type is
  /// the same unless said otherwise.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the type of the one that is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIConfigurationColorTransformer {
  /// Shades of grey of the same lightness (BT.709's weights: our choice).
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
      return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }
  }

  /// The colour itself.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }

  /// Grey in place of any tint.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { _ in .secondaryLabel }
  }
}
