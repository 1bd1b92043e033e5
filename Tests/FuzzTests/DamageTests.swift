// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Stage 5's law: a picture that is brought up to date has the bytes of one that is drawn whole.

import Foundation
import MicaRaster
import MicaScene
import Testing

@Suite struct DamageTests {
  private static let side = 128

  private static func list(_ items: [SceneItem], _ list: DisplayList) -> DisplayList {
    for item in items { item.record(list) }
    return list
  }

  private static func bytes(_ pixmap: Pixmap) -> [UInt8] {
    Array(UnsafeBufferPointer(start: pixmap.bytes, count: pixmap.height * pixmap.bytesPerRow))
  }

  private static func wholePicture(of items: [SceneItem]) -> Pixmap {
    let list = list(items, DisplayList(width: side, height: side))
    let pixmap = Pixmap(width: side, height: side)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    return pixmap
  }

  /// Edits one scene again and again; the first frame whose bytes are not those of a whole drawing,
  /// and the first picture that somebody held and that changed.
  private static func failure(seed: UInt64, frames: Int) -> String? {
    var random = SceneRandom(seed: seed)
    let sequence = FrameSequence(width: side, height: side, threads: seed % 3 == 0 ? 2 : 1)
    var items = (0..<random.below(12)).map { _ in
      SceneItem.random(&random, side: CGFloat(side), depth: 3)
    }
    var held: [(pixmap: Pixmap, bytes: [UInt8])] = []
    for frame in 0..<frames {
      for _ in 0..<random.below(3) { items.edit(&random, side: CGFloat(side), depth: 3) }
      let picture = sequence.picture(of: list(items, sequence.makeList()))
      let bytes = bytes(picture)
      let expected = Self.bytes(wholePicture(of: items))
      if let place = zip(bytes, expected).enumerated().first(where: { $1.0 != $1.1 }) {
        let (x, y) = (place.offset / 4 % side, place.offset / 4 / side)
        return "seed \(seed), frame \(frame): \(place.element) at \(x), \(y)"
      }
      if random.once(in: 3) { held.append((picture, bytes)) }
      if held.count > 4 || random.once(in: 4) { held.removeAll() }
      if held.contains(where: { Self.bytes($0.pixmap) != $0.bytes }) {
        return "seed \(seed), frame \(frame): a held picture changed"
      }
    }
    return nil
  }

  @Test(arguments: 0..<8)
  func editedScenesHaveTheBytesOfAWholeDrawing(part: Int) {
    let count = ProcessInfo.processInfo.environment["MICA_DAMAGE_SCENES"].flatMap { Int($0) } ?? 3
    for seed in part * count..<(part + 1) * count {
      if let failure = Self.failure(seed: UInt64(seed), frames: 12) {
        Issue.record(Comment(rawValue: failure))
      }
    }
  }

  private static func card(x: Double, _ red: Float) -> SceneItem {
    var random = SceneRandom(seed: 1)
    var draw = SceneDraw(&random, side: 8)
    draw.shape = .box
    draw.transform = .translation(x, 20)
    draw.size = SIMD2(10, 10)
    draw.paint = .solid(SIMD4(red, 0, 0, 1))
    draw.alpha = 1
    draw.blend = .sourceOver
    return .draw(draw)
  }

  /// What moved, and nothing else, is drawn again.
  @Test func aMovedBoxDamagesItsOldAndItsNewPlace() {
    let changes = ListChanges(width: Self.side, height: Self.side)
    func list(_ items: [SceneItem]) -> DisplayList {
      Self.list(items, DisplayList(width: Self.side, height: Self.side))
    }
    let still = (0..<10).map { Self.card(x: Double($0) * 12, 0.5) }
    changes.find(
      from: list(still + [Self.card(x: 40, 1)]), to: list(still + [Self.card(x: 42, 1)]))
    #expect(changes.damage.share < 0.05)
    #expect(!changes.damage.isEmpty)
    // Taken out of the middle: the others are found again.
    changes.find(from: list(still), to: list(Array(still[..<4] + still[5...])))
    #expect(changes.damage.share < 0.05)
    // Brought to the front.
    changes.find(from: list(still), to: list(Array(still[1...]) + [still[0]]))
    #expect(changes.damage.share < 0.05)
    changes.find(from: list(still), to: list(still))
    #expect(changes.damage.isEmpty)
  }

  /// Inside a translucent group, only what changed in it.
  @Test func aChangeInsideAGroupDamagesLittle() {
    let changes = ListChanges(width: Self.side, height: Self.side)
    func list(_ x: Double) -> DisplayList {
      let content = (0..<10).map { Self.card(x: Double($0) * 12, 0.5) } + [Self.card(x: x, 1)]
      return Self.list(
        [.group(alpha: 0.5, blend: .sourceOver, content, mask: nil)],
        DisplayList(width: Self.side, height: Self.side))
    }
    changes.find(from: list(40), to: list(42))
    #expect(changes.damage.share < 0.05)
  }
}
