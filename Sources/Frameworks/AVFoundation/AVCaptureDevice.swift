// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Cameras and microphones: the device has none, and the user has refused.

public import CoreGraphics
public import Foundation
internal import MicaFrameworks
public import QuartzCore

/// What a device records.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pictures.
  public static let video = AVMediaType(rawValue: "vide")
  /// Sound.
  public static let audio = AVMediaType(rawValue: "soun")
  /// Texts.
  public static let text = AVMediaType(rawValue: "text")
  /// What is seen in pictures.
  public static let metadata = AVMediaType(rawValue: "meta")
  /// Several of these.
  public static let muxed = AVMediaType(rawValue: "muxx")
  /// Depths.
  public static let depthData = AVMediaType(rawValue: "dpth")
}

/// What the user allows.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody has asked.
  case notDetermined
  /// Nobody may allow it.
  case restricted
  /// Refused.
  case denied
  /// Allowed.
  case authorized
}

/// Which way up pictures are.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown
  /// The button at the right.
  case landscapeRight
  /// The button at the left.
  case landscapeLeft
}

/// A camera or a microphone; there is none.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// On which side it is.
  public enum Position: Int, Sendable {
    /// Not known.
    case unspecified
    /// At the back.
    case back
    /// Towards the user.
    case front
  }
  /// Whether it lights a picture up.
  public enum FlashMode: Int, Sendable {
    /// No.
    case off
    /// Yes.
    case on
    /// Where it is dark.
    case auto
  }
  /// Whether it shines.
  public enum TorchMode: Int, Sendable {
    /// No.
    case off
    /// Yes.
    case on
    /// Where it is dark.
    case auto
  }
  /// How it is made sharp.
  public enum FocusMode: Int, Sendable {
    /// It stays.
    case locked
    /// Once.
    case autoFocus
    /// All the time.
    case continuousAutoFocus
  }
  /// How it is made bright.
  public enum ExposureMode: Int, Sendable {
    /// It stays.
    case locked
    /// Once.
    case autoExpose
    /// All the time.
    case continuousAutoExposure
    /// The program says.
    case custom
  }
  /// How white is found.
  public enum WhiteBalanceMode: Int, Sendable {
    /// It stays.
    case locked
    /// Once.
    case autoWhiteBalance
    /// All the time.
    case continuousAutoWhiteBalance
  }
  /// What kind of device it is.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual camera.
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// For what is far.
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// For what is wide.
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Two of them.
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two of them.
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three of them.
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// With depths.
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The microphone.
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }
  /// What finds devices: none.
  open class DiscoverySession: NSObject {
    /// None.
    open var devices: [AVCaptureDevice] { [] }
    /// What finds devices.
    public init(
      deviceTypes: [DeviceType], mediaType: AVMediaType?, position: AVCaptureDevice.Position
    ) {}
  }

  private override init() {}
  /// None.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { missing() }
  /// None.
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: AVCaptureDevice.Position
  ) -> AVCaptureDevice? { missing() }
  /// None.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// None.
  open class func devices() -> [AVCaptureDevice] { [] }
  private class func missing() -> AVCaptureDevice? {
    noteMissing("AVCaptureDevice")
    return nil
  }
  /// Denied.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Asks nobody: denied, at once.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    noteMissing("AVCaptureDevice")
    handler(false)
  }
  /// Denied.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    noteMissing("AVCaptureDevice.requestAccess(for:)")
    return false
  }

  /// Its name.
  open var uniqueID: String { "" }
  /// What it is called.
  open var localizedName: String { "" }
  /// On which side it is.
  open var position: Position { .unspecified }
  /// What kind of device it is.
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  /// Whether it can shine.
  open var hasTorch: Bool { false }
  /// Whether it can.
  open var isTorchAvailable: Bool { false }
  /// Whether it shines.
  open var isTorchActive: Bool { false }
  /// Whether it shines.
  open var torchMode = TorchMode.off
  /// Whether it can light pictures up.
  open var hasFlash: Bool { false }
  /// Whether it can.
  open var isFlashAvailable: Bool { false }
  /// Whether it would now; false.
  open var isFlashActive: Bool { false }
  /// Whether it can be made sharp slowly.
  open var isSmoothAutoFocusSupported: Bool { false }
  /// Whether it is.
  open var isSmoothAutoFocusEnabled = false
  /// Whether it can light pictures up so.
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  /// Whether pictures can be as large.
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Whether it lights pictures up.
  open var flashMode = FlashMode.off
  /// How it is made sharp.
  open var focusMode = FocusMode.locked
  /// Where.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether that can be said.
  open var isFocusPointOfInterestSupported: Bool { false }
  /// How it is made bright.
  open var exposureMode = ExposureMode.locked
  /// Where.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// Whether that can be said.
  open var isExposurePointOfInterestSupported: Bool { false }
  /// How white is found.
  open var whiteBalanceMode = WhiteBalanceMode.locked
  /// Whether it is told that the scene changes.
  open var isSubjectAreaChangeMonitoringEnabled = false
  /// How large it shows things.
  open var videoZoomFactor: CGFloat = 1
  /// How large at most.
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  /// How small at most.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// Whether it brightens dark scenes.
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  /// Whether it can.
  open var isLowLightBoostSupported: Bool { false }
  /// Whether it can be made sharp so.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  /// Whether it can be made bright so.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  /// Whether white can be found so.
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  /// Whether it can shine so.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  /// Whether it records that.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Shines.
  open func setTorchModeOn(level torchLevel: Float) throws {
    noteMissing("AVCaptureDevice.setTorchModeOn(level:)")
  }
  /// Begins a change. Nothing to do: no other program uses the device.
  open func lockForConfiguration() throws {}
  /// Ends it. Nothing to do: no other program uses the device.
  open func unlockForConfiguration() {}
  /// Grows slowly.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    noteMissing("AVCaptureDevice.ramp(toVideoZoomFactor:withRate:)")
  }
}
