// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Constraints drawn as a line of text: `H:|-[icon(20)]-(>=8@500)-[title]-|`.

import CoreGraphics
import Foundation

/// Reads a visual format (FACTS_UIKIT e.16) and makes its constraints.
///
/// What can't be read traps with the place, where UIKit raises an exception.
@MainActor
struct VisualFormat {
  /// `relation object @priority`.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    /// A view whose size is meant, in place of a number.
    var view: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// What is between two views.
  private enum Gap {
    case none
    case standard
    case predicates([Predicate])
  }

  private let format: String
  private let characters: [Character]
  private var place = 0
  private let metrics: [String: Any]
  private let views: [String: Any]
  private let options: NSLayoutConstraint.FormatOptions
  private var isVertical = false
  private var constraints: [NSLayoutConstraint] = []

  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormat(format, options, metrics, views)
    reader.readLine()
    return reader.constraints
  }

  private init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    characters = format.filter { !$0.isWhitespace }
  }

  // MARK: Reading

  private mutating func readLine() {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var gap = Gap.none
    var last: AnyObject?
    var row: [AnyObject] = []
    let touchesStart = take("|")
    if touchesStart { gap = readGap() }
    while true {
      guard take("[") else { fail("a view in brackets is expected") }
      let view = namedView()
      if take("(") { addSizes(of: view, readPredicates()) }
      guard take("]") else { fail("] is expected") }
      if let last {
        connect(last, view, gap)
      } else if touchesStart {
        connectStart(view, gap)
      }
      row.append(view)
      last = view
      if place == characters.count { break }
      gap = readGap()
      if take("|") {
        connectEnd(view, gap)
        guard place == characters.count else { fail("nothing may follow the second |") }
        break
      }
    }
    align(row)
  }

  private mutating func readGap() -> Gap {
    guard take("-") else { return .none }
    guard let next = peek, next != "[", next != "|" else { return .standard }
    var predicates: [Predicate]
    if take("(") {
      predicates = readPredicates()
    } else {
      predicates = [Predicate(constant: number())]
    }
    guard take("-") else { fail("- is expected") }
    if predicates.contains(where: { $0.view != nil }) { fail("a space is a number") }
    if predicates.isEmpty { predicates = [Predicate()] }
    return .predicates(predicates)
  }

  /// Predicates up to the closing parenthesis, which is taken too.
  private mutating func readPredicates() -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      var predicate = Predicate()
      if take("==") {
        predicate.relation = .equal
      } else if take("<=") {
        predicate.relation = .lessThanOrEqual
      } else if take(">=") {
        predicate.relation = .greaterThanOrEqual
      }
      if let view = optionalView() {
        predicate.view = view
      } else {
        predicate.constant = number()
      }
      if take("@") { predicate.priority = UILayoutPriority(Float(number())) }
      predicates.append(predicate)
    } while take(",")
    guard take(")") else { fail(") is expected") }
    return predicates
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard place + wanted.count <= characters.count,
      Array(characters[place..<place + wanted.count]) == wanted
    else { return false }
    place += wanted.count
    return true
  }

  private func name(from start: Int) -> String {
    var end = start
    while end < characters.count,
      characters[end].isLetter || characters[end].isNumber || characters[end] == "_"
    {
      end += 1
    }
    return String(characters[start..<end])
  }

  private mutating func namedView() -> AnyObject {
    guard let view = optionalView() else {
      fail("\(name(from: place)) is not among the views")
    }
    return view
  }

  /// A view, or a guide such as a controller's `topLayoutGuide`.
  private mutating func optionalView() -> AnyObject? {
    let name = name(from: place)
    guard let item = views[name] as? AnyObject, item is UIView || item is UILayoutGuide else {
      return nil
    }
    place += name.count
    return item
  }

  private mutating func number() -> CGFloat {
    let word = name(from: place)
    if let metric = metrics[word], !word.isEmpty {
      place += word.count
      switch metric {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      default: fail("the metric \(word) is no number")
      }
    }
    var end = place
    while end < characters.count,
      characters[end].isNumber || characters[end] == "." || (end == place && characters[end] == "-")
    {
      end += 1
    }
    guard let value = Double(String(characters[place..<end])) else {
      fail("a number, a metric or a view is expected")
    }
    place = end
    return CGFloat(value)
  }

  private func fail(_ sentence: String) -> Never {
    let read = String(characters[0..<place])
    preconditionFailure(
      "The visual format \(format) can't be read: \(sentence) after \(read.isEmpty ? "its start" : read)"
    )
  }

  // MARK: Constraints

  private var start: NSLayoutConstraint.Attribute {
    isVertical ? .top : horizontal(.leading, .left, .right)
  }
  private var end: NSLayoutConstraint.Attribute {
    isVertical ? .bottom : horizontal(.trailing, .right, .left)
  }
  private var startMargin: NSLayoutConstraint.Attribute {
    isVertical ? .topMargin : horizontal(.leadingMargin, .leftMargin, .rightMargin)
  }
  private var endMargin: NSLayoutConstraint.Attribute {
    isVertical ? .bottomMargin : horizontal(.trailingMargin, .rightMargin, .leftMargin)
  }

  /// One of three attributes: by the language, from left to right, from right to left.
  private func horizontal(
    _ natural: NSLayoutConstraint.Attribute, _ leftToRight: NSLayoutConstraint.Attribute,
    _ rightToLeft: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: leftToRight
    case .directionRightToLeft: rightToLeft
    default: natural
    }
  }

  /// Adds a distance from an edge to one that follows it: from right to left the following one has less.
  private mutating func addDistance(
    _ edge: (item: AnyObject, attribute: NSLayoutConstraint.Attribute),
    _ next: (item: AnyObject, attribute: NSLayoutConstraint.Attribute), _ predicate: Predicate
  ) {
    let isBackward =
      !isVertical && options.intersection(.directionMask) == .directionRightToLeft
    let (greater, less) = isBackward ? (edge, next) : (next, edge)
    add(greater.item, greater.attribute, to: less.item, less.attribute, predicate)
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, to second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, _ predicate: Predicate
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: predicate.relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : other, multiplier: 1,
      constant: predicate.constant)
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  private mutating func addSizes(of view: AnyObject, _ predicates: [Predicate]) {
    let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    for predicate in predicates { add(view, size, to: predicate.view, size, predicate) }
  }

  private func predicates(of gap: Gap) -> [Predicate] {
    switch gap {
    case .none: [Predicate()]
    case .standard: [Predicate(constant: 8)]
    case .predicates(let predicates): predicates
    }
  }

  private mutating func connect(_ view: AnyObject, _ next: AnyObject, _ gap: Gap) {
    for predicate in predicates(of: gap) { addDistance((view, end), (next, start), predicate) }
  }

  private func superview(of view: AnyObject) -> UIView {
    guard let above = (view as? UIView)?.superview ?? (view as? UILayoutGuide)?.owningView else {
      fail("| is the superview, and there is none")
    }
    return above
  }

  private mutating func connectStart(_ view: AnyObject, _ gap: Gap) {
    let above = superview(of: view)
    if case .standard = gap { return add(view, start, to: above, startMargin, Predicate()) }
    for predicate in predicates(of: gap) { addDistance((above, start), (view, start), predicate) }
  }

  private mutating func connectEnd(_ view: AnyObject, _ gap: Gap) {
    let above = superview(of: view)
    if case .standard = gap { return add(above, endMargin, to: view, end, Predicate()) }
    for predicate in predicates(of: gap) { addDistance((view, end), (above, end), predicate) }
  }

  /// Aligns neighbours as the options say.
  private mutating func align(_ row: [AnyObject]) {
    let edges: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, edge) in edges where options.contains(option) {
      for (view, next) in zip(row, row.dropFirst()) { add(view, edge, to: next, edge, Predicate()) }
    }
  }
}
