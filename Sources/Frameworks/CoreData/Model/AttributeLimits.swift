// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The limits of attributes as conditions with their errors' codes.

internal import MicaFoundation
internal import MicaNib

/// Conditions of a model's attributes.
enum AttributeLimits {
  /// What a value must meet, and the code of the error where it doesn't.
  static func rules(
    of source: DataModel.Attribute, _ attribute: NSAttributeDescription
  ) -> [(predicate: NSPredicate, code: Int)] {
    switch attribute.attributeType {
    case .stringAttributeType:
      var rules: [(NSPredicate, Int)] = []
      if let least = source.least.flatMap({ Int($0) }) {
        rules.append(
          (NSPredicate(format: "length(SELF) >= %d", least), NSValidationStringTooShortError))
      }
      if let most = source.most.flatMap({ Int($0) }) {
        rules.append(
          (NSPredicate(format: "length(SELF) <= %d", most), NSValidationStringTooLongError))
      }
      if let pattern = source.pattern {
        rules.append(
          (NSPredicate(format: "SELF MATCHES %@", pattern), NSValidationStringPatternMatchingError))
      }
      return rules
    case .dateAttributeType:
      return limits(
        source, attribute, NSValidationDateTooSoonError, NSValidationDateTooLateError)
    default:
      return limits(
        source, attribute, NSValidationNumberTooSmallError, NSValidationNumberTooLargeError)
    }
  }

  private static func limits(
    _ source: DataModel.Attribute, _ attribute: NSAttributeDescription, _ small: Int, _ large: Int
  ) -> [(predicate: NSPredicate, code: Int)] {
    var rules: [(NSPredicate, Int)] = []
    if let least = source.least.flatMap({ attribute.value(of: $0) }) {
      rules.append((NSPredicate(format: "SELF >= %@", argumentArray: [least]), small))
    }
    if let most = source.most.flatMap({ attribute.value(of: $0) }) {
      rules.append((NSPredicate(format: "SELF <= %@", argumentArray: [most]), large))
    }
    return rules
  }
}
