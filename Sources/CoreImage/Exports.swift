// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `import CoreImage` brings Core Graphics and Foundation with it, as on iOS. UIKit re-exports this module
// and adds what ties it to UIImage and UIColor.

@_exported public import CoreGraphics
// Brings Foundation along. Every way to Foundation must lead through Core Text, whose NSAttributedString then hides
// Foundation's in a file that imports UIKit.
@_exported public import CoreText
// Apple's header of pictures includes it: orientations are its names.
@_exported public import ImageIO
