// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Text with attributes on its ranges. The primitives stand here, so that subclasses may store the
// text themselves; what is built on them stands in the extensions.

import CoreGraphics
import Foundation
internal import MicaRaster
internal import Synchronization

/// Text with attributes on ranges of its UTF-16 units, which does not change.
///
/// A string of its own: Foundation's on Linux is another type, and traps when two of its runs hold
/// different Swift objects. A range outside the string is a programmer's error and traps.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying {
  /// The text and its runs, unless a subclass stores them itself.
  private(set) final var contents: AttributedContents
  /// The text as a Swift string, once it was asked for.
  private let knownText: Mutex<String?>

  /// An empty string.
  public override init() {
    contents = AttributedContents()
    knownText = Mutex("")
    super.init()
  }

  /// A string without attributes.
  public init(string str: String) {
    contents = AttributedContents(str, attributes: .empty)
    knownText = Mutex(str)
    super.init()
  }

  /// A string with the same attributes everywhere; nil means none.
  public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    contents = AttributedContents(str, attributes: .of(attrs))
    knownText = Mutex(str)
    super.init()
  }

  /// A string with the text and attributes of another.
  public init(attributedString attrStr: NSAttributedString) {
    contents = attrStr.currentContents
    knownText = Mutex(nil)
    super.init()
  }

  /// The string of a keyed archive; nil where it holds none.
  public required init?(coder: NSCoder) {
    guard let read = Self.readContents(coder) else { return nil }
    contents = read
    knownText = Mutex(nil)
    super.init()
  }

  init(contents: AttributedContents) {
    self.contents = contents
    knownText = Mutex(nil)
    super.init()
  }

  // MARK: Primitives

  /// The text alone. An unpaired surrogate, which a Swift string cannot hold, is U+FFFD here.
  open var string: String { ownText }

  /// The attributes of the unit at `location`, and in `range` where they hold: the whole run.
  open func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    let runs = contents.runs
    precondition(
      location >= 0 && location < runs.length,
      "The location \(location) is outside an attributed string of length \(runs.length).")
    let index = runs.index(at: location)
    range?.pointee = NSRange(runs.range(of: index))
    return runs.runs[index].attributes.values
  }

  // MARK: Built on the primitives

  /// The number of UTF-16 units.
  open var length: Int { hasOwnContents ? contents.length : string.utf16.count }

  /// The value of one attribute at `location`, or nil; `range` gets the run that it stands in.
  open func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// The attributes at `location`; `range` gets the longest part of `rangeLimit` that has equal
  /// ones.
  open func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let (values, found) = longestAttributes(at: location, in: checked(rangeLimit))
    range?.pointee = NSRange(found)
    return values
  }

  /// The value of one attribute at `location`; `range` gets the longest part of `rangeLimit` that
  /// has an equal value, whatever the other attributes are.
  open func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    let (value, found) = longestAttribute(attrName, at: location, in: checked(rangeLimit))
    range?.pointee = NSRange(found)
    return value
  }

  /// A part of the string, with its attributes.
  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    NSAttributedString(contents: currentContents.part(checked(range)))
  }

  /// Whether the text is the same, unit by unit, and every unit has equal attributes.
  open func isEqual(to other: NSAttributedString) -> Bool {
    self === other || hasSameContents(as: other)
  }

  /// Calls `block` for each stretch of `enumerationRange` with equal attributes. Setting the last
  /// argument to true ends it.
  ///
  /// A block of a mutable string may change the stretch that it was called for.
  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    forEachStretch(
      in: enumerationRange, opts, find: { longestAttributes(at: $0, in: $1) }, block: block)
  }

  /// Calls `block` for each stretch of `enumerationRange` with equal values of one attribute, nil
  /// where it has none. Setting the last argument to true ends it.
  ///
  /// With `longestEffectiveRangeNotRequired` a stretch ends with its run.
  open func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let isWhole = !opts.contains(.longestEffectiveRangeNotRequired)
    forEachStretch(
      in: enumerationRange, opts,
      find: { location, limit in
        if isWhole { return longestAttribute(attrName, at: location, in: limit) }
        let (values, range) = longestAttributes(at: location, in: limit)
        return (values[attrName], range)
      }, block: block)
  }

  // MARK: NSObject

  /// The string itself where it cannot change, otherwise a copy that cannot.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSAttributedString.self ? self : NSAttributedString(attributedString: self)
  }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(attributedString: self)
  }

  open override func copy() -> Any { copy(with: nil) }

  open override func mutableCopy() -> Any { mutableCopy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSAttributedString else { return false }
    return isEqual(to: other)
  }

  /// A hash of the text; the same in every run of a program.
  open override var hash: Int { textHash }

  /// The text, with the attributes of each run in braces after it.
  open override var description: String { runDescription }

  // MARK: Contents

  private final var ownText: String {
    knownText.withLock { known in
      if let known { return known }
      let text = contents.text
      known = text
      return text
    }
  }

  /// Changes the contents, and forgets the Swift string made of them.
  final func changeContents(_ change: (inout AttributedContents) -> Void) {
    change(&contents)
    knownText.withLock { $0 = nil }
  }
}
