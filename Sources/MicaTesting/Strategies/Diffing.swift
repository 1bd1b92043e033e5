// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How values are written to references, read, and compared.

public import MicaFoundation
public import MicaXCTest

/// How values of a type are stored and compared.
public struct Diffing<Value> {
  /// The bytes of a reference.
  public var toData: (Value) -> Data
  /// The value of a reference's bytes.
  public var fromData: (Data) -> Value { didSet { (comparison, rebasing) = (nil, nil) } }
  /// What differs between a reference and another value, with attachments that show it; nil if they agree.
  public var diff: (Value, Value) -> (String, [XCTAttachment])? {
    didSet { (comparison, rebasing) = (nil, nil) }
  }
  /// What Mica's own strategies do with the bytes of a reference instead; nil leaves it to the closures above, as does
  /// another closure in their place.
  var comparison: ((Data, Value) -> SnapshotComparison)?
  /// How Mica's own pictures are rebased: their difference from an origin in texts alone, with the places of these.
  var rebasing: RebaseRule<Value>?
  /// Why a value can't be a reference; nil if it can.
  var refusal: (Value) -> String? = { _ in nil }

  /// Three functions: to bytes, from bytes, and what differs.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }

  /// Compares a value with the bytes of a reference.
  func compare(_ reference: Data, _ value: Value) -> SnapshotComparison {
    if let comparison { return comparison(reference, value) }
    guard let (message, attachments) = diff(fromData(reference), value) else { return .equal }
    let shown = attachments.last { $0.name?.hasPrefix("diff") == true } ?? attachments.last
    return .different(message, attachments, difference: shown?.bytes)
  }
}

/// The result of a comparison.
enum SnapshotComparison {
  /// Both agree.
  case equal
  /// They differ: what a person reads, attachments, and a file that shows the difference.
  case different(String, [XCTAttachment], difference: Data?)
  /// The reference can't be used; why. It is never replaced unless everything is recorded.
  case unusable(String)
}
