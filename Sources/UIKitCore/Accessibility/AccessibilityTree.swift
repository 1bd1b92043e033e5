// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a user who hears the screen would come to, in the order of reading, as text.

import CoreGraphics
import Foundation

/// The parts of the screen that can be heard.
@MainActor
package enum AccessibilityTree {
  /// How deep the tree is followed at most.
  private static let deepest = 512

  /// A line for each part, indented by the parts that it is in:
  /// `button "Save" value "1" hint "Saves" #save (16, 40, 120, 44) selected, dimmed`.
  package static func text() -> String {
    var lines: [Line] = []
    for window in WindowList.current.windows where window.isOnScreen {
      visit(window, 0, 0, &lines)
    }
    return lines.map(\.text).joined(separator: "\n")
  }

  /// The same of one view, whatever shows it; frames are on the screen.
  package static func text(of view: UIView) -> String {
    lines(of: view).map(\.text).joined(separator: "\n")
  }

  /// A part in words, and where it is on the screen.
  package struct Line {
    /// The part in words, indented by the parts that it is in.
    package let text: String
    /// Its frame.
    package let frame: CGRect
    /// Whether a user comes to it, and not only to what is in it.
    package let isElement: Bool
  }

  /// The parts of one view, whatever shows it, in the order of reading.
  package static func lines(of view: UIView) -> [Line] {
    var lines: [Line] = []
    visit(view, 0, 0, &lines)
    return lines
  }

  private static func add(_ part: AccessibleLine, _ indent: Int, _ lines: inout [Line]) {
    lines.append(
      Line(
        text: String(repeating: "  ", count: indent) + line(of: part), frame: part.frame,
        isElement: part.isElement))
  }

  private static func visit(_ object: Any, _ indent: Int, _ depth: Int, _ lines: inout [Line]) {
    guard depth < deepest else { return }
    guard let responder = object as? UIResponder else {
      // Any object may stand for a part of the screen.
      guard let part = object as? NSObject, part.isAccessibilityElement else { return }
      add(AccessibleLine(part), indent, &lines)
      return
    }
    if let view = responder as? UIView {
      guard !view.isHidden, view.alpha > 0.01 else { return }
    }
    if responder.isAccessibilityElement {
      add(AccessibleLine(responder), indent, &lines)
      return
    }
    guard !responder.accessibilityElementsHidden else { return }
    let isNamed = responder.accessibilityIdentifier != nil || responder.accessibilityLabel != nil
    if isNamed {
      add(AccessibleLine(responder), indent, &lines)
    }
    let next = indent + (isNamed ? 1 : 0)
    for part in parts(of: responder) { visit(part, next, depth + 1, &lines) }
  }

  /// The parts that a program says there are, or the subviews: the last modal one alone.
  private static func parts(of responder: UIResponder) -> [Any] {
    if let elements = responder.accessibilityElements { return elements }
    let count = responder.accessibilityElementCount()
    if count > 0, count < 100_000 {
      return (0..<count).compactMap { responder.accessibilityElement(at: $0) }
    }
    guard let view = responder as? UIView else { return [] }
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !$0.isHidden }
    return modal.map { [$0] } ?? view.subviews
  }

  private static func line(of part: AccessibleLine) -> String {
    let traits = part.traits
    var words = [kind(traits, isElement: part.isElement)]
    if let label = part.label { words.append(quoted(label)) }
    if let value = part.value, !value.isEmpty { words.append("value \(quoted(value))") }
    if let hint = part.hint { words.append("hint \(quoted(hint))") }
    if let name = part.identifier { words.append("#\(name)") }
    let frame = part.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    words.append("(\(numbers.joined(separator: ", ")))")
    var states: [String] = []
    if traits.contains(.selected) { states.append("selected") }
    if traits.contains(.notEnabled) { states.append("dimmed") }
    if traits.contains(.adjustable) { states.append("adjustable") }
    if traits.contains(.updatesFrequently) { states.append("updates") }
    states += part.actions.map { "action \(quoted($0.name))" }
    return words.joined(separator: " ")
      + (states.isEmpty ? "" : " " + states.joined(separator: ", "))
  }

  private static func kind(_ traits: UIAccessibilityTraits, isElement: Bool) -> String {
    let kinds: [(UIAccessibilityTraits, String)] = [
      (.header, "heading"), (.searchField, "search field"), (.button, "button"), (.link, "link"),
      (.image, "image"), (.tabBar, "tab bar"), (.staticText, "text"), (.keyboardKey, "key"),
      (.adjustable, "slider"),
    ]
    return kinds.first { traits.contains($0.0) }?.1 ?? (isElement ? "element" : "group")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
      + "\""
  }

  /// To the hundredth, without zeros at the end.
  private static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "?" }
    let hundredths = Int((value * 100).rounded())
    if hundredths % 100 == 0 { return "\(hundredths / 100)" }
    let text =
      "\(abs(hundredths) / 100).\(hundredths.magnitude % 100 < 10 ? "0" : "")\(hundredths.magnitude % 100)"
    return (hundredths < 0 ? "-" : "") + (text.hasSuffix("0") ? String(text.dropLast()) : text)
  }
}

/// What a part says of itself.
@MainActor
private struct AccessibleLine {
  let isElement: Bool
  let label, value, hint, identifier: String?
  let traits: UIAccessibilityTraits
  let frame: CGRect
  let actions: [UIAccessibilityCustomAction]

  init(_ part: UIResponder) {
    (isElement, traits) = (part.isAccessibilityElement, part.accessibilityTraits)
    (label, value) = (part.accessibilityLabel, part.accessibilityValue)
    (hint, identifier) = (part.accessibilityHint, part.accessibilityIdentifier)
    (frame, actions) = (part.accessibilityFrame, part.accessibilityCustomActions ?? [])
  }

  init(_ part: NSObject) {
    (isElement, traits) = (part.isAccessibilityElement, part.accessibilityTraits)
    (label, value) = (part.accessibilityLabel, part.accessibilityValue)
    (hint, identifier) = (part.accessibilityHint, nil)
    (frame, actions) = (part.accessibilityFrame, part.accessibilityCustomActions ?? [])
  }
}

extension UIResponder {
  /// A view's bounds on the screen.
  var shownFrame: CGRect {
    (self as? UIView).map { $0.layer.convert($0.layer.bounds, to: nil) } ?? .zero
  }
}
