// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `import UIKit` brings Foundation, Core Graphics and Core Animation with it, as on iOS.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
