// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The constraints of one hierarchy of views as rows of a solver, and back.

import CoreGraphics
internal import MicaLayout
internal import MicaRaster

/// Solves the constraints of the views below a root.
///
/// It is made when a hierarchy is laid out and forgotten when views enter or leave it; what changes
/// meanwhile (constraints, constants, frames set by hand, intrinsic sizes) is brought to the same solver.
@MainActor
final class LayoutEngine {
  /// A size to fit, in place of the root's frame.
  struct Fitting {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  unowned let root: UIView
  let fitting: Fitting?
  var solver = LayoutSolver()
  /// In the order of their making.
  private(set) var items: [LayoutItem] = []
  private(set) var itemOfObject: [ObjectIdentifier: LayoutItem] = [:]
  private(set) var contentOfView: [ObjectIdentifier: LayoutItem] = [:]
  /// In the order of activation.
  private(set) var constraints: [ConstraintRows] = []
  /// The state's version that the values are of; nil before the first solution.
  private var version: Int?
  /// Whether frames may differ from the values.
  private(set) var hasMoved = false

  /// The rank of rows that ordinary constraints give way to.
  static let systemRank = 1
  static let frameRank = 2

  init(root: UIView, fitting: Fitting? = nil) {
    self.root = root
    self.fitting = fitting
    var held: [NSLayoutConstraint] = []
    root.forEachLaidOut { view in
      if view !== root, view.ownLayout?.keepsFrame == false { _ = item(of: view) }
      // What an island holds is its own engine's.
      if view === root || !view.isLayoutIsland { held += view.ownLayout?.constraints ?? [] }
    }
    for constraint in held.sorted(by: { $0.serial < $1.serial }) { add(constraint) }
  }

  // MARK: Items

  /// The item of a view or guide, with those of the views around it.
  func item(of object: AnyObject) -> LayoutItem {
    if let known = itemOfObject[ObjectIdentifier(object)] { return known }
    let kind: LayoutItem.Kind
    var above: UIView?
    if let view = object as? UIView {
      view.layout.isKnownByFrame = true
      kind = self.kind(of: view)
      if view !== root { above = view.superview }
    } else {
      kind = .free
      above = (object as? UILayoutGuide)?.owningView
    }
    let item = LayoutItem(object, kind, above: above.map { self.item(of: $0) }, in: &solver)
    items.append(item)
    itemOfObject[ObjectIdentifier(object)] = item
    switch kind {
    case .root where fitting != nil: addFitting(item)
    case .root, .framed: addFrame(item)
    case .free, .content: break
    }
    if kind == .free || (kind == .root && fitting != nil) {
      for variable in [item.width, item.height] {
        _ = solver.addRow(
          [LayoutSolver.Term(variable)], .greaterThanOrEqual, 0, rank: Self.frameRank)
      }
      item.view?.layout.isIntrinsicSizeStale = true
    }
    return item
  }

  private func kind(of view: UIView) -> LayoutItem.Kind {
    if view === root { return .root }
    if view.layout.keepsFrame || view.isSizedByWindow { return .framed }
    if view.isPlaced(below: root) { return .free }
    Unsupported.note("constraints from a cell's content to views outside of the cell")
    return .framed
  }

  /// The item of what a scroll view scrolls: it begins where the view does, and its size is free.
  private func contentItem(of view: UIView) -> LayoutItem {
    if let known = contentOfView[ObjectIdentifier(view)] { return known }
    let outer = item(of: view)
    let item = LayoutItem(view, .content, above: outer, in: &solver)
    items.append(item)
    contentOfView[ObjectIdentifier(view)] = item
    for variable in [item.x, item.y] {
      let row = solver.addRow(
        [LayoutSolver.Term(variable)], .equal, 0, rank: Self.frameRank)
      if let row { item.frameRows.append(row) }
    }
    return item
  }

  /// The item that an operand means beside another: within a scroll view its edges are the content's.
  private func item(of operand: LayoutOperand, beside other: LayoutOperand?) -> LayoutItem? {
    guard let object = operand.layoutItem else { return nil }
    if let view = object as? UIView, view.scrollsContent, operand.attribute.kind == .location,
      let inner = other?.view, inner !== view, inner.isDescendant(of: view)
    {
      return contentItem(of: view)
    }
    if let guide = object as? UILayoutGuide, let view = guide.owningView {
      if guide.meansContent { return contentItem(of: view) }
      if guide.meansFrame { return mentioned(view) }
    }
    return mentioned(object)
  }

  private func mentioned(_ object: AnyObject) -> LayoutItem {
    let item = item(of: object)
    item.isMentioned = true
    return item
  }

  private func addFrame(_ item: LayoutItem) {
    if fitting != nil { item.growthShares = Self.growthShares(of: item) }
    for (place, variable) in [item.x, item.y, item.width, item.height].enumerated() {
      var terms = [LayoutSolver.Term(variable)]
      let share = item.growthShares[place]
      if let above = item.above, share != 0 {
        terms.append(LayoutSolver.Term(place % 2 == 0 ? above.width : above.height, -share))
        if place >= 2 {
          _ = solver.addRow(
            [LayoutSolver.Term(variable)], .greaterThanOrEqual, 0, rank: Self.frameRank)
        }
      }
      let row = solver.addRow(terms, .equal, frameConstant(place, of: item), rank: Self.frameRank)
      if let row { item.frameRows.append(row) }
    }
  }

