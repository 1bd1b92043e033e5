// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// People that the user knows: values, which a program can make.

public import Foundation

/// Something with a label, as "home".
open class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier = "0"
  /// The label; nil for none.
  public let label: String?
  /// What it is.
  public let value: ValueType
  /// Something with a label.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// A label as the user reads it: without Apple's marks.
  open class func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
      .lowercased()
  }
}

/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// A telephone of Apple's.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A telephone in a pocket.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The first telephone.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A telephone's number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number.
  public let stringValue: String
  /// A number.
  public init(stringValue string: String) { stringValue = string }
}

/// An address.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// The street.
  open fileprivate(set) var street = ""
  /// The city.
  open fileprivate(set) var city = ""
  /// The state.
  open fileprivate(set) var state = ""
  /// The code of the place.
  open fileprivate(set) var postalCode = ""
  /// The country.
  open fileprivate(set) var country = ""
}

/// What is asked for of a person: a key's name.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// `identifier`.
public let CNContactIdentifierKey = "identifier"
/// `givenName`.
public let CNContactGivenNameKey = "givenName"
/// `middleName`.
public let CNContactMiddleNameKey = "middleName"
/// `familyName`.
public let CNContactFamilyNameKey = "familyName"
/// `nickname`.
public let CNContactNicknameKey = "nickname"
/// `organizationName`.
public let CNContactOrganizationNameKey = "organizationName"
/// `phoneNumbers`.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// `emailAddresses`.
public let CNContactEmailAddressesKey = "emailAddresses"
/// `postalAddresses`.
public let CNContactPostalAddressesKey = "postalAddresses"
/// `birthday`.
public let CNContactBirthdayKey = "birthday"
/// `note`.
public let CNContactNoteKey = "note"
/// `imageData`.
public let CNContactImageDataKey = "imageData"
/// `thumbnailImageData`.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// `imageDataAvailable`.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// `contactType`.
public let CNContactTypeKey = "contactType"

/// What a contact is.
public enum CNContactType: Int, Sendable {
  /// A person.
  case person
  /// A firm.
  case organization
}

struct ContactValues {
  var (givenName, middleName, familyName) = ("", "", "")
  var (nickname, organizationName, note) = ("", "", "")
  var contactType = CNContactType.person
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  var birthday: DateComponents?
  var imageData: Data?
}

/// A person that the user knows.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var values = ContactValues()
  /// Its name among others.
  public let identifier = UUID().uuidString
  /// What it is.
  open var contactType: CNContactType { values.contactType }
  /// The first name.
  open var givenName: String { values.givenName }
  /// The name between.
  open var middleName: String { values.middleName }
  /// The last name.
  open var familyName: String { values.familyName }
  /// Another name.
  open var nickname: String { values.nickname }
  /// The firm.
  open var organizationName: String { values.organizationName }
  /// Anything else.
  open var note: String { values.note }
  /// Telephones.
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
  /// Addresses of letters that are sent by wire.
  open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
  /// Addresses.
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
  /// The day of birth.
  open var birthday: DateComponents? { values.birthday }
  /// A picture's file.
  open var imageData: Data? { values.imageData }
  /// A small picture's file.
  open var thumbnailImageData: Data? { values.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { values.imageData != nil }
  /// A person without a name.
  public override init() {}
  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// One that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = CNMutableContact()
    copy.values = values
    return copy
  }
  /// Whether a value was asked for; true.
  open func isKeyAvailable(_ key: String) -> Bool { true }
}

/// A person that a program changes.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// What it is.
  open override var contactType: CNContactType {
    get { values.contactType }
    set { values.contactType = newValue }
  }
  /// The first name.
  open override var givenName: String {
    get { values.givenName }
    set { values.givenName = newValue }
  }
  /// The name between.
  open override var middleName: String {
    get { values.middleName }
    set { values.middleName = newValue }
  }
  /// The last name.
  open override var familyName: String {
    get { values.familyName }
    set { values.familyName = newValue }
  }
  /// Another name.
  open override var nickname: String {
    get { values.nickname }
    set { values.nickname = newValue }
  }
  /// The firm.
  open override var organizationName: String {
    get { values.organizationName }
    set { values.organizationName = newValue }
  }
  /// Anything else.
  open override var note: String {
    get { values.note }
    set { values.note = newValue }
  }
  /// Telephones.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { values.phoneNumbers }
    set { values.phoneNumbers = newValue }
  }
  /// Addresses of letters that are sent by wire.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { values.emailAddresses }
    set { values.emailAddresses = newValue }
  }
  /// Addresses.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { values.postalAddresses }
    set { values.postalAddresses = newValue }
  }
  /// The day of birth.
  open override var birthday: DateComponents? {
    get { values.birthday }
    set { values.birthday = newValue }
  }
  /// A picture's file.
  open override var imageData: Data? {
    get { values.imageData }
    set { values.imageData = newValue }
  }
}

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
  /// All of it.
  case fullName
  /// As it is spoken.
  case phoneticFullName
}

/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The name of a person; nil where there is none.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let words = [contact.givenName, contact.middleName, contact.familyName].filter { !$0.isEmpty }
    if words.isEmpty { return contact.organizationName.isEmpty ? nil : contact.organizationName }
    return words.joined(separator: " ")
  }
  /// The keys that a name needs.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { "fullName" }
}
