// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Lengths that grow with text (FACTS_SWIFTUI i.13).

/// A number that is scaled with the size of text that the user prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?

  /// A number at the default size of text, scaled as text of a style is.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    (base, style) = (wrappedValue, textStyle)
  }

  /// A number at the default size of text, scaled as body text is.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The scaled number.
  public var wrappedValue: Value { scaled ?? base }

  /// Scales the number by the environment's size of text.
  @MainActor
  public mutating func _bind(_ slot: inout AnyObject?, _ context: _PropertyContext) {
    let size = context.environment.read(\.dynamicTypeSize)
    let traits = UITraitCollection(preferredContentSizeCategory: size.category)
    let metrics = UIFontMetrics(forTextStyle: style.uiKit)
    scaled = Value(metrics.scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
