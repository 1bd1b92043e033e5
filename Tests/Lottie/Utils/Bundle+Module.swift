// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The bundle of lottie's tests: the checkout's folder of them. Of its samples a process sees the one that
// MICA_LOTTIE_SAMPLE names, so that what ends the process takes one sample along.

import Foundation

extension Bundle {
  /// The folder of samples and of Apple's pictures: MICA_LOTTIE_TESTS.
  static var lottie: Bundle {
    let folder = ProcessInfo.processInfo.environment["MICA_LOTTIE_TESTS"] ?? "."
    return Bundle(path: folder) ?? .main
  }

  /// The process's sample, where it lies in the folder and is of the kind; all others are other processes'.
  func fileURLs(in directory: String, withSuffix suffix: String) -> [URL] {
    let sample = ProcessInfo.processInfo.environment["MICA_LOTTIE_SAMPLE"] ?? ""
    guard sample.hasPrefix(directory + "/"), sample.hasSuffix("." + suffix) else { return [] }
    return [bundleURL.appendingPathComponent(sample)]
  }
}
