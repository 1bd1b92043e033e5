// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's classes and values by their names in a source.

internal import MicaJob
@_spi(Registration) internal import MicaRuntime
internal import UIKit

extension DescribeReport {
  /// What is known of the names of a job.
  init(_ job: DescribeJob) {
    self.init()
    for name in job.classes {
      // `UIKit.UIView` is the same class.
      let bare = name.split(separator: ".").last.map(String.init) ?? name
      guard let type = ClassName.type(named: bare) else { continue }
      let base: String
      if type is UIView.Type {
        (classes[name], base) = ("view", "init(frame:)")
      } else if type is UIViewController.Type {
        (classes[name], base) = ("view controller", "init(nibName:bundle:)")
      } else {
        continue
      }
      if !ShownClass.inherits(base, type) { closed.insert(name) }
    }
    for name in job.values {
      if let value = ValueText(typeNamed: name) { values[name] = value.kind }
    }
  }
}
