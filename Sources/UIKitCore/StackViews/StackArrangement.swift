// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Which constraints a stack view has: FACTS_UIKIT e.15, whose names they bear.

import CoreGraphics

/// What a constraint of a stack view says, but for its constant.
struct StackLink: Hashable {
  var name: String
  var first: ObjectIdentifier
  var attribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: ObjectIdentifier?
  var otherAttribute: NSLayoutConstraint.Attribute
  var multiplier: CGFloat
  var priority: Float
}

/// Lists the constraints of a stack view as it is now. Words are those of a row: a column's width is its
/// height.
@MainActor
struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute

  let view: UIStackView
  let views: [UIView]
  let visible: [UIView]
  /// The stack view, or its margins.
  let canvas: AnyObject
  private(set) var links:
    [(link: StackLink, first: AnyObject, second: AnyObject?, constant: CGFloat)] =
      []

  init(_ view: UIStackView) {
    self.view = view
    views = view.stack.views
    visible = view.stack.visible
    canvas = view.isLayoutMarginsRelativeArrangement ? view.layoutMarginsGuide : view
    if views.isEmpty { return }
    connectEnds()
    addSpacings()
    shareRoom()
    for view in views where view.isHidden { link("UISV-hiding", view, width, constant: 0) }
    align()
  }

  // MARK: Words

  private var isRow: Bool { view.axis == .horizontal }
  private var width: Attribute { isRow ? .width : .height }
  private var leading: Attribute { isRow ? .leading : .top }
  private var trailing: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var height: Attribute { isRow ? .height : .width }
  private var top: Attribute { isRow ? .top : .leading }
  private var bottom: Attribute { isRow ? .bottom : .trailing }
  private var center: Attribute { isRow ? .centerY : .centerX }

  private mutating func link(
    _ name: String, _ first: AnyObject, _ attribute: Attribute,
    is relation: NSLayoutConstraint.Relation = .equal, to second: AnyObject? = nil,
    _ other: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let link = StackLink(
      name: name, first: ObjectIdentifier(first), attribute: attribute, relation: relation,
      second: second.map { ObjectIdentifier($0) }, otherAttribute: other, multiplier: multiplier,
      priority: priority)
    links.append((link, first, second, constant))
  }

  // MARK: Along the axis

  private mutating func connectEnds() {
    let name = "UISV-canvas-connection"
    link(name, canvas, leading, is: .equal, to: visible.first ?? view.stack.spacer, leading)
    link(name, canvas, trailing, is: .equal, to: visible.last ?? view.stack.spacer, trailing)
  }

  /// The room between two arranged views, of which hidden ones take half each.
  private func spacing(_ previous: UIView, _ next: UIView, after shown: UIView?) -> CGFloat {
    if next === visible.first || previous === visible.last { return 0 }
    guard let shown else { return 0 }
    let custom = view.customSpacing(after: shown)
    let set = custom == UIStackView.spacingUseDefault ? view.spacing : custom
    let full = set == UIStackView.spacingUseSystem ? 8 : set
    let hidden = [previous, next].filter(\.isHidden).count
    return full - full / 2 * CGFloat(hidden)
  }

  private mutating func addSpacings() {
    let isLoose = view.distribution == .equalSpacing || view.distribution == .equalCentering
    let ends = edges
    var shown: UIView?
    for (previous, next) in zip(views, views.dropFirst()) {
      if !previous.isHidden { shown = previous }
      link(
        "UISV-spacing", next, ends.start, is: isLoose ? .greaterThanOrEqual : .equal, to: previous,
        ends.end,
        constant: spacing(previous, next, after: shown))
    }
  }

  /// Between which of two views' edges there is room.
  private var edges: (start: Attribute, end: Attribute) {
    view.isBaselineRelativeArrangement && !isRow
      ? (.firstBaseline, .lastBaseline) : (leading, trailing)
  }

  private mutating func shareRoom() {
    switch view.distribution {
    case .fill: break
    case .fillEqually: matchWidths(visible, "UISV-fill-equally")
    case .fillProportionally: fillProportionally()
    case .equalSpacing: addGaps(from: edges.end, to: edges.start, priority: 1000)
    case .equalCentering: addGaps(from: middle, to: middle, priority: 149)
    }
    if view.distribution == .equalSpacing || view.distribution == .equalCentering {
      link("UISV-canvas-fit", view, width, priority: 49)
    }
  }

  private mutating func matchWidths(
    _ items: [AnyObject], _ name: String, priority: Float = 1000
  ) {
    guard let first = items.first else { return }
    for item in items.dropFirst() {
      link(name, item, width, is: .equal, to: first, width, priority: priority)
    }
  }

  private mutating func addGaps(from end: Attribute, to start: Attribute, priority: Float) {
    var gaps: [UILayoutGuide] = []
    for (previous, next) in zip(visible, visible.dropFirst()) {
      let gap = view.gap(gaps.count)
      gaps.append(gap)
      link("UISV-distributing-edge", gap, leading, is: .equal, to: previous, end)
      link("UISV-distributing-edge", gap, trailing, is: .equal, to: next, start)
    }
    matchWidths(gaps, "UISV-fill-equally", priority: priority)
  }

  private mutating func fillProportionally() {
    let sizes = visible.map { Self.ownLength(of: $0, isRow: isRow) }
    let known = sizes.filter { $0 > 0 && $0.isFinite }
    guard !known.isEmpty else { return matchWidths(visible, "UISV-fill-equally") }
    var total = known.reduce(0, +)
    for (previous, next) in zip(visible, visible.dropFirst()) {
      total += spacing(previous, next, after: previous)
    }
    let isExact = known.count == 1 && (visible.count == 1 || view.spacing == 0)
    var priority: Float = isExact ? 1000 : 999
    for (item, size) in zip(visible, sizes) {
      if size > 0, size.isFinite, total > 0 {
        link(
          "UISV-fill-proportionally", item, width, is: .equal, to: canvas, width,
          multiplier: size / total,
          priority: max(1, priority))
      } else {
        link("UISV-fill-proportionally", item, width)
      }
      if !isExact { priority -= 1 }
    }
  }

  /// How long a view is by itself, along a row or a column: a stack within one as long as what it holds.
  private static func ownLength(of item: UIView, isRow: Bool) -> CGFloat {
    let size = item.intrinsicContentSize
    let own = isRow ? size.width : size.height
    guard own == UIView.noIntrinsicMetric, let inner = item as? UIStackView else { return own }
    let held = inner.stack.visible.map { ownLength(of: $0, isRow: isRow) }.filter { $0 > 0 }
    guard (inner.axis == .horizontal) == isRow else { return held.max() ?? own }
    guard !held.isEmpty else { return own }
    return held.reduce(0, +) + inner.spacing * CGFloat(max(0, inner.stack.visible.count - 1))
  }

  // MARK: Across the axis

  private var alignment: UIStackView.Alignment { view.alignment }
  /// Whether views may be lower than the row at its top, or at its bottom.
  private var isTopWeak: Bool { alignment != .fill && alignment != .leading }
  private var isBottomWeak: Bool { alignment != .fill && alignment != .trailing }

  private mutating func align() {
    guard let first = views.first else { return }
    for attribute in alignedAttributes {
      for other in views.dropFirst() {
        link("UISV-alignment", first, attribute, is: .equal, to: other, attribute)
      }
    }
    let spans = visible.isEmpty || (views.count > 1 && alignment != .fill)
    if spans { span() }
    connectSides(first, spans: spans)
    if alignment != .fill {
      for item in views { link("UISV-ambiguity-suppression", item, height, priority: 25) }
    }
  }

  private var alignedAttributes: [Attribute] {
    switch alignment {
    case .fill: [bottom, top]
    case .leading: [top]
    case .trailing: [bottom]
    case .center: [center]
    case .firstBaseline: isRow ? [.firstBaseline] : []
    case .lastBaseline: isRow ? [.lastBaseline] : []
    }
  }

  private mutating func span() {
    let spanner = view.stack.spanner
    if alignment != .fill { link("UISV-spanning-fit", spanner, height, priority: 51) }
    for item in visible {
      link(
        "UISV-spanning-boundary", spanner, top, is: isTopWeak ? .lessThanOrEqual : .equal, to: item,
        top,
        priority: isTopWeak ? 1000 : 999.5)
      link(
        "UISV-spanning-boundary", spanner, bottom, is: isBottomWeak ? .greaterThanOrEqual : .equal,
        to: item,
        bottom, priority: isBottomWeak ? 1000 : 999.5)
    }
  }

  /// Ties the row's upper and lower side to the first view or to what spans all of them. Baselines tie
  /// one side to the first view loosely, as the row's height is known to do on iOS (radar 32291130).
  private mutating func connectSides(_ first: UIView, spans: Bool) {
    let name = "UISV-canvas-connection"
    let item: AnyObject = visible.isEmpty ? view.stack.spanner : first
    let isLooseTop = spans ? alignment == .firstBaseline && isRow && !visible.isEmpty : isTopWeak
    let isLooseBottom =
      spans ? alignment == .lastBaseline && isRow && !visible.isEmpty : isBottomWeak
    let topItem = spans && isTopWeak && !isLooseTop ? view.stack.spanner : item
    let bottomItem = spans && isBottomWeak && !isLooseBottom ? view.stack.spanner : item
    link(name, canvas, top, is: isLooseTop ? .lessThanOrEqual : .equal, to: topItem, top)
    link(
      name, canvas, bottom, is: isLooseBottom ? .greaterThanOrEqual : .equal, to: bottomItem, bottom
    )
    if alignment == .center { link(name, canvas, center, is: .equal, to: item, center) }
    if isLooseTop || isLooseBottom { link("UISV-canvas-fit", view, height, priority: 49) }
  }
}

