// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Image's names, which UIKit brings along here.

@_exported public import UIKit
