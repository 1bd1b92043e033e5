// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What every file of UIKit sees without an import, as on iOS.

@_exported import CoreGraphics
@_exported public import CoreImage
@_exported import CoreText
@_exported public import MicaRuntime
@_exported import QuartzCore

// Named in each wing, since its files import Foundation beside Core Text.

/// A string with attributes on its ranges; Core Text's, not Foundation's.
public typealias NSAttributedString = CoreText.NSAttributedString
/// A string with attributes on its ranges, which can be changed; Core Text's, not Foundation's.
public typealias NSMutableAttributedString = CoreText.NSMutableAttributedString
