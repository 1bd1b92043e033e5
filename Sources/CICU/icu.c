// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

static UBreakIterator *iterator(mica_breaks *breaks) { return (UBreakIterator *)breaks; }

mica_breaks *mica_breaks_open(mica_breaks_kind kind, const char *locale) {
  static const UBreakIteratorType types[] = {UBRK_CHARACTER, UBRK_WORD, UBRK_LINE};
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *opened = ubrk_open(types[kind], locale, NULL, 0, &status);
  return U_SUCCESS(status) ? (mica_breaks *)opened : NULL;
}

void mica_breaks_close(mica_breaks *breaks) { ubrk_close(iterator(breaks)); }

int mica_breaks_set_text(mica_breaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator(breaks), text, length, &status);
  return U_SUCCESS(status);
}

int32_t mica_breaks_first(mica_breaks *breaks) { return ubrk_first(iterator(breaks)); }

int32_t mica_breaks_next(mica_breaks *breaks) { return ubrk_next(iterator(breaks)); }

int32_t mica_breaks_status(mica_breaks *breaks) { return ubrk_getRuleStatus(iterator(breaks)); }

int32_t mica_script(uint32_t scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode code = uscript_getScript((UChar32)scalar, &status);
  return U_SUCCESS(status) ? code : USCRIPT_COMMON;
}

const char *mica_script_name(int32_t code) { return uscript_getShortName((UScriptCode)code); }

int32_t mica_bracket_kind(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
}

uint32_t mica_paired_bracket(uint32_t scalar) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

uint32_t mica_lowercase(uint32_t scalar) { return (uint32_t)u_tolower((UChar32)scalar); }

int32_t mica_category(uint32_t scalar) { return u_charType((UChar32)scalar); }
