// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 6c. Snapshot tests, in the spelling of swift-snapshot-testing: a value becomes a picture or a text, which is compared
// with a reference beside the test's source. Docs/testing.md.

@_exported public import UIKit
