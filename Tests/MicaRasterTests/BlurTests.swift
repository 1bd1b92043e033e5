// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The blur of shadows against its law, in doubles (FACTS 3.4), and its kernels against each other.

import CMicaKernels
import MicaRaster
import Testing

/// The law at a few rows: a Gaussian cut at 2σ and scaled to a sum of one, along x and along y.
private struct Law {
  private let across: [Double]
  private let down: [Double]
  /// The picture's rows, blurred along x from `left` on.
  private var rows: [[Double]] = []

  init(_ picture: Pixmap, sigma: SIMD2<Double>, left: Int, width: Int) {
    func weights(_ sigma: Double) -> [Double] {
      GaussianKernel.exactWeights(sigma: sigma, radius: Int(2 * sigma + 1e-6))
    }
    (across, down) = (weights(sigma.x), weights(sigma.y))
    for y in 0..<picture.height {
      var row = [Double](repeating: 0, count: width)
      for x in 0..<picture.width where picture[x, y].w > 0 {
        let value = Double(picture[x, y].w)
        for i in 1 - across.count..<across.count { row[x - left + i] += value * across[abs(i)] }
      }
      rows.append(row)
    }
  }

  func row(_ y: Int) -> [Double] {
    var sum = [Double](repeating: 0, count: rows[0].count)
    for i in 1 - down.count..<down.count where rows.indices.contains(y + i) {
      let (row, weight) = (rows[y + i], down[abs(i)])
      for x in sum.indices { sum[x] += row[x] * weight }
    }
    return sum
  }
}

/// How far a mask is from the law, in levels, at every ninth row.
private func error(_ mask: ShadowMask, _ picture: Pixmap, _ sigma: SIMD2<Double>, _ area: PixelBox)
  -> Double
{
  let law = Law(picture, sigma: sigma, left: Int(area.x0), width: area.width)
  var greatest = 0.0
  for y in stride(from: 0, to: mask.height, by: 9) {
    for (x, value) in law.row(y + Int(area.y0)).enumerated() {
      greatest = max(greatest, abs(Double(mask[x, y]) - value))
    }
  }
  return greatest
}

/// A disc, a bar and grains, so that soft and hard edges and thin things are blurred.
private func picture(_ side: Int) -> Pixmap {
  let result = Pixmap(width: side, height: side)
  var state: UInt32 = 7
  for y in 0..<side {
    for x in 0..<side {
      state = state &* 1_664_525 &+ 1_013_904_223
      let (dx, dy) = (x - side / 3, y - side / 3)
      let isIn = dx * dx + dy * dy < side * side / 16 || (x > side / 2 && y % 16 < 5)
      let value = isIn ? 255 : state >> 28 == 0 ? UInt8(state >> 16 & 255) : 0
      result.bytes[(y * side + x) * 4 + 3] = value
    }
  }
  return result
}

@Suite struct BlurTests {
  @Test(arguments: [0, 0.3, 0.5, 1, 2.3, 8, 10, 15, 31.9, 32.1, 50, 64, 100])
  func blurIsTheLawWithinOneLevel(_ sigma: Double) {
    let source = picture(64)
    let sigmas = SIMD2(sigma, sigma)
    let reach = GaussianBlur.reach(sigma: sigmas)
    let area = PixelBox(-reach.x, -reach.y, 64 + reach.x, 64 + reach.y)
    let mask = GaussianBlur().mask(
      of: source, x: 0, y: 0, shift: SIMD2(0, 0), sigma: sigmas, area: area)
    let greatest = error(mask, source, sigmas, area)
    #expect(greatest <= (sigma <= 32 ? 0.6 : 1), "σ \(sigma): off by \(greatest) levels")
  }

  @Test func axesAreBlurredEachByItsOwn() {
    let source = picture(40)
    let sigma = SIMD2(6.0, 0.0)
    let area = PixelBox(-12, 0, 52, 40)
    let mask = GaussianBlur().mask(
      of: source, x: 0, y: 0, shift: SIMD2(0, 0), sigma: sigma, area: area)
    #expect(error(mask, source, sigma, area) <= 0.6)
  }

