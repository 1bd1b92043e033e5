// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How a presented view wants to be presented.

internal import MicaRaster

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large, fraction(CGFloat), height(CGFloat), custom(String)
  }
  private let kind: Kind

  /// Half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// The whole screen.
  public static let large = PresentationDetent(kind: .large)
  /// A part of the screen's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
  /// A height of the program's own; half of the screen.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom("\(type)"))
  }

  /// What a height of the program's own is worked out from.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The most that the sheet can be high, in points.
    public let maxDetentValue: CGFloat
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  @MainActor var uiKit: UISheetPresentationController.Detent {
    switch kind {
    case .medium: return .medium()
    case .large: return .large()
    case .fraction(let part):
      return .custom(identifier: identifier) { $0.maximumDetentValue * part }
    case .height(let height): return .custom(identifier: identifier) { _ in height }
    case .custom: return .custom(identifier: identifier) { $0.maximumDetentValue / 2 }
    }
  }

  @MainActor var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let part): .init("fraction \(part)")
    case .height(let height): .init("height \(height)")
    case .custom(let name): .init(name)
    }
  }
}

/// A height of the program's own.
public protocol CustomPresentationDetent {
  /// The height in points; nil to leave it out.
  static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// What a presented view lets through.
public struct PresentationBackgroundInteraction: Sendable {
  /// As the platform chooses.
  public static let automatic = PresentationBackgroundInteraction()
  /// Touches behind the sheet count.
  public static let enabled = PresentationBackgroundInteraction()
  /// Touches behind the sheet don't count.
  public static let disabled = PresentationBackgroundInteraction()
  /// Touches behind the sheet count up to a height.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction() }
}

/// How a presentation adapts to little room.
public struct PresentationAdaptation: Sendable {
  /// As the platform chooses.
  public static let automatic = PresentationAdaptation()
  /// Not at all.
  public static let none = PresentationAdaptation()
  /// To a popover.
  public static let popover = PresentationAdaptation()
  /// To a sheet.
  public static let sheet = PresentationAdaptation()
  /// To a cover of the whole screen.
  public static let fullScreenCover = PresentationAdaptation()
}

/// What a drag in a sheet's content does.
public struct PresentationContentInteraction: Sendable {
  /// As the platform chooses.
  public static let automatic = PresentationContentInteraction()
  /// It resizes the sheet.
  public static let resizes = PresentationContentInteraction()
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction()
}

nonisolated extension View {
  private func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
    transformPreference(PresentationSettingsKey.self, change)
  }

  /// The heights at which the sheet rests.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = Array(detents) }
  }

  /// The heights at which the sheet rests, and where it does now.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = Array(detents)
      $0.selectedDetent = selection
    }
  }

  /// Whether the sheet has something to drag it by.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.indicator = visibility }
  }

  /// The radius of the sheet's corners, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// The style behind the presented view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let color = style as? Color
    return presentation { settings in
      if let color {
        settings.background = color
      } else {
        Unsupported.note("presentationBackground with a style that isn't a color")
      }
    }
  }

  /// Views behind the presented view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }

  /// Whether touches behind the sheet count; not used.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    Unsupported.note("presentationBackgroundInteraction")
    return self
  }

  /// How the presentation adapts to little room; not used.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    Unsupported.note("presentationCompactAdaptation")
    return self
  }

  /// How the presentation adapts to little room; not used.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    Unsupported.note("presentationCompactAdaptation")
    return self
  }

  /// What a drag in the content does; not used.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  {
    Unsupported.note("presentationContentInteraction")
    return self
  }

  /// Whether the user can't close the presentation.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled }
  }
}
