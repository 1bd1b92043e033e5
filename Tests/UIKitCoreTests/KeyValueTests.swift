// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// UIKit's own keys: what nibs, runtime attributes and programs set and read by name.

import Foundation
@_spi(Registration) import MicaRuntime
import TestScenes
import Testing
import UIKit

@Suite(.ownProgram) @MainActor
struct KeyValueTests {
  private let view = KeyedView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))

  init() { KeyedProgram.register() }

  @Test func valuesComeOutInBoxes() {
    #expect(view.value(forKey: "alpha") as? NSNumber == 1)
    #expect((view.value(forKey: "frame") as? NSValue)?.cgRectValue == view.frame)
    #expect(view.value(forKey: "center") as? CGPoint == CGPoint(x: 16, y: 22))
    #expect(view.value(forKey: "contentMode") as? Int == 0)
    #expect(view.value(forKey: "layer") as? CALayer === view.layer)
    #expect(view.value(forKey: "backgroundColor") == nil)
    #expect((view.value(forKey: "subviews") as? [UIView])?.isEmpty == true)
    #expect(view.value(forKeyPath: "subviews.@count") as? Int == 0)
  }

  /// Keys that iOS answers though its headers don't say so.
  @Test func searchFieldsAndPickersAnswerToPrivateKeys() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    bar.setValue("Leave", forKey: "cancelButtonText")
    #expect(bar.value(forKey: "cancelButtonText") as? String == "Leave")
    let picker = UIDatePicker()
    picker.setValue(UIColor.red, forKey: "textColor")
    #expect(picker.value(forKey: "textColor") as? UIColor == .red)
  }

  @Test func valuesOfAnyFormGoIn() {
    view.setValue(0.25, forKey: "alpha")
    view.setValue(NSNumber(value: true), forKey: "hidden")
    view.setValue("YES", forKey: "clipsToBounds")
    view.setValue(UIColor.red, forKey: "backgroundColor")
    view.setValue(4, forKey: "contentMode")
    view.setValue(NSValue(cgRect: CGRect(x: 5, y: 6, width: 7, height: 8)), forKey: "bounds")
    view.setValue(0x12, forKey: "autoresizingMask")
    view.setValue(false, forKey: "userInteractionEnabled")
    view.setValue(NSNumber(value: 7.9), forKey: "tag")
    #expect(view.alpha == 0.25 && view.isHidden && view.clipsToBounds && view.tag == 7)
    #expect(view.backgroundColor == .red && view.contentMode == .center)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(!view.isUserInteractionEnabled)
    view.setValue(nil, forKey: "backgroundColor")
    #expect(view.backgroundColor == nil)
  }

  @Test func pathsLeadThroughObjects() {
    view.label.text = "a"
    view.setValue("b", forKeyPath: "label.text")
    view.setValue(UIFont.systemFont(ofSize: 9), forKeyPath: "label.font")
    #expect(view.label.text == "b" && view.label.font.pointSize == 9)
    #expect(view.value(forKeyPath: "label.font.pointSize") as? CGFloat == 9)
    view.addSubview(view.label)
    view.setValue(0.5, forKeyPath: "subviews.alpha")
    #expect(view.label.alpha == 0.5)
    #expect(view.value(forKeyPath: "subviews.@max.alpha") as? Double == 0.5)
  }

  @Test func layersTakeKeysThroughTheirView() {
    view.setValue(4, forKeyPath: "layer.cornerRadius")
    view.setValue(NSNumber(value: 2), forKeyPath: "layer.borderWidth")
    view.setValue(true, forKeyPath: "layer.masksToBounds")
    #expect(view.layer.cornerRadius == 4 && view.layer.borderWidth == 2)
    #expect(view.clipsToBounds)
    view.setValue(UIColor.blue.cgColor, forKeyPath: "layer.borderColor")
    #expect(view.layer.borderColor == UIColor.blue.cgColor)
    view.setValue(0.5, forKeyPath: "layer.transform.rotation.z")
    let angle = view.value(forKeyPath: "layer.transform.rotation.z") as? Double
    #expect(abs((angle ?? 0) - 0.5) < 1e-9)
  }

  @Test func overridesOfTheProgramAreAsked() {
    view.setValue(1, forKey: "nothing")
    view.setValue(nil, forKey: "alpha")
    view.setValue(nil, forKey: "share")
    #expect(view.log == ["set nothing", "nil alpha", "nil share"])
    #expect(view.value(forKey: "nothing") as? String == "no nothing")
    #expect(view.alpha == 1 && view.share == 0.5)
    view.setValuesForKeys(["share": 2, "tag": 3])
    #expect(view.share == 2 && view.tag == 3)
    #expect(view.dictionaryWithValues(forKeys: ["tag"])["tag"] as? Int == 3)
  }

  @Test func anUnknownKeyOrAnotherKindIsAnError() {
    let plain = UIView()
    let unknown = KeyValueCoding.catching { plain.setValue(1, forKey: "cornerRadius") }
    #expect(unknown?.reason == .undefinedKey && unknown?.key == "cornerRadius")
    let kind = KeyValueCoding.catching { plain.setValue("red", forKey: "backgroundColor") }
    #expect(kind?.reason == .mismatch)
    let missing = KeyValueCoding.catching { plain.setValue(nil, forKey: "alpha") }
    #expect(missing?.reason == .nilForScalar)
    #expect(KeyValueCoding.catching { plain.setValue(1, forKey: "superview") } != nil)
  }

  @Test func classesAreKnownByName() {
    #expect(ClassName.type(named: "UILabel") == UILabel.self)
    #expect(ClassName.of(UITextView.self) == "UITextView")
    #expect(ClassRegistry.classes(named: "UIView").map(\.type).contains { $0 == UIView.self })
  }

  @Test func defaultsAreThoseOfNewObjects() {
    let objects: [NSObject] = [
      UIView(), UILabel(), UIImageView(), UIControl(), UIButton(), UISwitch(), UISlider(),
      UIStepper(), UISegmentedControl(), UIPageControl(), UIProgressView(),
      UIActivityIndicatorView(), UIScrollView(), UITextView(),
      UIWindow(),
      UIViewController(), UIBezierPath(),
    ]
    for object in objects {
      for row in ClassRegistry.view(of: type(of: object)).orderedProperties {
        guard let initial = row.defaultValue as? NSObject else { continue }
        #expect(row.value(of: object) as? NSObject == initial, "\(type(of: object)).\(row.key)")
      }
    }
  }

  @Test func methodsAreCalledByTheirNames() {
    let other = UIView()
    view.perform(Selector("addSubview:"), with: other)
    #expect(other.superview === view)
    #expect(view.perform(Selector("viewWithTag:"), with: 0)?.takeUnretainedValue() === view)
    other.perform(Selector("removeFromSuperview"))
    #expect(view.subviews.isEmpty)
    view.perform(Selector("setHidden:"), with: true)
    #expect(view.isHidden && view.responds(to: Selector("setAlpha:")))
    #expect(!view.responds(to: Selector("setSuperview:")))
  }
}

