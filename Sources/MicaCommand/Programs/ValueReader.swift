// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// How the text after `--set key=` becomes a value: one reader for each type that an inspectable may
// have.

import Foundation
import MicaJob
import UIKit

/// Reads a typed value from text and says what it accepts.
package struct ValueReader<Value>: Sendable {
  /// What the text must be, such as "a number", for help and errors.
  package let kind: String
  /// The value, or nil for text of another kind.
  package let read: @Sendable (String) -> Value?
}

extension ValueReader where Value == CGFloat {
  /// A finite number.
  package static var number: Self {
    ValueReader(kind: "a number") { text in
      Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
  }
}

extension ValueReader where Value == Int {
  package static var integer: Self { ValueReader(kind: "a whole number") { Int($0) } }
}

extension ValueReader where Value == Bool {
  package static var flag: Self {
    ValueReader(kind: "true or false") { text in
      switch text {
      case "true", "yes", "1": true
      case "false", "no", "0": false
      default: nil
      }
    }
  }
}

extension ValueReader where Value == String {
  package static var text: Self { ValueReader(kind: "text") { $0 } }
}

extension ValueReader where Value == UIColor {
  package static var color: Self {
    ValueReader(kind: "a colour") { ColorText($0)?.color }
  }
}

extension ValueReader where Value == UIColor? {
  /// A colour, or `nil` for none.
  package static var optionalColor: Self {
    ValueReader(kind: "a colour or nil") { text in
      if text == "nil" { return .some(nil) }
      return ColorText(text).map { .some($0.color) }
    }
  }
}
