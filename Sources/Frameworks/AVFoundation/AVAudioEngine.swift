// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Nodes that make and change sound: they are connected as a program says, and no sound is made.

public import Foundation
internal import MicaFrameworks

/// How samples are written.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// Samples a second.
  public let sampleRate: Double
  /// How many channels there are.
  public let channelCount: UInt32

  /// Samples as numbers of 32 bits, of a number of channels; nil without channels.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard channels > 0 else { return nil }
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}

/// Samples in memory.
open class AVAudioPCMBuffer: NSObject {
  /// How they are written.
  public let format: AVAudioFormat
  /// How many fit.
  public let frameCapacity: UInt32
  /// How many there are; 0 at first.
  open var frameLength: UInt32 = 0

  /// Room for a number of samples.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
  }
}

/// A file of sound; no samples are read.
open class AVAudioFile: NSObject {
  /// Where it lies.
  public let url: URL
  /// How its samples are written: as 44.1 kHz stereo, whatever the file says.
  public let processingFormat: AVAudioFormat
  /// How many samples it has; 0 here.
  open var length: Int64 { 0 }

  /// A file for reading. Throws where there is none.
  public init(forReading fileURL: URL) throws {
    guard FileManager.default.fileExists(atPath: fileURL.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    url = fileURL
    // swift-format-ignore: NeverForceUnwrap
    processingFormat = AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2)!
  }

  /// Reads no samples.
  open func read(into buffer: AVAudioPCMBuffer) throws {
    noteMissing("AVAudioFile.read")
    buffer.frameLength = 0
  }
}

/// A part of an engine.
open class AVAudioNode: NSObject {
  /// The engine that it was attached to.
  open internal(set) weak var engine: AVAudioEngine?

  /// How a side's samples are written: as 44.1 kHz stereo.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat {
    // swift-format-ignore: NeverForceUnwrap
    AVAudioFormat(standardFormatWithSampleRate: 44100, channels: 2)!
  }
  /// As `outputFormat(forBus:)`.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { outputFormat(forBus: bus) }
  /// Hands samples over as they come by: none do.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) { noteMissing("AVAudioNode.installTap") }
  /// Ends that. Nothing to do: no samples come by.
  open func removeTap(onBus bus: Int) {}
  /// Forgets what is under way. Nothing to do: nothing is.
  open func reset() {}
}

/// A moment in sound.
open class AVAudioTime: NSObject {
  /// The sample's number; 0 here.
  open var sampleTime: Int64 { 0 }
  /// Samples a second; 0 here.
  open var sampleRate: Double { 0 }
}

/// Adds sounds up.
open class AVAudioMixerNode: AVAudioNode {
  /// How loud it is, from 0 to 1, the default.
  open var outputVolume: Float = 1
  /// How loud what comes in is; 1 by default.
  open var volume: Float = 1
  /// Where sound stands, from −1 for left to 1 for right; 0 by default.
  open var pan: Float = 0
}

/// The microphone.
open class AVAudioInputNode: AVAudioNode {}

/// The loudspeaker.
open class AVAudioOutputNode: AVAudioNode {}

/// Plays files and samples.
open class AVAudioPlayerNode: AVAudioNode {
  /// Whether it plays; as the program says.
  open private(set) var isPlaying = false
  /// How loud it is; 1 by default.
  open var volume: Float = 1
  /// Where sound stands, from −1 for left to 1 for right; 0 by default.
  open var pan: Float = 0

  /// A player.
  public override init() {}

  /// Begins; nothing is heard.
  open func play() {
    noteMissing("AVAudioPlayerNode.play")
    isPlaying = true
  }
  /// Waits.
  open func pause() { isPlaying = false }
  /// Ends.
  open func stop() { isPlaying = false }
  /// Plays a file, which ends at once.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?() } }
  /// How samples are played among others.
  public struct BufferOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Again and again.
    public static let loops = BufferOptions(rawValue: 1)
    /// In place of what plays.
    public static let interrupts = BufferOptions(rawValue: 2)
  }
  /// Plays samples, which end at once.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime? = nil, options: BufferOptions = [],
    completionHandler: (@Sendable () -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?() } }
}

/// Changes how fast and how high sound is.
open class AVAudioUnitTimePitch: AVAudioNode {
  /// How fast; 1 by default.
  open var rate: Float = 1
  /// How high, in hundredths of a semitone; 0 by default.
  open var pitch: Float = 0
  /// A change of nothing.
  public override init() {}
}

/// Connects nodes and runs them. Nothing is heard.
///
/// Partly: nodes and connections are as the program says; no sound is made.
open class AVAudioEngine: NSObject {
  /// Adds up what goes to the loudspeaker.
  public let mainMixerNode = AVAudioMixerNode()
  /// The microphone.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// Whether it runs; as the program says.
  open private(set) var isRunning = false
  /// The nodes that were attached.
  open private(set) var attachedNodes: Set<AVAudioNode> = []

  /// An engine that stands still.
  public override init() {}

  /// Attaches a node.
  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }
  /// Takes a node out.
  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }
  /// Connects two nodes.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    noteMissing("AVAudioEngine.connect")
  }
  /// Ends a node's connections. Nothing to do: connections carry no sound.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Makes the engine ready. Nothing to do: it makes no sound.
  open func prepare() {}
  /// Runs.
  open func start() throws {
    noteMissing("AVAudioEngine.start")
    isRunning = true
  }
  /// Waits.
  open func pause() { isRunning = false }
  /// Stands still.
  open func stop() { isRunning = false }
  /// Forgets what is under way. Nothing to do: nothing is.
  open func reset() {}
}
