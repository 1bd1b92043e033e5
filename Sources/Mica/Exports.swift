// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Floor 6 hands on the floors that its users write against: `import Mica` is enough for a program
// that makes views and takes their pictures.

@_exported public import UIKit
