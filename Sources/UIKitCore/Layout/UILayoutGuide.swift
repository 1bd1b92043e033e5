// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A rectangle that layout can refer to without a view being there.

public import CoreGraphics
public import Foundation

/// A rectangle that constraints place, in the space of the view that owns it.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// A guide without a view.
  public override init() {}

  /// The rectangle, in the space of the owning view: as of the last layout, but for the system's guides, which know it
  /// at once.
  open var layoutFrame: CGRect {
    let engine = owningView?.layoutRoot.ownLayout?.engine
    if engine?.isCurrent != true, let frame = systemFrame { return frame }
    return engine?.frameIfFree(of: self) ?? systemFrame ?? .zero
  }

  /// The rectangle of a guide that the system places; nil for a program's own.
  var systemFrame: CGRect? { nil }

  /// The view that the guide belongs to.
  open package(set) weak var owningView: UIView?

  /// A name for the program's own use; empty by default.
  open var identifier = ""

  /// Whether the guide stands for what its scroll view scrolls.
  @_spi(Mica) open var meansContent: Bool { false }
  /// Whether the guide stands for its view's own rectangle.
  @_spi(Mica) open var meansFrame: Bool { false }
}

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { ownLayout?.guides ?? [] }

  /// Makes a guide part of the view, and of no other.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.guides.append(layoutGuide)
  }

  /// Takes a guide out of the view, and its constraints out of layout.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var holder: UIView? = self
    while let view = holder {
      for constraint in view.ownLayout?.constraints ?? []
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.isActive = false
      }
      holder = view.superview
    }
    layoutGuide.owningView = nil
    ownLayout?.guides.removeAll { $0 === layoutGuide }
    hierarchyChanged()
  }
}
