// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What any object can say of itself to users who hear the screen. Responders have members of the same names that
// may be overridden; these are for all other objects (FACTS: UIAccessibility is a category of NSObject on iOS).

public import CoreGraphics
public import Foundation
internal import MicaRuntime

/// The values of one object.
private final class AccessibilityBox {
  var values = AccessibilityValues()
  /// The class itself names what is attached.
  static var key: UnsafeRawPointer {
    unsafeBitCast(AccessibilityBox.self, to: UnsafeRawPointer.self)
  }
}

extension NSObjectProtocol {
  fileprivate var accessibilityBox: AccessibilityBox? {
    (self as? UIResponder) == nil
      ? Attachments.value(of: self, AccessibilityBox.key) as? AccessibilityBox : nil
  }

  fileprivate func changeAccessibility(_ change: (AccessibilityBox) -> Void) {
    let box = accessibilityBox ?? AccessibilityBox()
    change(box)
    Attachments.set(box, of: self, AccessibilityBox.key)
  }

  /// Whether the user finds this by itself; false by default.
  public var isAccessibilityElement: Bool {
    get { accessibilityBox?.values.isElement ?? false }
    set { changeAccessibility { $0.values.isElement = newValue } }
  }

  /// What this is called; nil by default.
  public var accessibilityLabel: String? {
    get { accessibilityBox?.values.label }
    set { changeAccessibility { $0.values.label = newValue } }
  }

  /// What using this leads to; nil by default.
  public var accessibilityHint: String? {
    get { accessibilityBox?.values.hint }
    set { changeAccessibility { $0.values.hint = newValue } }
  }

  /// What this stands at; nil by default.
  public var accessibilityValue: String? {
    get { accessibilityBox?.values.value }
    set { changeAccessibility { $0.values.value = newValue } }
  }

  /// What kind of thing this is; none by default.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityBox?.values.traits ?? .none }
    set { changeAccessibility { $0.values.traits = newValue } }
  }

  /// The box on the screen, in points; empty by default.
  public var accessibilityFrame: CGRect {
    get { accessibilityBox?.values.frame ?? .zero }
    set { changeAccessibility { $0.values.frame = newValue } }
  }

  /// The outline on the screen; nil by default.
  public var accessibilityPath: UIBezierPath? {
    get { accessibilityBox?.values.path }
    set { changeAccessibility { $0.values.path = newValue } }
  }

  /// Where a finger would touch this on the screen; the middle of the box by default.
  public var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibilityBox?.values.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.values.activationPoint = newValue } }
  }

  /// The language of the words; nil by default.
  public var accessibilityLanguage: String? {
    get { accessibilityBox?.values.language }
    set { changeAccessibility { $0.values.language = newValue } }
  }

  /// Whether what is in this is passed by; false by default.
  public var accessibilityElementsHidden: Bool {
    get { accessibilityBox?.values.hidesElements ?? false }
    set { changeAccessibility { $0.values.hidesElements = newValue } }
  }

  /// Whether what is beside this is passed by; false by default.
  public var accessibilityViewIsModal: Bool {
    get { accessibilityBox?.values.isModal ?? false }
    set { changeAccessibility { $0.values.isModal = newValue } }
  }

  /// Whether what is in this is read together; false by default.
  public var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityBox?.values.groupsChildren ?? false }
    set { changeAccessibility { $0.values.groupsChildren = newValue } }
  }

  /// The parts of this, in the order of reading; nil by default.
  public var accessibilityElements: [Any]? {
    get { accessibilityBox?.values.elements }
    set { changeAccessibility { $0.values.elements = newValue } }
  }

  /// What can be done with this besides using it; nil by default.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityBox?.values.actions }
    set { changeAccessibility { $0.values.actions = newValue } }
  }

  /// How many parts there are.
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// A part by its place; nil where there is none.
  public func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The place of a part; `NSNotFound` where it is none.
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  fileprivate var boxedIdentifier: String? {
    get { accessibilityBox?.values.identifier }
    set { changeAccessibility { $0.values.identifier = newValue } }
  }
}

extension UIMenuElement {
  /// A name by which scripts find the element's row.
  public var accessibilityIdentifier: String? {
    get { boxedIdentifier }
    set { boxedIdentifier = newValue }
  }
}

extension UIImage {
  /// A name by which scripts find the picture.
  public var accessibilityIdentifier: String? {
    get { boxedIdentifier }
    set { boxedIdentifier = newValue }
  }
}