  private func addFitting(_ item: LayoutItem) {
    guard let fitting else { return }
    _ = solver.addRow([LayoutSolver.Term(item.x)], .equal, 0, rank: Self.frameRank)
    _ = solver.addRow([LayoutSolver.Term(item.y)], .equal, 0, rank: Self.frameRank)
    _ = solver.addRow(
      [LayoutSolver.Term(item.width)], .equal, fitting.size.width,
      priority: fitting.horizontal.rawValue, rank: Self.frameRank)
    _ = solver.addRow(
      [LayoutSolver.Term(item.height)], .equal, fitting.size.height,
      priority: fitting.vertical.rawValue, rank: Self.frameRank)
  }

  /// What the frame of an item says of one of its variables, besides what follows its superview's length.
  private func frameConstant(_ place: Int, of item: LayoutItem) -> Double {
    let share = item.growthShares[place]
    guard share != 0, let above = item.above else { return frameNumber(place, of: item) }
    return frameNumber(place, of: item) - share * frameNumber(place % 2 + 2, of: above)
  }

  private func frameNumber(_ place: Int, of item: LayoutItem) -> Double {
    guard let view = item.view else { return 0 }
    let insets = item.insets
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    switch place {
    case 2: return size.width - insets.left - insets.right
    case 3: return size.height - insets.top - insets.bottom
    default: break
    }
    if item.kind == .root { return place == 0 ? insets.left : insets.top }
    let around = view.superview.map { self.item(of: $0).insets } ?? .zero
    return place == 0
      ? view.center.x - anchor.x * size.width + insets.left - around.left
      : view.center.y - anchor.y * size.height + insets.top - around.top
  }

  // MARK: Constraints

  /// Makes a row of a constraint that has become active.
  func add(_ constraint: NSLayoutConstraint) {
    constraints.append(makeRows(constraint))
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard let place = constraints.firstIndex(where: { $0.constraint === constraint }) else {
      return
    }
    for row in constraints[place].all { solver.removeRow(row) }
    constraints.remove(at: place)
  }

  func changePriority(of constraint: NSLayoutConstraint) {
    if let known = constraints.first(where: { $0.constraint === constraint }), let row = known.row {
      solver.setPriority(constraint.priority.rawValue, of: row)
    }
    constraint.owner?.constraintsChanged()
  }

  private func makeRows(_ constraint: NSLayoutConstraint) -> ConstraintRows {
    var rows = ConstraintRows(constraint: constraint)
    let (first, second) = (constraint.first, constraint.second)
    guard let left = item(of: first, beside: second), let holder = constraint.owner else {
      return rows
    }
    noteScrolling(first, second)
    // Where lines begin at the right, leading and trailing edges count from there: all changes its sign.
    let isMirrored = constraint.isMirrored
    let sense: Double = constraint.countsFromRight ? -1 : 1
    var terms = first.terms(of: left, isMirrored: isMirrored).map {
      LayoutSolver.Term($0.variable, sense * $0.coefficient)
    }
    if let second, let right = item(of: second, beside: first) {
      let multiplier = Double(constraint.multiplier)
      for term in second.terms(of: right, isMirrored: isMirrored) {
        terms.append(LayoutSolver.Term(term.variable, -sense * multiplier * term.coefficient))
      }
    }
    // Locations count from the origin of the view that holds the constraint, or its right edge.
    let origin = item(of: holder)
    for (isHorizontal, share) in constraint.shares where share != 0 {
      terms += origin.origin(isHorizontal: isHorizontal, -sense * share)
      if sense < 0, isHorizontal { terms.append(LayoutSolver.Term(origin.width, share)) }
    }
    rows.add(terms, rowConstant(constraint), to: &solver)
    return rows
  }

  /// The number on a row's right side: the constraint's, and what margins and baselines add.
  private func rowConstant(_ constraint: NSLayoutConstraint) -> Double {
    let sense: Double = constraint.countsFromRight ? -1 : 1
    var constant =
      Double(constraint.constant) - sense
      * constraint.first.offset(isMirrored: constraint.isMirrored)
    if let second = constraint.second {
      constant +=
        sense * Double(constraint.multiplier) * second.offset(isMirrored: constraint.isMirrored)
    }
    guard let insets = constraint.owner?.alignmentRectInsets else { return constant }
    for (isHorizontal, share) in constraint.shares where share != 0 {
      constant -=
        share * (!isHorizontal ? insets.top : sense < 0 ? insets.right : insets.left)
    }
    return constant
  }

