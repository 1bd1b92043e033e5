// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Paths of keys lead through layers by their own key-value coding, which programs override.

internal import MicaRuntime
import QuartzCore

extension CALayer: KeyValueCoder {}
