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
  }

  let parent: ClipNode?
  let shape: Shape
  let antialias: Bool
  /// The list that `identifier` belongs to.
  private weak var list: DisplayList?
  private var identifier = ClipID.none

  init(parent: ClipNode?, shape: Shape, antialias: Bool) {
    self.parent = parent
    self.shape = shape
    self.antialias = antialias
  }

  /// This clip's number in `target`, made there when it is needed for the first time.
  func identifier(in target: DisplayList) -> ClipID {
    if list === target { return identifier }
    target.clip = parent?.identifier(in: target) ?? .none
    switch shape {
    case .outline(let outline, let rule, let tolerance):
      identifier = target.makeClip(
        outline, transform: .identity, rule: rule, antialias: antialias, tolerance: tolerance)
    case .box(let box, let transform):
      identifier = target.makeClip(box, transform: transform, antialias: antialias)
    }
    list = target
    return identifier
  }
}
