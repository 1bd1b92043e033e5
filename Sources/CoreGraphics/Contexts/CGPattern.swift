// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Patterns: a cell that a callback draws, repeated over the plane. CGPattern+Tile.swift turns the
// cell into pixels.

internal import MicaRaster
internal import Synchronization

/// How a cell is fitted to whole pixels; kept without effect: steps stay exact, and the cell is
/// stretched by less than a pixel.
public enum CGPatternTiling: Int32, Sendable {
  /// The cell keeps its shape, its distances may vary by a pixel.
  case noDistortion
  /// Distances stay equal, the cell may be stretched by a pixel.
  case constantSpacingMinimalDistortion
  /// Distances stay equal, the cell may be stretched further.
  case constantSpacing
}

/// Draws one cell of a pattern, in pattern space.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// Called when a pattern does not need its `info` any more.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a pattern calls.
public struct CGPatternCallbacks {
  /// 0.
  public var version: UInt32
  /// Draws one cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// Called when the pattern goes away.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Callbacks that draw nothing.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// The given callbacks.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// A cell that is repeated in both directions. Use a pattern from one thread at a time, unless its
/// callback can be called from any.
public final class CGPattern: @unchecked Sendable {
  /// What is repeated, in pattern space; the callback's drawing is clipped to it.
  let bounds: CGRect
  /// Pattern space → the context's base space.
  let matrix: CGAffineTransform
  /// Distances of neighbouring cells, in pattern space; positive.
  let xStep, yStep: CGFloat
  /// Whether the callback sets colours; otherwise all is drawn in the colour given with the pattern.
  let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  let lastTile = Mutex<PatternTile?>(nil)

  /// A pattern of cells that `callbacks` draw.
  ///
  /// `bounds` is the cell in pattern space, `matrix` maps pattern space to the context's base space
  /// (device space of bitmaps, y up; points, y down, of UIKit's contexts), whatever its CTM is.
  /// Steps of either sign are distances from cell to cell; cells may overlap. Nil for steps of zero
  /// and for numbers that are not finite.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let box = bounds.standardized
    let numbers = [box.minX, box.minY, box.maxX, box.maxY, xStep, yStep]
    guard xStep != 0, yStep != 0, numbers.allSatisfy(\.isFinite), matrix.affine.isFinite else {
      return nil
    }
    self.info = info
    self.bounds = box
    self.matrix = matrix
    self.xStep = abs(xStep)
    self.yStep = abs(yStep)
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Lets the callback draw one cell.
  func draw(in context: CGContext) { callbacks.drawPattern?(info, context) }
}
