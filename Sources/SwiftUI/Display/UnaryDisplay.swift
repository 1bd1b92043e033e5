// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A display around one other.

/// A display of one other, which it has for its whole life.
class UnaryDisplay: DisplayNode {
  let child: DisplayNode

  init(_ child: DisplayNode, _ inputs: _ViewInputs) {
    self.child = child
    super.init(inputs)
    child.parent = self
  }

  override final var children: [DisplayNode] { [child] }

  override var rendersByProposal: Bool { false }

  override func hasRigidParts(_ axis: Axis, _ proposal: ProposedViewSize) -> Bool {
    var smallest = proposal
    smallest[axis] = 0
    let inner = placement(sizeThatFits(proposal), proposal).proposal
    let least = placement(sizeThatFits(smallest), smallest).proposal
    let other = axis.other
    guard inner[other] == least[other] else { return false }
    // A frame of a fixed length offers that one always.
    return inner[axis] == least[axis] || child.isRigid(axis, cross: inner[other])
  }

  /// Whether it has the child's layers as they are, and none of its own.
  var isTransparent: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

  /// Where the child lies if this has `size` for `proposal`. Overridden by displays that move the child or change its proposal.
  func placement(_ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, proposal: proposal)
  }

  override func layoutChildren() {
    let placement = placement(size, proposal)
    child.place(at: placement.origin, placement.proposal)
  }

  override var spacing: ViewSpacing { child.spacing }
  override var priority: Double { child.priority }
  override var zIndex: Double { child.zIndex }
  override var isSpacer: Bool { child.isSpacer }
  override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
  override func findGuides(_ keys: inout Set<AlignmentKey>) { keys.formUnion(child.guides) }
  override func explicitGuide(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    let placement = placement(size, proposal)
    let inner = child.sizeThatFits(placement.proposal)
    guard let value = child.guide(key, inner, placement.proposal) else { return nil }
    return value + placement.origin[key.axis]
  }

  override func end() { child.end() }
}
