// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The size of text that the user has chosen.

/// The size of text that the user has chosen.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Below the standard.
  case medium
  /// The standard.
  case large
  /// Above the standard.
  case xLarge
  /// Large.
  case xxLarge
  /// The largest but for accessibility's.
  case xxxLarge
  /// The first of accessibility's.
  case accessibility1
  /// The second of accessibility's.
  case accessibility2
  /// The third of accessibility's.
  case accessibility3
  /// The fourth of accessibility's.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is one of accessibility's.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Whether the first is smaller.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// UIKit's category; nil for none of a size.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self.init(rawValue: index)
  }

  /// UIKit's category.
  var uiKit: UIContentSizeCategory { Self.categories[rawValue] }
}

/// The older name of sizes.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// Below the standard.
  case medium
  /// The standard.
  case large
  /// Above the standard.
  case extraLarge
  /// Large.
  case extraExtraLarge
  /// The largest but for accessibility's.
  case extraExtraExtraLarge
  /// The first of accessibility's.
  case accessibilityMedium
  /// The second of accessibility's.
  case accessibilityLarge
  /// The third of accessibility's.
  case accessibilityExtraLarge
  /// The fourth of accessibility's.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of accessibility's.
  public var isAccessibilityCategory: Bool { rawValue >= Self.accessibilityMedium.rawValue }
}

extension ContentSizeCategory: Comparable {
  /// Whether the first is smaller.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension EnvironmentValues {
  /// The size of text that the user, or a view around, has chosen.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(hostTraits.preferredContentSizeCategory) ?? .large }
    set { changeTraits { $0.preferredContentSizeCategory = newValue.uiKit } }
  }

  /// The size of text under its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }
}

nonisolated extension View {
  /// The size of text in this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of text in this view.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      size = min(max(size, least), most)
    }
  }
}
