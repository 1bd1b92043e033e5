// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program's own filters that work on pixels in memory.

public import CoreGraphics
public import Foundation
public import Metal
internal import MicaRaster

/// A picture that a processor reads.
public protocol CIImageProcessorInput: NSObjectProtocol {
  /// The part that is there.
  var region: CGRect { get }
  /// Bytes from a row to the next; the upper row is the first one.
  var bytesPerRow: Int { get }
  /// How pixels lie in memory.
  var format: CIFormat { get }
  /// The pixels.
  var baseAddress: UnsafeRawPointer { get }
  /// The picture on a graphics processor; nil: there is none.
  var metalTexture: (any MTLTexture)? { get }
}

/// A picture that a processor writes.
public protocol CIImageProcessorOutput: NSObjectProtocol {
  /// The part that is asked for.
  var region: CGRect { get }
  /// Bytes from a row to the next; the upper row is the first one.
  var bytesPerRow: Int { get }
  /// How pixels lie in memory.
  var format: CIFormat { get }
  /// The pixels; clear at first.
  var baseAddress: UnsafeMutableRawPointer { get }
  /// The picture on a graphics processor; nil: there is none.
  var metalTexture: (any MTLTexture)? { get }
  /// Where work for a graphics processor goes; nil: there is none.
  var metalCommandBuffer: (any MTLCommandBuffer)? { get }
}

/// A filter in code: a subclass overrides `process(with:arguments:output:)`. There is no graphics processor.
open class CIImageProcessorKernel: NSObject, @unchecked Sendable {
  /// Makes the pixels of an output. Does nothing, on purpose: subclasses override it.
  open class func process(
    with inputs: [any CIImageProcessorInput]?, arguments: [String: Any]?,
    output: any CIImageProcessorOutput
  ) throws {}

  /// Which part of an input is needed for a part of the output; the same one, unless a subclass says otherwise.
  open class func roi(
    forInput input: Int32, arguments: [String: Any]?, outputRect: CGRect
  ) -> CGRect { outputRect }

  /// The format of an input; BGRA8, unless a subclass says otherwise.
  open class func formatForInput(at input: Int32) -> CIFormat { .BGRA8 }
  /// The format of the output; BGRA8, unless a subclass says otherwise.
  open class var outputFormat: CIFormat { .BGRA8 }
  /// Whether all outputs are opaque; false by default. Mica ignores it: the output is blended by its alpha.
  open class var outputIsOpaque: Bool { false }
  /// Whether inputs are rendered before the processor runs; true by default. Mica always does so.
  open class var synchronizeInputs: Bool { true }

  /// The picture that the processor makes of others, when a context asks for it. An error of the processor is noted, and
  /// leaves the picture clear.
  open class func apply(
    withExtent extent: CGRect, inputs: [CIImage]?, arguments: [String: Any]?
  ) throws -> CIImage {
    nonisolated(unsafe) let arguments = arguments
    return CIImage(extent: extent) { wanted in
      let sources = (inputs ?? []).enumerated().compactMap { index, image in
        let number = Int32(index)
        let region = roi(forInput: number, arguments: arguments, outputRect: wanted).integral
        return ReadPicture(region, formatForInput(at: number)) { image.pixels($0) }
      }
      guard let output = WrittenPicture(wanted, outputFormat, nil),
        sources.count == (inputs ?? []).count
      else {
        Unsupported.note("\(self): inputs whose regions are empty or without end")
        return LinearPixels(width: Int(wanted.width), height: Int(wanted.height))
      }
      do {
        try process(with: sources, arguments: arguments, output: output)
        return output.pixels
      } catch {
        Unsupported.note("\(self).process has failed: \(error).")
        return LinearPixels(width: Int(wanted.width), height: Int(wanted.height))
      }
    }
  }
}

/// Pixels that a processor reads or writes.
private class ProcessorPicture: NSObject {
  let region: CGRect
  let format: CIFormat
  let bytesPerRow: Int
  fileprivate let memory: UnsafeMutableRawPointer
  private let layout: PixelLayout
  private let width, height: Int

  /// Nil for a rectangle that no memory can hold, and for formats that aren't written.
  init?(_ region: CGRect, _ format: CIFormat, _ make: ((CGRect) -> LinearPixels)?) {
    guard let layout = PixelLayout(format), !region.isInfinite, region.width >= 1,
      region.height >= 1, region.width * region.height < 1e8
    else { return nil }
    (self.region, self.format, self.layout) = (region, format, layout)
    (width, height) = (Int(region.width), Int(region.height))
    bytesPerRow = width * layout.size
    memory = .allocate(byteCount: bytesPerRow * height, alignment: 16)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    super.init()
    guard let pixels = make?(region) else { return }
    for y in 0..<height {
      for x in 0..<width {
        layout.write(pixels[x, y], isCoded: false, to: place(x, y))
      }
    }
  }

  deinit { memory.deallocate() }

  private func place(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer {
    memory + ((height - 1 - y) * bytesPerRow + x * layout.size)
  }

  /// What is in memory.
  var pixels: LinearPixels {
    var result = LinearPixels(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { result[x, y] = layout.read(UnsafeRawPointer(place(x, y))) }
    }
    return result
  }

  var metalTexture: (any MTLTexture)? { nil }
}

/// Pixels that a processor reads.
private final class ReadPicture: ProcessorPicture, CIImageProcessorInput {
  var baseAddress: UnsafeRawPointer { UnsafeRawPointer(memory) }
}

/// Pixels that a processor writes.
private final class WrittenPicture: ProcessorPicture, CIImageProcessorOutput {
  var baseAddress: UnsafeMutableRawPointer { memory }
  var metalCommandBuffer: (any MTLCommandBuffer)? { nil }
}
