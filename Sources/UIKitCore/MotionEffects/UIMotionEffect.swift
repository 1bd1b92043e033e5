// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What moves in a view when the device is tilted. A device here lies still, so that every offset is zero.

public import CoreGraphics
public import Foundation
internal import MicaRuntime

/// Values of a view that follow how the device is tilted.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying {
  /// An effect; subclasses say which.
  public override nonisolated init() {}

  /// An effect from an archive.
  public nonisolated init?(coder: NSCoder) {}

  /// What is added to which key paths for a tilt from -1 to 1 each way; nil by default.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }

  /// Another effect of the same kind.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { UIMotionEffect() }
}

/// A value between two as the device is tilted along one axis.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable {
    /// From left to right.
    case tiltAlongHorizontalAxis = 0
    /// From top to bottom.
    case tiltAlongVerticalAxis
  }

  /// What is moved.
  public nonisolated let keyPath: String
  /// By which tilt.
  public nonisolated let type: EffectType
  /// What is added at -1: a number, point, size or the like. Nil by default.
  open var minimumRelativeValue: Any?
  /// What is added at 1. Nil by default.
  open var maximumRelativeValue: Any?

  /// An effect on a key path.
  public nonisolated init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Not from archives.
  public nonisolated required override init?(coder: NSCoder) { nil }

  /// The value between the two at the tilt; numbers and geometry alone.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset)
    -> [String: Any]?
  {
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let low = minimumRelativeValue.flatMap(Self.numbers),
      let high = maximumRelativeValue.flatMap(Self.numbers), low.count == high.count
    else { return nil }
    let part = (min(max(tilt, -1), 1) + 1) / 2
    let values = zip(low, high).map { $0 + ($1 - $0) * part }
    switch values.count {
    case 1: return [keyPath: values[0]]
    case 2 where minimumRelativeValue is CGSize:
      return [keyPath: CGSize(width: values[0], height: values[1])]
    case 2: return [keyPath: CGPoint(x: values[0], y: values[1])]
    default: return nil
    }
  }

  private static func numbers(_ value: Any) -> [CGFloat]? {
    switch value {
    case let point as CGPoint: [point.x, point.y]
    case let size as CGSize: [size.width, size.height]
    case let number as CGFloat: [number]
    case let number as NSNumber: [CGFloat(number.doubleValue)]
    case let number as Double: [CGFloat(number)]
    case let number as Float: [CGFloat(number)]
    case let number as Int: [CGFloat(number)]
    default: nil
    }
  }
}

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// What all of them add; a later effect's value stands for an earlier one's.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset)
    -> [String: Any]?
  {
    (motionEffects ?? []).reduce(into: [:]) { all, effect in
      let values = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      all?.merge(values) { $1 }
    }
  }
}

/// The effects of one view.
private final class EffectList {
  var effects: [UIMotionEffect] = []
  static var key: UnsafeRawPointer { unsafeBitCast(EffectList.self, to: UnsafeRawPointer.self) }
}

extension UIView {
  /// The view's effects, in the order of their addition. The device lies still: they move nothing.
  public var motionEffects: [UIMotionEffect] {
    get { (Attachments.value(of: self, EffectList.key) as? EffectList)?.effects ?? [] }
    set {
      let list = EffectList()
      list.effects = newValue
      Attachments.set(newValue.isEmpty ? nil : list, of: self, EffectList.key)
    }
  }

  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  /// Takes an effect off.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
