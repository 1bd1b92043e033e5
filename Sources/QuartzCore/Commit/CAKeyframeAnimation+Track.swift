// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A keyframe animation in numbers: modes, key times, splines and paths (FACTS C3).

import CoreGraphics
import Foundation
internal import MicaRaster

extension CAKeyframeAnimation {
  private var isKnownMode: Bool {
    [.linear, .discrete, .paced, .cubic, .cubicPaced].contains(calculationMode)
  }

  private var curves: [TimingCurve] { timingFunctions?.map(\.curve) ?? [] }

  // MARK: Values

  func valuesTrack(for context: TrackContext) -> AnimationTrack? {
    // A single value does nothing (FACTS C3).
    guard isKnownMode, let values = timedValues, values.count > 1,
      let frames = frames(values, context)
    else { return nil }
    let count = values.count
    if calculationMode == .discrete {
      return AnimationTrack(frames: frames, spacing: discreteSpacing(count), isDiscrete: true)
    }
    switch calculationMode {
    case .paced:
      return AnimationTrack(frames: frames, spacing: Self.paced(frames) ?? .even(count - 1))
    case .cubic:
      return AnimationTrack(
        frames: cubicFrames(frames, times: times(count)?.times), spacing: spacing(count),
        curves: curves)
    case .cubicPaced:
      let cubic = cubicFrames(frames, times: nil)
      return AnimationTrack(frames: cubic, spacing: Self.paced(cubic) ?? .even(count - 1))
    default:
      return AnimationTrack(frames: frames, spacing: spacing(count), curves: curves)
    }
  }

  /// The values in the best form; nil (and noted) where one is of a form that no property takes.
  private func frames(_ values: [Any], _ context: TrackContext) -> TrackFrames? {
    if let lanes = lanes(values, context) { return lanes }
    var resolved: [AnimatableValue] = []
    resolved.reserveCapacity(values.count)
    for value in values {
      guard let value = context.value(value, named: "values") else { return nil }
      resolved.append(value ?? .none)
    }
    return context.frames(resolved)
  }

  /// Values of one simple kind, without a larger list in between: there may be a million; nil for
  /// others.
  private func lanes(_ values: [Any], _ context: TrackContext) -> TrackFrames? {
    guard context.function == nil, let first = context.value(values[0], named: "values"),
      let kind = first?.lanes?.kind
    else { return nil }
    var lanes: [Vector4] = []
    lanes.reserveCapacity(values.count)
    for value in values {
      guard let value = context.value(value, named: "values"), let numbers = value?.lanes,
        numbers.kind == kind
      else { return nil }
      lanes.append(numbers.values)
    }
    return .lanes(kind, lanes)
  }

  /// The values that are ever reached: as many as there are key times, two at least.
  private var timedValues: [Any]? {
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    guard let values, let keyTimes, !keyTimes.isEmpty, !isPaced else { return values }
    let count = max(keyTimes.count, 2)
    return count < values.count ? Array(values.prefix(count)) : values
  }

  /// The key times for so many values; nil where there are none.
  private func times(_ count: Int) -> KeyTimes? { KeyTimes(keyTimes, atMost: count) }

  private func spacing(_ count: Int) -> TrackSpacing {
    times(count).map { .times($0) } ?? .even(count - 1)
  }

  /// Each value holds from its own time on, the last one for ever.
  private func discreteSpacing(_ count: Int) -> TrackSpacing {
    times(count).map { .times(KeyTimes($0.times + [.infinity])) } ?? .even(count)
  }

  /// The same for the points of a path, of which the last key time only ends the one before it.
  private func pointSpacing(_ count: Int) -> TrackSpacing {
    guard let times = KeyTimes(keyTimes, atMost: count + 1)?.times else { return .even(count) }
    return .times(KeyTimes((times.count > 1 ? times.dropLast() : times) + [.infinity]))
  }

  /// The values' distances as times; nil for kinds without a distance and where nothing moves.
  private static func paced(_ frames: TrackFrames) -> TrackSpacing? {
    switch frames {
    case .lanes(_, let values):
      var times = [0.0]
      times.reserveCapacity(values.count)
      for (a, b) in zip(values, values.dropFirst()) {
        times.append(times[times.count - 1] + dot(b - a, b - a).squareRoot())
      }
      guard let total = times.last, total > 0, total.isFinite else { return nil }
      return .times(KeyTimes(times.map { $0 / total }))
    case .cubic(let cubic):
      let count = cubic.values.count - 1
      return ArcLengths(
        count: count, chordsEach: ArcLengths.chords(for: count, atMost: 64),
        at: { cubic.value(segment: $0, at: $1) }
      ).map { .lengths($0) }
    case .transforms, .path, .mixed:
      return nil
    }
  }

  /// The spline through values of a simple kind; other kinds stay as they are.
  private func cubicFrames(_ frames: TrackFrames, times: [Double]?) -> TrackFrames {
    guard case .lanes(let kind, let values) = frames else { return frames }
    return .cubic(
      CubicFrames(kind: kind, values: values, knots: knots(values.count), times: times))
  }

  private func knots(_ count: Int) -> [SIMD3<Double>] {
    func list(_ numbers: [NSNumber]?) -> [Double]? {
      numbers?.count == count ? numbers?.map(\.doubleValue) : nil
    }
    let lists = (list(tensionValues), list(continuityValues), list(biasValues))
    guard lists.0 != nil || lists.1 != nil || lists.2 != nil else { return [] }
    return (0..<count).map {
      SIMD3(lists.0?[$0] ?? 0, lists.1?[$0] ?? 0, lists.2?[$0] ?? 0)
    }
  }

  // MARK: Path

  func pathTrack(_ path: CGPath, for context: TrackContext) -> AnimationTrack? {
    guard case .point = context.model else {
      Unsupported.note("CAKeyframeAnimation.path for \(context.name), which is no point")
      return nil
    }
    guard isKnownMode, let motion = MotionPath(path.outline) else { return nil }
    let count = motion.segments.count
    switch calculationMode {
    case .paced, .cubicPaced:
      return AnimationTrack(
        frames: .path(motion), spacing: motion.lengths.map { .lengths($0) } ?? .even(count))
    case .discrete:
      guard keyTimes?.isEmpty == false else {
        return AnimationTrack(frames: .path(motion), spacing: .even(count), isDiscrete: true)
      }
      return AnimationTrack(
        frames: .path(motion.restingAtEnd), spacing: pointSpacing(count + 1), isDiscrete: true)
    default:
      return AnimationTrack(
        frames: .path(motion), spacing: spacing(count + 1), curves: curves)
    }
  }
}
