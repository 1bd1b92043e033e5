// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The appearance that UIKit's traits have a share in.

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark

  /// The scheme of a style of UIKit's; nil where that is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// The style of a scheme; unspecified for none.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

/// How strong the contrast is.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual.
  case standard
  /// Stronger.
  case increased
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Much.
  case regular

  /// The class of UIKit's; nil where that is unspecified.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: return nil
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// UIKit's class; unspecified for none.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

/// How heavy text is to be.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual.
  case regular
  /// Bold.
  case bold
}

extension EnvironmentValues {
  /// Light or dark. Setting it changes the colours of what the view holds, and not those around.
  public var colorScheme: ColorScheme {
    get { hostTraits.userInterfaceStyle == .dark ? .dark : .light }
    set { changeTraits { $0.userInterfaceStyle = UIUserInterfaceStyle(newValue) } }
  }

  /// How strong the contrast is.
  public var colorSchemeContrast: ColorSchemeContrast {
    hostTraits.accessibilityContrast == .high ? .increased : .standard
  }

  /// How strong the contrast is, to be set in tests and previews.
  public var _colorSchemeContrast: ColorSchemeContrast {
    get { colorSchemeContrast }
    set { changeTraits { $0.accessibilityContrast = newValue == .increased ? .high : .normal } }
  }

  /// How many pixels there are to a point.
  public var displayScale: CGFloat {
    get { hostTraits.displayScale > 0 ? hostTraits.displayScale : 1 }
    set { changeTraits { $0.displayScale = newValue } }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How much room there is from left to right; nil where that isn't known.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(hostTraits.horizontalSizeClass) }
    set { changeTraits { $0.horizontalSizeClass = UIUserInterfaceSizeClass(newValue) } }
  }

  /// How much room there is from top to bottom; nil where that isn't known.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { UserInterfaceSizeClass(hostTraits.verticalSizeClass) }
    set { changeTraits { $0.verticalSizeClass = UIUserInterfaceSizeClass(newValue) } }
  }

  /// How heavy text is to be; nil where that isn't known.
  public var legibilityWeight: LegibilityWeight? {
    get {
      switch hostTraits.legibilityWeight {
      case .bold: .bold
      case .regular: .regular
      default: nil
      }
    }
    set {
      changeTraits {
        switch newValue {
        case .bold: $0.legibilityWeight = .bold
        case .regular: $0.legibilityWeight = .regular
        case nil: $0.legibilityWeight = .unspecified
        }
      }
    }
  }
}

// MARK: Size of text

/// How large the user wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest size outside of accessibility.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The fifth accessibility size.
  case accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size of a category of UIKit's; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }

  /// UIKit's category.
  var category: UIContentSizeCategory {
    Self.categories[Self.allCases.firstIndex(of: self) ?? 3]
  }
}

extension UIContentSizeCategory {
  /// UIKit's category of a size; unspecified for none.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize?.category ?? .unspecified
  }

  /// UIKit's category of a size.
  public init(_ sizeCategory: ContentSizeCategory?) {
    self = sizeCategory.map { DynamicTypeSize($0).category } ?? .unspecified
  }
}

/// How large the user wants text to be, by the older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  /// The smallest.
  case extraSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest size outside of accessibility.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The fifth accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The category of UIKit's; nil for an unspecified one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

extension DynamicTypeSize {
  /// The size of a category by its older name.
  init(_ category: ContentSizeCategory) {
    self = Self.allCases[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
  }
}

extension EnvironmentValues {
  /// How large the user wants text to be.
  public var dynamicTypeSize: DynamicTypeSize {
    get { DynamicTypeSize(hostTraits.preferredContentSizeCategory) ?? .large }
    set { changeTraits { $0.preferredContentSizeCategory = newValue.category } }
  }

  /// How large the user wants text to be, by the older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) }
  }
}

nonisolated extension View {
  /// Sets the size of text in this view.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the size of text in this view.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }

  /// Sets the appearance of this view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the appearance of the screen or the sheet that shows this view; nil for that of the device.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(scheme: colorScheme))
  }
}

/// The appearance that a view asks for.
public enum PreferredColorSchemeKey: PreferenceKey {
  /// The type of the value.
  public typealias Value = ColorScheme?
  /// The first view that asks for one counts.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// An appearance that a view asks for: its own part has it, and whoever hosts it takes it from the preference.
public struct _PreferredColorSchemeModifier: Equatable, Sendable {
  let scheme: ColorScheme?
}

extension _PreferredColorSchemeModifier: ViewModifier {
  /// The view with the appearance.
  @ViewBuilder public func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { if let scheme { $0.colorScheme = scheme } }
      .preference(key: PreferredColorSchemeKey.self, value: scheme)
  }
}
