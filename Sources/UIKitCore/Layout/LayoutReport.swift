// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What came of constraints, in words: for programs that ask, and for `mica render --layout-report`.

import CoreGraphics
internal import MicaRaster

extension UIView {
  /// The active constraints that speak of the view along an axis, in the order of their activation. Which
  /// others reach the view through these is left out.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { constraints(about: self, along: axis) }

  /// Shows another of the frames that an ambiguous layout allows; here nothing, so that pictures are always
  /// the same.
  ///
  /// Partly: does nothing; layouts don't depend on chance.
  public func exerciseAmbiguityInLayout() {
    if hasAmbiguousLayout { Unsupported.note("UIView.exerciseAmbiguityInLayout()", of: self) }
  }

  /// Constraints of this view and those around it about an item along an axis.
  func constraints(
    about item: AnyObject, along axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = self
    while let view = holder {
      found += (view.ownLayout?.constraints ?? []).filter { constraint in
        let operands = [constraint.first, constraint.second].compactMap { $0 }
        return operands.contains {
          $0.item === item && $0.attribute.isHorizontal == (axis == .horizontal)
        }
      }
      holder = view.superview
    }
    return found.sorted { $0.serial < $1.serial }
  }
}

extension UILayoutGuide {
  /// The active constraints that speak of the guide along an axis, in the order of their activation.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.constraints(about: self, along: axis) ?? []
  }
}

extension NSLayoutConstraint {
  /// Whether it was left out since it contradicts others.
  package var isBroken: Bool { engine?.isBroken(self) ?? false }

  /// As conflicts and reports name it.
  package var reportedText: String { sentence }
}

extension LayoutEngine {
  func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    guard let row = constraints.first(where: { $0.constraint === constraint })?.row else {
      return false
    }
    return solver.isBroken(row)
  }
}

/// The windows' views with their frames, which of these are ambiguous, and the constraints that were broken.
@MainActor
package enum LayoutReport {
  /// A line for each view, indented by depth, then the contradictions.
  package static var text: String {
    var lines: [String] = []
    WindowList.current.forEach { add($0, depth: 0, to: &lines) }
    let conflicts = LayoutState.current.conflicts
    lines.append(conflicts.isEmpty ? "No constraint was broken." : "Broken constraints:")
    return (lines + conflicts).joined(separator: "\n")
  }

  private static func add(_ view: UIView, depth: Int, to lines: inout [String]) {
    let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    let frame = numbers.map { number($0) }.joined(separator: " ")
    let name = view.accessibilityIdentifier.map { " '\($0)'" } ?? ""
    var line = String(repeating: "  ", count: depth) + "\(type(of: view))\(name)  \(frame)"
    if view.isHidden { line += "  hidden" }
    if view.hasAmbiguousLayout { line += "  AMBIGUOUS" }
    lines.append(line)
    for subview in view.subviews { add(subview, depth: depth + 1, to: &lines) }
  }

  /// A length to a thousandth of a point.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    let whole = (thousandths / 1000).rounded(.towardZero)
    let rest = Int(abs(thousandths - whole * 1000))
    if rest == 0 { return "\(Int(whole))" }
    var digits = String(1000 + rest).dropFirst()
    while digits.hasSuffix("0") { digits = digits.dropLast() }
    return (value < 0 && whole == 0 ? "-" : "") + "\(Int(whole)).\(digits)"
  }
}
