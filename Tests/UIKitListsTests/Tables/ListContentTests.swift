// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What list content does with its picture.

import Testing

import UIKit

@testable import UIKitLists

@Suite @MainActor
struct ListContentTests {
  /// A symbol that says nothing of its own size takes the configuration's; one that does keeps it.
  @Test func symbolsAreDrawnAsPreferred() throws {
    let plain = try #require(UIImage(systemName: "star"))
    var properties = UIListContentConfiguration.cell().imageProperties
    #expect(properties.styled(plain).size == plain.size)
    properties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 60)
    let large = properties.styled(plain)
    #expect(large.size.width > 2 * plain.size.width)
    let own = try #require(
      plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 10)))
    #expect(properties.styled(own).size == own.size)
    let picture = UIImage()
    #expect(properties.styled(picture) === picture)
  }
}
