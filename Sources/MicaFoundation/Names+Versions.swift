// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Members that Apple's Foundation has and Linux's doesn't: versions of before iOS 8, options of reading, texts.

public import Foundation

/// Foundation's version: above that of every system that programs compare it with.
public let NSFoundationVersionNumber: Double = 2503
/// Foundation's version in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0: Double = 1047.20
/// Foundation's version in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1: Double = 1047.25
/// Foundation's version in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0: Double = 1140.11
/// Foundation's version in iOS 8.x.
public let NSFoundationVersionNumber_iOS_8_x_Max: Double = 1199
/// Foundation's version in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0: Double = 1240.1
/// Foundation's version in iOS 9.x.
public let NSFoundationVersionNumber_iOS_9_x_Max: Double = 1299

extension Data.ReadingOptions {
  /// `mappedIfSafe`, as it was called before.
  public static let dataReadingMapped = Data.ReadingOptions.mappedIfSafe
}

extension NSString {
  /// A format with values, as the user's region writes numbers; see `String`'s.
  public class func localizedStringWithFormat(
    _ format: NSString, _ args: any CVarArg...
  ) -> NSString {
    NSString(string: String.localizedText(format as String, args))
  }
}

/// What may be thrown away while nobody uses it: caches ask it first.
public protocol NSDiscardableContent: AnyObject {
  /// Begins a use; false where the content is gone.
  func beginContentAccess() -> Bool
  /// Ends a use.
  func endContentAccess()
  /// Throws the content away, if nobody uses it.
  func discardContentIfPossible()
  /// Whether the content is gone.
  func isContentDiscarded() -> Bool
}
