// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The photographs of the program: landscapes that it paints itself.

import UIKit

/// A landscape: sky, sun and hills.
struct Photo: Hashable {
  let number: Int

  var title: String {
    let names = ["Dawn", "Harbour", "Ridge", "Meadow", "Dunes", "Lagoon", "Moor", "Pass"]
    return names[number % names.count]
  }

  private var hue: CGFloat { CGFloat(number * 47 % 100) / 100 }

  func image(size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      paintSky(context.cgContext, size)
      for layer in 0..<3 { paintHills(layer, size) }
    }
  }

  private func paintSky(_ context: CGContext, _ size: CGSize) {
    let colors = [
      UIColor(hue: hue, saturation: 0.55, brightness: 0.95, alpha: 1).cgColor,
      UIColor(
        hue: (hue + 0.12).truncatingRemainder(dividingBy: 1), saturation: 0.25, brightness: 1,
        alpha: 1
      )
      .cgColor,
    ]
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1])
    else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
    let radius = size.height * 0.12
    let x = size.width * (0.2 + 0.6 * CGFloat(number * 31 % 10) / 10)
    UIColor(white: 1, alpha: 0.85).setFill()
    UIBezierPath(
      ovalIn: CGRect(x: x - radius, y: size.height * 0.2, width: 2 * radius, height: 2 * radius)
    ).fill()
  }

  private func paintHills(_ layer: Int, _ size: CGSize) {
    let base = size.height * (0.5 + 0.16 * CGFloat(layer))
    let swing = size.height * 0.12
    let step = size.width / 3
    let shift = CGFloat((number * 13 + layer * 29) % 7) / 7 * step
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -step, y: size.height))
    path.addLine(to: CGPoint(x: -step, y: base))
    var x = -step - shift
    var isUp = (number + layer) % 2 == 0
    while x < size.width + step {
      let middle = CGPoint(x: x + step / 2, y: base + (isUp ? -swing : swing))
      path.addQuadCurve(to: CGPoint(x: x + step, y: base), controlPoint: middle)
      x += step
      isUp.toggle()
    }
    path.addLine(to: CGPoint(x: size.width + 2 * step, y: size.height))
    path.close()
    UIColor(
      hue: (hue + 0.45).truncatingRemainder(dividingBy: 1),
      saturation: 0.35 + 0.15 * CGFloat(layer),
      brightness: 0.75 - 0.2 * CGFloat(layer), alpha: 1
    ).setFill()
    path.fill()
  }
}
