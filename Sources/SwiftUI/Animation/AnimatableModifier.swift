// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Modifiers with data that changes over time.

/// A modifier with data that changes over time.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
