// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's functions over Swift's values.

import CoreGraphics
import Foundation
import Testing

@Suite struct CoreFoundationTests {
  @Test(arguments: [0, 1, 14, 15, 100_000])
  func bytesAreWhereTheyAreKept(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    let place = try #require(CFDataGetBytePtr(data))
    #expect(CFDataGetLength(data) == count)
    for index in 0..<count where place[index] != UInt8(truncatingIfNeeded: index) {
      Issue.record("byte \(index) is another")
    }
    #expect(CFDataCreate(nil, place, count) == data)
  }

  @Test func nothingHasNoBytes() {
    #expect(CFDataGetBytePtr(nil) == nil && CFDataGetLength(nil) == 0)
    #expect(CFDataCreate(nil, nil, 3) == Data())
  }

  @Test func bytesGrow() {
    let data = CFDataCreateMutable(nil, 0)
    CFDataAppendBytes(data, [1, 2, 3], 3)
    CFDataAppendBytes(data, [4], 1)
    #expect((data as Data?) == Data([1, 2, 3, 4]))
  }

  /// As programs read the times of animated GIFs.
  @Test func dictionariesAreReadByPointers() throws {
    let inner: CFDictionary = ["DelayTime": NSNumber(value: 0.25), "Name": "one", "Count": 3]
    let outer: CFDictionary = ["{GIF}": inner]
    func key(_ text: String) -> UnsafeRawPointer {
      UnsafeRawPointer(Unmanaged.passUnretained(_micaConstant(text)).toOpaque())
    }
    let found = try #require(CFDictionaryGetValue(outer, key("{GIF}")))
    let times = unsafeBitCast(found, to: CFDictionary.self)
    #expect(times.count == 3 && CFDictionaryGetCount(times) == 3)
    let number = unsafeBitCast(
      try #require(CFDictionaryGetValue(times, key("DelayTime"))), to: AnyObject.self)
    #expect((number as? NSNumber)?.doubleValue == 0.25)
    let count = unsafeBitCast(
      try #require(CFDictionaryGetValue(times, key("Count"))), to: AnyObject.self)
    #expect((count as? NSNumber)?.intValue == 3)
    var place: UnsafeRawPointer?
    #expect(CFDictionaryGetValueIfPresent(times, key("Name"), &place) && place != nil)
    #expect(!CFDictionaryGetValueIfPresent(times, key("Other"), &place))
    #expect(CFDictionaryContainsKey(outer, key("{GIF}")))
    #expect(
      CFDictionaryGetValue(nil, key("{GIF}")) == nil && CFDictionaryGetValue(outer, nil) == nil)
  }

  @Test func typesHaveNumbers() {
    let color: CFTypeRef = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    #expect(CFGetTypeID(color) == CGColor.typeID && CFGetTypeID(color) != CGPath.typeID)
    #expect(CFGetTypeID("a") == CFStringGetTypeID() && CFGetTypeID(nil) == 0)
  }

  @Test func errorsSayWhatTheyAre() {
    let error = NSError(
      domain: "D", code: 3, userInfo: [NSLocalizedDescriptionKey: "a font of that name"])
    #expect(CFErrorCopyDescription(error) == "a font of that name")
    #expect(CFErrorGetCode(error) == 3 && CFErrorGetDomain(error) == "D")
  }

  /// Lists whose elements Swift knows are lists of Core Foundation's, too.
  @Test func collectionsOfOneTypeAreRead() throws {
    let outer: CFDictionary = [
      "frames": [["DelayTime": 0.1], ["DelayTime": 0.2]] as [[String: Any]], "words": ["a": "b"],
    ]
    func value(_ text: String) throws -> UnsafeRawPointer {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(_micaConstant(text)).toOpaque())
      return try #require(CFDictionaryGetValue(outer, key))
    }
    let frames = unsafeBitCast(try value("frames"), to: CFArray.self)
    #expect(frames.count == 2 && (frames[1] as? [String: Any])?["DelayTime"] as? Double == 0.2)
    let words = unsafeBitCast(try value("words"), to: CFDictionary.self)
    #expect(words["a"] as? String == "b")
  }
}
