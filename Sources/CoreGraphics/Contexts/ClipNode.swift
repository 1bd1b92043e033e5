// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A context's clip: an immutable chain of shapes, kept apart from any display list, because a list
// ends at each flush while the clip stays.

internal import MicaRaster
internal import MicaScene

/// One shape that limits drawing, within all of its parents; in the list's pixels, y down.
final class ClipNode {
  enum Shape {
    case outline(Outline, rule: FillRule, tolerance: Float)
    case box(Box, transform: Affine)
    /// Pixels of which one number is the coverage.
    case mask(Pixmap, MaskChannel, transform: Affine, Sampling)
  }

  private(set) var parent: ClipNode?
  let shape: Shape
  let antialias: Bool
  /// Number of the list that `identifier` belongs to, among the context's lists.
  private var listNumber = -1
  private var identifier = ClipID.none
  /// Number of the list in which the shape was filled instead.
  private var lentListNumber = -1

  init(parent: ClipNode?, shape: Shape, antialias: Bool) {
    self.parent = parent
    self.shape = shape
    self.antialias = antialias
  }

  /// This clip and a rectangle as one: upright rectangles have a rectangle in common, whose edges are as soft as any one's;
  /// their coverage isn't multiplied (FACTS 3.21). Nil for other shapes.
  func narrowed(to other: Shape, antialias: Bool) -> ClipNode? {
    guard self.antialias == antialias, let own = shape.rectangle, let box = other.rectangle else {
      return nil
    }
    let common = Box(
      max(own.x0, box.x0), max(own.y0, box.y0), min(own.x1, box.x1), min(own.y1, box.y1))
    let isEmpty = !(common.x0 < common.x1 && common.y0 < common.y1)
    return ClipNode(
      parent: parent,
      shape: .box(isEmpty ? Box(0, 0, 0, 0) : common, transform: .identity), antialias: antialias)
  }

  /// Chains may be long, so that they are let go of one by one.
  deinit {
    var rest = parent
    parent = nil
    while isKnownUniquelyReferenced(&rest), let node = rest {
      rest = node.parent
      node.parent = nil
    }
  }

  /// This clip's number in the context's list of that number, made when it is needed first.
  func identifier(in target: DisplayList, number: Int) -> ClipID {
    if listNumber == number { return identifier }
    if let parent, parent.listNumber != number { parent.makeParents(in: target, number: number) }
    target.clip = parent?.identifier(in: target, number: number) ?? .none
    return make(in: target, number: number)
  }

  /// Makes this clip's parents that the list lacks, the outermost one first.
  private func makeParents(in target: DisplayList, number: Int) {
    var missing: [ClipNode] = []
    var node = parent
    while let found = node, found.listNumber != number {
      missing.append(found)
      node = found.parent
    }
    for found in missing.reversed() {
      target.clip = found.parent?.identifier ?? .none
      _ = found.make(in: target, number: number)
    }
  }

  /// Makes the clip within the list's present one.
  private func make(in target: DisplayList, number: Int) -> ClipID {
    switch shape {
    case .outline(let outline, let rule, let tolerance):
      identifier = target.makeClip(
        outline, transform: .identity, rule: rule, antialias: antialias, tolerance: tolerance)
    case .box(let box, let transform):
      identifier = target.makeClip(box, transform: transform, antialias: antialias)
    case .mask(let pixmap, let channel, let transform, let sampling):
      identifier = target.makeClip(
        mask: pixmap, channel: channel, transform: transform, sampling: sampling)
    }
    listNumber = number
    return identifier
  }

  /// Whether what covers everything may be drawn as this shape within the parent's clip: the same
  /// pixels, and cheaper as long as the shape is drawn through once only.
  func lendsShape(number: Int) -> Bool {
    if case .mask = shape { return false }
    if listNumber == number || lentListNumber == number { return false }
    lentListNumber = number
    return true
  }
}

extension ClipNode.Shape {
  /// An upright rectangle, in the list's pixels.
  fileprivate var rectangle: Box? {
    guard case .box(let box, let transform) = self,
      transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0
    else { return nil }
    return box.mapped(by: transform)
  }
}
