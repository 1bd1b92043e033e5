// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of a view by name: the rows of the registry (Docs/runtime.md). `inspectable` are
// those that Xcode's inspector shows.

@_spi(Registration) internal import MicaRuntime
import QuartzCore

extension UIView {
  static func keys(_ table: ClassTable<UIView>) {
    table.initializers("init()", "init(frame:)", "init(coder:)", inheritsOthers: false)
    geometryKeys(table)
    appearanceKeys(table)
    hierarchyKeys(table)
    layoutMethods(table)
    hierarchyMethods(table)
  }

  private static func geometryKeys(_ table: ClassTable<UIView>) {
    table.property("canBecomeFocused", \.canBecomeFocused)
    table.property(
      "appliedContentSizeCategoryLimitsDescription", \.appliedContentSizeCategoryLimitsDescription)
    table.property("maximumContentSizeCategory", \.maximumContentSizeCategory)
    table.property("minimumContentSizeCategory", \.minimumContentSizeCategory)
    table.property("frame", \.frame, dynamic: true, default: .zero)
    table.property("bounds", \.bounds, dynamic: true, default: .zero)
    table.property("center", \.center, dynamic: true, default: .zero)
    table.property("transform", \.transform, dynamic: true, default: .identity)
    table.property("contentScaleFactor", \.contentScaleFactor)
    table.property("autoresizesSubviews", \.autoresizesSubviews, inspectable: true, default: true)
    table.property("autoresizingMask", \.autoresizingMask, default: [])
    table.property("intrinsicContentSize", \.intrinsicContentSize)
    table.property(
      "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints,
      default: true)
    table.property("constraints", \.constraints)
    table.property("alignmentRectInsets", \.alignmentRectInsets)
    table.property("hasAmbiguousLayout", \.hasAmbiguousLayout)
    table.property(
      "preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, nib: .key,
      default: false)
    table.property(
      "insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, nib: .key, default: true
    )
    table.property("layoutMargins", \.layoutMargins, nib: .key)
    table.property("directionalLayoutMargins", \.directionalLayoutMargins, nib: .key)
    table.property("safeAreaInsets", \.safeAreaInsets)
    table.property("collisionBoundsType", \.collisionBoundsType)
    table.property("collisionBoundingPath", \.collisionBoundingPath)
  }

