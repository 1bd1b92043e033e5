// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of segues by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

enum SegueClasses {
  static func add(to file: FileClasses) {
    file.add(UIStoryboardSegue.self, "UIStoryboardSegue") { table in
      table.property("identifier", \.identifier)
      table.property("sourceViewController", \.source)
      table.property("destinationViewController", \.destination)
      table.method("perform") { $0.perform() }
    }
    file.add(SegueTrigger.self, "SegueTrigger", module: "UIKit") {
      $0.method("perform:") { (trigger: SegueTrigger, sender: AnyObject?) in
        trigger.perform(sender)
      }
    }
    file.extend(UINavigationController.self) { $0.outlet("delegate", \.delegate) }
    file.extend(UITabBarController.self) { $0.outlet("delegate", \.delegate) }
    file.extend(UINavigationBar.self) { $0.outlet("delegate", \.delegate) }
    file.extend(UITabBar.self) { $0.outlet("delegate", \.delegate) }
    file.extend(UIToolbar.self) { $0.outlet("delegate", \.delegate) }
    file.extend(UIViewController.self) {
      $0.method("prepareForSegue:sender:") { $0.prepare(for: $1, sender: $2) }
      $0.method("performSegueWithIdentifier:sender:") {
        $0.performSegue(withIdentifier: $1, sender: $2)
      }
    }
  }
}
