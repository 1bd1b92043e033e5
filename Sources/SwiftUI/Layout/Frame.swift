// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Frames of fixed and of flexible sizes (FACTS_SWIFTUI d.1 to d.4).

internal import MicaRaster

/// A fixed width, height, or both.
public struct _FrameLayout: Equatable, Sendable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.checked(width)
    self.height = Self.checked(height)
    self.alignment = alignment
  }

  private static func checked(_ length: CGFloat?) -> CGFloat? {
    guard let length, !length.isFinite || length < 0 else { return length }
    Unsupported.note("Invalid frame dimension (negative or non-finite). It doesn't count.")
    return nil
  }
}

extension _FrameLayout: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    FrameDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? FrameDisplay)?.frame = self
  }
}

private final class FrameDisplay: UnaryDisplay {
  var frame: _FrameLayout {
    didSet { invalidateLayout() }
  }

  init(_ child: DisplayNode, _ frame: _FrameLayout, _ inputs: _ViewInputs) {
    self.frame = frame
    super.init(child, inputs)
  }

  private func proposed(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = frame.width, let height = frame.height {
      return CGSize(width: width, height: height)
    }
    let own = child.sizeThatFits(proposed(proposal))
    return CGSize(width: frame.width ?? own.width, height: frame.height ?? own.height)
  }

  override func placement(_ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    child.placement(in: size, frame.alignment, proposed(proposal))
  }
}

extension DisplayNode {
  /// Places it within a size by lines of alignment.
  func place(in size: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize) {
    place(at: placement(in: size, alignment, proposal).origin, proposal)
  }

  /// Where it lies within a size by lines of alignment.
  func placement(in size: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize) -> Placement
  {
    let own = ViewDimensions(sizeThatFits(proposal), self, proposal)
    let outer = ViewDimensions(size)
    return Placement(
      origin: CGPoint(
        x: outer[alignment.horizontal] - own[alignment.horizontal],
        y: outer[alignment.vertical] - own[alignment.vertical]), proposal: proposal)
  }
}

/// Least, ideal and largest lengths.
public struct _FlexFrameLayout: Equatable, Sendable {
  /// The lengths of one axis.
  struct Bounds: Equatable, Sendable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
      var least = least
      if least == .infinity {
        Unsupported.note("Invalid frame dimension (negative or non-finite). It doesn't count.")
        least = nil
      }
      (self.least, self.ideal, self.most) = (least, ideal, most)
      let values = [least, ideal, most].compactMap { $0 }
      if values.contains(where: \.isNaN) || values != values.sorted()
        || values.contains(where: { $0 < 0 })
      {
        Unsupported.note("Contradictory frame constraints specified.")
        self.least = least.map { $0.isNaN ? 0 : max($0, 0) }
        self.ideal = ideal.map { max($0.isNaN ? 0 : $0, self.least ?? 0) }
        self.most = most.map { max($0.isNaN ? 0 : $0, self.ideal ?? self.least ?? 0) }
      }
    }

    /// What the child is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return min(max(length, least ?? -.infinity), most ?? .infinity)
    }

    /// The frame's length for a proposal and the child's answer.
    func length(_ proposal: CGFloat?, _ child: CGFloat) -> CGFloat {
      if least == nil, most == nil, ideal == nil { return child }
      let length = proposal ?? ideal ?? child
      let lower = least ?? min(child, most ?? .infinity)
      let upper = most ?? max(child, lower)
      if least == nil, most == nil { return proposal == nil ? length : child }
      return min(max(length, lower), upper)
    }
  }

  let width: Bounds
  let height: Bounds
  let alignment: Alignment
}

extension _FlexFrameLayout: DisplayModifier {
  /// It has no body.
  public typealias Body = Never

  func makeDisplay(_ child: DisplayNode, _ inputs: _ViewInputs) -> DisplayNode {
    FlexFrameDisplay(child, self, inputs)
  }

  func updateDisplay(_ display: DisplayNode, from old: Self) {
    (display as? FlexFrameDisplay)?.frame = self
  }
}

private final class FlexFrameDisplay: UnaryDisplay {
  var frame: _FlexFrameLayout {
    didSet { invalidateLayout() }
  }

  init(_ child: DisplayNode, _ frame: _FlexFrameLayout, _ inputs: _ViewInputs) {
    self.frame = frame
    super.init(child, inputs)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: frame.width.offer(proposal.width), height: frame.height.offer(proposal.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.sizeThatFits(offer(proposal))
    return CGSize(
      width: frame.width.length(proposal.width, own.width),
      height: frame.height.length(proposal.height, own.height))
  }

  override func placement(_ size: CGSize, _ proposal: ProposedViewSize) -> Placement {
    child.placement(in: size, frame.alignment, offer(proposal))
  }
}

nonisolated extension View {
  /// A frame of a fixed width, height, or both, in points. The view lies in the middle unless said otherwise.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { modifier(_FrameLayout(width: width, height: height, alignment: alignment)) }

  /// Does nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }

  /// A frame whose size depends on what is proposed, within limits in points.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: .init(minWidth, idealWidth, maxWidth),
        height: .init(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}
