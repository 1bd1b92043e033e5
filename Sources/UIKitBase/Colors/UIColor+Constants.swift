// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The fixed colours that UIKit names. Greys are in grey space, the others in sRGB, as on iOS.

import CoreGraphics

/// One instance of each named colour.
private enum Named {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension UIColor {
  /// Grey 0, opaque.
  public class var black: UIColor { Named.black }
  /// Grey ⅓, opaque.
  public class var darkGray: UIColor { Named.darkGray }
  /// Grey ½, opaque.
  public class var gray: UIColor { Named.gray }
  /// Grey ⅔, opaque.
  public class var lightGray: UIColor { Named.lightGray }
  /// Grey 1, opaque.
  public class var white: UIColor { Named.white }
  /// Grey 0, alpha 0.
  public class var clear: UIColor { Named.clear }
  /// sRGB (1, 0, 0), opaque.
  public class var red: UIColor { Named.red }
  /// sRGB (0, 1, 0), opaque.
  public class var green: UIColor { Named.green }
  /// sRGB (0, 0, 1), opaque.
  public class var blue: UIColor { Named.blue }
  /// sRGB (0, 1, 1), opaque.
  public class var cyan: UIColor { Named.cyan }
  /// sRGB (1, 1, 0), opaque.
  public class var yellow: UIColor { Named.yellow }
  /// sRGB (1, 0, 1), opaque.
  public class var magenta: UIColor { Named.magenta }
  /// sRGB (1, 0.5, 0), opaque.
  public class var orange: UIColor { Named.orange }
  /// sRGB (0.5, 0, 0.5), opaque.
  public class var purple: UIColor { Named.purple }
  /// sRGB (0.6, 0.4, 0.2), opaque.
  public class var brown: UIColor { Named.brown }
}
