// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// On Linux, Foundation has attributed strings of its own. A file that imports both Foundation and
// UIKit sees two types of the same name; these lines settle for all files of the module which one is
// meant. With Apple's SDK both names are the same type anyway.

import UIKit

/// UIKit's string with attributes.
typealias NSAttributedString = UIKit.NSAttributedString
/// UIKit's changeable string with attributes.
typealias NSMutableAttributedString = UIKit.NSMutableAttributedString
