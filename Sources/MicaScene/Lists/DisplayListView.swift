// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A display list as stage 6 reads it: pointers to its arrays, valid while the list is not recorded
// into. Taken once a frame, so that no array is retained for each op.

internal import MicaRaster
internal import MicaType

/// The arrays of one display list.
struct DisplayListView {
  var ops: UnsafeBufferPointer<DisplayOp>
  var transforms: UnsafeBufferPointer<Affine>
  var paths: UnsafeBufferPointer<PathRange>
  var verbs: UnsafeBufferPointer<UInt8>
  var points: UnsafeBufferPointer<Point>
  var boxes: UnsafeBufferPointer<Box>
  var strokes: UnsafeBufferPointer<StrokeStyle>
  var colors: UnsafeBufferPointer<StraightColor>
  var gradients: UnsafeBufferPointer<GradientRecord>
  var stops: UnsafeBufferPointer<GradientStop>
  var images: UnsafeBufferPointer<ImagePaint>
  var clips: UnsafeBufferPointer<ClipRecord>
  var glyphRuns: UnsafeBufferPointer<GlyphRun>
  var glyphs: UnsafeBufferPointer<PlacedGlyph>
  var faces: UnsafeBufferPointer<FontFace>

  /// An outline's verbs and points.
  @inline(__always)
  func path(_ index: Int32) -> (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<Point>) {
    let range = paths[Int(index)]
    return (
      UnsafeBufferPointer(rebasing: verbs[range.verbStart..<range.verbStart + range.verbCount]),
      UnsafeBufferPointer(rebasing: points[range.pointStart..<range.pointStart + range.pointCount])
    )
  }
}

extension DisplayList {
  /// Lends the arrays for the time of `body`.
  func withView(_ body: (DisplayListView) -> Void) {
    ops.withUnsafeBufferPointer { ops in
      transforms.withUnsafeBufferPointer { transforms in
        withShapes { paths, verbs, points, boxes in
          withPaints { strokes, colors, gradients, stops, images in
            withText { clips, glyphRuns, glyphs, faces in
              body(
                DisplayListView(
                  ops: ops, transforms: transforms, paths: paths, verbs: verbs, points: points,
                  boxes: boxes, strokes: strokes, colors: colors, gradients: gradients,
                  stops: stops, images: images, clips: clips, glyphRuns: glyphRuns,
                  glyphs: glyphs, faces: faces))
            }
          }
        }
      }
    }
  }

  private func withShapes(
    _ body: (
      UnsafeBufferPointer<PathRange>, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<Point>,
      UnsafeBufferPointer<Box>
    ) -> Void
  ) {
    paths.withUnsafeBufferPointer { paths in
      verbs.withUnsafeBufferPointer { verbs in
        points.withUnsafeBufferPointer { points in
          boxes.withUnsafeBufferPointer { body(paths, verbs, points, $0) }
        }
      }
    }
  }

  private func withText(
    _ body: (
      UnsafeBufferPointer<ClipRecord>, UnsafeBufferPointer<GlyphRun>,
      UnsafeBufferPointer<PlacedGlyph>, UnsafeBufferPointer<FontFace>
    ) -> Void
  ) {
    clips.withUnsafeBufferPointer { clips in
      glyphRuns.withUnsafeBufferPointer { glyphRuns in
        glyphs.withUnsafeBufferPointer { glyphs in
          faces.withUnsafeBufferPointer { body(clips, glyphRuns, glyphs, $0) }
        }
      }
    }
  }

  private func withPaints(
    _ body: (
      UnsafeBufferPointer<StrokeStyle>, UnsafeBufferPointer<StraightColor>,
      UnsafeBufferPointer<GradientRecord>, UnsafeBufferPointer<GradientStop>,
      UnsafeBufferPointer<ImagePaint>
    ) -> Void
  ) {
    strokes.withUnsafeBufferPointer { strokes in
      colors.withUnsafeBufferPointer { colors in
        gradients.withUnsafeBufferPointer { gradients in
          stops.withUnsafeBufferPointer { stops in
            images.withUnsafeBufferPointer { body(strokes, colors, gradients, stops, $0) }
          }
        }
      }
    }
  }
}
