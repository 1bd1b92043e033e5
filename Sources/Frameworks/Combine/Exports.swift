// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Combine is OpenCombine, a library of the same interface. What Apple's Foundation adds to it stands here in the terms of
// a program's own time: OpenCombine's additions would go by the machine's.

@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
