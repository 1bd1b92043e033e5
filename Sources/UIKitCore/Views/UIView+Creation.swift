// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Making views of a class that is known only at run time: initialisers on a metatype, as for layers
// (CALayer+Creation.swift in QuartzCore).

public import CoreGraphics

extension UIView {
  /// `init(frame:)` of the receiving class.
  package convenience init(ofDynamicClass frame: CGRect) { self.init(frame: frame) }

  /// A new view of the class that this is called on, by its `init(frame:)`. The class must have one:
  /// a class that declares other designated initialisers traps.
  @_silgen_name("$s5UIKit6UIViewC14ofDynamicClassAC10Foundation6CGRectV_tcfC")
  package final class func makeView(frame: CGRect) -> UIView
}
