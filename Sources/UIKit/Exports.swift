// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `import UIKit` brings Foundation, Core Graphics, Core Image, Core Animation and
// the Objective-C runtime's names with it, as on iOS.

@_exported import CoreGraphics
@_exported public import CoreImage
@_exported import CoreText
@_exported public import MicaRuntime
@_exported public import MicaVectors
@_exported import QuartzCore
@_exported import UIKitBase
@_exported import UIKitContainers
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitLists
@_exported import UIKitNibs
@_exported import UIKitText

// Named here too, so that `public typealias NSAttributedString = UIKit.NSAttributedString` in one
// file of a program settles what the name means in files that import both Foundation and UIKit.

/// A string with attributes on its ranges; Core Text's, not Foundation's.
public typealias NSAttributedString = CoreText.NSAttributedString
/// A string with attributes on its ranges, which can be changed; Core Text's, not Foundation's.
public typealias NSMutableAttributedString = CoreText.NSMutableAttributedString
