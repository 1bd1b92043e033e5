// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What names of references tell besides the test.

public import MicaFoundation
public import UIKit

/// What the name of a reference tells of the device.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing, whatever else is set.
  public static let none = Self(rawValue: 1 << 0)
  /// The device's model.
  public static let device = Self(rawValue: 1 << 1)
  /// The system's version.
  public static let OS = Self(rawValue: 1 << 2)
  /// The screen's size in points.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The screen's scale.
  public static let screenScale = Self(rawValue: 1 << 4)
}

/// The options of the library's older versions.
public struct FBSnapshotTestCaseAgnosticOption: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The scale alone.
  public static let none = Self(rawValue: 1 << 0)
  /// The device's model.
  public static let device = Self(rawValue: 1 << 1)
  /// The system's version.
  public static let OS = Self(rawValue: 1 << 2)
  /// The screen's size in points.
  public static let screenSize = Self(rawValue: 1 << 3)
}

extension FBSnapshotTestCaseAgnosticOption {
  /// The same as options of names; the scale stands in all of them.
  var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
    FBSnapshotTestCaseFileNameIncludeOption(rawValue: rawValue & ~1).union(.screenScale)
  }
}

/// The endings of folders of references: "_64", then "_32", as on processors of 64 bits.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet {
  NSOrderedSet(array: ["_64", "_32"])
}

/// Whether the processor has 64 bits: true.
public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// A file's name with what options add of the device. Spaces and punctuation become "_".
@MainActor public func FBFileNameIncludeNormalizedFileNameFromOption(
  _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
  var name = fileName
  if option.contains(.device) { name += "_" + UIDevice.current.model }
  if option.contains(.OS) { name += "_" + UIDevice.current.systemVersion }
  if option.contains(.screenSize) {
    let size = UIScreen.main.bounds.size
    name += "_" + String(format: "%.0fx%.0f", Double(size.width), Double(size.height))
  }
  let invalid = CharacterSet.whitespaces.union(.punctuationCharacters)
  name = String(
    String.UnicodeScalarView(name.unicodeScalars.map { invalid.contains($0) ? "_" : $0 }))
  if option.contains(.screenScale) {
    name += String(format: "@%.0fx", Double(UIScreen.main.scale))
  }
  return name
}
