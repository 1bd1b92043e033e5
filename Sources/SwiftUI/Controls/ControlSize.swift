// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Sizes of controls (FACTS_SWIFTUI h.18).

internal import MicaRaster

extension ButtonBorderShape {
  /// The radius of the corners of a button of a size.
  func radius(_ size: CGSize, _ controlSize: ControlSize) -> CGFloat {
    switch kind {
    case .capsule, .circle: return min(size.width, size.height) / 2
    case .roundedRectangle(let radius?): return radius
    case .roundedRectangle(nil), .automatic:
      return switch controlSize {
      case .mini, .small: 6
      case .regular: 8
      case .large, .extraLarge: 12
      }
    }
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of the border of buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

/// How often a button acts while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let kind: Int
  /// As the surroundings call for.
  public static let automatic = ButtonRepeatBehavior(kind: 0)
  /// Again and again.
  public static let enabled = ButtonRepeatBehavior(kind: 1)
  /// Once.
  public static let disabled = ButtonRepeatBehavior(kind: 2)
}

nonisolated extension View {
  /// Says what shape the border of the buttons in this view has.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }

  /// Says whether buttons act again and again while they are pressed. They act once here.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    Unsupported.note("buttonRepeatBehavior")
    return self
  }
}
