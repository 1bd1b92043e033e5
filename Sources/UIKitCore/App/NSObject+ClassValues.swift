// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Key-value coding of classes themselves, `UIApplication.value(forKey: "sharedApplication")`, and what objects of a
// nib are told.

public import Foundation
@_spi(Registration) internal import MicaRuntime

extension NSObject {
  /// What a class method without arguments of that name gives; nil where the class has none.
  public class func value(forKey key: String) -> Any? {
    let selector = Selector(key)
    return responds(to: selector) ? perform(selector).takeUnretainedValue() : nil
  }

  /// What a class method of the path's first name gives, followed along the rest of it.
  public class func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let object = value(forKey: first) else { return nil }
    return parts.count == 1 ? object : (object as? NSObject)?.value(forKeyPath: parts[1])
  }
}

extension NSObject {
  /// The class's name, with its module's.
  public class func description() -> String { ClassName.of(self) }
}

extension NSObjectProtocol {
  /// An object was read from a nib, with all that it is connected to.
  public func awakeFromNib() {}
  /// An object is shown by Interface Builder.
  public func prepareForInterfaceBuilder() {}
}
