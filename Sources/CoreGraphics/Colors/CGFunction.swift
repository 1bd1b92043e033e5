// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Functions from numbers to numbers, which shadings take their colours from.

/// Writes the values of a function for the arguments given.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Called when a function does not need its `info` any more.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// What a function calls.
public struct CGFunctionCallbacks {
  /// 0.
  public var version: UInt32
  /// Evaluates the function.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Called when the function goes away.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Callbacks that leave all values 0.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  /// The given callbacks.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?,
    releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    self.version = version
    self.evaluate = evaluate
    self.releaseInfo = releaseInfo
  }
}

/// A function that the user's code evaluates. It is called only while a shading is made.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [ClosedRange<CGFloat>]?
  private let range: [ClosedRange<CGFloat>]?
  let domainDimension: Int
  let rangeDimension: Int

  /// A function of `domainDimension` arguments with `rangeDimension` values.
  ///
  /// `domain` and `range` hold a least and a greatest number for each argument and value, to which
  /// they are limited; nil sets no limits. Nil where a dimension is not positive or a limit is upside
  /// down.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?,
    callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0 else { return nil }
    let domainLimits = Self.limits(domain, count: domainDimension)
    let rangeLimits = Self.limits(range, count: rangeDimension)
    guard (domainLimits == nil) == (domain == nil), (rangeLimits == nil) == (range == nil) else {
      return nil
    }
    self.info = info
    self.callbacks = callbacks.pointee
    self.domainDimension = domainDimension
    self.rangeDimension = rangeDimension
    self.domain = domainLimits
    self.range = rangeLimits
  }

  deinit { callbacks.releaseInfo?(info) }

  private static func limits(
    _ numbers: UnsafePointer<CGFloat>?, count: Int
  ) -> [ClosedRange<CGFloat>]? {
    guard let numbers else { return nil }
    var limits: [ClosedRange<CGFloat>] = []
    for i in 0..<count {
      guard numbers[2 * i] <= numbers[2 * i + 1] else { return nil }
      limits.append(numbers[2 * i]...numbers[2 * i + 1])
    }
    return limits
  }

  /// The values at one argument.
  func values(at argument: CGFloat) -> [CGFloat] {
    var arguments = [CGFloat](repeating: argument, count: domainDimension)
    if let domain { arguments = zip(arguments, domain).map { Self.limit($0, $1) } }
    var values = [CGFloat](repeating: 0, count: rangeDimension)
    arguments.withUnsafeBufferPointer { input in
      values.withUnsafeMutableBufferPointer { output in
        guard let input = input.baseAddress, let output = output.baseAddress else { return }
        callbacks.evaluate?(info, input, output)
      }
    }
    if let range { values = zip(values, range).map { Self.limit($0, $1) } }
    return values
  }

  private static func limit(_ value: CGFloat, _ range: ClosedRange<CGFloat>) -> CGFloat {
    min(max(value, range.lowerBound), range.upperBound)
  }
}
