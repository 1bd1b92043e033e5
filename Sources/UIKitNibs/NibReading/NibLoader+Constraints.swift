// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Constraints of a document (FACTS_UIKIT f.3, C15), and views that it places by their frames alone.

import CoreGraphics
import Foundation
internal import MicaNib
internal import MicaRaster

extension NibLoader {
  /// The constraints that a view holds, but for those that this size class leaves out.
  func addConstraints(to view: UIView, _ item: NibItem) {
    guard let list = item.child("constraints") else { return }
    let excluded = self.excluded(of: item.element, key: "constraints")
    for element in list.children where element.name == "constraint" {
      if element["placeholder"] == "YES" { continue }
      addConstraint(element, view, isExcluded: element.id.map(excluded.contains) ?? false)
    }
  }

  /// Makes a constraint; where one of its views isn't there yet, at the end.
  func addConstraint(
    _ element: NibElement, _ owner: UIView, isLate: Bool = false, isExcluded: Bool = false
  ) {
    let item = NibItem(element, self)
    let firstID = item["firstItem"]
    let secondID = item["secondItem"]
    let first = firstID == nil ? owner : layoutObject(firstID)
    let second = secondID == nil ? nil : layoutObject(secondID)
    guard let first, secondID == nil || second != nil else {
      if isLate {
        note(element, "is about a view that there is not. It is left out.")
      } else {
        lateConstraints.append((element, owner))
      }
      return
    }
    guard let made = constraint(item, first, second, owner) else { return }
    if let text = item.text("identifier") { made.identifier = text }
    if let priority = item.number("priority") {
      made.priority = UILayoutPriority(Float(min(max(priority, 1), 1000)))
    }
    take(made, element)
    item.ignore("symbolic", "symbolicType", "installed")
    item.finish()
    guard !isExcluded, item["installed"] != "NO" else { return }
    if canHold(first, second) {
      made.isActive = true
    } else {
      note(element, "joins views of no common view. It is left out.")
    }
  }

