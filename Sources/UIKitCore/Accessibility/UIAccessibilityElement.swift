// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Parts of a view that aren't views, for users who hear the screen.

import CoreGraphics
public import Foundation
public import MicaRuntime

/// A part of a view that is no view itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// What the part is in; not kept alive.
  open weak var accessibilityContainer: AnyObject?
  /// Its box in the container's space.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// A part of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  @_spi(Mica) public override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }

  /// Its box on the screen: where it was set, else from its box in the container.
  open override var accessibilityFrame: CGRect {
    get {
      if let frame = ownAccessibility?.frame { return frame }
      guard let view = accessibilityContainer as? UIView else {
        return accessibilityFrameInContainerSpace
      }
      return view.layer.convert(accessibilityFrameInContainerSpace, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }
}

/// Something that a user who hears the screen can do with a part of it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does the action; whether it worked.
  public typealias Handler = (_ action: UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// What it is called, with attributes.
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  /// A picture for it.
  open var image: UIImage?
  /// Whose method it is; not kept alive.
  open weak var target: AnyObject?
  /// The method.
  open var selector: Selector
  /// What it does in the place of a method.
  open var actionHandler: Handler?

  /// An action of a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// An action of a method, with a picture.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// An action that does something.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// An action that does something, with a picture.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }
}
