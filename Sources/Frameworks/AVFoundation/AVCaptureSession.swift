// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What goes from a device to pictures: kept, and never runs, since there is no device.

public import CoreGraphics
public import Foundation
internal import MicaFrameworks
public import QuartzCore

/// What a session takes.
open class AVCaptureInput: NSObject {}

/// A session's device.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The device.
  public let device: AVCaptureDevice
  /// The input of a device.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// What goes from an input to an output.
open class AVCaptureConnection: NSObject {
  /// Whether pictures can be turned.
  open var isVideoOrientationSupported: Bool { true }
  /// Which way up pictures are.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// How far pictures are turned, in degrees.
  open var videoRotationAngle: CGFloat = 0
  /// Whether they can be turned so.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
  /// Whether pictures can be mirrored.
  open var isVideoMirroringSupported: Bool { true }
  /// Whether they are.
  open var isVideoMirrored = false
  /// Whether they are where it is usual.
  open var automaticallyAdjustsVideoMirroring = true
  /// Whether it is used.
  open var isEnabled = true
  /// Whether it runs; false.
  open var isActive: Bool { false }
  /// Whether pictures can be kept still.
  open var isVideoStabilizationSupported: Bool { false }
  /// How they should be.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
}

/// How pictures are kept still.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// Not at all.
  case off
  /// Somewhat.
  case standard
  /// More.
  case cinematic
  /// Still more.
  case cinematicExtended
}

extension AVCaptureVideoStabilizationMode {
  /// As the device thinks best.
  public static let auto = AVCaptureVideoStabilizationMode.standard
}

/// What a session gives.
open class AVCaptureOutput: NSObject {
  /// None.
  open var connections: [AVCaptureConnection] { [] }
  /// Nil: nothing runs.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// Takes what devices record.
///
/// Partly: there is no device, and nothing runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// `AVCaptureSessionPresetPhoto`.
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    /// `AVCaptureSessionPresetHigh`.
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    /// `AVCaptureSessionPresetMedium`.
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    /// `AVCaptureSessionPresetLow`.
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    /// `AVCaptureSessionPreset352x288`.
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    /// `AVCaptureSessionPreset640x480`.
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    /// `AVCaptureSessionPresetiFrame960x540`.
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    /// `AVCaptureSessionPresetiFrame1280x720`.
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    /// `AVCaptureSessionPreset1280x720`.
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    /// `AVCaptureSessionPreset1920x1080`.
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    /// `AVCaptureSessionPreset3840x2160`.
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    /// `AVCaptureSessionPresetInputPriority`.
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  /// How good pictures are; high by default.
  open var sessionPreset = Preset.high
  /// What it takes.
  open private(set) var inputs: [AVCaptureInput] = []
  /// What it gives.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it runs; false.
  open var isRunning: Bool { false }
  /// Whether something else uses the device; false.
  open var isInterrupted: Bool { false }
  /// Whether the program's sound is chosen for it; kept.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// A session.
  public override init() {}
  /// Yes.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Yes.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Takes an input.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Leaves one.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Yes.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Takes an output.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Leaves one.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins a change. Nothing to do: a session that never runs needs no batch of changes.
  open func beginConfiguration() {}
  /// Ends it. Nothing to do: a session that never runs needs no batch of changes.
  open func commitConfiguration() {}
  /// Would run.
  open func startRunning() { noteMissing("AVCaptureSession") }
  /// Nothing to do: the session never runs.
  open func stopRunning() {}
}

extension NSNotification.Name {
  /// A session runs; never.
  public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  /// A session has ended; never.
  public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  /// A session has failed; never.
  public static let AVCaptureSessionRuntimeError = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  /// A session waits; never.
  public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  /// A session goes on; never.
  public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  /// The scene has changed; never.
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

/// Shows what a camera sees.
///
/// Partly: there is none; the layer's background is seen.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  public var session: AVCaptureSession?
  /// How pictures fill it.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Nil: nothing runs.
  public var connection: AVCaptureConnection? { nil }
  /// A layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
    noteMissing("AVCaptureVideoPreviewLayer")
  }
  /// The same place, as far as the layer has a size: 0 to 1.
  public func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }
  /// The whole layer.
  public func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect)
    -> CGRect
  { bounds }
  /// All of the picture.
  public func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    CGRect(x: 0, y: 0, width: 1, height: 1)
  }
  /// Nil: nothing is seen.
  public func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { nil }
}
