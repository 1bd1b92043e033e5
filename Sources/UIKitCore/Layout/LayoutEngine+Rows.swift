// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a constraint's side means in an item's variables, and what is said of contradictions.

import CoreGraphics
import Foundation
internal import MicaLayout

extension LayoutOperand {
  /// The attribute by an item's variables.
  @MainActor
  func terms(of item: LayoutItem, isMirrored: Bool) -> [LayoutSolver.Term] {
    let attribute = plainAttribute(isMirrored)
    func edge(_ length: LayoutSolver.Variable?, _ share: Double = 1) -> [LayoutSolver.Term] {
      let origin = item.origin(isHorizontal: attribute.isHorizontal)
      return length.map { origin + [LayoutSolver.Term($0, share)] } ?? origin
    }
    switch attribute {
    case .left, .leftMargin, .top, .topMargin: return edge(nil)
    case .right, .rightMargin: return edge(item.width)
    case .firstBaseline where (item.view?.baselineOffsets) != nil: return edge(nil)
    case .firstBaseline, .bottom, .bottomMargin, .lastBaseline: return edge(item.height)
    case .width: return [LayoutSolver.Term(item.width)]
    case .height: return [LayoutSolver.Term(item.height)]
    case .centerX, .centerXWithinMargins: return edge(item.width, 0.5)
    case .centerY, .centerYWithinMargins: return edge(item.height, 0.5)
    default: return []
    }
  }

  /// The attribute with left and right in place of leading and trailing.
  @MainActor
  private func plainAttribute(_ isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .leadingMargin: return isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return isMirrored ? .leftMargin : .rightMargin
    default: return attribute
    }
  }

  /// What margins and baselines add to the attribute, in points.
  @MainActor
  func offset(isMirrored: Bool) -> Double {
    guard let view = layoutItem as? UIView else { return 0 }
    let insets = view.alignmentRectInsets
    switch plainAttribute(isMirrored) {
    case .leftMargin: return view.layoutMargins.left - insets.left
    case .rightMargin: return insets.right - view.layoutMargins.right
    case .topMargin: return view.layoutMargins.top - insets.top
    case .bottomMargin: return insets.bottom - view.layoutMargins.bottom
    case .centerXWithinMargins: return (view.layoutMargins.left - view.layoutMargins.right) / 2
    case .centerYWithinMargins: return (view.layoutMargins.top - view.layoutMargins.bottom) / 2
    case .firstBaseline: return Double(view.baselineOffsets?.first ?? 0)
    case .lastBaseline: return -Double(view.baselineOffsets?.last ?? 0)
    default: return 0
    }
  }
}

extension NSLayoutConstraint {
  /// Whether leading and trailing edges are the other way round: by the view that holds the constraint, whose
  /// content it places.
  var isMirrored: Bool { owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Whether it is about leading or trailing edges of an interface from right to left.
  var countsFromRight: Bool {
    (first.attribute.isDirected == true || second?.attribute.isDirected == true) && isMirrored
  }
}

extension LayoutOperand {
  /// The view or guide that the attribute is about: a baseline may be that of a view in the view.
  @MainActor
  var layoutItem: AnyObject? {
    guard let view = item as? UIView else { return item }
    return switch attribute {
    case .firstBaseline: view.inner(\.forFirstBaselineLayout)
    case .lastBaseline: view.inner(\.forLastBaselineLayout)
    default: view
    }
  }
}

extension UIView {
  /// The view that stands for this one in the end; this one where that lies elsewhere.
  fileprivate func inner(_ next: (UIView) -> UIView) -> UIView {
    var found = self
    for _ in 0..<100 {
      let inner = next(found)
      if inner === found || !inner.isDescendant(of: self) { break }
      found = inner
    }
    return found
  }
}

extension LayoutEngine {
  /// Rows below this priority only decide what constraints leave open.
  static let weakestPriority: Float = 1

  /// The priority of a row that keeps a view from growing: below required a little less than what was asked for. Of a resistance
  /// and a hugging with one priority the resistance holds (FACTS_UIKIT e.19); so does any constraint of that priority.
  static func huggingPriority(_ asked: UILayoutPriority) -> UILayoutPriority {
    asked < .required && asked.rawValue - 1 / 1024 > weakestPriority
      ? UILayoutPriority(asked.rawValue - 1 / 1024) : asked
  }

  /// Has an item keep a length, or none, where another one could give way as well.
  func setSteadySize(
    _ length: CGFloat, of item: LayoutItem, _ variable: LayoutSolver.Variable, place: Int,
    _ isSteady: Bool
  ) {
    for (side, relation) in [LayoutSolver.Relation.greaterThanOrEqual, .lessThanOrEqual]
      .enumerated()
    {
      let index = 2 * place + side
      if let row = item.steadyRows[index] {
        solver.removeRow(row)
        item.steadyRows[index] = nil
      }
      guard isSteady, length.isFinite else { continue }
      item.steadyRows[index] = solver.addRow(
        [LayoutSolver.Term(variable)], relation, max(0, length),
        priority: Self.weakestPriority / 2, rank: Self.systemRank)
    }
  }

  /// Says which constraints contradict each other and which of them is left out, once.
  func report(_ conflicts: [LayoutSolver.Conflict]) {
    if conflicts.isEmpty { return }
    for conflict in conflicts {
      let members = conflict.members.map { "  \(sentence(of: $0))" }
      let text = """
        Unable to simultaneously satisfy constraints:
        \(members.joined(separator: "\n"))
        Will attempt to recover by breaking constraint
          \(sentence(of: conflict.row))
        """
      LayoutState.current.conflicts.append(text)
      FileHandle.standardError.write(Data((text + "\n").utf8))
    }
  }

  private func sentence(of row: LayoutSolver.Row) -> String {
    if let known = constraints.first(where: { $0.row == row }) { return known.constraint.sentence }
    for item in items {
      let name = item.object.map { "\(type(of: $0))" } ?? "(gone)"
      if item.frameRows.contains(row) { return "<the frame of \(name)>" }
      if item.intrinsicRows.contains(row) { return "<the intrinsic size of \(name)>" }
    }
    return "<sizes are not negative>"
  }
}
