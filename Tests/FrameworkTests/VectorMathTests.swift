// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// simd's functions of vectors, matrices and quaternions, by their definitions in simd's headers.

import Foundation
import Testing
import simd

@Suite struct VectorMathTests {
  private let x = SIMD3<Float>(1, -2, 2)
  private let y = SIMD3<Float>(3, 0, -4)

  @Test func `each part has its own result, under both names`() {
    #expect(simd_mix(x, y, 0.5) == SIMD3(2, -1, -1))
    #expect(mix(x, y, t: SIMD3(0, 1, 0.5)) == SIMD3(1, 0, -1))
    #expect(simd_mix(1.0, 3.0, CGFloat(0.25)) == 1.5)
    #expect(simd_abs(x) == SIMD3(1, 2, 2) && abs(SIMD2<Int32>(-3, 4)) == SIMD2(3, 4))
    #expect(simd_min(x, y) == SIMD3(1, -2, -4) && max(x, y) == SIMD3(3, 0, 2))
    #expect(clamp(x, min: -1, max: 1) == SIMD3(1, -1, 1))
    #expect(simd_clamp(x, SIMD3(repeating: 0), SIMD3(1, 1, 1)) == SIMD3(1, 0, 1))
    #expect(simd_sign(SIMD3<Double>(-5, 0, 5)) == SIMD3(-1, 0, 1) && sign(-0.5) == -1)
    #expect(fract(SIMD2<Double>(1.25, -0.25)) == SIMD2(0.25, 0.75))
    #expect(step(SIMD2<Double>(1, 3), edge: SIMD2(2, 2)) == SIMD2(0, 1))
    #expect(smoothstep(SIMD2<Double>(0.5, 9), edge0: .zero, edge1: SIMD2(1, 1)) == SIMD2(0.5, 1))
    #expect(reduce_add(x) == 1 && simd_reduce_min(y) == -4 && reduce_max(x) == 2)
    #expect(recip(SIMD2<Double>(2, 4)) == SIMD2(0.5, 0.25) && rsqrt(4.0) == 0.5)
    #expect(
      floor(SIMD2<Double>(1.5, -1.5)) == SIMD2(1, -2) && sqrt(SIMD2<Float>(4, 9)) == SIMD2(2, 3))
    #expect(sin(SIMD2<Double>(0, 1)) == SIMD2(0, Foundation.sin(1)))
  }

  @Test func `vectors have lengths, distances and directions`() {
    #expect(simd_dot(x, y) == -5 && dot(y, y) == 25)
    #expect(simd_length(y) == 5 && length_squared(x) == 9 && norm_one(x) == 5 && norm_inf(y) == 4)
    #expect(distance(x, x + y) == 5 && simd_distance_squared(x, y) == 44)
    #expect(simd_normalize(x) == x / 3)
    #expect(cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_cross(SIMD2<Float>(1, 0), SIMD2(0, 1)) == SIMD3(0, 0, 1))
    #expect(reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(refract(SIMD2<Double>(0, -1), n: SIMD2(0, 1), eta: 0.5) == SIMD2(0, -1))
    #expect(refract(SIMD2<Double>(1, 0), n: SIMD2(0, 1), eta: 2) == .zero, "all is reflected")
    #expect(project(SIMD2<Double>(3, 4), SIMD2(2, 0)) == SIMD2(3, 0))
    #expect(simd_orient(SIMD2<Float>(1, 0), SIMD2(0, 1)) > 0)
    #expect(simd_normalize(SIMD2<Float>.zero).x.isNaN)
  }

  @Test func `matrices multiply, turn over and have inverses`() {
    let a = simd_double3x3(rows: [SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 4)])
    #expect(a[0] == SIMD3(2, 1, 1) && a[2, 1] == 2 && a.transpose[0] == SIMD3(2, 0, 1))
    #expect(abs(a.determinant - 18) < 1e-12)
    #expect(simd_almost_equal_elements(a * a.inverse, matrix_identity_double3x3, 1e-12))
    #expect(a * SIMD3(1, 0, 0) == SIMD3(2, 1, 1) && SIMD3(1, 0, 0) * a == SIMD3(2, 0, 1))
    #expect(simd_mul(a, double3x3(2)) == 2 * a && a + a == a * 2 && a - a == double3x3())
    let move = float4x4(
      columns: (SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(5, 6, 7, 1)))
    #expect(move * SIMD4(1, 1, 1, 1) == SIMD4(6, 7, 8, 1))
    #expect(simd_inverse(move).columns.3 == SIMD4(-5, -6, -7, 1))
    #expect(simd_float2x2(diagonal: SIMD2(2, 3)).determinant == 6)
    // The first pivot is 0.
    let swap = simd_double2x2(SIMD2(0, 1), SIMD2(1, 0))
    #expect(swap.inverse == swap && swap.determinant == -1)
    let flat = simd_double2x2(SIMD2(1, 2), SIMD2(2, 4))
    #expect(flat.determinant == 0 && flat.inverse[0].x.isNaN && flat.inverse[1].x.isNaN)
  }

  @Test func `quaternions turn vectors and become matrices and back`() {
    let turn = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))
    #expect(simd_distance(turn.act(SIMD3(1, 0, 0)), SIMD3(0, 1, 0)) < 1e-15)
    #expect(abs(turn.angle - .pi / 2) < 1e-15 && turn.axis == SIMD3(0, 0, 1))
    #expect(simd_distance((turn * turn).act(SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)) < 1e-15)
    #expect(simd_length((turn * turn.inverse).imag) < 1e-15)
    let matrix = simd_double4x4(turn)
    #expect(simd_distance(matrix.columns.0, SIMD4(0, 1, 0, 0)) < 1e-15)
    for angle in [0.5, 2.0, 3.1] {
      for axis in [
        SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1), simd_normalize(SIMD3(1, 2, 3)),
      ] {
        let one = simd_quatd(angle: angle, axis: axis)
        #expect(simd_distance(simd_quatd(simd_double3x3(one)).vector, one.vector) < 1e-12)
      }
    }
    let start = simd_quatd(angle: 0, axis: SIMD3(0, 0, 1))
    #expect(abs(simd_slerp(start, turn, 0.5).angle - .pi / 4) < 1e-12)
    #expect(simd_slerp(turn, turn, 0.3) == turn.normalized)
    let back = simd_quatd(from: SIMD3(0, 1, 0), to: SIMD3(0, -1, 0))
    #expect(simd_distance(back.act(SIMD3(0, 1, 0)), SIMD3(0, -1, 0)) < 1e-12)
  }
}
