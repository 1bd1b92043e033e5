// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the classes of UIKit ask of the reader of storyboards and nibs, which stands above them all. Each class says
// in its own `init(coder:)` that its turn has come; the reader fills the hook while the process loads.

package import Foundation

/// The reader of storyboards and nibs, as the classes below it see it.
@MainActor
package protocol NibReading {
  /// Reads the element of a coder into a view, when `type` is the last of UIKit's classes above the view's own.
  func read(_ view: UIView, _ coder: NSCoder, as type: UIView.Type)
  /// Reads the element of a coder into a controller, when `type` is the last of UIKit's classes above its own.
  func read(_ controller: UIViewController, _ coder: NSCoder, as type: UIViewController.Type)
  /// An attribute of a coder's element; `nil` if it has none, or the coder is of another kind.
  func attribute(_ name: String, of coder: NSCoder) -> String?
  /// The value that an attribute of a coder's element names; a name that is not in the table is noted.
  func choice<Value>(_ name: String, named names: [String: Value], of coder: NSCoder) -> Value?
  /// The program's own class that a coder's element names for one of its parts.
  func customClass(ofPart key: String, of coder: NSCoder) -> AnyClass?
  /// Makes the objects of a nib and connects them.
  func build(_ nib: UINib, owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any]
  /// The controller that a storyboard begins with; `nil` if it names none.
  func initialController(
    of storyboard: UIStoryboard, _ creator: UIStoryboard.AnyCreator?
  ) -> UIViewController?
  /// The controller of an identifier; stops the program if there is none.
  func controller(
    named identifier: String, of storyboard: UIStoryboard, _ creator: UIStoryboard.AnyCreator?
  ) -> UIViewController
  /// Makes the view of a controller from its storyboard or nib. Returns whether there was one.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs a segue of the controller's storyboard; stops the program if there is none of that identifier.
  func performSegue(_ identifier: String, of controller: UIViewController, sender: Any?)
}

/// The place of the reader.
package enum NibHook {
  /// The reader; set once, while the process loads, and never changed.
  nonisolated(unsafe) package static var reader: (any NibReading)?
}

extension UIView {
  /// Called at the end of each class's `init(coder:)`: the last of UIKit's classes reads the element.
  package final func readNib(_ coder: NSCoder, as type: UIView.Type) {
    NibHook.reader?.read(self, coder, as: type)
  }
}

extension UIViewController {
  /// Called at the end of each class's `init(coder:)`: the last of UIKit's classes reads the element.
  package final func readNib(_ coder: NSCoder, as type: UIViewController.Type) {
    NibHook.reader?.read(self, coder, as: type)
  }

  /// Makes the view from the storyboard or nib. Returns whether there was one.
  package final func loadNibView() -> Bool { NibHook.reader?.loadView(of: self) ?? false }
}
