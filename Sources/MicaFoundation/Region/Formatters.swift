// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Formatters that begin with the stage's locale and zone instead of the machine's.

public import Foundation

/// Writes and reads dates: Foundation's, which begins with the locale, calendar and zone of the
/// program's device.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
  /// A formatter of the device's locale and zone, without styles.
  public override init() {
    super.init()
    let region = ProgramRegion.current
    locale = region.locale
    timeZone = region.timeZone
    calendar = region.calendar
  }

  /// A formatter as it was archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A date in the device's locale and zone.
  open override class func localizedString(
    from date: Date, dateStyle dstyle: Foundation.DateFormatter.Style,
    timeStyle tstyle: Foundation.DateFormatter.Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dstyle
    formatter.timeStyle = tstyle
    return formatter.string(from: date)
  }

  /// The format with the fields of a template, in a locale's order; the device's where it is nil.
  open override class func dateFormat(
    fromTemplate tmplate: String, options opts: Int, locale: Locale?
  ) -> String? {
    super.dateFormat(
      fromTemplate: tmplate, options: opts, locale: locale ?? ProgramRegion.current.locale)
  }
}

/// Writes and reads numbers: Foundation's, which begins with the locale of the program's device.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
  /// A formatter of the device's locale, without a style.
  public override init() {
    super.init()
    locale = ProgramRegion.current.locale
  }

  /// A formatter as it was archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the program has set a format, which says how many digits there are.
  private var hasFormat = false

  /// The format of positive numbers.
  open override var positiveFormat: String! {
    get { super.positiveFormat }
    set {
      hasFormat = true
      super.positiveFormat = newValue
    }
  }

  /// The formats of positive and negative numbers and of zero.
  open override var format: String {
    get { super.format }
    set {
      hasFormat = true
      super.format = newValue
    }
  }

  /// A number as text; nil for one that can't be written.
  ///
  /// Without a style, Foundation on Linux takes the least number of fraction digits for the greatest one, too.
  open override func string(from number: NSNumber) -> String? {
    let (least, most) = (minimumFractionDigits, maximumFractionDigits)
    guard numberStyle == .none, !hasFormat, least > 0, most > least,
      let twin = copy() as? Foundation.NumberFormatter
    else { return super.string(from: number) }
    let integers = minimumIntegerDigits
    twin.numberStyle = .decimal
    twin.usesGroupingSeparator = usesGroupingSeparator
    twin.minimumIntegerDigits = integers
    (twin.minimumFractionDigits, twin.maximumFractionDigits) = (least, most)
    return twin.string(from: number)
  }

  /// Reads a number from a part of a text into a variable. Throws an error of Cocoa where there is none. On iOS `string(for:)`
  /// and `number(from:)` ask it; here a program's override is asked where the program calls it.
  open func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    let text = string as NSString
    let range = rangep?.pointee ?? NSRange(location: 0, length: text.length)
    guard NSMaxRange(range) <= text.length, let number = number(from: text.substring(with: range))
    else { throw CocoaError(.formatting) }
    obj?.pointee = number
  }

  /// A number in the device's locale.
  open override class func localizedString(
    from num: NSNumber, number nstyle: Foundation.NumberFormatter.Style
  ) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = nstyle
    return formatter.string(from: num) ?? ""
  }
}

/// A pointer to a variable that a method sets, as Objective-C's methods take it.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer {
  /// The same memory, as a variable for an object of another class. Sets it to nil.
  @_disfavoredOverload
  public init<Object: AnyObject, Other: AnyObject>(_ from: UnsafeMutablePointer<Other?>)
  where Pointee == Object? {
    from.pointee = nil
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }
}
