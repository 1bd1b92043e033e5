// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The `mica` command: a small program without libraries of its own, since it is started for every picture.

import MicaCommand

MicaTool.main()
