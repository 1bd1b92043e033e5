// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The running program's named values.

internal import Foundation
internal import MicaJob
internal import UIKit

extension ValueNames {
  /// The most names of a kind.
  private static let most = 2_000

  /// The running program's.
  @MainActor static var current: ValueNames {
    let names = ColorText.names + UIColor.systemNames + UIColor.catalogueNames
    var known: Set<String> = []
    let colors = names.filter { known.insert($0.lowercased()).inserted }
    let fonts = UIFont.familyNames.flatMap(UIFont.fontNames(forFamilyName:))
    return ValueNames(
      colors: colors.prefix(most).compactMap(NamedColor.init(typed:)),
      fonts: Array(fonts.prefix(most)), images: Array(UIImage.resourceNames.prefix(most)))
  }
}

extension NamedColor {
  /// The colour of a name; nil for what is none.
  @MainActor init?(typed name: String) {
    guard !name.hasPrefix("#"), let color = UIColor(typed: name),
      let value = ValueWriting.text(color.cgColor)
    else { return nil }
    let origin: Origin =
      ColorText(name) != nil
      ? .constant : UIColor.systemNames.contains(name) ? .system : .catalogue
    self.init(name: name, origin: origin, value: value)
  }
}

extension UIColor {
  /// A colour as people type it: digits, a constant, a name of UIKit's or of the program's asset catalogue, in this order.
  convenience init?(typed text: String) {
    if let color = ColorText(text)?.color {
      self.init(cgColor: color.cgColor)
    } else if let color = UIColor.resource(named: text) {
      self.init { color.resolvedColor(with: $0) }
    } else {
      return nil
    }
  }
}
