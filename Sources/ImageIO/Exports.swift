// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What `import ImageIO` brings along: the images and the names that its functions speak in.

@_exported public import CoreGraphics
