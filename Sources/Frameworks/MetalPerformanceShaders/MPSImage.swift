// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures on a graphics processor: this device has none.

public import Foundation
@_exported public import Metal
internal import MicaRaster

/// Whether a graphics processor has the shaders; false: there is none.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }

/// A filter of a graphics processor.
open class MPSKernel: NSObject {
  /// The graphics processor.
  public let device: any MTLDevice

  /// A filter of a graphics processor.
  public init(device: any MTLDevice) { self.device = device }
}

/// A filter that makes a picture of another one.
open class MPSUnaryImageKernel: MPSKernel {
  /// Plans the work. Partly: no graphics processor does it, which is noted.
  open func encode(
    commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture,
    destinationTexture: any MTLTexture
  ) { Unsupported.note("\(type(of: self)).encode") }
}

/// A filter that gives each pixel one of two values.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  /// The value from which on a pixel is the greater one.
  public let thresholdValue: Float
  /// The greater value.
  public let maximumValue: Float

  /// A filter with a threshold. `linearGrayColorTransform` are three weights of red, green and blue, or
  /// nil; Mica ignores them, since no Metal device exists.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
    super.init(device: device)
  }
}
