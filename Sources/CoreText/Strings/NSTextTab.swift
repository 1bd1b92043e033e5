// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tab stops of paragraphs.

import CoreGraphics
import Foundation
internal import MicaRaster

/// A place that tabs lead to, and how the text stands there. It does not change.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// A name of an option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public var rawValue: String

    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Characters that end the column, a `CharacterSet`; a decimal tab aligns the first of them.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How the text that follows the tab stands: left begins, right ends, center is centred there.
  open var alignment: NSTextAlignment { kind }
  /// The place in points, from the leading edge.
  open var location: CGFloat { place }
  /// Options by name.
  open var options: [NSTextTab.OptionKey: Any] {
    terminators.map { [.columnTerminators: $0] } ?? [:]
  }

  private let kind: NSTextAlignment
  private let place: CGFloat
  /// The characters that end the column, if any are given.
  package let terminators: CharacterSet?

  /// Twelve tabs that text begins at, 28 points apart.
  static let standardTabs = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  /// A tab; a place that is not finite counts as 0. Options other than `columnTerminators` are
  /// noted.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [NSTextTab.OptionKey: Any] = [:]
  ) {
    kind = alignment
    place = loc.isFinite ? loc : 0
    terminators = options[.columnTerminators] as? CharacterSet
    if options.contains(where: { $0.key != .columnTerminators }) {
      Unsupported.note("NSTextTab options")
    }
    super.init()
  }

  /// The characters that separate decimals in a locale: full stop and comma by its rules; a full
  /// stop for nil.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }

  /// The tab itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func copy() -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return kind == other.kind && place == other.place && terminators == other.terminators
  }

  open override var hash: Int { kind.rawValue &+ Int(place * 8) &* 31 }

  open override var description: String { "\(place)\(["L", "C", "R", "J", "N"][kind.rawValue])" }
}
