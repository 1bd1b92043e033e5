// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Names of before Swift 4.2, as sources of that time write them.

/// `NSAttributedString.Key`, as Swift 4 called it.
public typealias NSAttributedStringKey = NSAttributedString.Key
