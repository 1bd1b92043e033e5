// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `import SwiftUI` brings UIKit, Combine and Observation with it, as on iOS.

@_exported public import Combine
@_exported public import Observation
@_exported public import UIKit
