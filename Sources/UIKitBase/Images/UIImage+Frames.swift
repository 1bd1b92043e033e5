// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that show others in turn.

public import Foundation

extension UIImage {
  /// A picture that shows others in turn, in `duration` seconds all of them, again and again, wherever an image view shows it; nil
  /// without any. Drawn it is the first one.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var traits = first.traits
    traits.frames = images
    traits.duration = duration
    return UIImage(pixels: first.storedPixels, traits: traits)
  }

  /// The pictures `name0`, `name1` … (or from 1 on) of the program's bundle in turn; nil where there is none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = UIImage(named: "\(name)\(number)") {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return animatedImage(with: images, duration: duration)
  }

  /// What an animated picture shows in turn; nil for other pictures.
  public var images: [UIImage]? { traits.frames }

  /// Seconds that an animated picture takes; 0 for other pictures.
  public var duration: TimeInterval { traits.duration }
}
