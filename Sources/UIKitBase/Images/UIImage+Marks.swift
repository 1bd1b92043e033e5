// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Pictures that every program has: those of the system's symbols.

extension UIImage {
  private class func mark(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// A tick in a filled circle, as simulators of iOS 26 show it.
  public class var checkmark: UIImage { mark("checkmark.circle.fill") }
  /// A tick in a circle, in outline.
  public class var strokedCheckmark: UIImage { mark("checkmark.circle") }
  /// A plus in a circle.
  public class var add: UIImage { mark("plus.circle.fill") }
  /// A minus in a circle.
  public class var remove: UIImage { mark("minus.circle.fill") }
  /// Dots in a circle.
  public class var actions: UIImage { mark("ellipsis.circle.fill") }
}
