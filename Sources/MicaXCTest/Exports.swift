// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 6b. What a program gets for `import XCTest`: Apple's XCTest on the program's virtual time. Foundation comes along
// as it does on iOS, in Mica's form (Docs/time.md).

@_exported public import MicaFoundation
