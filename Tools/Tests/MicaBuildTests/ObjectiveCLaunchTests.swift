// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apps that a main.m launches.

import Testing

@testable import MicaBuild

@Suite struct ObjectiveCLaunchTests {
  @Test(arguments: [
    "return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));",
    "return UIApplicationMain(argc, argv, nil, @\"AppDelegate\");",
  ])
  func theDelegateIsRead(call: String) throws {
    let found = try #require(
      ObjectiveCLaunch.call(
        in: "int main() {\n  return UIApplicationMain(argc, argv, nil, nil);\n\(call)\n}"))
    #expect(found.line == 3 && found.delegate == "AppDelegate")
  }

  @Test func aCallWithoutAClassIsNone() {
    #expect(ObjectiveCLaunch.call(in: "UIApplicationMain(argc, argv, nil, nil);") == nil)
  }
}
