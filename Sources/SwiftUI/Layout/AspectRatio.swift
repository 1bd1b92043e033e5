// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views of a ratio of width and height (FACTS_SWIFTUI d.7).

internal import MicaRaster

/// How a view of a ratio fills what it is offered.
@frozen
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The largest size within.
  case fit
  /// The smallest size that covers all.
  case fill
}

/// Offers a view a size of a ratio.
public struct _AspectRatioLayout: Equatable, Sendable {
  let ratio: CGFloat?
  let mode: ContentMode

  init(_ ratio: CGFloat?, _ mode: ContentMode) {
    var ratio = ratio
    if let given = ratio, !given.isFinite || given <= 0 {
      Unsupported.note("An aspect ratio isn't a positive number. The view keeps its own.")
      ratio = nil
    }
    (self.ratio, self.mode) = (ratio, mode)
  }
}

extension _AspectRatioLayout: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    AspectRatioDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? AspectRatioDisplay)?.layout = self
  }
}

private final class AspectRatioDisplay: UnaryDisplay {
  var layout: _AspectRatioLayout {
    didSet { invalidateLayout() }
  }

  init(_ child: DisplayNode, _ layout: _AspectRatioLayout, _ inputs: _ViewInputs) {
    self.layout = layout
    super.init(child, inputs)
  }

  /// What the child is offered. Without any proposal its ideal width decides.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let isIdeal = proposal.width == nil && proposal.height == nil
    var ratio = layout.ratio
    var ideal = CGSize.zero
    if ratio == nil || isIdeal {
      ideal = child.sizeThatFits(.unspecified)
      let own = ideal.width / ideal.height
      if ratio == nil, own.isFinite, own > 0 { ratio = own }
    }
    guard let ratio else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      guard ideal.width.isFinite else { return proposal }
      return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWidthShort = width <= height * ratio
      return isWidthShort == (layout.mode == .fit)
        ? ProposedViewSize(width: width, height: width / ratio)
        : ProposedViewSize(width: height * ratio, height: height)
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  override func placement(_ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    Placement(origin: .zero, proposal: inner(proposal))
  }
}

nonisolated extension View {
  /// Offers the view a size of a ratio of width to height: by default that of its ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio, contentMode))
  }

  /// Offers the view a size of the ratio that another size has.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio.width / aspectRatio.height, contentMode))
  }

  /// Gives the view the largest size of its own ratio that fits.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Gives the view the smallest size of its own ratio that covers what is offered.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
