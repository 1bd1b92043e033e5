// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `import CoreText` brings along. The floors above get Foundation through this module alone, so
// that its NSAttributedString is the one that their users mean; and through MicaFoundation, so that
// NotificationCenter, UserDefaults … are the program's.

@_exported import CoreGraphics
@_exported import MicaFoundation
