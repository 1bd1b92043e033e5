// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Space that a stack's other views leave (FACTS_SWIFTUI b.14 to b.16).

/// Space that takes what the other views of a stack leave.
public struct Spacer: Sendable {
  /// The least length; nil for the default distance of 8 points.
  public var minLength: CGFloat?

  /// Space of a least length.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: DisplayedView {
  func makeDisplay(_ inputs: _ViewInputs) -> SpacerDisplay { SpacerDisplay(minLength, inputs) }

  func updateDisplay(_ display: SpacerDisplay, from old: Spacer) {
    display.minLength = minLength
    display.invalidateLayout()
  }
}

final class SpacerDisplay: DisplayNode {
  var minLength: CGFloat?

  init(_ minLength: CGFloat?, _ inputs: _ViewInputs) {
    self.minLength = minLength
    super.init(inputs)
  }

  override var isSpacer: Bool { true }
  override var spacing: ViewSpacing { .zero }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? 8
    func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? least, least) }
    return switch environment[StackAxisKey.self] {
    case .horizontal: CGSize(width: length(proposal.width), height: 0)
    case .vertical: CGSize(width: 0, height: length(proposal.height))
    case nil: CGSize(width: length(proposal.width), height: length(proposal.height))
    }
  }
}
