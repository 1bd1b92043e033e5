// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Emitter layers: how many particles live, where they are, and that this depends on seed and time
// only.

import CoreGraphics
import Foundation
import MicaRaster
import MicaScene
import Testing

@testable import QuartzCore

@Suite struct EmitterLayerTests {
  /// Ten particles a second that live for two, without chance.
  private func makeCell() throws -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = "spark"
    cell.contents = try makeImage(4, 4)
    cell.birthRate = 10
    cell.lifetime = 2
    return cell
  }

  private func makeEmitter(_ cells: [CAEmitterCell]) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.emitterCells = cells
    return emitter
  }

  private func particles(_ snapshot: LayerSnapshot, at time: Double) -> [Particle] {
    guard case .emitter(let emission) = present(snapshot, at: time).properties.content else {
      return []
    }
    return emission.particles
  }

  private func particles(_ emitter: CAEmitterLayer, at time: Double) -> [Particle] {
    particles(commitLayerTree(emitter, at: 0), at: time)
  }

  @Test func defaultsAreApples() {
    let emitter = CAEmitterLayer()
    #expect(emitter.emitterCells == nil)
    #expect([emitter.birthRate, emitter.lifetime, emitter.velocity] == [1, 1, 1])
    #expect([emitter.scale, emitter.spin] == [1, 1] && emitter.seed == 0)
    #expect(emitter.emitterPosition == .zero && emitter.emitterSize == .zero)
    #expect(emitter.emitterZPosition == 0 && emitter.emitterDepth == 0)
    #expect(emitter.emitterShape == .point && emitter.emitterMode == .volume)
    #expect(emitter.renderMode == .unordered && !emitter.preservesDepth)
    let cell = CAEmitterCell()
    #expect(cell.isEnabled && cell.name == nil && cell.contents == nil)
    #expect([cell.birthRate, cell.lifetime, cell.lifetimeRange] == [0, 0, 0])
    #expect([cell.scale, cell.contentsScale] == [1, 1])
    #expect([cell.velocity, cell.spin, cell.emissionRange, cell.scaleSpeed] == [0, 0, 0, 0])
    #expect(cell.color?.components == [1, 1, 1, 1])
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(CAEmitterCell.defaultValue(forKey: "scale") as? NSNumber == 1)
    #expect(!cell.shouldArchiveValue(forKey: "velocity"))
  }

  @Test func asManyLiveAsAreBornInALifetime() throws {
    let snapshot = commitLayerTree(makeEmitter([try makeCell()]), at: 0)
    #expect(particles(snapshot, at: 0.05).count == 1)
    #expect(particles(snapshot, at: 1.05).count == 11)
    #expect(particles(snapshot, at: 5.05).count == 20)
    #expect(particles(snapshot, at: -1).isEmpty)
  }

  @Test func lateMomentsAreNotSlow() throws {
    let snapshot = commitLayerTree(makeEmitter([try makeCell()]), at: 0)
    #expect(particles(snapshot, at: 1e9 + 0.05).count == 20)
    #expect(particles(snapshot, at: 1e300).isEmpty)
    #expect(particles(snapshot, at: .infinity).isEmpty)
    #expect(particles(snapshot, at: .nan).isEmpty)
  }

  @Test func particlesFlyByTheFormula() throws {
    let cell = try makeCell()
    cell.birthRate = 1
    cell.velocity = 40
    cell.emissionLongitude = 0.5
    cell.xAcceleration = 3
    cell.yAcceleration = 20
    cell.spin = 0.25
    cell.scale = 2
    cell.scaleSpeed = -0.5
    cell.contentsScale = 2
    let emitter = makeEmitter([cell])
    emitter.velocity = 2
    emitter.scale = 3
    emitter.spin = 4
    let shown = particles(emitter, at: 1.5)
    #expect(shown.map(\.birth) == [0, 1])
    for particle in shown {
      let age = 1.5 - particle.birth
      let x = 50 + 80 * cos(0.5) * age + 1.5 * age * age
      let y = 50 + 80 * sin(0.5) * age + 10 * age * age
      #expect(abs(particle.position.x - x) < 1e-5 && abs(particle.position.y - y) < 1e-5)
      #expect(abs(particle.angle - age) < 1e-6)
      #expect(abs(particle.scale - 3 * (2 - 0.5 * age) / 2) < 1e-6)
    }
  }

  @Test func colorsChangeBySpeedAndStayInRange() throws {
    let cell = try makeCell()
    cell.birthRate = 1
    cell.color = CGColor(srgbRed: 0.5, green: 1, blue: 0.25, alpha: 1)
    cell.redSpeed = 0.5
    cell.greenSpeed = -0.25
    cell.blueSpeed = -1
    cell.alphaSpeed = -0.4
    let colors = particles(makeEmitter([cell]), at: 1.5).map(\.color)
    #expect(colors.count == 2)
    let expected: [StraightColor] = [SIMD4(1, 0.625, 0, 0.4), SIMD4(0.75, 0.875, 0, 0.8)]
    for (color, expected) in zip(colors, expected) {
      #expect((0..<4).allSatisfy { abs(color[$0] - expected[$0]) < 1e-6 })
    }
  }

  /// Apple's header: evenly over [M − R/2, M + R/2].
  @Test func rangesReachToBothSides() throws {
    let cell = try makeCell()
    cell.birthRate = 100
    cell.lifetime = 10
    cell.lifetimeRange = 6
    cell.velocity = 100
    cell.velocityRange = 40
    let snapshot = commitLayerTree(makeEmitter([cell]), at: 0)
    let births = particles(snapshot, at: 100).map { 100 - $0.birth }
    #expect((births.max() ?? 0) < 13 && (births.max() ?? 0) > 12)
    #expect(births.filter { $0 < 7 }.count == 700)
    #expect(abs(births.count - 1000) < 40)
    let speeds = particles(snapshot, at: 100).map { ($0.position.x - 50) / (100 - $0.birth) }
    let flying = speeds.filter(\.isFinite)
    #expect((flying.min() ?? 0) >= 80 && (flying.min() ?? 0) < 82)
    #expect((flying.max() ?? 0) <= 120 && (flying.max() ?? 0) > 118)
  }

  private func makeLively() throws -> CAEmitterLayer {
    let cell = try makeCell()
    cell.velocity = 30
    cell.velocityRange = 10
    cell.lifetimeRange = 1
    cell.emissionRange = 2 * .pi
    cell.spinRange = 3
    cell.redRange = 0.5
    let emitter = makeEmitter([cell])
    emitter.emitterShape = .circle
    emitter.emitterSize = CGSize(width: 20, height: 0)
    return emitter
  }

  private func bytes(_ snapshot: LayerSnapshot, at time: Double) -> [UInt8] {
    let list = DisplayList(width: 100, height: 100)
    emit(present(snapshot, at: time), into: list, options: EmitOptions())
    let pixmap = Pixmap(width: 100, height: 100)
    FrameRenderer(threads: 1).render(list, into: pixmap)
    return Array(UnsafeBufferPointer(start: pixmap.bytes, count: 40_000))
  }

  @Test func picturesDependOnSeedAndTimeOnly() throws {
    let emitter = try makeLively()
    let snapshot = commitLayerTree(emitter, at: 0)
    let times = [0.5, 1, 1.5, 2, 7]
    let forward = times.map { bytes(snapshot, at: $0) }
    let backward = times.reversed().map { bytes(snapshot, at: $0) }
    #expect(forward == backward.reversed())
    let twin = try makeLively()
    #expect(bytes(commitLayerTree(twin, at: 0), at: 2) == forward[3])
    twin.seed = 1
    #expect(bytes(commitLayerTree(twin, at: 0), at: 2) != forward[3])
  }

  @Test func layersWithoutASizeEmitToo() throws {
    let cell = try makeCell()
    cell.scale = 5
    let emitter = makeEmitter([cell])
    emitter.frame = .zero
    emitter.zPosition = 1
    let room = makeRoom()
    room.addSublayer(emitter)
    #expect(bytes(commitLayerTree(emitter, at: 0), at: 1)[20_200] == 255)
    #expect(bytes(commitLayerTree(room, at: 0), at: 1)[20_200] == 255)
  }

  @Test func nothingIsEmittedBeforeTheBeginTime() throws {
    let cell = try makeCell()
    let emitter = makeEmitter([cell])
    emitter.beginTime = 3
    let snapshot = commitLayerTree(emitter, at: 0)
    #expect(particles(snapshot, at: 2.99).isEmpty)
    #expect(particles(snapshot, at: 3.05).count == 1)
    cell.beginTime = 1
    cell.duration = 0.5
    emitter.setNeedsLayout()
    let later = makeEmitter([cell])
    let shown = commitLayerTree(later, at: 0)
    #expect(particles(shown, at: 0.99).isEmpty)
    #expect(particles(shown, at: 1.45).count == 5)
    #expect(particles(shown, at: 2.45).count == 5)
    #expect(particles(shown, at: 3.5).isEmpty)
  }

  /// A layer that is added late has emitted since its time 0, as on iOS.
  @Test func lateLayersHaveEmittedBefore() throws {
    let snapshot = commitLayerTree(makeEmitter([try makeCell()]), at: 10)
    #expect(particles(snapshot, at: 10.05).count == 20)
  }

  @Test func stoppingLetsTheLastParticlesLive() throws {
    let emitter = makeEmitter([try makeCell()])
    _ = commitLayerTree(emitter, at: 0)
    emitter.birthRate = 0
    let stopped = commitLayerTree(emitter, at: 3.05)
    #expect(particles(stopped, at: 3.05).count == 20)
    #expect(particles(stopped, at: 4.05).count == 10)
    #expect(particles(stopped, at: 5.05).isEmpty)
    emitter.birthRate = 1
    let again = commitLayerTree(emitter, at: 6)
    #expect(particles(again, at: 7.0).count == 10)
  }

  /// Particles keep what they were born with.
  @Test func movingTheEmitterLeavesItsParticles() throws {
    let emitter = makeEmitter([try makeCell()])
    _ = commitLayerTree(emitter, at: 0)
    emitter.emitterPosition = CGPoint(x: 10, y: 20)
    let moved = commitLayerTree(emitter, at: 1)
    let shown = particles(moved, at: 1.95)
    #expect(shown.filter { $0.position == Vector3(50, 50, 0) }.count == 10)
    #expect(shown.filter { $0.position == Vector3(10, 20, 0) }.count == 10)
    // Repeated commits of equal values change nothing.
    emitter.opacity = 0.5
    let again = particles(commitLayerTree(emitter, at: 1.5), at: 1.95)
    #expect(again.map(\.birth) == shown.map(\.birth))
  }

  @Test func birthRateAnimates() throws {
    let cell = try makeCell()
    cell.birthRate = 100
    cell.lifetime = 100
    let emitter = makeEmitter([cell])
    let fade = CABasicAnimation(keyPath: "birthRate")
    (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 4)
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    emitter.add(fade, forKey: nil)
    let snapshot = commitLayerTree(emitter, at: 0)
    // 100 · (t − t²/8), by one or two.
    for (time, births) in [(1.0, 87.5), (2, 150), (4, 200), (9, 200)] {
      #expect(abs(Double(particles(snapshot, at: time).count) - births) < 4)
    }
  }

  @Test func cellsAreReachedByKeyPath() throws {
    let emitter = makeEmitter([try makeCell()])
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? NSNumber == 10)
    _ = commitLayerTree(emitter, at: 0)
    emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
    let stopped = commitLayerTree(emitter, at: 1.05)
    #expect(particles(stopped, at: 1.95).count == 11)
    #expect(emitter.emitterCells?[0].birthRate == 0)
    emitter.setValue(3, forKeyPath: "emitterCells.nobody.birthRate")
    #expect(emitter.value(forKeyPath: "emitterCells.nobody.lifetime") == nil)
  }

  @Test func cellsAnimateByKeyPath() throws {
    let emitter = makeEmitter([try makeCell()])
    let speed = CABasicAnimation(keyPath: "emitterCells.spark.velocity")
    (speed.fromValue, speed.toValue, speed.duration) = (0, 100, 1)
    emitter.add(speed, forKey: nil)
    let shown = particles(emitter, at: 0.75)
    #expect(shown.count == 8)
    for particle in shown {
      let way = 100 * particle.birth * (0.75 - particle.birth)
      #expect(abs(particle.position.x - 50 - way) < 1e-4)
    }
  }

  @Test func particlesEmitParticles() throws {
    let rocket = CAEmitterCell()
    rocket.birthRate = 1
    rocket.lifetime = 1
    rocket.velocity = 10
    let trail = try makeCell()
    trail.lifetime = 0.5
    trail.beginTime = 0.2
    rocket.emitterCells = [trail]
    let snapshot = commitLayerTree(makeEmitter([rocket]), at: 0)
    let shown = particles(snapshot, at: 0.55)
    #expect(shown.count == 4)
    for (particle, birth) in zip(shown, [0.2, 0.3, 0.4, 0.5]) {
      #expect(abs(particle.birth - birth) < 1e-6)
      #expect(abs(particle.position.x - 50 - 10 * birth) < 1e-5)
    }
    // The last ones of a rocket outlive it.
    #expect(particles(snapshot, at: 1.15).filter { $0.birth < 1 }.count == 3)
  }

  @Test func orderFollowsTheRenderMode() throws {
    let (first, second) = (try makeCell(), try makeCell())
    second.zAcceleration = 10
    second.beginTime = 0.05
    let emitter = makeEmitter([first, second])
    func births(_ mode: CAEmitterLayerRenderMode) -> [Double] {
      emitter.renderMode = mode
      return particles(emitter, at: 0.5).map(\.birth)
    }
    #expect(births(.oldestFirst) == births(.unordered).sorted())
    #expect(births(.oldestLast) == births(.unordered).sorted(by: >))
    let depths = { particles(emitter, at: 0.5).map(\.position.z) }
    emitter.renderMode = .backToFront
    #expect(depths() == depths().sorted())
    #expect(births(.unordered) != births(.oldestFirst))
  }

  @Test func additiveParticlesShine() throws {
    let cell = try makeCell()
    cell.color = CGColor(srgbRed: 0.25, green: 1, blue: 1, alpha: 1)
    let emitter = makeEmitter([cell])
    func red(_ mode: CAEmitterLayerRenderMode) -> UInt8 {
      emitter.renderMode = mode
      let list = DisplayList(width: 100, height: 100)
      emit(shown(emitter, at: 0.15), into: list, options: EmitOptions())
      #expect(list.ops.count == 2)
      let pixmap = Pixmap(width: 100, height: 100)
      FrameRenderer(threads: 1).render(list, into: pixmap)
      return pixmap.pixel(50, 50)[0]
    }
    #expect(red(.unordered) == 64)
    #expect(red(.additive) == 128)
  }

  /// Apple's header: particles lie above the background and the border.
  @Test func particlesLieAboveTheBorderAndWithinTheMaskedBounds() throws {
    let cell = try makeCell()
    cell.scale = 5
    cell.birthRate = 1
    let emitter = makeEmitter([cell])
    emitter.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    emitter.emitterPosition = .zero
    emitter.borderWidth = 8
    emitter.borderColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    let pixels = bytes(commitLayerTree(emitter, at: 0), at: 0.5)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { pixels[(y * 100 + x) * 4 + $0] } }
    #expect(pixel(22, 22) == [255, 0, 0, 255] && pixel(15, 15) == [255, 0, 0, 255])
    #expect(pixel(50, 22) == [0, 0, 255, 255])
    emitter.masksToBounds = true
    let masked = bytes(commitLayerTree(emitter, at: 0), at: 0.5)
    #expect(masked[(15 * 100 + 15) * 4 + 3] == 0 && masked[(22 * 100 + 22) * 4] == 255)
  }

  @Test func particlesAreCentredTurnedAndTinted() throws {
    let cell = try makeCell()
    cell.birthRate = 1
    cell.scale = 5
    cell.spin = .pi / 4
    cell.color = CGColor(srgbRed: 0.5, green: 0, blue: 0, alpha: 1)
    let snapshot = commitLayerTree(makeEmitter([cell]), at: 0)
    let shown = bytes(snapshot, at: 0.999999)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { shown[(y * 100 + x) * 4 + $0] } }
    #expect(pixel(50, 50) == [128, 0, 0, 255])
    // A square of 20 points on its corner reaches 14 points each way.
    #expect(pixel(62, 50) == [128, 0, 0, 255] && pixel(50, 38) == [128, 0, 0, 255])
    #expect(pixel(59, 59) == [0, 0, 0, 0] && pixel(66, 50) == [0, 0, 0, 0])
  }

  @Test func hardNumbersEnd() throws {
    let bad: [Double] = [.nan, .infinity, -.infinity, 1e300, -1, 0]
    for key in EmitterCellKey.allCases {
      for value in bad {
        let cell = try makeCell()
        cell.emitterCells = [try makeCell()]
        cell.setValue(value, forKey: "\(key)")
        let shown = particles(makeEmitter([cell]), at: 3)
        #expect(shown.count <= 100_000)
      }
    }
    let cell = try makeCell()
    cell.birthRate = 1e9
    #expect(particles(makeEmitter([cell]), at: 3).count == 100_000)
    cell.emitterCells = [cell, cell]
    cell.birthRate = 1
    _ = particles(makeEmitter([cell]), at: 3)
  }
}
