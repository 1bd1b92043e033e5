// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Emitter layers: where their particles are born, and which way is outwards there.

import Foundation
import Testing

@testable import QuartzCore

@Suite struct EmitterShapeTests {
  private func origins(
    _ shape: EmitterShape.Kind, _ mode: EmitterShape.Mode
  ) -> [EmitterShape.Origin] {
    var properties = EmitterProperties()
    properties.shape = shape
    properties.mode = mode
    properties.size = SIMD2(40, 20)
    properties.depth = 10
    let shape = EmitterShape(properties)
    return (0..<500).map { shape.origin(ParticleRandom(seed: 3).child($0)) }
  }

  /// The shapes of Apple's documentation, each point inside.
  @Test func pointsLieInTheShape() {
    let modes: [EmitterShape.Mode] = [.points, .outline, .surface, .volume]
    for mode in modes {
      #expect(origins(.point, mode).allSatisfy { $0.point == Vector3(0, 0, 0) })
      for place in origins(.line, mode).map(\.point) {
        #expect(abs(place.x) <= 20 && place.y == 0 && place.z == 0)
      }
      for place in origins(.rectangle, mode).map(\.point) {
        #expect(abs(place.x) <= 20 && abs(place.y) <= 10 && place.z == 0)
      }
      for place in origins(.cuboid, mode).map(\.point) {
        #expect(abs(place.x) <= 20 && abs(place.y) <= 10 && abs(place.z) <= 5)
      }
      for place in origins(.circle, mode).map(\.point) {
        #expect((place * place).sum() <= 1600.001 && place.z == 0)
      }
      for place in origins(.sphere, mode).map(\.point) {
        #expect((place * place).sum() <= 1600.001)
      }
    }
  }

  /// Our choice, unverified: on outlines and surfaces directions count from the normal.
  @Test func normalsPointOutwards() {
    #expect(origins(.line, .volume).allSatisfy { $0.normal == Vector3(0, -1, 0) })
    for origin in origins(.circle, .outline) + origins(.sphere, .surface) {
      #expect(((origin.normal * 40 - origin.point) * 1).max() < 1e-9)
    }
    for origin in origins(.rectangle, .outline) {
      #expect(
        abs(origin.point.x) == 20 && origin.normal.x == origin.point.x / 20
          || abs(origin.point.y) == 10 && origin.normal.y == origin.point.y / 10)
    }
    for origin in origins(.cuboid, .surface) {
      #expect((origin.normal * origin.point).sum() > 4.99)
      #expect(abs((origin.normal * origin.normal).sum() - 1) < 1e-12)
    }
  }

  @Test func allOfTheShapeIsUsed() {
    let rectangle = origins(.rectangle, .volume).map(\.point)
    for corner in [SIMD2(-1.0, -1.0), SIMD2(1, -1), SIMD2(-1, 1), SIMD2(1, 1)] {
      let part = rectangle.filter { $0.x * corner.x > 0 && $0.y * corner.y > 0 }
      #expect(part.count > 80)
    }
    let ring = origins(.circle, .volume).map { ($0.point * $0.point).sum().squareRoot() }
    #expect(abs(ring.filter { $0 < 20 }.count - 125) < 40)
  }
}
