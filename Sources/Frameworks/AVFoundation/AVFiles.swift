// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Films in files: recorded and written. Nothing is.

public import CoreGraphics
public import CoreMedia
public import Foundation
internal import MicaFrameworks

/// How pictures are kept.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
}

/// What a file is.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A film of QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// A film of MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// A film.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// A sound.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// A sound.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// A sound.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// A picture.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// A picture.
  public static let heic = AVFileType(rawValue: "public.heic")
}

/// The key of how pictures are kept.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// JPEG, as Swift 4 called it.
public let AVVideoCodecJPEG = AVVideoCodecType.jpeg
/// H.264, as Swift 4 called it.
public let AVVideoCodecH264 = AVVideoCodecType.h264
/// The key of a width.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of a height.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// A small film.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A film of middle size.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// A large film.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// The film as it is.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// How sounds are mixed.
open class AVAudioMix: NSObject {}

/// Hears of films; never.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// A film has ended.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
  /// A film has begun.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

/// Records films; none.
open class AVCaptureFileOutput: AVCaptureOutput {
  /// Where to.
  open var outputFileURL: URL? { nil }
  /// Whether it does; false.
  open var isRecording: Bool { false }
  /// How long at most.
  open var maxRecordedDuration = CMTime.invalid
  /// How long it has.
  open var recordedDuration: CMTime { .zero }
  /// Records nothing.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) { noteMissing("AVCaptureFileOutput") }
  /// Nothing to do: no recording has started.
  open func stopRecording() {}
}

/// Records films; none.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  /// How often parts are written.
  open var movieFragmentInterval = CMTime.invalid
  /// How pictures can be kept.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264] }
  /// An output.
  public override init() {}
  /// Kept nowhere. Nothing to do: nothing is recorded that the settings could change.
  open func setOutputSettings(
    _ outputSettings: [String: Any]?, for connection: AVCaptureConnection
  ) {}
}

/// Writes a film anew; it fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable {
    /// Not begun.
    case unknown
    /// About to begin.
    case waiting
    /// Under way.
    case exporting
    /// Done.
    case completed
    /// Failed.
    case failed
    /// Given up.
    case cancelled
  }
  /// The film.
  public let asset: AVAsset
  /// How.
  public let presetName: String
  /// What the file is.
  open var outputFileType: AVFileType?
  /// Where.
  open var outputURL: URL?
  /// Which part.
  open var timeRange = CMTimeRange(start: .zero, duration: .invalid)
  /// Whether it is made for a network.
  open var shouldOptimizeForNetworkUse = false
  /// What the file could be.
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4] }
  /// How far it is.
  open private(set) var status = Status.unknown
  /// How much is done, 0 to 1.
  open var progress: Float { 0 }
  /// Why it has failed: -11838, the operation is not supported.
  open private(set) var error: (any Error)?
  /// What writes a film.
  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
  }
  /// Fails at once.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    noteMissing("AVAssetExportSession")
    error = NSError(domain: "AVFoundationErrorDomain", code: -11838)
    status = .failed
    handler()
  }
  /// Does nothing: it has ended. Nothing to do: no export is under way.
  open func cancelExport() {}
}

/// Pictures of a film; none.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// What came of a question.
  public enum Result: Int, Sendable {
    /// A picture.
    case succeeded
    /// None.
    case failed
    /// Nobody waits.
    case cancelled
  }
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// How large they are at most.
  open var maximumSize = CGSize.zero
  /// How much earlier they may be.
  open var requestedTimeToleranceBefore = CMTime.zero
  /// How much later they may be.
  open var requestedTimeToleranceAfter = CMTime.zero
  /// Pictures of a film.
  public init(asset: AVAsset) { self.asset = asset }
  private var refusal: NSError { NSError(domain: "AVFoundationErrorDomain", code: -11832) }
  /// Throws -11832: films can't be opened.
  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    noteMissing("AVAssetImageGenerator")
    throw refusal
  }
  /// An error for each time, at once.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    noteMissing("AVAssetImageGenerator")
    for _ in requestedTimes { handler(.zero, nil, .zero, .failed, refusal) }
  }
  /// Does nothing: all were answered. Nothing to do: no image is under way.
  open func cancelAllCGImageGeneration() {}
}
