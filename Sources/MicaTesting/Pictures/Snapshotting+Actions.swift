// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Strategies that other libraries don't have: fingers, time, whole contents.

internal import CoreGraphics
public import MicaFoundation

/// What is done to a view before its picture is taken, and how much of it is shown.
public struct SnapshotScript: Sendable {
  /// What is done first to the view that is shown, such as the start of an animation; nil for nothing.
  public var action: (@MainActor @Sendable (UIView) -> Void)?
  /// What fingers do, one after the other.
  public var touches: [SnapshotTouch]
  /// When pictures are taken, in seconds after the touches; they stand side by side, from left to right.
  public var instants: [TimeInterval]
  /// Whether the device is made as high and wide as the content of the largest scroll view.
  public var showsWholeContent: Bool

  /// A script. Without anything the view is shown as it is.
  public init(
    touches: [SnapshotTouch] = [], instants: [TimeInterval] = [0], showsWholeContent: Bool = false,
    action: (@MainActor @Sendable (UIView) -> Void)? = nil
  ) {
    (self.touches, self.instants, self.showsWholeContent) = (touches, instants, showsWholeContent)
    self.action = action
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Pictures of a view at some instants after it was shown, side by side: a film strip. Seconds of the program's clock.
  ///
  /// `action` is called with the view once it is shown, and may start animations.
  public static func image(
    at instants: [TimeInterval], precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection(),
    action: (@MainActor @Sendable (UIView) -> Void)? = nil
  ) -> Snapshotting {
    image(
      script: SnapshotScript(instants: instants, action: action), precision: precision,
      perceptualPrecision: perceptualPrecision, size: size, traits: traits)
  }

  /// A picture of a view to which something is done first.
  public static func image(
    script: SnapshotScript, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { view in
      onMain {
        ViewPicture(
          config: ViewImageConfig(size: size ?? view.frame.size), traits: traits, movesAway: false
        ).picture(view, of: UIViewController(), script)
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of a controller on a device to which something is done first.
  public static func image(
    on config: ViewImageConfig = ViewImageConfig(), script: SnapshotScript, precision: Float = 1,
    perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var config = config
    if let size { config.size = size }
    return SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback { controller in
      onMain {
        ViewPicture(config: config, traits: traits, movesAway: false)
          .picture(controller.view, of: controller, script)
      }
    }
  }
}

extension ViewPicture {
  /// The most pictures of one strip.
  private static let mostInstants = 200

  /// The picture of a view after a script.
  @MainActor fileprivate func picture(
    _ view: UIView, of controller: UIViewController, _ script: SnapshotScript
  ) -> UIImage {
    frames(view, of: controller, script).map(Self.strip) ?? UIImage()
  }

  /// The pictures of a view at the instants of a script; nil where they can't be taken.
  @MainActor func frames(
    _ view: UIView, of controller: UIViewController, _ script: SnapshotScript
  ) -> [UIImage]? {
    let instants = script.instants
    guard !instants.isEmpty, instants.count <= Self.mostInstants,
      instants.allSatisfy({ $0 >= 0 && $0 <= 86_400 }), instants == instants.sorted()
    else {
      SnapshotScene.current?.problem =
        "The instants \(instants) aren't some seconds from 0, in order, at most \(Self.mostInstants)"
      return nil
    }
    var picture = self
    if script.showsWholeContent {
      picture.config.size = sizeOfContent(view, of: controller)
    }
    return picture.show(view, of: controller) { () -> [UIImage] in
      script.action?(view)
      for (number, touch) in script.touches.enumerated() {
        touch.perform(on: view, finger: 500 + number)
      }
      let start = ProgramTime.now
      return instants.map { instant in
        ProgramTime.pass(max(0, start + instant - ProgramTime.now))
        return picture.drawMoving(view)
      }
    }
  }

  /// The picture of a view as its animations have it now.
  @MainActor private func drawMoving(_ view: UIView) -> UIImage {
    SnapshotScene.current?.views = ViewTree(view)
    let all = UITraitCollection(traitsFrom: [config.traits, traits])
    let format = UIGraphicsImageRendererFormat(for: all)
    return UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { _ in
      _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }

  /// Pictures side by side, a point apart.
  static func strip(_ frames: [UIImage]) -> UIImage {
    guard let first = frames.first, frames.count > 1, first.size.width > 0 else {
      return frames.first ?? UIImage()
    }
    let step = first.size.width + 1
    let format = UIGraphicsImageRendererFormat()
    format.scale = first.scale
    let size = CGSize(width: step * CGFloat(frames.count) - 1, height: first.size.height)
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for (number, frame) in frames.enumerated() {
        frame.draw(at: CGPoint(x: step * CGFloat(number), y: 0))
      }
    }
  }
}
