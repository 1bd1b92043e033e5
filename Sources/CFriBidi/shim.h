// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// FriBidi's types are macros that Swift does not see; these are their values.

#include <fribidi.h>

static const FriBidiCharType mica_bidi_left_to_right = FRIBIDI_TYPE_LTR_VAL;
static const FriBidiParType mica_bidi_paragraph_left_to_right = FRIBIDI_PAR_LTR;
static const FriBidiParType mica_bidi_paragraph_right_to_left = FRIBIDI_PAR_RTL;
static const FriBidiParType mica_bidi_paragraph_natural = FRIBIDI_PAR_ON;

// Characters that may give a level other than 0 to a text whose paragraph level is 0: whatever is
// right-to-left, Arabic digits, and the explicit controls (isolates among them).
static inline int mica_bidi_needs_levels(FriBidiCharType type) {
  return FRIBIDI_IS_RTL(type) || FRIBIDI_IS_ARABIC(type) || FRIBIDI_IS_EXPLICIT(type)
    || FRIBIDI_IS_ISOLATE(type);
}

// What rule L1 gives the paragraph's level when it ends a line: spaces, isolate controls, and the
// characters that rule X9 takes out.
static inline int mica_bidi_is_trailing(FriBidiCharType type) {
  return FRIBIDI_IS_EXPLICIT_OR_BN_OR_WS(type) || FRIBIDI_IS_ISOLATE(type);
}

static inline int mica_bidi_is_separator(FriBidiCharType type) {
  return FRIBIDI_IS_SEPARATOR(type);
}

// What rule X9 takes out.
static inline int mica_bidi_is_removed(FriBidiCharType type) {
  return FRIBIDI_IS_EXPLICIT_OR_BN(type);
}
