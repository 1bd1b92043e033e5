// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Types that provide previews, and the modifiers that say how a preview is shown.

internal import MicaRaster

/// A type that provides previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views, each of which is a preview.
  @ViewBuilder static var previews: Previews { get }
  /// The platform; nil for the tool's own.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Nil.
  public static var platform: PreviewPlatform? { nil }
}

/// Platforms that previews are for.
public enum PreviewPlatform: Sendable {
  /// iPhones and iPads.
  case iOS
  /// Macs.
  case macOS
  /// Televisions.
  case tvOS
  /// Watches.
  case watchOS
}

/// The size of a preview's container.
public struct PreviewLayout: Sendable {
  let layout: _PreviewLayout
  /// As large as the device.
  public static let device = PreviewLayout(layout: .device)
  /// As large as the view.
  public static let sizeThatFits = PreviewLayout(layout: .sizeThatFits)
  /// A size in points.
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout {
    PreviewLayout(layout: .fixed(width: width, height: height))
  }
}

/// A device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name, such as `iPhone 15`.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a preview's device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// A name of the orientation.
  public let id: String
  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// On its left side.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// On its right side.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
  /// All four.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What a preview is shown in, such as a widget.
public protocol PreviewContext {
  /// A value by its key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of what a preview is shown in.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

enum PreviewNameTrait: _TraitKey {
  static var defaultValue: String? { nil }
}

enum PreviewLayoutTrait: _TraitKey {
  static var defaultValue: PreviewLayout { .device }
}

enum PreviewDeviceTrait: _TraitKey {
  static var defaultValue: PreviewDevice? { nil }
}

enum PreviewOrientationTrait: _TraitKey {
  static var defaultValue: InterfaceOrientation? { nil }
}

nonisolated extension View {
  /// The device of a preview; nil for the tool's own.
  public func previewDevice(_ value: PreviewDevice?) -> some View {
    trait(PreviewDeviceTrait.self, value)
  }

  /// The size of a preview's container.
  public func previewLayout(_ value: PreviewLayout) -> some View {
    trait(PreviewLayoutTrait.self, value)
  }

  /// A preview's name; nil for none.
  public func previewDisplayName(_ value: String?) -> some View {
    trait(PreviewNameTrait.self, value)
  }

  /// How a preview's device is held.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    trait(PreviewOrientationTrait.self, value)
  }

  /// What a preview is shown in. Mica shows the view alone.
  public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    Unsupported.note("previewContext")
    return self
  }
}
