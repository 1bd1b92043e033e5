// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The part of ICU that text analysis uses, in plain types. ICU's own headers stay behind icu.c: Swift
// can't see the functions that they rename by version, and Foundation brings other ICU headers along,
// whose types would clash with these in one program.

#pragma once

#include <stdint.h>

/// Finds breaks in a text.
typedef struct mica_breaks mica_breaks;

/// What a text is broken into.
typedef enum : int32_t {
  mica_breaks_characters,
  mica_breaks_words,
  mica_breaks_lines,
} mica_breaks_kind;

/// NULL where ICU has no rules for it. The locale is a BCP 47 tag, or empty for the root's.
mica_breaks *mica_breaks_open(mica_breaks_kind kind, const char *locale);
void mica_breaks_close(mica_breaks *breaks);

/// Sets the text, which is not copied; 0 where ICU refuses it.
int mica_breaks_set_text(mica_breaks *breaks, const uint16_t *text, int32_t length);

/// The first break, 0; and the next one, negative at the end.
int32_t mica_breaks_first(mica_breaks *breaks);
int32_t mica_breaks_next(mica_breaks *breaks);

/// ICU's status of the rule that made the break just found.
int32_t mica_breaks_status(mica_breaks *breaks);

/// ICU's code of a character's script; 0 (Common) where it has none.
int32_t mica_script(uint32_t scalar);

/// A script's four letters; NULL for a code that isn't one.
const char *mica_script_name(int32_t code);

/// 0 for no bracket, 1 for an opening, 2 for a closing one (UAX 9, BD14 and BD15).
int32_t mica_bracket_kind(uint32_t scalar);
uint32_t mica_paired_bracket(uint32_t scalar);

uint32_t mica_lowercase(uint32_t scalar);

/// Unicode's general category, by ICU's number.
int32_t mica_category(uint32_t scalar);
