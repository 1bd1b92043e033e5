// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of C's mathematics that Darwin has and Linux's Swift doesn't show.

/// The largest finite number.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
