// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What is seen of a view that a menu is about.

public import CoreGraphics
public import Foundation
internal import QuartzCore

/// How a preview looks.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// The part of the view that is seen, in its space; nil for its bounds.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's space; nil for that of `visiblePath`.
  open var shadowPath: UIBezierPath?
  /// What is behind the view; nil, the default, for the system's background.
  open var backgroundColor: UIColor?

  /// Parameters that show the whole view.
  public override init() {}

  /// Parameters that show the lines of a text, in boxes around them with a little room.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for rect in textLineRects.map(\.cgRectValue) {
      path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -4, dy: -4), cornerRadius: 6))
    }
    visiblePath = path
  }

  /// Other parameters that say the same.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { copied() }
  }

  private func copied() -> UIPreviewParameters {
    let copy = UIPreviewParameters()
    (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// Where a preview stands.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view in whose space the place is.
  public let container: UIView
  /// The preview's middle in that space.
  public let center: CGPoint
  /// How the preview is turned or scaled there.
  public let transform: CGAffineTransform

  /// A place in a container, which has to be in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }
}

/// A view that a menu is about, and where it stands.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Where it stands.
  public let target: UIPreviewTarget

  /// A view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A view where it is. It has to be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    precondition(
      view.window != nil && view.superview != nil,
      "UITargetedPreview requires that the view is in a window, but it is not. (view: \(view))")
    let superview = view.superview ?? view
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: superview, center: view.center))
  }

  /// The view's size.
  open var size: CGSize { view.bounds.size }

  /// The same view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
