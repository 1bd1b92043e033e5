// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Views of text that can follow the user's text size.

public import UIKitCore

extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
