// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Core Foundation's functions of strings.

import CoreText
import Testing

struct CFStringTests {
  @Test func transformsChangeTheStringOrAPartOfIt() {
    let text: CFMutableString = NSMutableString(string: "Crème Привет")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(CFStringTransform(text, nil, kCFStringTransformStripCombiningMarks, false))
    #expect(text == "Creme Privet")
    let part: CFMutableString = NSMutableString(string: "你好你好")
    var range = CFRange(location: 0, length: 2)
    #expect(CFStringTransform(part, &range, kCFStringTransformMandarinLatin, false))
    #expect(part == "nǐ hǎo你好" && range.length == 6)
    #expect(!CFStringTransform(part, nil, "no transform", false))
    var outside = CFRange(location: 7, length: 9)
    #expect(!CFStringTransform(part, &outside, kCFStringTransformToLatin, false))
  }

  @Test func stringsOfBytesAndIdentifiers() {
    #expect(CFStringGetLength("a😀") == 3)
    #expect(CFStringCreateWithCString(nil, "x", CFStringBuiltInEncodings.UTF8.rawValue) == "x")
    #expect(CFStringCreateWithCString(nil, "x", 77) == nil)
    let text = CFUUIDCreateString(nil, CFUUIDCreate(nil))
    #expect(text?.count == 36 && CFUUIDCreateFromString(nil, text) != nil)
    #expect(CFUUIDCreateFromString(nil, "no") == nil)
  }
}