  private func constraint(
    _ item: NibItem, _ first: AnyObject, _ second: AnyObject?, _ owner: UIView
  ) -> NSLayoutConstraint? {
    guard let firstAttribute = item.choice("firstAttribute", named: NibCases.attributes) else {
      item.note("has no firstAttribute")
      return nil
    }
    let secondAttribute =
      item.choice("secondAttribute", named: NibCases.attributes) ?? .notAnAttribute
    let relation =
      item.value("relation") ?? NSLayoutConstraint.Relation.equal
    let multiplier = item["multiplier"].map { NibLoader.multiplier($0) } ?? 1
    guard let multiplier, multiplier != 0 else {
      item.note("multiplier=\"\(item["multiplier"] ?? "")\"")
      return nil
    }
    let second = secondAttribute == .notAnAttribute ? nil : second
    // What would stop the program in code is no constraint in a document either.
    guard
      LayoutOperand.fits(
        firstAttribute, second == nil ? .notAnAttribute : secondAttribute)
    else {
      item.note("joins attributes that can't be joined")
      return nil
    }
    var constant = item.number("constant") ?? 0
    if item["constant"] == nil, item["symbolic"] == "YES" {
      constant = standardSpace(first, second, firstAttribute)
    }
    return NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: CGFloat(multiplier), constant: CGFloat(constant))
  }

  /// 8 points between neighbours, 20 from the edge of the view around them.
  private func standardSpace(
    _ first: AnyObject, _ second: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> Double {
    guard let first = first as? UIView, let second = second as? UIView else { return 8 }
    return first.superview === second || second.superview === first ? 20 : 8
  }

  /// "1:2" and "1/2" are ratios.
  static func multiplier(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    guard let first = parts.first ?? nil, first.isFinite else { return nil }
    if parts.count == 1 { return first }
    guard parts.count == 2, let second = parts[1], second.isFinite, second != 0 else { return nil }
    return first / second
  }

  /// Views and guides can be part of a constraint; a controller stands for its view.
  private func layoutObject(_ id: String?) -> AnyObject? {
    switch object(id) {
    case let view as UIView: return view
    case let guide as UILayoutGuide: return guide
    case let controller as UIViewController: return controller.viewIfLoaded
    default:
      guard isView, let id, let controller, let element = archive.element(id: id) else {
        return nil
      }
      guard element.name == "viewControllerLayoutGuide", controller.isViewLoaded else { return nil }
      return element["type"] == "top"
        ? controller.topLayoutGuide as AnyObject : controller.bottomLayoutGuide as AnyObject
    }
  }

  /// Whether both are in one hierarchy.
  private func canHold(_ first: AnyObject, _ second: AnyObject?) -> Bool {
    guard let second else { return view(of: first) != nil }
    guard let a = view(of: first), let b = view(of: second) else { return false }
    return a.nearestCommonView(with: b) != nil
  }

  private func view(of object: AnyObject) -> UIView? {
    object as? UIView ?? (object as? UILayoutGuide)?.owningView
  }

  /// The ids of all views that a constraint is about.
  func constrainedIDs() -> Set<String> {
    var found: Set<String> = []
    func look(_ element: NibElement, _ owner: String?) {
      for child in element.children {
        if child.name == "constraint" {
          if let id = child["firstItem"] ?? owner { found.insert(id) }
          if let id = child["secondItem"] { found.insert(id) }
        } else {
          look(child, child.name == "constraints" ? element.id : nil)
        }
      }
    }
    look(archive.root, nil)
    return found
  }

  // MARK: Variations

  /// The variations of an element that are for this size class, the most particular first.
  func variations(of element: NibElement) -> [NibElement] {
    element.children.filter { $0.name == "variation" }
      .compactMap { variation -> (NibElement, Int)? in
        guard let key = variation.key, key != "default", let count = match(key) else { return nil }
        return (variation, count)
      }
      .sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// How many conditions a key such as `heightClass=compact-widthClass=regular` has, where all hold.
  private func match(_ key: String) -> Int? {
    var count = 0
    for condition in key.split(separator: "-") {
      let parts = condition.split(separator: "=").map(String.init)
      guard parts.count == 2 else { return nil }
      let known: Bool
      switch parts[0] {
      case "heightClass": known = name(traits.verticalSizeClass) == parts[1]
      case "widthClass": known = name(traits.horizontalSizeClass) == parts[1]
      case "layoutDirection":
        known = parts[1] == (traits.layoutDirection == .rightToLeft ? "RightToLeft" : "LeftToRight")
      case "displayGamut": known = parts[1] == (traits.displayGamut == .P3 ? "P3" : "sRGB")
      case "userInterfaceIdiom":
        known = parts[1] == (traits.userInterfaceIdiom == .pad ? "pad" : "phone")
      case "userInterfaceStyle":
        known = parts[1] == (traits.userInterfaceStyle == .dark ? "dark" : "light")
      default: known = false
      }
      guard known else { return nil }
      count += 1
    }
    return count
  }

  private func name(_ size: UIUserInterfaceSizeClass) -> String {
    switch size {
    case .compact: "compact"
    case .regular: "regular"
    default: "unspecified"
    }
  }

  /// The ids of the parts (`subviews`, `constraints`) that this size class leaves out.
  func excluded(of element: NibElement, key: String) -> Set<String> {
    var found: Set<String> = []
    func apply(_ variation: NibElement) {
      for mask in variation.children where mask.name == "mask" && mask.key == key {
        for change in mask.children {
          guard let id = change["reference"] else { continue }
          if change.name == "exclude" { found.insert(id) } else { found.remove(id) }
        }
      }
    }
    for variation in element.children
    where variation.name == "variation" && variation.key == "default" {
      apply(variation)
    }
    for variation in variations(of: element).reversed() { apply(variation) }
    return found
  }
}
