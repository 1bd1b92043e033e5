// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The rewriter as a process: `mica-port REQUEST`, started by `mica` where something has to be compiled.

import Foundation
import MicaPort

guard CommandLine.arguments.count == 2,
  let data = FileManager.default.contents(atPath: CommandLine.arguments[1]),
  let request = try? JSONDecoder().decode(PortRequest.self, from: data),
  let answer = try? JSONEncoder().encode(request.answer())
else {
  try? FileHandle.standardError.write(contentsOf: Data("mica-port is a part of mica\n".utf8))
  exit(1)
}
do {
  try FileHandle.standardOutput.write(contentsOf: answer)
} catch {
  exit(1)
}
