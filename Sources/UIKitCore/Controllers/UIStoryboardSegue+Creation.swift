// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Segues of a class that is known only at run time.

import Foundation

extension UIStoryboardSegue {
  /// `init(identifier:source:destination:)` of the receiving class.
  package convenience init(
    ofDynamicClass identifier: String?, source: UIViewController, destination: UIViewController
  ) { self.init(identifier: identifier, source: source, destination: destination) }

  /// A new segue of the class that this is called on; see UIViewController+Creation.swift.
  @_silgen_name(
    "$s5UIKit17UIStoryboardSegueC14ofDynamicClass6source11destinationACSSSg_AA16UIViewControllerCAItcfC"
  )
  package final class func makeSegue(
    identifier: __owned String?, source: __owned UIViewController,
    destination: __owned UIViewController
  ) -> UIStoryboardSegue
}
