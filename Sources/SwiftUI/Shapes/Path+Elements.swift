// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The steps of an outline, one by one, and as a text.

public import Foundation

extension Path {
  /// A step of an outline.
  @frozen
  public enum Element: Equatable, Sendable {
    /// A part begins.
    case move(to: CGPoint)
    /// A line.
    case line(to: CGPoint)
    /// A quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// The part is closed.
    case closeSubpath
  }

  /// Calls a closure for each step.
  public func forEach(_ body: (Element) -> Void) {
    cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: body(.move(to: points[0]))
      case .addLineToPoint: body(.line(to: points[0]))
      case .addQuadCurveToPoint: body(.quadCurve(to: points[1], control: points[0]))
      case .addCurveToPoint:
        body(.curve(to: points[2], control1: points[0], control2: points[1]))
      case .closeSubpath: body(.closeSubpath)
      @unknown default: break
      }
    }
  }

  mutating func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }

  /// An outline of a description; nil where the text isn't one.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): closeSubpath()
      case ("re", 4):
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers.removeAll()
    }
    guard numbers.isEmpty else { return nil }
  }
}

extension Path: LosslessStringConvertible {
  /// The steps: points, each followed by a letter: m, l, q, c or h.
  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ letter: String) {
      for point in points {
        words.append(Self.text(point.x))
        words.append(Self.text(point.y))
      }
      words.append(letter)
    }
    forEach { element in
      switch element {
      case .move(let point): add([point], "m")
      case .line(let point): add([point], "l")
      case .quadCurve(let point, let control): add([control, point], "q")
      case .curve(let point, let control1, let control2): add([control1, control2, point], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && Swift.abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
