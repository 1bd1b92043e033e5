// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Below the display list a steady frame allocates nothing: a hundred frames of one list are counted
// by a malloc that stands in for the C library's.

import CAllocationCounter
import MicaRaster
import MicaScene
import Testing

@Suite(.serialized, .enabled(if: mica_counts_allocations() != 0, "this build has no counter"))
struct SteadyFrameTests {
  private static let side = 192

  /// A frame of everything that costs memory: curves, strokes, clips, groups with masks, gradients,
  /// an image.
  private func frame() -> DisplayList {
    let list = DisplayList(width: Self.side, height: Self.side)
    let red = Paint.solid(StraightColor(1, 0.2, 0, 0.7))
    for i in 0..<100 {
      let x = Double(i % 10) * 19
      let y = Double(i / 10) * 19
      let blob = circle(x: x, y: y, radius: 5 + Double(i % 7))
      list.fill(blob, transform: .identity, paint: red)
      list.stroke(
        blob, transform: .identity,
        style: StrokeStyle(width: 2, cap: .round, join: .round, miterLimit: 10), paint: red)
    }
    list.clip = list.makeClip(circle(x: 96, y: 96, radius: 80), transform: .identity)
    list.beginGroup(alpha: 0.5)
    list.fill(Box(10, 10, 180, 180), transform: .identity, paint: ramp)
    list.fill(Box(20, 20, 90.5, 90.5), transform: .identity, paint: picture)
    list.fill(Box(100.3, 30, 116, 40.7), transform: .identity, paint: smallPicture(.resampled))
    list.fill(Box(120, 30, 130, 40), transform: .identity, paint: smallPicture(.high))
    list.beginMask()
    list.fill(circle(x: 90, y: 100, radius: 60), transform: .identity, paint: red)
    list.endGroup()
    return list
  }

  private var ramp: Paint {
    .gradient(
      Gradient(
        .linear(start: SIMD2(0, 0), end: SIMD2(190, 120)),
        stops: [
          GradientStop(offset: 0, color: StraightColor(1, 0, 0, 1)),
          GradientStop(offset: 1, color: StraightColor(0, 0, 1, 0.5)),
        ], transform: .identity, extendsBefore: true, extendsAfter: true))
  }

  private var picture: Paint {
    let pixmap = Pixmap(width: 32, height: 32)
    for i in 0..<32 * 32 * 4 { pixmap.bytes[i] = UInt8(i % 4 == 3 ? 255 : i % 251) }
    return .image(
      ImagePaint(
        pixmap: pixmap, transform: Affine(2.2, 0, 0, 2.2, 20, 20), sampling: .bilinear))
  }

  private func smallPicture(_ sampling: Sampling) -> Paint {
    .image(
      ImagePaint(
        pixmap: Pixmap(width: 48, height: 48),
        transform: Affine(0.33, 0, 0, 0.22, 100.3, 30), sampling: sampling))
  }

  private func circle(x: Double, y: Double, radius r: Double) -> Outline {
    var builder = OutlineBuilder()
    let k = r * 0.5522847498
    func point(_ dx: Double, _ dy: Double) -> Point { Point(Float(x + dx), Float(y + dy)) }
    builder.move(point(r, 0))
    builder.cubic(point(r, k), point(k, r), point(0, r))
    builder.cubic(point(-k, r), point(-r, k), point(-r, 0))
    builder.cubic(point(-r, -k), point(-k, -r), point(0, -r))
    builder.cubic(point(k, -r), point(r, -k), point(r, 0))
    builder.close()
    return builder.finish()
  }

  /// Allocations of this thread during a hundred frames, after eight that warm up.
  private func allocationsOfHundredFrames(threads: Int) -> UInt64 {
    let list = frame()
    let renderer = FrameRenderer(threads: threads)
    let pixmap = Pixmap(width: Self.side, height: Self.side)
    for _ in 0..<8 { renderer.render(list, into: pixmap) }
    let before = mica_allocation_count()
    for _ in 0..<100 { renderer.render(list, into: pixmap) }
    return mica_allocation_count() - before
  }

  @Test func theCounterCounts() {
    let before = mica_allocation_count()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 100, alignment: 1)
    memory.deallocate()
    #expect(mica_allocation_count() > before)
  }

  @Test func framesOfOneWorkerAllocateNothing() {
    let count = allocationsOfHundredFrames(threads: 1)
    #expect(count == 0, "\(count) allocations in 100 frames")
  }

  /// Two parallel loops a frame: Dispatch is given a closure for each, the frame itself nothing.
  ///
  /// Dispatch allocates more when its threads are busy with other tests, so the quietest of five
  /// runs counts.
  @Test func framesOfTwoWorkersAllocateOnlyForDispatch() {
    let counts = (0..<5).map { _ in allocationsOfHundredFrames(threads: 2) }
    let count = counts.min() ?? .max
    print("100 frames on two workers: \(count) allocations")
    #expect(count <= 100 * 12, "\(count) allocations in 100 frames")
  }
}
