// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Making view controllers of a class that is known only at run time: initialisers on a metatype, as
// for layers (CALayer+Creation.swift in QuartzCore).

public import Foundation

extension UIViewController {
  /// `init(nibName:bundle:)` of the receiving class.
  package convenience init(ofDynamicClass nibName: String?, bundle: Bundle?) {
    self.init(nibName: nibName, bundle: bundle)
  }

  /// A new controller of the class that this is called on, by its `init(nibName:bundle:)`. The class
  /// must have one: a class that declares other designated initialisers traps.
  @_silgen_name(
    "$s5UIKit16UIViewControllerC14ofDynamicClass6bundleACSSSg_10Foundation6BundleCSgtcfC")
  package final class func makeController(
    nibName: __owned String?, bundle: __owned Bundle?
  ) -> UIViewController
}
