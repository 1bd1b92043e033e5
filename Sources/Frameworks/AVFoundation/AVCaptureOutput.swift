// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What sessions give: photos, films, codes. Nothing is given, since no session runs.

public import CoreGraphics
public import CoreMedia
public import Foundation
internal import MicaFrameworks

/// What is seen in a picture.
open class AVMetadataObject: NSObject {
  /// What kind of thing.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `org.iso.QRCode`.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// `org.gs1.EAN-8`.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// `org.gs1.EAN-13`.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// `org.gs1.UPC-E`.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// `org.iso.Code39`.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// `org.iso.Code39Mod43`.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// `com.intermec.Code93`.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// `org.iso.Code128`.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// `org.iso.PDF417`.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// `org.iso.Aztec`.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// `org.ansi.Interleaved2of5`.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// `org.gs1.ITF14`.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// `org.iso.DataMatrix`.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// `face`.
    public static let face = ObjectType(rawValue: "face")
  }
  /// Where, 0 to 1.
  open var bounds: CGRect { .zero }
  /// What kind.
  open var type: ObjectType { .qr }
  /// When.
  open var time: CMTime { .invalid }
}

/// A code that was read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// What it says.
  open var stringValue: String? { nil }
  /// Its corners, 0 to 1.
  open var corners: [CGPoint] { [] }
}

/// Hears of codes; never.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Codes were read.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  /// Nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Reads codes.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Which codes.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// Which could be read: none, since there is no camera.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Where, 0 to 1.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Who hears.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// An output.
  public override init() {}
  /// Who hears, and where.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
  /// Whether it is lit up.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether it is as large as can be.
  open var isHighResolutionPhotoEnabled = false
  /// Whether shakes are taken out.
  open var isAutoStillImageStabilizationEnabled = true
  /// How it is kept.
  open var format: [String: Any]?
  /// How its small one is kept.
  open var previewPhotoFormat: [String: Any]?
  /// How that could be.
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
  /// Its number.
  open var uniqueID: Int64 { 1 }
  /// How a photo is taken.
  public override init() {}
  /// How a photo is taken.
  public init(format: [String: Any]?) { self.format = format }
}

/// The number of a format.
public typealias OSType = UInt32

/// A photo; none is taken.
open class AVCapturePhoto: NSObject {
  /// Nil.
  open func fileDataRepresentation() -> Data? { nil }
  /// Nil.
  open func cgImageRepresentation() -> CGImage? { nil }
  /// Nothing.
  open var metadata: [String: Any] { [:] }
}

/// What is known of photos before they are there.
open class AVCaptureResolvedPhotoSettings: NSObject {
  /// The number of the settings.
  open var uniqueID: Int64 { 1 }
}

/// Hears of photos; never.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// A photo is there.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  /// A photo is about to be taken.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  /// All of a photo is there.
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}

/// Takes photos; none.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether they are as large as can be.
  open var isHighResolutionCaptureEnabled = false
  /// Whether they may move.
  open var isLivePhotoCaptureEnabled = false
  /// Whether they can.
  open var isLivePhotoCaptureSupported: Bool { false }
  /// How they can be lit up.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  /// How they can be kept.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  /// An output.
  public override init() {}
  /// Takes none.
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) { noteMissing("AVCapturePhotoOutput") }
  /// Does nothing.
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    noteMissing("AVCapturePhotoOutput.setPreparedPhotoSettingsArray(_:completionHandler:)")
    completionHandler?(false, nil)
  }
}

/// Takes photos as before iOS 10; none.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  /// How they are kept.
  open var outputSettings: [String: Any] = [:]
  /// Whether one is being taken.
  open var isCapturingStillImage: Bool { false }
  /// Whether they are as large as can be.
  open var isHighResolutionStillImageOutputEnabled = false
  /// An output.
  public override init() {}
  /// Nil at once.
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {
    noteMissing("AVCaptureStillImageOutput")
    handler(nil, nil)
  }
  /// Nil.
  open class func jpegStillImageNSDataRepresentation(
    _ jpegSampleBuffer: CMSampleBuffer
  ) -> Data? { nil }
}

/// Gives pictures; none.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// How they are.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late ones are left out.
  open var alwaysDiscardsLateVideoFrames = true
  /// An output.
  public override init() {}
  /// Who hears, and where. Nothing to do: the session notes that it delivers no sample.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

/// Hears of pictures; never.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// A picture is there.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  /// One was left out.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  /// Nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