  private static func appearanceKeys(_ table: ClassTable<UIView>) {
    table.property("alpha", \.alpha, inspectable: true, dynamic: true, default: 1)
    table.property("backgroundColor", \.backgroundColor, inspectable: true, dynamic: true)
    table.property("tintColor", \.tintColor, inspectable: true, dynamic: true)
    table.property("isHidden", \.isHidden, inspectable: true, dynamic: true, default: false)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: true)
    table.property(
      "clipsToBounds", \.clipsToBounds, inspectable: true, nib: ["clipsSubviews", "clipsToBounds"],
      default: false)
    table.property(
      "clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, inspectable: true, default: true)
    table.property("contentMode", \.contentMode, inspectable: true, default: .scaleToFill)
    table.property(
      "semanticContentAttribute", \.semanticContentAttribute, inspectable: true,
      default: .unspecified)
    table.property(
      "effectiveUserInterfaceLayoutDirection", \.effectiveUserInterfaceLayoutDirection)
    table.property(
      "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, nib: .key, default: .unspecified)
    table.property("traitCollection", \.traitCollection)
  }

  private static func hierarchyKeys(_ table: ClassTable<UIView>) {
    table.property("layer", \.layer)
    table.property("superview", \.superview as KeyPath)
    table.property("subviews", \.subviews as KeyPath)
    table.property("window", \.window)
    table.property("tag", \.tag, inspectable: true, default: 0)
    table.property("restorationIdentifier", \.restorationIdentifier, inspectable: true)
    table.property("preferredFocusedView", \.preferredFocusedView)
    table.property(
      "isUserInteractionEnabled", \.isUserInteractionEnabled, inspectable: true, default: true)
    table.property(
      "isMultipleTouchEnabled", \.isMultipleTouchEnabled, inspectable: true, default: false)
    table.property("isExclusiveTouch", \.isExclusiveTouch, nib: .key, default: false)
    table.property("gestureRecognizers", \.gestureRecognizers)
    table.property("recursiveDescription", get: { $0.describedTree() as NSString })
    table.property("_recursiveDescription", get: { $0.describedTree() as NSString })
  }

  private static func layoutMethods(_ table: ClassTable<UIView>) {
    table.method("setNeedsLayout") { $0.setNeedsLayout() }
    table.method("layoutIfNeeded") { $0.layoutIfNeeded() }
    table.method("layoutSubviews") { $0.layoutSubviews() }
    table.method("setNeedsDisplay") { $0.setNeedsDisplay() }
    table.method("setNeedsDisplayInRect:") { (view: UIView, rect: CGRect) in
      view.setNeedsDisplay(rect)
    }
    table.method("updateConstraints") { $0.updateConstraints() }
    table.method("updateConstraintsIfNeeded") { $0.updateConstraintsIfNeeded() }
    table.method("setNeedsUpdateConstraints") { $0.setNeedsUpdateConstraints() }
    table.method("layoutMarginsDidChange") { $0.layoutMarginsDidChange() }
    table.method("safeAreaInsetsDidChange") { $0.safeAreaInsetsDidChange() }
    table.method("invalidateIntrinsicContentSize") { $0.invalidateIntrinsicContentSize() }
    table.method("sizeToFit") { $0.sizeToFit() }
    table.method("sizeThatFits:") { $0.sizeThatFits($1) }
    table.method("drawRect:") { (view: UIView, rect: CGRect) in view.draw(rect) }
    table.method("tintColorDidChange") { $0.tintColorDidChange() }
    table.method("traitCollectionDidChange:") { $0.traitCollectionDidChange($1) }
    table.method("prepareForInterfaceBuilder") { $0.prepareForInterfaceBuilder() }
  }

  private static func hierarchyMethods(_ table: ClassTable<UIView>) {
    table.method("recursiveDescription") { (view: UIView) in view.describedTree() as NSString }
    table.method("addSubview:") { $0.addSubview($1) }
    table.method("insertSubview:atIndex:") { $0.insertSubview($1, at: $2) }
    table.method("insertSubview:aboveSubview:") { $0.insertSubview($1, aboveSubview: $2) }
    table.method("insertSubview:belowSubview:") { $0.insertSubview($1, belowSubview: $2) }
    table.method("bringSubviewToFront:") { $0.bringSubviewToFront($1) }
    table.method("sendSubviewToBack:") { $0.sendSubviewToBack($1) }
    table.method("removeFromSuperview") { $0.removeFromSuperview() }
    table.method("viewWithTag:") { $0.viewWithTag($1) }
    table.method("isDescendantOfView:") { $0.isDescendant(of: $1) }
    table.method("willMoveToSuperview:") { (view: UIView, other: UIView?) in
      view.willMove(toSuperview: other)
    }
    table.method("didMoveToSuperview") { $0.didMoveToSuperview() }
    table.method("willMoveToWindow:") { (view: UIView, window: UIWindow?) in
      view.willMove(toWindow: window)
    }
    table.method("didMoveToWindow") { $0.didMoveToWindow() }
    table.method("didAddSubview:") { $0.didAddSubview($1) }
    table.method("willRemoveSubview:") { $0.willRemoveSubview($1) }
    table.method("hitTest:withEvent:") { $0.hitTest($1, with: $2) }
    table.method("pointInside:withEvent:") { $0.point(inside: $1, with: $2) }
  }
}

extension UIImageView {
  static func keys(_ table: ClassTable<UIImageView>) {
    table.property("animationImages", \.animationImages)
    table.property("highlightedAnimationImages", \.highlightedAnimationImages)
    table.property(
      "preferredSymbolConfiguration", get: { $0.preferredSymbolConfiguration },
      set: { $0.preferredSymbolConfiguration = $1 })
    table.property(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory, default: false)
    table.property("animationDuration", \.animationDuration, default: 0)
    table.property("animationRepeatCount", \.animationRepeatCount, default: 0)
    table.property("isAnimating", \.isAnimating)
    table.initializers(inheritsOthers: true)
    table.property("image", \.image, inspectable: true, dynamic: true)
    table.property("highlightedImage", \.highlightedImage, inspectable: true)
    table.property(
      "isHighlighted", \.isHighlighted, inspectable: true, dynamic: true, default: false)
    table.property(
      "isUserInteractionEnabled", \.isUserInteractionEnabled, inspectable: true, default: false)
  }
}
