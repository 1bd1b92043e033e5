// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// libFuzzer's entry: reads and draws what the fuzzer makes (Scripts/fuzz-vectors).

import CoreGraphics
import Foundation
import MicaVectors

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let data = Data(bytes: bytes, count: count)
  if data.prefix(1024).contains(UInt8(ascii: "%")) {
    _ = PDFFile(data)?.pixels(scale: 1)
  } else {
    _ = SVGFile(data)?.pixels(scale: 1)
  }
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> Int32
) -> Int32

/// The package manager's name for an executable's main function: libFuzzer's own is replaced by it.
@_cdecl("VectorFuzz_main")
public func start(
  _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  var (count, arguments) = (count, arguments)
  return runDriver(&count, &arguments, fuzz)
}
