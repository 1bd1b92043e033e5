// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The name of Uber's library, whose classes are those of FBSnapshotTestCase.

@_exported public import FBSnapshotTestCase
