// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A display list as other formats than pixels need it: each step by its values, for writers of files.

package import MicaRaster
internal import MicaType

/// One step of a list, by values. Coordinates are device pixels, y down, after `transform`.
package struct ListStep {
  package enum Action {
    case fill(Outline, FillRule)
    case stroke(Outline, StrokeStyle)
    case beginGroup
    /// What follows masks the open group by its alpha.
    case beginMask
    case endGroup
    /// A shadow, which has no outline.
    case shadow
  }

  package var action: Action
  package var transform: Affine
  /// Nil for groups.
  package var paint: Paint?
  package var alpha: Float
  package var blend: BlendMode
  /// Names the clip, so that steps with the same one can share it; −1 for none.
  package var clip: Int32
}

/// One shape of a clip.
package struct ListClipShape {
  package var outline: Outline
  package var rule: FillRule
  package var transform: Affine
  /// Whether pixels multiply the coverage within the outline.
  package var hasMask: Bool
}

extension DisplayList {
  /// The list's steps, in order. Shadows come before what casts them.
  package var steps: [ListStep] { ops.flatMap { steps(of: $0) } }

  /// The shapes that a clip is common to, the outermost one first.
  package func clipShapes(_ clip: Int32) -> [ListClipShape] {
    var shapes: [ListClipShape] = []
    var index = clip
    while index >= 0, Int(index) < clips.count {
      let record = clips[Int(index)]
      shapes.append(
        ListClipShape(
          outline: record.kind == .path ? outline(record.shape) : outline(boxes[Int(record.shape)]),
          rule: record.rule, transform: transforms[Int(record.transform)],
          hasMask: record.kind == .mask))
      index = record.parent
    }
    return shapes.reversed()
  }

  private func steps(of op: DisplayOp) -> [ListStep] {
    func step(_ action: ListStep.Action, _ transform: Affine = .identity) -> ListStep {
      ListStep(
        action: action, transform: transform, paint: op.paint < 0 ? nil : paint(of: op),
        alpha: op.alpha, blend: op.blend, clip: op.clip)
    }
    switch op.kind {
    case .fill:
      return [step(.fill(outline(op.shape), op.rule), transforms[Int(op.transform)])]
    case .fillBox:
      return [step(.fill(outline(boxes[Int(op.shape)]), .nonZero), transforms[Int(op.transform)])]
    case .stroke:
      return [
        step(.stroke(outline(op.shape), strokes[Int(op.extra)]), transforms[Int(op.transform)])
      ]
    case .glyphs: return [step(.fill(outline(ofGlyphs: op), .nonZero))]
    case .beginGroup: return [step(.beginGroup)]
    case .beginMask: return [step(.beginMask)]
    case .endGroup: return [step(.endGroup)]
    case .shadow:
      let record = shadows[Int(op.extra)]
      // Its clips are its own; what it draws is limited by the op's.
      let content =
        record.drawsContent
        ? record.content.flatMap { inner -> [ListStep] in
          var inner = inner
          inner.clip = op.clip
          return steps(of: inner)
        } : []
      return [step(.shadow)] + content
    }
  }

  private func outline(_ path: Int32) -> Outline {
    let range = paths[Int(path)]
    return Outline(
      verbs: Array(verbs[range.verbStart..<range.verbStart + range.verbCount]),
      points: Array(points[range.pointStart..<range.pointStart + range.pointCount]))
  }

  private func outline(_ box: Box) -> Outline {
    var builder = OutlineBuilder()
    builder.rect(box)
    return builder.finish()
  }

  /// The outlines of a run of glyphs, in device pixels.
  private func outline(ofGlyphs op: DisplayOp) -> Outline {
    let run = glyphRuns[Int(op.shape)]
    let (map, place) = (run.map, transforms[Int(op.transform)])
    let face = faces[Int(run.face)]
    var (verbs, points): ([UInt8], [Point]) = ([], [])
    for placed in glyphs[Int(run.start)..<Int(run.start + run.count)] {
      let outline = face.outline(of: placed.glyph)
      let p = place.apply(Double(placed.x), Double(placed.y))
      guard p.x.isFinite, p.y.isFinite else { continue }
      let whole = map.then(.translation(p.x, p.y))
      verbs += outline.verbs
      points += outline.points.map { whole.apply($0) }
    }
    return Outline(verbs: verbs, points: points)
  }

  private func paint(of op: DisplayOp) -> Paint {
    switch op.paintKind {
    case .solid: return .solid(colors[Int(op.paint)])
    case .image: return .image(images[Int(op.paint)])
    case .gradient:
      let record = gradients[Int(op.paint)]
      let own = Array(stops[record.stopStart..<record.stopStart + record.stopCount])
      return .gradient(
        Gradient(
          record.shape, stops: own, transform: record.transform,
          extendsBefore: record.extendsBefore, extendsAfter: record.extendsAfter,
          isBinned: record.isBinned))
    }
  }
}
