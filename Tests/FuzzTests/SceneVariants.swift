// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One scene in every way that must give the same bytes: kernels, thread counts, a bitmap context
// that draws in one go, and one whose every call has drawn when it returns.

import CoreGraphics
import MicaRaster
import MicaScene

/// Calls on a context that a seed stands for.
protocol FuzzScene: SendableMetatype {
  var seed: UInt64 { get }
  var width: Int { get }
  var height: Int { get }
  var callCount: Int { get set }

  /// Makes the scene's calls, and takes back what they leave open.
  func draw(in context: CGContext)
}

/// Renderers of one worker of the soak, kept from scene to scene.
final class SceneRenderers {
  private let single = FrameRenderer(threads: 1)
  private let several = FrameRenderer(threads: 3)
  private let reference = FrameRenderer(threads: 1, kernels: .reference)

  /// What differs, with the fewest of the scene's calls that show it; nil where nothing does.
  func failure(of scene: some FuzzScene) -> String? {
    guard check(scene) != nil else { return nil }
    var shorter = scene
    for count in 1...scene.callCount {
      shorter.callCount = count
      guard let what = check(shorter) else { continue }
      let list = DisplayList(width: scene.width, height: scene.height)
      shorter.draw(in: CGContext(recordingInto: list, baseTransform: .identity))
      return "\(what), after \(count) calls; last of \(list.ops.count): "
        + (list.ops.last.map { "\($0)" } ?? "none")
    }
    return "differs in one run and not in the next"
  }

  /// What differs, or nil.
  private func check(_ scene: some FuzzScene) -> String? {
    let list = DisplayList(width: scene.width, height: scene.height)
    scene.draw(in: CGContext(recordingInto: list, baseTransform: .identity))
    let first = draw(list, single)
    if let place = difference(first, draw(list, several)) { return "three threads differ \(place)" }
    if let place = difference(first, draw(list, reference)) {
      return "reference kernels differ \(place)"
    }
    let alone = Pixmap(width: list.width, height: list.height)
    FrameRenderer.renderAlone(list, into: alone)
    if let place = difference(first, alone) { return "a renderer that is lent differs \(place)" }
    if scene.seed % 8 == 0 {
      if let place = difference(first, bitmap(scene, isExposed: false)) {
        return "a bitmap context differs \(place)"
      }
      if let place = difference(first, bitmap(scene, isExposed: true)) {
        return "a bitmap drawn call by call differs \(place)"
      }
    }
    return nil
  }

  private func draw(_ list: DisplayList, _ renderer: FrameRenderer) -> Pixmap {
    let pixmap = Pixmap(width: list.width, height: list.height)
    renderer.render(list, into: pixmap)
    return pixmap
  }

  /// The scene by public calls only.
  private func bitmap(_ scene: some FuzzScene, isExposed: Bool) -> Pixmap {
    let pixmap = Pixmap(width: scene.width, height: scene.height)
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: isExposed ? pixmap.bytes : nil, width: scene.width, height: scene.height,
        bitsPerComponent: 8, bytesPerRow: pixmap.bytesPerRow, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return pixmap }
    scene.draw(in: context)
    if isExposed { return pixmap }
    return context.makeImage()?.pixmap ?? pixmap
  }

  /// The first pixel that differs.
  private func difference(_ a: Pixmap, _ b: Pixmap) -> String? {
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        return "at (\(x), \(y)): \(a[x, y]) and \(b[x, y])"
      }
    }
    return nil
  }
}
