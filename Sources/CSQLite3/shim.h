// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// SQLite, under the name that Apple's SDK gives its module.

#pragma once

#include <sqlite3.h>