/// What stands in the class bodies, against the tables.
@Suite @MainActor
struct KeyTableTests {
  private static let classes: [(type: AnyClass, file: String)] = [
    (UIView.self, "Views/UIView"), (UIImageView.self, "Views/UIImageView"),
    (UILabel.self, "Labels/UILabel"), (UIControl.self, "Controls/UIControl"),
    (UIButton.self, "Controls/Buttons/UIButton"), (UISwitch.self, "Controls/Values/UISwitch"),
    (UISlider.self, "Controls/Values/UISlider"), (UIStepper.self, "Controls/Values/UIStepper"),
    (UISegmentedControl.self, "Controls/Values/UISegmentedControl"),
    (UIPageControl.self, "Controls/Values/UIPageControl"),
    (UIProgressView.self, "Controls/Values/UIProgressView"),
    (UIActivityIndicatorView.self, "Controls/Values/UIActivityIndicatorView"),
    (UIScrollView.self, "Scrolling/UIScrollView"),
    (UIRefreshControl.self, "Scrolling/UIRefreshControl"),
    (UILayoutGuide.self, "Layout/UILayoutGuide"), (UITextView.self, "TextInput/UITextView"),
    (UITableView.self, "Tables/UITableView"), (UITableViewCell.self, "Tables/UITableViewCell"),
    (UITableViewHeaderFooterView.self, "Tables/UITableViewHeaderFooterView"),
    (UITextField.self, "TextInput/UITextField"), (UISearchBar.self, "Search/UISearchBar"),
    (UIVisualEffectView.self, "Effects/UIVisualEffectView"),
    (UIViewController.self, "Controllers/UIViewController"), (UIWindow.self, "App/UIWindow"),
    (UICollectionView.self, "Collections/UICollectionView"),
    (UICollectionReusableView.self, "Collections/UICollectionReusableView"),
    (UICollectionViewCell.self, "Collections/UICollectionViewCell"),
    (UICollectionViewListCell.self, "Collections/UICollectionViewListCell"),
    (UICollectionViewFlowLayout.self, "Collections/UICollectionViewFlowLayout"),
    (UICollectionViewController.self, "Collections/UICollectionViewController"),
    (UIPickerView.self, "Pickers/UIPickerView"), (UIDatePicker.self, "Pickers/UIDatePicker"),
  ]
  /// Objective-C's names where Swift has others.
  private static let renamed = [
    "next": "nextResponder", "parent": "parentViewController", "children": "childViewControllers",
    "canBecomeKey": "canBecomeKeyWindow",
  ]
  /// What no key reaches on iOS either: parts of layout that are read by code.
  private static let left = ["forFirstBaselineLayout", "forLastBaselineLayout"]

  @Test func everyPropertyHasARow() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...3 { root.deleteLastPathComponent() }
    let sources = root.appendingPathComponent("Sources")
    let wings = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasPrefix("UIKit") }
    for (type, file) in Self.classes {
      let places = wings.map { sources.appendingPathComponent("\($0)/\(file).swift") }
      let place = places.first { FileManager.default.fileExists(atPath: $0.path) }
      let text = try String(contentsOf: try #require(place, "\(file).swift"), encoding: .utf8)
      let keys = ClassRegistry.view(of: type).properties
      let start = try #require(text.range(of: "\nopen class \(type)"), "\(type) in \(file).swift")
      let end = try #require(text.range(of: "\n}\n", range: start.upperBound..<text.endIndex))
      for line in text[start.upperBound..<end.lowerBound].split(separator: "\n") {
        guard let found = line.firstMatch(of: /^  (open|public) .*\b(var|let) (\w+)/),
          !line.contains("static "), !line.contains("class ")
        else { continue }
        let name = Self.renamed["\(found.3)"] ?? "\(found.3)"
        if Self.left.contains(name) { continue }
        #expect(keys[name] != nil, "\(type).\(name) has no row in \(type)+Keys.swift")
      }
    }
  }
}
