// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Colours as values of text attributes.

import CoreText

extension UIColor: ColorAttribute {
  package var attributeColor: CGColor { cgColor }
}
