// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `import CoreImage` brings Core Graphics and Foundation with it, as on iOS. UIKit re-exports this module
// and adds what ties it to UIImage and UIColor.

@_exported public import CoreGraphics
@_exported public import MicaFoundation
