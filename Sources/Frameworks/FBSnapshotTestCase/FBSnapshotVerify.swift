// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The assertions.

public import CoreGraphics
internal import MicaCompare
public import MicaFoundation
internal import MicaXCTest
public import QuartzCore
public import UIKit

extension FBSnapshotTestCase {
  /// Fails the test unless a view agrees with its reference.
  ///
  /// `identifier` tells several views of a test apart. `perPixelTolerance` is the difference that each component of a pixel may
  /// have, a level being 1 / 256; `overallTolerance` the share of pixels that may differ. Both are from 0 and below 1.
  @preconcurrency @MainActor public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      view, identifier, suffixes, perPixelTolerance, overallTolerance, file: file, line: line)
  }

  /// The same for a layer.
  @preconcurrency @MainActor public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    verify(
      layer, identifier, suffixes, perPixelTolerance, overallTolerance, file: file, line: line)
  }

  /// The same for a controller's view, which gets the screen's size and appears first.
  @preconcurrency @MainActor public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil,
    suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
    overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
  ) {
    viewController.view.bounds = UIScreen.main.bounds
    viewController.viewWillAppear(false)
    viewController.viewDidAppear(false)
    FBSnapshotVerifyView(
      viewController.view, identifier: identifier, suffixes: suffixes,
      perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, file: file,
      line: line)
  }

  @MainActor private func verify(
    _ subject: AnyObject, _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixel: CGFloat,
    _ overall: CGFloat, file: StaticString, line: UInt
  ) {
    let problem = compare(
      subject, identifier, suffixes,
      PixelTolerance(perPixel: Double(perPixel), overall: Double(overall)), folder: nil,
      file: "\(file)", line: Int(line))
    if let problem {
      XCTFail("Snapshot comparison failed: \(problem)", file: file, line: line)
    }
  }

  /// Fails the test unless a condition holds.
  public func assert(_ assertion: Bool, message: String, file: StaticString, line: UInt) {
    if !assertion { XCTFail(message, file: file, line: line) }
  }
}
