// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The live designer as a process of its own: `mica studio` starts it, so that every other run of `mica` carries no web server.

import MicaStudio

StudioCommand.main()
