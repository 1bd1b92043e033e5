// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pointers of trackpads and mice (iOS 13.4): fingers have none, so that nobody is ever asked.

public import CoreGraphics
public import Foundation

/// Changes the pointer over a view; there is none here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Who says how the pointer looks; not kept alive.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether the pointer changes; true by default.
  open var isEnabled = true

  /// An interaction with who says how the pointer looks.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  /// An interaction.
  public override convenience init() { self.init(delegate: nil) }

  /// Called before the view has it, or no more.
  open func willMove(to view: UIView?) {}
  /// Called when the view has it.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks again how the pointer looks; nobody is asked.
  open func invalidate() {}
}

/// Says how a pointer looks. Every method may be left out.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a place.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How the pointer looks in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The one that is there.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// As ever.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// Where a pointer is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view.
  open var location: CGPoint { .zero }
}

/// A part of a view.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The part.
  public let rect: CGRect
  /// What it is called.
  public let identifier: AnyHashable?
  /// A part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// How a pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A pointer that changes what it is over.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  /// A pointer of a shape.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {}
  /// No pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
}

/// What a pointer does with what it is over.
public enum UIPointerEffect {
  /// What fits.
  case automatic(UITargetedPreview)
  /// It lights up.
  case highlight(UITargetedPreview)
  /// It rises.
  case lift(UITargetedPreview)
  /// It moves along.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// How it is coloured.
  public enum TintMode: Sendable {
    /// Not.
    case none
    /// Over it.
    case overlay
    /// Below it.
    case underlay
  }
}

/// The outline of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A bar.
  case verticalBeam(length: CGFloat)
  /// A bar.
  case horizontalBeam(length: CGFloat)
}
