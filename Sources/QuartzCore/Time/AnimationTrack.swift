// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An animation's values, resolved at commit: what stage 3 looks up for each sample. Numbers,
// points, rectangles, colours and transforms are sampled without allocating.

internal import MicaRaster

/// The values between which an animation moves.
enum TrackFrames: Sendable {
  case lanes(LaneKind, [Vector4])
  case cubic(CubicFrames)
  case transforms([TransformFrame])
  case path(MotionPath)
  case mixed([AnimatableValue])

  /// The best form for a list of values, which is not empty.
  init(_ values: [AnimatableValue]) {
    if let kind = values[0].lanes?.kind {
      let lanes = values.compactMap { $0.lanes.flatMap { $0.kind == kind ? $0.values : nil } }
      if lanes.count == values.count {
        self = .lanes(kind, lanes)
        return
      }
    }
    let transforms = values.compactMap { value in
      if case .transform(let transform) = value { return TransformFrame(transform) }
      return nil
    }
    self = transforms.count == values.count ? .transforms(transforms) : .mixed(values)
  }
}

/// Values along a cycle (0 ... 1).
struct AnimationTrack: Sendable {
  let frames: TrackFrames
  let spacing: TrackSpacing
  /// The pacing of each segment; missing ones are linear.
  var curves: [TimingCurve] = []
  /// Each value holds for its segment.
  var isDiscrete = false

  init(
    frames: TrackFrames, spacing: TrackSpacing, curves: [TimingCurve] = [],
    isDiscrete: Bool = false
  ) {
    self.frames = frames
    self.spacing = spacing
    self.curves = curves
    self.isDiscrete = isDiscrete
  }

  /// The segment at a place of the cycle, and how far inside by its own pacing.
  func segment(at fraction: Double) -> (segment: Int, u: Double) {
    let (segment, u) = spacing.segment(at: fraction)
    if isDiscrete { return (segment, 0) }
    return (segment, segment < curves.count ? curves[segment].value(at: u) : u)
  }

  /// The value at a place of the cycle.
  func value(at fraction: Double) -> AnimatableValue {
    let (i, u) = segment(at: fraction)
    switch frames {
    case .lanes(let kind, let values):
      return AnimatableValue(kind, Self.lanes(values, i, u, isDiscrete: isDiscrete))
    case .cubic(let frames):
      return AnimatableValue(frames.kind, frames.value(segment: i, at: u))
    case .transforms(let frames):
      if isDiscrete { return .transform(frames[min(i, frames.count - 1)].matrix) }
      return .transform(frames[i].interpolated(to: frames[i + 1], at: u))
    case .path(let path):
      return .point(path.point(segment: i, at: u))
    case .mixed(let values):
      if isDiscrete { return values[min(i, values.count - 1)] }
      return values[i].interpolated(to: values[i + 1], at: u)
    }
  }

  /// The value as numbers; nil for values of other kinds.
  func lanes(at fraction: Double) -> Vector4? {
    let (i, u) = segment(at: fraction)
    switch frames {
    case .lanes(_, let values): return Self.lanes(values, i, u, isDiscrete: isDiscrete)
    case .cubic(let frames): return frames.value(segment: i, at: u)
    case .transforms, .path, .mixed: return nil
    }
  }

  private static func lanes(
    _ values: [Vector4], _ i: Int, _ u: Double, isDiscrete: Bool
  ) -> Vector4 {
    if isDiscrete { return values[min(i, values.count - 1)] }
    return values[i] + (values[i + 1] - values[i]) * u
  }
}

extension AnimationTrack {
  /// The direction of travel along a path, in radians; nil for other values.
  func direction(at fraction: Double) -> Double? {
    guard case .path(let path) = frames else { return nil }
    let (segment, u) = segment(at: fraction)
    return path.direction(segment: segment, at: u)
  }
}
