// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One scene, one golden, every variant: a scene function is recorded once and rendered in 8 bits
// (several thread counts, both kernels) and in floats. MICA_RECORD=1 writes goldens and still fails.

import CoreGraphics
import Foundation
import ImageIO
import MicaCompare
import MicaRaster
import MicaScene
import QuartzCore
import Testing

/// Where goldens lie, and where a failure leaves what it saw.
private enum Place {
  static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  static let goldens = tests.appendingPathComponent("Goldens")
  static let failures = tests.appendingPathComponent("Failures")
  static let isRecording = ProcessInfo.processInfo.environment["MICA_RECORD"] == "1"
}

/// A context with UIKit's axes (y down, points) that records into `list`.
func recordingContext(_ list: DisplayList, scale: CGFloat = 1) -> CGContext {
  CGContext(
    recordingInto: list,
    baseTransform: CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(list.height)))
}

/// Draws a scene with UIKit's axes and compares it with its golden, byte for byte.
func expectScene(
  _ name: String, width: Int = 96, height: Int = 96,
  sourceLocation: SourceLocation = #_sourceLocation, _ draw: (CGContext) -> Void
) throws {
  let list = DisplayList(width: width, height: height)
  draw(recordingContext(list))
  try expectList(name, list, sourceLocation)
}

/// Commits a layer, presents it at a time and compares it with its golden. Sizes are points.
func expectLayer(
  _ name: String, _ layer: CALayer, width: Int = 96, height: Int = 96, scale: Int = 1,
  at time: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let list = DisplayList(width: width * scale, height: height * scale)
  updateLayerTree(layer)
  let snapshot = commitLayerTree(layer, at: 0)
  let presented = present(snapshot.drawn(at: time), at: time)
  emit(presented, into: list, options: EmitOptions(scale: Double(scale)))
  try expectList(name, list, sourceLocation)
}

private func expectList(
  _ name: String, _ list: DisplayList, _ sourceLocation: SourceLocation
) throws {
  let first = Pixmap(width: list.width, height: list.height)
  FrameRenderer(threads: 1).render(list, into: first)
  for (threads, kernels) in [(2, KernelChoice.best), (3, .best), (1, .reference)] {
    let other = Pixmap(width: list.width, height: list.height)
    FrameRenderer(threads: threads, kernels: kernels).render(list, into: other)
    #expect(
      differences(first, other).count == 0, "\(name): \(threads) threads, \(kernels) kernels",
      sourceLocation: sourceLocation)
  }
  let floats = FloatPixmap(width: list.width, height: list.height)
  FrameRenderer(threads: 1).render(list, into: floats)
  let rounded = rounded(floats)
  try compare(first, name, sourceLocation)
  try compare(rounded, name + ".float", sourceLocation)
  let gap = differences(first, rounded).greatest
  if gap > 1 { print("\(name): 8 bits and floats differ by up to \(gap) levels") }
}

private func rounded(_ floats: FloatPixmap) -> Pixmap {
  let result = Pixmap(width: floats.width, height: floats.height)
  for i in 0..<floats.width * floats.height {
    let p = floats.pixels[i] * 255
    for c in 0..<4 { result.bytes[i * 4 + c] = UInt8(max(0, min(255, p[c])).rounded()) }
  }
  return result
}

/// How many bytes of two pictures of one size differ, and by how much at the most.
func differences(_ a: Pixmap, _ b: Pixmap) -> (count: Int, greatest: Int) {
  guard let difference = PictureDifference(a, b) else { return (max(a.width, b.width), 256) }
  return (difference.differentBytes, difference.greatest)
}

private func compare(_ actual: Pixmap, _ name: String, _ sourceLocation: SourceLocation) throws {
  let golden = Place.goldens.appendingPathComponent(name + ".png")
  if Place.isRecording {
    try write(actual, to: golden)
    Issue.record("recorded \(name): look at it, then run again", sourceLocation: sourceLocation)
    return
  }
  guard let file = try? Data(contentsOf: golden) else {
    Issue.record("no golden \(name): record it with MICA_RECORD=1", sourceLocation: sourceLocation)
    return
  }
  let expected = try PNGDecoder.decode(file)
  guard expected.width == actual.width, expected.height == actual.height else {
    Issue.record("\(name): size changed", sourceLocation: sourceLocation)
    return
  }
  let (count, greatest) = differences(actual, expected)
  if count == 0 { return }
  let folder = Place.failures.appendingPathComponent(name)
  try write(actual, to: folder.appendingPathComponent("actual.png"))
  try write(ChangeMap(expected, actual).picture(), to: folder.appendingPathComponent("diff.png"))
  try Data("{\"scene\": \"\(name)\", \"bytes\": \(count), \"greatest\": \(greatest)}\n".utf8).write(
    to: folder.appendingPathComponent("report.json"))
  Issue.record(
    "\(name): \(count) bytes differ, by up to \(greatest); see \(folder.path)",
    sourceLocation: sourceLocation)
}

private func write(_ pixmap: Pixmap, to url: URL) throws {
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try PNGEncoder.encode(pixmap).write(to: url)
}
