// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// All examples in one host process: what `mica` makes of a folder, without the rewriter.

import ExampleClasses
import MicaHost

ExampleClasses.register()
HostProcess.run()
