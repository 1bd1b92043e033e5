// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The methods by which values are put in order.

internal import Foundation
internal import MicaRuntime

/// An order of values by a method's name.
struct ValueOrder {
  private let selector: Selector

  init(_ selector: Selector) { self.selector = selector }

  /// Which of two values comes first. Stops the program for values that have no such method.
  func compare(_ first: Any, _ second: Any) -> ComparisonResult {
    switch (PredicateValue(first), PredicateValue(second)) {
    case (.text(let first), .text(let second)):
      if let result = order(first, second) { return result }
    case (let first, let second) where "\(selector)" == "compare:" && !first.isObject:
      return first.order(second, []) ?? .orderedSame
    default: break
    }
    let object = first as AnyObject
    guard MethodCall.canSend(selector, to: object) else {
      if case .object = PredicateValue(first), "\(selector)" == "compare:" {
        return PredicateValue(first).order(PredicateValue(second), []) ?? .orderedSame
      }
      fatalError("-[\(type(of: first)) \(selector)]: unrecognized selector sent to instance")
    }
    guard case .value(let raw) = Converted<Int>(MethodCall.send(selector, to: object, second))
    else { return .orderedSame }
    return ComparisonResult(rawValue: raw) ?? .orderedSame
  }

  private func order(_ first: String, _ second: String) -> ComparisonResult? {
    let locale = Locale.current
    switch "\(selector)" {
    case "compare:": return first.order(second, [])
    case "caseInsensitiveCompare:": return first.compare(second, options: .caseInsensitive)
    case "localizedCompare:": return first.compare(second, locale: locale)
    case "localizedCaseInsensitiveCompare:":
      return first.compare(second, options: .caseInsensitive, locale: locale)
    case "localizedStandardCompare:":
      return first.compare(
        second, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
        locale: locale)
    default: return nil
    }
  }
}

extension PredicateValue {
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
