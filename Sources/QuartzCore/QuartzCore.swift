// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 4: layers, animations, transactions. One frame passes through the folders in this order:
// Update (stage 1), Commit (2, 2t), Present (3), Emit (4). Layers and Animation hold Apple's classes.

@_exported import CoreGraphics
@_exported import CoreText

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double
