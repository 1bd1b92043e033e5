// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FACTS C5: one space of planes, sorted by depth and cut where they cross; flat siblings by zPosition.

import Foundation
import MicaRaster
import MicaScene
import QuartzCore
import Testing

@Suite struct DepthTests {
  private static let colors: [CGColor] = (0..<12).map { i in
    let (r, g, b) = (Double(i % 3) / 2, Double(i / 3 % 2), Double(i / 6 % 2 + 1) / 2)
    return CGColor(srgbRed: r, green: g, blue: b, alpha: 1)
  }

  private static func bytes(_ color: CGColor) -> [UInt8] {
    (color.components ?? []).map { UInt8(($0 * 255).rounded()) }
  }

  /// Compares a room of planes with the nearest plane at each pixel's centre; pixels very close to an
  /// edge or a crossing are left out. Returns how many pixels were compared.
  private func compare(
    _ room: CALayer, _ planes: [(layer: CALayer, plane: TestPlane)], _ seed: Int
  ) -> Int {
    let pixels = picture(of: room)
    var compared = 0
    var wrong = 0
    for y in 0..<100 {
      for x in 0..<100 {
        var hits: [(depth: Double, color: CGColor?)] = []
        var isClear = true
        for (layer, plane) in planes {
          guard let hit = plane.hit(Double(x) + 0.5, Double(y) + 0.5) else { continue }
          let margin = plane.margin(hit.u, hit.v)
          if abs(margin) < 1e-3 { isClear = false }
          if margin > 0 { hits.append((hit.depth, layer.backgroundColor)) }
        }
        hits.sort { $0.depth > $1.depth }
        if hits.count > 1 && hits[0].depth - hits[1].depth < 1e-3 { isClear = false }
        guard isClear else { continue }
        compared += 1
        let expected = hits.first?.color.map(Self.bytes) ?? [0, 0, 0, 0]
        if pixels.pixel(x, y) != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0, "seed \(seed): \(wrong) of \(compared) pixels")
    return compared
  }

  @Test func paintersOrderShowsTheNearestPlaneEverywhere() {
    var random = TestRandom(7)
    var compared = 0
    for seed in 0..<40 {
      let room = makeRoom(distance: CGFloat(random.next(80...400)))
      let space = CATransformLayer()
      space.position = CGPoint(x: 50, y: 50)
      space.transform = CATransform3DMakeRotation(random.next(0...3), 0.3, 1, 0.1)
      var planes: [(layer: CALayer, plane: TestPlane)] = []
      for i in 0..<(2 + seed % 11) {
        let layer = makeLayer(
          random.next(10...90), random.next(10...90), color: Self.colors[i % Self.colors.count])
        layer.position = CGPoint(x: random.next(-20...20), y: random.next(-20...20))
        layer.zPosition = random.next(-25...25)
        layer.transform = CATransform3DMakeRotation(
          random.next(-3...3), random.next(-1...1), random.next(-1...1), random.next(-1...1))
        // Some are in the transform layer, the others in the room itself: one space.
        let isInside = i % 3 != 2
        (isInside ? space : room).addSublayer(layer)
        var matrix = CATransform3DConcat(
          layer.transform,
          CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition))
        if isInside { matrix = CATransform3DConcat(matrix, space.transform) }
        let offset: CGFloat = isInside ? 0 : -50
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(offset, offset, 0))
        matrix = CATransform3DConcat(matrix, room.sublayerTransform)
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(50, 50, 0))
        let half = SIMD2(layer.bounds.width / 2, layer.bounds.height / 2)
        planes.append((layer, TestPlane(half: half, matrix: matrix)))
      }
      room.addSublayer(space)
      compared += compare(room, planes, seed)
    }
    #expect(compared > 300_000)
  }

  // C5 (H): planes of one space are cut where they cross.
  @Test func threeBarsThatOverlapInACircleAreCut() {
    let room = makeRoom()
    var planes: [(layer: CALayer, plane: TestPlane)] = []
    for i in 0..<3 {
      let angle = Double(i) * 2 * .pi / 3
      // Each bar touches the circle around the middle and rises along its way.
      var t = CATransform3DMakeRotation(angle, 0, 0, 1)
      t = CATransform3DTranslate(t, 0, 12, 0)
      t = CATransform3DRotate(t, 0.4, 0, 1, 0)
      let bar = makePlane(80, 10, Self.colors[i], t)
      room.addSublayer(bar)
      var matrix = CATransform3DConcat(t, room.sublayerTransform)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(50, 50, 0))
      planes.append((bar, TestPlane(half: SIMD2(40, 5), matrix: matrix)))
    }
    #expect(compare(room, planes, 0) > 9900)
  }

  @Test func seamsOfCutPlanesAreNeitherOpenNorDrawnTwice() {
    // Invisible planes cut a translucent one: nothing of that may be seen.
    var random = TestRandom(11)
    for _ in 0..<20 {
      let room = makeRoom(distance: 300)
      let glass = makePlane(
        90, 90, CGColor(gray: 0, alpha: 0.5), CATransform3DMakeRotation(0.5, 0.2, 1, 0))
      room.addSublayer(glass)
      let before = picture(of: room)
      for _ in 0..<6 {
        room.addSublayer(
          makePlane(
            120, 120, nil,
            CATransform3DMakeRotation(
              random.next(-3...3), random.next(-1...1), random.next(-1...1), random.next(-1...1))))
      }
      let after = picture(of: room)
      var same = true
      for y in 0..<100 {
        for x in 0..<100 where before.pixel(x, y) != after.pixel(x, y) { same = false }
      }
      #expect(same)
      #expect((0..<100).allSatisfy { [0, 128].contains(after.pixel($0, 50)[3]) })
    }
  }

  @Test func aCubeShowsThreeFacesAndNoneOfThoseBehind() {
    let colors = Array(Self.colors.prefix(6))
    let room = makeRoom()
    let cube = makeCube(50, colors: colors)
    cube.position = CGPoint(x: 50, y: 50)
    cube.transform = CATransform3DRotate(
      CATransform3DMakeRotation(-.pi / 5, 1, 0, 0), -.pi / 4, 0, 1, 0)
    room.addSublayer(cube)
    let pixels = picture(of: room)
    var seen: Set<[UInt8]> = []
    for y in 0..<100 { for x in 0..<100 { seen.insert(pixels.pixel(x, y)) } }
    // Turned left and tipped: front, right and one of top and bottom, on nothing.
    #expect(seen.count == 4)
    #expect(seen.contains(Self.bytes(colors[0])) && seen.contains(Self.bytes(colors[1])))
    #expect(!seen.contains(Self.bytes(colors[5])) && !seen.contains(Self.bytes(colors[4])))
  }

  @Test func siblingsOfAnOrdinaryLayerShareItsSpace() {
    // M, our choice: as iOS users find when a view turns into the one beside it.
    let room = makeLayer(100, 100)
    let turned = makePlane(80, 80, red, CATransform3DMakeRotation(.pi / 4, 0, 1, 0))
    let flat = makePlane(80, 80, blue, CATransform3DIdentity)
    room.addSublayer(turned)
    room.addSublayer(flat)
    let pixels = picture(of: room)
    // The right half turns away from the eye (+x goes to −z), the left half comes forward.
    #expect(pixels.pixel(40, 50) == [255, 0, 0, 255])
    #expect(pixels.pixel(60, 50) == [0, 0, 255, 255])
    flat.zPosition = 100
    #expect(picture(of: room).pixel(40, 50) == [0, 0, 255, 255])
  }

  // C5 (H).
  @Test func flatSiblingsAreOrderedByZPositionThenIndex() {
    let room = makeRoom()
    for (color, z) in [(red, 0.0), (green, 1e-3), (blue, 0)] {
      let layer = makePlane(40, 40, color, CATransform3DMakeRotation(0.1, 0, 0, 1))
      layer.zPosition = z
      room.addSublayer(layer)
    }
    #expect(picture(of: room).pixel(50, 50) == [0, 255, 0, 255])
    room.sublayers?[1].zPosition = 0
    #expect(picture(of: room).pixel(50, 50) == [0, 0, 255, 255])
  }

  // C5 (H).
  @Test func layersThatFaceAwayAreHiddenUnlessDoubleSided() {
    let room = makeRoom()
    let plane = makePlane(60, 60, red, CATransform3DMakeRotation(.pi * 0.75, 0, 1, 0))
    room.addSublayer(plane)
    #expect(picture(of: room).pixel(50, 50)[3] == 255)
    plane.isDoubleSided = false
    #expect(picture(of: room).pixel(50, 50)[3] == 0)
    #expect(room.hitTest(CGPoint(x: 50, y: 50)) === room)
    plane.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    #expect(picture(of: room).pixel(50, 50)[3] == 255)
    // L, our choice: a mirrored layer still faces the eye.
    plane.transform = CATransform3DMakeScale(-1, 1, 1)
    #expect(picture(of: room).pixel(50, 50)[3] == 255)
  }

  // C5 (H).
  @Test func transformLayersDrawTheirSublayersOnly() {
    let room = makeLayer(100, 100)
    let solid = CATransformLayer()
    solid.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    solid.backgroundColor = red
    solid.borderWidth = 5
    solid.masksToBounds = true
    solid.mask = makeLayer(5, 5, color: red)
    solid.shadowOpacity = 1
    solid.shadowRadius = 0
    let child = makeLayer(20, 20, color: blue)
    child.position = CGPoint(x: 60, y: 60)
    solid.addSublayer(child)
    room.addSublayer(solid)
    let pixels = picture(of: room)
    #expect(pixels.pixel(20, 20)[3] == 0 && pixels.pixel(12, 12)[3] == 0)
    #expect(pixels.pixel(70, 70) == [0, 0, 255, 255] && pixels.pixel(70, 58)[3] == 0)
    // Opacity fades each sublayer by itself.
    let second = makeLayer(20, 20, color: blue)
    second.position = child.position
    solid.addSublayer(second)
    solid.opacity = 0.5
    #expect(picture(of: room).pixel(70, 70)[3] > 180)
  }

  // C5 (H).
  @Test func aTransformLayerByItselfKeepsDepth() {
    let solid = CATransformLayer()
    solid.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    solid.position = CGPoint(x: 50, y: 50)
    solid.addSublayer(makePlane(50, 50, red, CATransform3DMakeTranslation(0, 0, 10)))
    solid.addSublayer(makePlane(50, 50, blue, CATransform3DMakeTranslation(0, 0, -10)))
    #expect(picture(of: solid).pixel(50, 50) == [255, 0, 0, 255])
    solid.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(picture(of: solid).pixel(50, 50) == [0, 0, 255, 255])
  }

  @Test func replicatorsKeepDepthWhereToldTo() {
    // Instances of a red plane, each 40 pt further back and turned, beside a blue one in between.
    let room = makeRoom(distance: 400)
    let replicator = CAReplicatorLayer()
    replicator.frame = room.bounds
    replicator.instanceCount = 2
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, -40)
    replicator.instanceColor = CGColor(gray: 1, alpha: 1)
    replicator.instanceRedOffset = -0.5
    replicator.addSublayer(makePlane(60, 60, red, CATransform3DIdentity))
    room.addSublayer(replicator)
    let between = makePlane(20, 20, blue, CATransform3DMakeTranslation(0, 0, -20))
    room.addSublayer(between)
    // Flattened, all of the replicator lies at depth 0, its last instance in front.
    #expect(picture(of: room).pixel(50, 50) == [128, 0, 0, 255])
    replicator.preservesDepth = true
    #expect(picture(of: room).pixel(50, 50) == [255, 0, 0, 255])
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, 40)
    #expect(picture(of: room).pixel(50, 50) == [128, 0, 0, 255])
    between.transform = CATransform3DMakeTranslation(0, 0, 60)
    #expect(picture(of: room).pixel(50, 50) == [0, 0, 255, 255])
  }

  @Test func thousandsOfPlanesAreSorted() {
    var random = TestRandom(3)
    let room = makeRoom(distance: 200)
    for i in 0..<2000 {
      let layer = makeLayer(6, 6, color: Self.colors[i % 12])
      layer.position = CGPoint(x: random.next(0...100), y: random.next(0...100))
      layer.zPosition = random.next(-50...50)
      layer.transform = CATransform3DMakeRotation(random.next(-3...3), 1, random.next(-1...1), 0)
      room.addSublayer(layer)
    }
    #expect(picture(of: room).pixel(50, 50)[3] == 255)
  }
}
