// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// SwiftUI's names of colours.

extension Color {
  /// The system's red.
  public static let red = Color(.system("red", .systemRed))
  /// The system's orange.
  public static let orange = Color(.system("orange", .systemOrange))
  /// The system's yellow.
  public static let yellow = Color(.system("yellow", .systemYellow))
  /// The system's green.
  public static let green = Color(.system("green", .systemGreen))
  /// The system's mint.
  public static let mint = Color(.system("mint", .systemMint))
  /// The system's teal.
  public static let teal = Color(.system("teal", .systemTeal))
  /// The system's cyan.
  public static let cyan = Color(.system("cyan", .systemCyan))
  /// The system's blue.
  public static let blue = Color(.system("blue", .systemBlue))
  /// The system's indigo.
  public static let indigo = Color(.system("indigo", .systemIndigo))
  /// The system's purple.
  public static let purple = Color(.system("purple", .systemPurple))
  /// The system's pink.
  public static let pink = Color(.system("pink", .systemPink))
  /// The system's brown.
  public static let brown = Color(.system("brown", .systemBrown))
  /// White.
  public static let white = Color(.system("white", UIColor(red: 1, green: 1, blue: 1, alpha: 1)))
  /// The system's gray.
  public static let gray = Color(.system("gray", .systemGray))
  /// Black.
  public static let black = Color(.system("black", UIColor(red: 0, green: 0, blue: 0, alpha: 1)))
  /// Nothing.
  public static let clear = Color(.system("clear", UIColor(red: 0, green: 0, blue: 0, alpha: 0)))
  /// The colour of text.
  public static let primary = Color(.system("primary", .label))
  /// The colour of text that is less important.
  public static let secondary = Color(.system("secondary", .secondaryLabel))
  /// The current tint, or the catalogue's AccentColor.
  public static var accentColor: Color { Color(.accent) }
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// The system's gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Nothing.
  public static var clear: Color { Color.clear }
  /// The current tint, or the catalogue's AccentColor.
  public static var accentColor: Color { Color.accentColor }
}
