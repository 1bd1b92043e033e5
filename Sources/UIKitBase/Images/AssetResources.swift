// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Constants of a catalogue's colours and images (iOS 17): Xcode writes them, as `mica` does.

public import Foundation
internal import MicaRaster

/// An image of a catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// An image by its name, in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of a catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// A colour by its name, in a bundle.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// An image of a catalogue; an empty one, which is noted, where Mica can't read it.
  public convenience init(resource: ImageResource) {
    if UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) == nil {
      Unsupported.note("UIImage(resource:): no image \(resource.name) in the catalogue")
      self.init()
    } else {
      self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
  }
}

extension UIColor {
  /// A colour of a catalogue; clear, which is noted, where Mica can't read it.
  public convenience init(resource: ColorResource) {
    if UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) == nil {
      Unsupported.note("UIColor(resource:): no colour \(resource.name) in the catalogue")
      self.init(white: 0, alpha: 0)
    } else {
      self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
  }
}
