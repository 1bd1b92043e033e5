// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Values of one kind, converted as Apple's are.

public import Foundation

extension UserDefaults {
  /// The value of a key if it is an array.
  public func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }

  /// The value of a key if it is a dictionary.
  public func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }

  /// The value of a key if it is data.
  public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

  /// The value of a key if it is an array of texts.
  public func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }

  /// The value of a key if it is a text, or a number's digits.
  public func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let number as NSNumber: number.stringValue
    default: nil
    }
  }

  /// The value of a key if it is a number or a text that begins with one, towards zero; else 0.
  public func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let text as String: NSString(string: text).integerValue
    case let number as NSNumber: Int(exactlyOrLimit: number)
    default: 0
    }
  }

  /// The value of a key if it is a number or a text that begins with one; else 0.
  public func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let text as String: NSString(string: text).doubleValue
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  /// The value of a key if it is a number or a text that begins with one; else 0.
  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  /// Whether the value of a key is a number other than 0, or a text such as "YES", "true" or "1".
  public func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let text as String: NSString(string: text).boolValue
    case let number as NSNumber: number.doubleValue != 0
    default: false
    }
  }

  /// The value of a key if an address was set for it, or a text, which is taken for a file's path.
  public func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let path as String:
      URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
    case let data as Data:
      try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)?.absoluteURL
    default: nil
    }
  }

  /// Sets a whole number.
  public func set(_ value: Int, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }

  /// Sets a number.
  public func set(_ value: Float, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }

  /// Sets a number.
  public func set(_ value: Double, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }

  /// Sets a flag.
  public func set(_ value: Bool, forKey defaultName: String) {
    set(NSNumber(value: value) as Any?, forKey: defaultName)
  }

  /// Sets an address: a file's as its path, another one archived.
  public func set(_ url: URL?, forKey defaultName: String) {
    guard let url else { return removeObject(forKey: defaultName) }
    if url.isFileURL { return set(url.path as Any?, forKey: defaultName) }
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: url as NSURL, requiringSecureCoding: true)
    set(data as Any?, forKey: defaultName)
  }
}

extension Int {
  /// A number towards zero; the nearest that there is, 0 for NaN.
  fileprivate init(exactlyOrLimit number: NSNumber) {
    let value = number.doubleValue
    // Below 2⁵³ both agree; above, whole numbers have digits that a double hasn't.
    if abs(value) < 9_007_199_254_740_992 {
      self = Int(value)
    } else if value.isNaN {
      self = 0
    } else if abs(value) < 9.2e18 {
      self = number.intValue
    } else {
      self = value < 0 ? Int.min : Int.max
    }
  }
}
