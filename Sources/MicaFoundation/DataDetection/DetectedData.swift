// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a data detector finds, as text checking results.

public import Foundation

/// A piece of text with a meaning: a link, a date, an address, a phone number.
final class DetectedData: NSTextCheckingResult, @unchecked Sendable {
  /// What was found.
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date, timeZone: TimeZone?, duration: TimeInterval)
    case address([NSTextCheckingKey: String])
    case transit([NSTextCheckingKey: String])
  }

  let content: Content
  private let place: NSRange

  init(_ content: Content, at place: NSRange) {
    (self.content, self.place) = (content, place)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
  override func copy() -> Any { self }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override var description: String { "<NSTextCheckingResult>{\(place.location), \(place.length)}" }

  override var resultType: NSTextCheckingResult.CheckingType {
    switch content {
    case .link: .link
    case .phoneNumber: .phoneNumber
    case .date: .date
    case .address: .address
    case .transit: .transitInformation
    }
  }
}

extension NSTextCheckingResult {
  private var detected: DetectedData.Content? { (self as? DetectedData)?.content }

  /// The address of a link; nil for other results.
  public var url: URL? {
    if case .link(let url) = detected { url } else { nil }
  }
  /// A phone number as it is written; nil for other results.
  public var phoneNumber: String? {
    if case .phoneNumber(let number) = detected { number } else { nil }
  }
  /// A date; nil for other results.
  public var date: Date? {
    if case .date(let date, _, _) = detected { date } else { nil }
  }
  /// The time zone that a date names; nil without one.
  public var timeZone: TimeZone? {
    if case .date(_, let zone, _) = detected { zone } else { nil }
  }
  /// The length of a range of dates, in seconds; 0 for other results.
  public var duration: TimeInterval {
    if case .date(_, _, let duration) = detected { duration } else { 0 }
  }
  /// The parts of an address or of transit information; nil for other results.
  public var components: [NSTextCheckingKey: String]? {
    switch detected {
    case .address(let parts), .transit(let parts): parts
    default: nil
    }
  }
  /// The parts of an address; nil for other results.
  public var addressComponents: [NSTextCheckingKey: String]? {
    if case .address(let parts) = detected { parts } else { nil }
  }

  /// A link as a result.
  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedData(.link(url), at: range)
  }
  /// A phone number as a result.
  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult { DetectedData(.phoneNumber(phoneNumber), at: range) }
  /// A date as a result.
  public class func dateCheckingResult(range: NSRange, date: Date) -> NSTextCheckingResult {
    DetectedData(.date(date, timeZone: nil, duration: 0), at: range)
  }
  /// An address as a result.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult { DetectedData(.address(components), at: range) }
}

/// The bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64
/// All types of the system.
public let NSTextCheckingAllSystemTypes: NSTextCheckingTypes = 0xFFFF_FFFF
/// All types of programs.
public let NSTextCheckingAllCustomTypes: NSTextCheckingTypes = 0xFFFF_FFFF_0000_0000
/// All types.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max

extension NSTextCheckingKey {
  /// The name of a person.
  public static let name = Self(rawValue: "Name")
  /// The person's job.
  public static let jobTitle = Self(rawValue: "JobTitle")
  /// The person's organization.
  public static let organization = Self(rawValue: "Organization")
  /// The house's number and the street.
  public static let street = Self(rawValue: "Street")
  /// The town.
  public static let city = Self(rawValue: "City")
  /// The state.
  public static let state = Self(rawValue: "State")
  /// The postal code.
  public static let zip = Self(rawValue: "ZIP")
  /// The country.
  public static let country = Self(rawValue: "Country")
  /// A phone number.
  public static let phone = Self(rawValue: "Phone")
  /// An airline.
  public static let airline = Self(rawValue: "Airline")
  /// A flight's number.
  public static let flight = Self(rawValue: "Flight")
}
