// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// An animation as a snapshot: pictures with times, kept as an animated PNG, which browsers play.

internal import CoreGraphics
internal import ImageIO
public import MicaFoundation

/// Pictures of one size, one after the other.
public struct FrameSequence {
  /// The pictures.
  public let frames: [UIImage]
  /// How long each is shown, in seconds; a millisecond at least.
  public let delays: [TimeInterval]

  /// Pictures that were taken at some instants: each is shown until the next one's, the last one as long as the one before it.
  public init(_ frames: [UIImage], at instants: [TimeInterval]) {
    self.frames = frames
    var delays = zip(instants.dropFirst(), instants).map { max(0.001, $0 - $1) }
    delays.append(delays.last ?? 1)
    self.delays = delays
  }

  private init(_ frames: [UIImage], delays: [TimeInterval]) {
    (self.frames, self.delays) = (frames, delays)
  }

  /// Reads an animated PNG. Nil for other files and damaged ones. Pixels per point are `scale`.
  init?(_ data: Data, scale: CGFloat) {
    guard let source = CGImageSourceCreateWithData(data as CFData, nil),
      CGImageSourceGetType(source) == "public.png" as CFString
    else { return nil }
    var (frames, delays): ([UIImage], [TimeInterval]) = ([], [])
    for index in 0..<CGImageSourceGetCount(source) {
      guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return nil }
      frames.append(UIImage(cgImage: image, scale: scale, orientation: .up))
      delays.append(Self.delay(source, index) ?? 1)
    }
    guard !frames.isEmpty else { return nil }
    self.init(frames, delays: delays)
  }

  private static func delay(_ source: CGImageSource, _ index: Int) -> TimeInterval? {
    let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
    let png = properties?["\(kCGImagePropertyPNGDictionary)"] as? [String: Any]
    return (png?["\(kCGImagePropertyAPNGUnclampedDelayTime)"] as? NSNumber)?.doubleValue
  }

  /// An animated PNG; nil for pictures that can't be in one.
  var file: Data? {
    let data = NSMutableData()
    guard refusal == nil,
      let target = CGImageDestinationCreateWithData(
        data as CFMutableData, "public.png" as CFString, frames.count, nil)
    else { return nil }
    for (frame, delay) in zip(frames, delays) {
      guard let image = frame.cgImage else { return nil }
      let png = ["\(kCGImagePropertyAPNGDelayTime)": delay]
      CGImageDestinationAddImage(
        target, image, ["\(kCGImagePropertyPNGDictionary)": png] as CFDictionary)
    }
    return CGImageDestinationFinalize(target) ? data as Data : nil
  }

  /// Why the pictures can't be a reference; nil if they can.
  var refusal: String? {
    guard frames.allSatisfy({ $0.pixmap != nil }), let first = frames.first else {
      return
        "The animation has an empty picture. Give the view a frame, or pass a size to the strategy"
    }
    return frames.allSatisfy { $0.size == first.size }
      ? nil : "The animation's pictures differ in size"
  }

  /// Why another animation's times are others; nil for equal ones.
  func problem(with other: FrameSequence) -> String? {
    if frames.count != other.frames.count {
      return "The animation has \(other.frames.count) pictures instead of \(frames.count)."
    }
    for (index, (one, two)) in zip(delays, other.delays).enumerated() where abs(one - two) > 0.0015
    {
      return "Picture \(index + 1) of the animation is shown for \(two) s instead of \(one) s."
    }
    return nil
  }
}

extension Diffing where Value == FrameSequence {
  /// Animations whose pictures are compared as still ones are, side by side; their times must be equal to the millisecond.
  public static func frames(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let image = Diffing<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? UITraitCollection.current.displayScale
    func read(_ data: Data) -> FrameSequence? { FrameSequence(data, scale: max(1, scale)) }
    var result = Diffing(
      toData: { $0.file ?? Data() }, fromData: { read($0) ?? FrameSequence([], at: []) }
    ) { old, new in
      // The reference was a file, too.
      let new = new.file.flatMap(read) ?? new
      if let problem = old.problem(with: new) { return (problem, []) }
      return image.diff(ViewPicture.strip(old.frames), ViewPicture.strip(new.frames))
    }
    let diff = result.diff
    result.refusal = \.refusal
    result.comparison = { data, frames in
      guard let old = read(data) else { return .unusable("it isn't an animated PNG") }
      guard let (message, attachments) = diff(old, frames) else { return .equal }
      return .different(message, attachments, difference: attachments.last?.bytes)
    }
    return result
  }
}

extension Snapshotting where Value == UIView, Format == FrameSequence {
  /// Pictures of a view at some instants after it was shown, as an animation that browsers play. Seconds of the program's clock.
  ///
  /// `action` is called with the view once it is shown, and may start animations.
  public static func animation(
    at instants: [TimeInterval], precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
    action: (@MainActor @Sendable (UIView) -> Void)? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .frames(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
    ) { view in
      onMain {
        let picture = ViewPicture(
          config: ViewImageConfig(size: size ?? view.frame.size), traits: traits, movesAway: false)
        let script = SnapshotScript(instants: instants, action: action)
        return FrameSequence(
          picture.frames(view, of: UIViewController(), script) ?? [], at: instants)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == FrameSequence {
  /// Pictures of a controller on a device at some instants after its view was shown, as an animation that browsers play.
  ///
  /// A script's touches and action come first; its instants are those of the pictures.
  public static func animation(
    on config: ViewImageConfig = ViewImageConfig(), script: SnapshotScript, precision: Float = 1,
    perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .frames(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale)
    ) { controller in
      onMain {
        let picture = ViewPicture(config: config, traits: traits, movesAway: false)
        return FrameSequence(
          picture.frames(controller.view, of: controller, script) ?? [], at: script.instants)
      }
    }
  }
}