  @Test(arguments: [3.0, 40.0])
  func valuesDoNotDependOnTheAreaAskedFor(_ sigma: Double) {
    let source = picture(64)
    let sigmas = SIMD2(sigma, sigma)
    let blur = GaussianBlur()
    func mask(_ area: PixelBox) -> ShadowMask {
      blur.mask(of: source, x: 5, y: -3, shift: SIMD2(0, 0), sigma: sigmas, area: area)
    }
    let whole = mask(PixelBox(-90, -90, 160, 160))
    let part = mask(PixelBox(11, 7, 48, 90))
    var different = 0
    for y in 0..<part.height {
      for x in 0..<part.width where part[x, y] != whole[x + 101, y + 97] { different += 1 }
    }
    #expect(different == 0)
  }

  @Test func aShiftOfHalfAPixelIsTheMeanOfTwoPlaces() {
    let source = picture(32)
    let sigma = SIMD2(2.0, 2.0)
    let area = PixelBox(-8, -8, 44, 44)
    let blur = GaussianBlur()
    func mask(_ x: Int32, _ shift: Double) -> ShadowMask {
      blur.mask(of: source, x: x, y: 0, shift: SIMD2(shift, 0), sigma: sigma, area: area)
    }
    let (left, between, right) = (mask(0, 0), mask(0, 0.5), mask(1, 0))
    var greatest = 0
    for y in 0..<between.height {
      for x in 0..<between.width {
        let twice = Int(left[x, y]) + Int(right[x, y])
        greatest = max(greatest, abs(2 * Int(between[x, y]) - twice))
      }
    }
    #expect(greatest <= 2)
  }

  @Test(arguments: [0, 0.2, 0.5, 0.7, 1, 3, 5.5, 17, 32])
  func weightsSumUpToOne(_ sigma: Double) {
    let kernel = GaussianKernel(sigma: sigma)
    let sum = kernel.weights.dropFirst().reduce(Int(kernel.weights[0])) { $0 + 2 * Int($1) }
    #expect(sum == 32768)
    #expect(kernel.radius == Int(2 * sigma))
  }

  @Test(.needsFastKernels) func blurKernelsEqualTheirReference() throws {
    let fast = try #require(mica_blur_kernels_avx2())
    let plain = try #require(mica_blur_kernels_reference())
    var state: UInt32 = 3
    func random() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state >> 8
    }
    let source = (0..<4096).map { _ in Int16(random() % 16321) }
    for count in [1, 7, 8, 15, 16, 17, 40, 61] {
      let kernel = GaussianKernel(sigma: Double(random() % 400) / 16)
      var (a, b) = ([Int16](repeating: 0, count: 64), [Int16](repeating: 0, count: 64))
      var (c, d) = ([UInt8](repeating: 0, count: 64), [UInt8](repeating: 0, count: 64))
      source.withUnsafeBufferPointer { source in
        for step in [kernel.step, kernel.step * 29] {
          let middle = source.baseAddress! + 2000
          let radius = kernel.weights.count - 1
          fast.pointee.blur_words(&a, middle, step, kernel.weights, radius, count)
          plain.pointee.blur_words(&b, middle, step, kernel.weights, radius, count)
          fast.pointee.blur_bytes(&c, middle, step, kernel.weights, radius, count)
          plain.pointee.blur_bytes(&d, middle, step, kernel.weights, radius, count)
          #expect(a == b && c == d, "\(count) pixels, step \(step)")
        }
      }
      let colour = StraightColor(0.9, 0.2, 0.6, 0.7).premultiplied(by: 1).wide
      let mask = (0..<64).map { _ in UInt8(random() & 255) &* UInt8(random() & 1) }
      var pixels = (0..<64).map { _ in
        StraightColor(Float(random() & 255) / 255, 0.3, 1, Float(random() & 255) / 255)
          .premultiplied(by: 1).packed
      }
      var others = pixels
      fast.pointee.over_mask(&pixels, mask, count, colour)
      plain.pointee.over_mask(&others, mask, count, colour)
      #expect(pixels == others, "\(count) pixels")
    }
  }
}
