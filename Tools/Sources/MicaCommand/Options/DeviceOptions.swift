// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The options about the device that shows a program.

import ArgumentParser
import MicaJob

/// A device and its user's choices, as typed.
package struct DeviceOptions: ParsableArguments {
  @Option(
    name: .long,
    help: ArgumentHelp(
      "A device, with its screen, scale and safe area: \"iPhone 15\", \"iPad Pro (11-inch)\". "
        + "(default: a plain screen)",
      valueName: "name"))
  package var device: String?

  @Flag(name: .long, help: "Lay the device on its side.")
  package var landscape = false

  @Flag(name: .long, help: "Show dark interfaces.")
  package var dark = false

  @Flag(name: .long, help: "Show interfaces from right to left.")
  package var rtl = false

  @Flag(name: .long, help: "Show colours with more contrast.")
  package var highContrast = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "How large the user wants texts to be: \(DeviceRequest.contentSizes.joined(separator: ", ")). "
        + "(default: L)",
      valueName: "size"),
    transform: DeviceOptions.contentSize)
  package var contentSize: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The user's locale, such as de_DE. (default: en_US)", valueName: "identifier"))
  package var locale: String?

  package init() {}

  /// What these options ask for.
  package var request: DeviceRequest {
    var request = DeviceRequest()
    request.name = device
    request.isLandscape = landscape
    request.isDark = dark
    request.isRightToLeft = rtl
    request.hasHighContrast = highContrast
    request.contentSize = contentSize
    request.locale = locale
    return request
  }

  private static func contentSize(_ text: String) throws -> String {
    guard DeviceRequest.contentSizes.contains(text.uppercased()) else {
      throw ValidationError(
        "'\(text)' is no size of text; sizes are "
          + DeviceRequest.contentSizes.joined(separator: ", "))
    }
    return text.uppercased()
  }
}
