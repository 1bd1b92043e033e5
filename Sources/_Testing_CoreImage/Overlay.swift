// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The overlay that the compiler looks for when a test imports both Testing and Core Image; image
// attachments belong here.