extension UIStackView {
  /// The guide between a view and the next one.
  func gap(_ index: Int) -> UILayoutGuide {
    while stack.gaps.count <= index {
      let gap = UILayoutGuide()
      gap.identifier = "UISV-distributing"
      gap.owningView = self
      stack.gaps.append(gap)
    }
    return stack.gaps[index]
  }

  /// Makes the constraints that are missing, changes constants, and drops what isn't needed any more.
  func updateArrangement() {
    stack.spanner.owningView = self
    stack.spacer.owningView = self
    let wanted = StackArrangement(self).links
    var old = stack.links
    stack.links = [:]
    var missing: [NSLayoutConstraint] = []
    for (link, first, second, constant) in wanted where stack.links[link] == nil {
      if let standing = old.removeValue(forKey: link), standing.isActive {
        standing.constant = constant
        stack.links[link] = standing
        continue
      }
      let made = NSLayoutConstraint(
        LayoutOperand(item: first, attribute: link.attribute), link.relation,
        second.map { LayoutOperand(item: $0, attribute: link.otherAttribute) },
        multiplier: link.multiplier, constant: constant)
      made.identifier = link.name
      made.priority = UILayoutPriority(link.priority)
      made.isOfSystem = true
      stack.links[link] = made
      missing.append(made)
    }
    for constraint in old.values.sorted(by: { $0.serial < $1.serial }) {
      constraint.isActive = false
    }
    NSLayoutConstraint.activate(missing)
    chooseSteadyViews()
  }

  /// Which views keep their size where several could give way: of those with a size of their own all but
  /// the first, of the others all but the last (FACTS_UIKIT e.15, measured).
  private func chooseSteadyViews() {
    var steady: Set<ObjectIdentifier> = []
    if distribution == .fill {
      let sizes = stack.visible.map { view in
        let size = view.intrinsicContentSize
        return (view, (axis == .horizontal ? size.width : size.height) >= 0)
      }
      steady.formUnion(sizes.filter(\.1).dropFirst().map { ObjectIdentifier($0.0) })
      steady.formUnion(sizes.filter { !$0.1 }.dropLast().map { ObjectIdentifier($0.0) })
    }
    guard steady != stack.steady else { return }
    stack.steady = steady
    for view in stack.views { view.ownLayout?.isIntrinsicSizeStale = true }
    LayoutState.current.version += 1
  }
}
