// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paths in keyed archives. The bytes of the elements are Mica's own: Apple publishes no format.

import CoreGraphics
import Foundation

extension UIBezierPath {
  private static let pathKey = "UIBezierPathElements"

  /// Takes everything from an archive.
  func read(_ coder: NSCoder) {
    func number(_ key: String, _ usual: CGFloat) -> CGFloat {
      coder.containsValue(forKey: key) ? CGFloat(coder.decodeDouble(forKey: key)) : usual
    }
    lineWidth = number("UIBezierPathLineWidthKey", lineWidth)
    miterLimit = number("UIBezierPathMiterLimitKey", miterLimit)
    flatness = number("UIBezierPathFlatnessKey", flatness)
    let (cap, join) = (
      coder.decodeInt32(forKey: "UIBezierPathLineCapStyleKey"),
      coder.decodeInt32(forKey: "UIBezierPathLineJoinStyleKey")
    )
    lineCapStyle = CGLineCap(rawValue: cap) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: join) ?? .miter
    usesEvenOddFillRule = coder.decodeBool(forKey: "UIBezierPathUsesEvenOddFillRuleKey")
    dashPhase = number("UIBezierPathLineDashPhaseKey", 0)
    if let data = coder.held(NSData.self, "UIBezierPathLineDashPatternKey") {
      dashPattern = Archive.numbers(Data(referencing: data)).map { CGFloat($0) }
    }
    guard let data = coder.held(NSData.self, Self.pathKey) else { return }
    readElements(Archive.numbers(Data(referencing: data)).map { CGFloat($0) })
  }

  /// Elements as a kind, 0 to 4, and its points; what is cut off or of no kind ends the path.
  private func readElements(_ numbers: [CGFloat]) {
    var place = 0
    let counts = [2, 2, 4, 6, 0]
    while place < numbers.count, let kind = Int(exactly: numbers[place]),
      counts.indices.contains(kind), place + counts[kind] < numbers.count
    {
      let points = stride(from: place + 1, to: place + 1 + counts[kind], by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      place += 1 + counts[kind]
      if kind != 0, path.isEmpty { return }
      switch kind {
      case 0: path.move(to: points[0])
      case 1: path.addLine(to: points[0])
      case 2: path.addQuadCurve(to: points[1], control: points[0])
      case 3: path.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: path.closeSubpath()
      }
    }
  }

  func write(_ coder: NSCoder) {
    for (key, value) in [
      ("UIBezierPathLineWidthKey", lineWidth), ("UIBezierPathMiterLimitKey", miterLimit),
      ("UIBezierPathFlatnessKey", flatness), ("UIBezierPathLineDashPhaseKey", dashPhase),
    ] { coder.encode(Double(value), forKey: key) }
    coder.encode(Int32(lineCapStyle.rawValue), forKey: "UIBezierPathLineCapStyleKey")
    coder.encode(Int32(lineJoinStyle.rawValue), forKey: "UIBezierPathLineJoinStyleKey")
    coder.encode(usesEvenOddFillRule, forKey: "UIBezierPathUsesEvenOddFillRuleKey")
    if !dashPattern.isEmpty {
      coder.encode(
        Archive.data(dashPattern.map { Double($0) }) as NSData,
        forKey: "UIBezierPathLineDashPatternKey")
    }
    var numbers: [Double] = []
    path.applyWithBlock { element in
      let (kind, points) = (element.pointee.type, element.pointee.points)
      let (number, count): (Double, Int) =
        switch kind {
        case .moveToPoint: (0, 1)
        case .addLineToPoint: (1, 1)
        case .addQuadCurveToPoint: (2, 2)
        case .addCurveToPoint: (3, 3)
        default: (4, 0)
        }
      numbers.append(number)
      for place in 0..<count { numbers += [Double(points[place].x), Double(points[place].y)] }
    }
    coder.encode(Archive.data(numbers) as NSData, forKey: Self.pathKey)
  }
}
