// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Graphics processors: this device has none.

public import Foundation

/// A graphics processor.
public protocol MTLDevice: NSObjectProtocol {
  /// Its name.
  var name: String { get }
}

/// The graphics processor: nil, as where there is none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// Work for a graphics processor; there is none that would make any.
public protocol MTLCommandBuffer: NSObjectProtocol {}

/// A picture of a graphics processor; there is none that would make any.
public protocol MTLTexture: NSObjectProtocol {
  /// Its width in pixels.
  var width: Int { get }
  /// Its height in pixels.
  var height: Int { get }
}

/// A colour that a target is cleared with.
public struct MTLClearColor: Sendable {
  /// Red, 0 to 1.
  public var red: Double
  /// Green, 0 to 1.
  public var green: Double
  /// Blue, 0 to 1.
  public var blue: Double
  /// Alpha, 0 to 1.
  public var alpha: Double
  /// A colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