  /// Content that is tied to something outside its scroll view doesn't follow the scrolling.
  private func noteScrolling(_ first: LayoutOperand, _ second: LayoutOperand?) {
    guard first.attribute.kind == .location, let one = first.view, let other = second?.view else {
      return
    }
    for (inner, outer) in [(one, other), (other, one)] {
      var view = inner.superview
      while let around = view, !outer.isDescendant(of: around) {
        if around.scrollsContent, outer !== around {
          Unsupported.note(
            "constraints from a scroll view's content to views outside it", of: inner)
        }
        view = around.superview
      }
    }
  }

  // MARK: Solutions

  /// Whether the solution is that of the present constraints, frames and sizes.
  var isCurrent: Bool { version == LayoutState.current.version }

  /// Solves what has changed.
  func update() {
    let state = LayoutState.current
    if version == state.version { return }
    version = state.version  // What the program's code for sizes changes is seen the next time.
    refresh()
    solve()
    if fitHeights() { solve() }
    if hasMoved { requestLayout() }
  }

  private func solve() {
    let outcome = solver.solve()
    if outcome.isChanged { hasMoved = true }
    if !outcome.isSettled { Unsupported.note("layouts whose constraints take too long to solve") }
    if fitting == nil { report(outcome.broken) }
  }

  /// Brings numbers that don't announce their changes to the solver.
  private func refresh() {
    for item in items {
      switch item.kind {
      case .root where fitting != nil: refreshIntrinsicSize(item)
      case .root, .framed:
        for (place, row) in item.frameRows.enumerated() {
          solver.setConstant(frameConstant(place, of: item), of: row)
        }
      case .free: refreshIntrinsicSize(item)
      case .content: break
      }
    }
    for place in constraints.indices {
      let constant = rowConstant(constraints[place].constraint)
      for row in constraints[place].all { solver.setConstant(constant, of: row) }
    }
  }

  private func refreshIntrinsicSize(_ item: LayoutItem) {
    guard let view = item.view, view.layout.isIntrinsicSizeStale else { return }
    view.layout.isIntrinsicSizeStale = false
    setIntrinsicSize(view.intrinsicContentSize, of: item, view: view)
  }

  private func setIntrinsicSize(_ size: CGSize, of item: LayoutItem, view: UIView) {
    item.intrinsicSize = size
    let axes: [(LayoutSolver.Variable, CGFloat, NSLayoutConstraint.Axis)] = [
      (item.width, size.width, .horizontal), (item.height, size.height, .vertical),
    ]
    for (place, (variable, length, axis)) in axes.enumerated() {
      var resistance = view.contentCompressionResistancePriority(for: axis)
      // Texts of several lines give way to whatever else is required (FACTS_UIKIT e.4).
      if axis == .horizontal, resistance == .required, view.wrapsAtGivenWidth {
        resistance = UILayoutPriority(999)
      }
      let wishes: [(LayoutSolver.Relation, UILayoutPriority)] = [
        (.greaterThanOrEqual, resistance),
        (.lessThanOrEqual, Self.huggingPriority(view.contentHuggingPriority(for: axis))),
      ]
      setSteadySize(
        length, of: item, variable, place: place,
        view.superview.map { !$0.givesWay(view, along: axis) } ?? false)
      for (side, (relation, priority)) in wishes.enumerated() {
        let index = 2 * place + side
        guard length >= 0, length.isFinite else {
          if let row = item.intrinsicRows[index] { solver.removeRow(row) }
          item.intrinsicRows[index] = nil
          continue
        }
        if let row = item.intrinsicRows[index] {
          solver.setConstant(length, of: row)
          solver.setPriority(priority.rawValue, of: row)
        } else {
          item.intrinsicRows[index] = solver.addRow(
            [LayoutSolver.Term(variable)], relation, length, priority: priority.rawValue,
            rank: Self.systemRank)
        }
      }
    }
  }

  /// Texts of several lines are as high as the width makes them that they got (FACTS_UIKIT e.4). True where
  /// a height has changed.
  private func fitHeights() -> Bool {
    var hasChanged = false
    for item in items where item.kind == .free || item.kind == .root {
      guard let view = item.view, let size = item.intrinsicSize, size.height >= 0 else { continue }
      let width = solver.value(of: item.width)
      guard let height = view.heightForLayout(width: width), height != size.height else { continue }
      setIntrinsicSize(CGSize(width: size.width, height: height), of: item, view: view)
      hasChanged = true
    }
    return hasChanged
  }

  /// Has those views lay out whose subviews stand elsewhere now.
  private func requestLayout() {
    if fitting != nil { return }
    hasMoved = false
    for item in items {
      guard let view = item.view else { continue }
      switch item.kind {
      case .free: if !item.keepsOwnFrame, !isPlaced(item, view) { view.superview?.setNeedsLayout() }
      case .content: view.setNeedsLayout()
      case .root, .framed: break
      }
    }
  }

  private func isPlaced(_ item: LayoutItem, _ view: UIView) -> Bool {
    let (frame, size) = (frame(of: item), view.bounds.size)
    let center = view.center
    return size == frame.size && center.x == frame.midX && center.y == frame.midY
  }
}
