// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Effects of SF Symbols. UIKit declares them, since its image views take them.

@_exported public import UIKit
