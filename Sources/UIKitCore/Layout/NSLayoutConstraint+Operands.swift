// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One side of a constraint, and how a constraint becomes part of a view.

import CoreGraphics
import Foundation

/// An attribute of a view or layout guide. Doesn't keep the item alive.
package struct LayoutOperand {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  /// The view, or that which owns the guide.
  @MainActor var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// Traps where two operands can't be compared, as UIKit raises an exception.
  @MainActor
  static func check(_ first: LayoutOperand, _ second: LayoutOperand?) {
    for operand in [first, second].compactMap({ $0 }) {
      precondition(
        operand.item is UIView || operand.item is UILayoutGuide,
        "A constraint is between views and layout guides.")
      precondition(
        operand.attribute != .notAnAttribute || second == nil, "A constraint needs an attribute.")
    }
    guard let second else {
      precondition(
        first.attribute.kind == .size,
        "Without a second item a constraint is about a width or height: locations come in pairs.")
      return
    }
    // Locations of both axes may be compared, whatever that means: SnapKit's own tests do (left with top).
    precondition(
      first.attribute.kind == second.attribute.kind,
      "A location is compared with a location, a size with a size.")
    precondition(
      first.attribute.isDirected == nil || second.attribute.isDirected == nil
        || first.attribute.isDirected == second.attribute.isDirected,
      "Leading and trailing are not compared with left and right.")
  }
}

extension NSLayoutConstraint.Attribute {
  package enum Kind { case location, size }

  package var kind: Kind { self == .width || self == .height ? .size : .location }

  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Whether a horizontal edge follows the direction of the interface; nil for other attributes.
  package var isDirected: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }
}

extension NSLayoutConstraint {
  /// The engine of the hierarchy that the constraint is part of, if there is one.
  var engine: LayoutEngine? { owner?.layoutRoot.ownLayout?.engine }

  func activate() {
    if owner != nil { return }
    LayoutOperand.check(first, second)
    guard let firstView = first.view, second == nil || second?.view != nil,
      let holder = firstView.nearestCommonView(with: second?.view ?? firstView)
    else {
      preconditionFailure(
        "\(sentence) can't be activated: its items have no view in common. Add both to one hierarchy first."
      )
    }
    holder.hold(self)
  }

  func deactivate() {
    guard let owner else { return }
    engine?.remove(self)
    owner.ownLayout?.constraints.removeAll { $0 === self }
    self.owner = nil
    if owner is UIWindow { owner.hierarchyChanged() }
    LayoutState.current.activeConstraints -= 1
    owner.constraintsChanged()
  }

  func constantChanged() {
    owner?.constraintsChanged()
  }

  /// Whether an item lies in a view, itself included.
  func refers(into view: UIView) -> Bool {
    first.view?.isDescendant(of: view) == true || second?.view?.isDescendant(of: view) == true
  }

  package var sentence: String {
    func name(_ operand: LayoutOperand) -> String {
      let item = operand.item.map { "\(type(of: $0))" } ?? "(gone)"
      let label =
        (operand.item as? UILayoutGuide)?.identifier
        ?? (operand.item as? UIView)?.accessibilityIdentifier ?? ""
      return "\(item)\(label.isEmpty ? "" : " '\(label)'").\(operand.attribute)"
    }
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var text = "\(name(first)) \(sign)"
    if let second {
      text += multiplier == 1 ? " \(name(second))" : " \(multiplier) * \(name(second))"
      if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
    } else {
      text += " \(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    let label = identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint\(label) \(text)\(isActive ? "" : " (inactive)")>"
  }
}
