// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// All examples in one host process: what `mica` makes of a folder, without the rewriter. Besides jobs
// it takes what people type to the command, so that tests can run it from a shell.

import ExampleClasses
import MicaHost

ExampleClasses.register()
let arguments = CommandLine.arguments
let job = try ExampleCommand.job(from: Array(arguments.dropFirst()))
HostProcess.run(job.map { [arguments[0], $0.text] } ?? arguments, entry: nil)
