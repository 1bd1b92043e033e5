// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What subclasses of UIKit's classes may be made by, as on iOS.

import Foundation
import Mica
import MicaRuntime
import TestScenes
import Testing
import UIKit

/// Has the designated initialisers, and so all others too.
private final class TitleItem: UIBarButtonItem {
  var label = "none"
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init(label: String) {
    self.init(title: label, style: .plain, target: nil, action: nil)
    self.label = label
  }
}

private final class Choice: UISegmentedControl {
  let isFirst: Bool
  init(texts: [String], isFirst: Bool) {
    self.isFirst = isFirst
    super.init(items: texts)
  }
  required init?(coder: NSCoder) { nil }
}

/// A view whose radius asks for a layout when it changes.
private final class Ring: UIView {
  @Invalidating(.layout, .display) var radius = 1.0
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// Sets its views in every layout, as search fields of public projects do.
private final class RestlessField: UITextField {
  let spinner = UIActivityIndicatorView()
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    leftView = spinner
    rightView = nil
  }
}

@Suite(.ownProgram) @MainActor
struct SubclassingTests {
  @Test func aSideViewThatIsThereAlreadyAsksForNoLayout() {
    let field = RestlessField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.layoutIfNeeded()
    #expect(field.layouts <= 2)
  }

  @Test func itemsOfBarsInheritTheirInitialisers() {
    #expect(TitleItem(label: "Done").title == "Done")
    #expect(TitleItem(barButtonSystemItem: .add, target: nil, action: nil).label == "none")
  }

  @Test func segmentsComeFromADesignatedInitialiser() {
    #expect(Choice(texts: ["a", "b"], isFirst: true).numberOfSegments == 2)
  }

  @Test func invalidatingPropertiesAskForALayoutWhenTheyChange() {
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.layoutIfNeeded()
    let before = ring.layouts
    ring.radius = 1
    ring.layoutIfNeeded()
    #expect(ring.layouts == before)
    ring.radius = 2
    ring.layoutIfNeeded()
    #expect(ring.layouts == before + 1 && ring.radius == 2)
  }

  /// A class asked for its class goes by its own name: `NSStringFromClass(object_getClass(self)!)` in a class method.
  @Test func theClassOfAClassIsItself() {
    #expect(object_getClass(UILabel.self) == UILabel.self)
    #expect(object_getClass(UILabel()) == UILabel.self)
  }

  @Test func aTableWithoutAHeightAsksForNoCells() throws {
    final class Source: NSObject, UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        asked += 1
        return UITableViewCell()
      }
    }
    let source = Source()
    let table = UITableView()
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(source.asked == 0)
    table.frame.size = CGSize(width: 100, height: 200)
    table.layoutIfNeeded()
    #expect(source.asked == 3)
  }
}
