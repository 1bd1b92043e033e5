// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Tests see the repository's fonts only, whatever the machine has.

#pragma once

/// The folder of the repository's fonts, as an absolute path.
const char *mica_test_fonts(void);
