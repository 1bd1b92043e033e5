// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Mobile Core Services under the name that it has since iOS 12.

@_exported public import MobileCoreServices
