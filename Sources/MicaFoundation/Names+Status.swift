// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

/// What functions of C frameworks return: 0 where all went well.
public typealias OSStatus = Int32
/// All went well.
public let noErr: OSStatus = 0
