// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Positions and rectangles of a view, to be read in the coordinates of another one.

/// A position or a rectangle of a view. A geometry proxy reads it in its own coordinates.
public struct Anchor<Value>: @unchecked Sendable {
  /// What of a view an anchor is.
  public struct Source: @unchecked Sendable {
    fileprivate let make: (DisplayNode) -> AnchorValue<Value>

    /// The anchor of a display. Its position is found when it is read.
    func anchor(of display: DisplayNode) -> Anchor<Value> { Anchor(content: make(display)) }
  }

  fileprivate let content: AnchorValue<Value>

  /// The value in a display's coordinates.
  func value(in display: DisplayNode) -> Value { content.value(display) }
}

/// How an anchor's value is found for a display.
private struct AnchorValue<Value> {
  /// The displays whose parts it consists of.
  let key: [AnchorPart]
  let value: (DisplayNode) -> Value
}

/// A part of a display.
private struct AnchorPart: Hashable {
  let display: ObjectIdentifier
  let rect: CGRect?
  let unit: UnitPoint?

  func hash(into hasher: inout Hasher) { hasher.combine(display) }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same part of the same view.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    first.content.key == second.content.key
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the view.
  public func hash(into hasher: inout Hasher) { hasher.combine(content.key) }
}

/// Converts from one display to another by way of the view that hosts both.
private func convert(_ point: CGPoint, _ source: DisplayNode?, _ target: DisplayNode) -> CGPoint {
  guard let source else { return .zero }
  if source === target { return point }
  let inHost = source.convertToHost(point)
  return target.convertFromHost(inHost) ?? inHost
}

extension Anchor.Source where Value == CGRect {
  /// A rectangle of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { source in
      AnchorValue(
        key: [AnchorPart(display: ObjectIdentifier(source), rect: rect, unit: nil)]
      ) { [source = source.handle] target in rect.corners { convert($0, source.display, target) } }
    }
  }

  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { source in
      AnchorValue(
        key: [AnchorPart(display: ObjectIdentifier(source), rect: nil, unit: nil)]
      ) { [source = source.handle] target in
        CGRect(origin: .zero, size: source.display?.size ?? .zero).corners {
          convert($0, source.display, target)
        }
      }
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { source in
      AnchorValue(
        key: [
          AnchorPart(
            display: ObjectIdentifier(source), rect: CGRect(origin: point, size: .zero), unit: nil)
        ]
      ) { [source = source.handle] target in convert(point, source.display, target) }
    }
  }

  /// A point of the view, in parts of its width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { source in
      AnchorValue(
        key: [AnchorPart(display: ObjectIdentifier(source), rect: nil, unit: point)]
      ) { [source = source.handle] target in
        let size = source.display?.size ?? .zero
        return convert(
          CGPoint(x: size.width * point.x, y: size.height * point.y), source.display, target)
      }
    }
  }

  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The middle of the top.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several parts of the view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    make = { source in
      let parts = array.map { $0.make(source) }
      return AnchorValue(key: parts.flatMap(\.key)) { target in parts.map { $0.value(target) } }
    }
  }

  /// A part of the view, or none.
  public init<T>(_ optional: Anchor<T>.Source?) where Value == T? {
    make = { source in
      let part = optional?.make(source)
      return AnchorValue(key: part?.key ?? []) { target in part?.value(target) }
    }
  }
}
