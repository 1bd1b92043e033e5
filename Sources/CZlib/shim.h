// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// zlib, under the name that Apple's SDK gives its module.

#pragma once

#include <zlib.h>
