// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The numbers of typographic features and of their choices, as fonts for Apple's systems count them
// (Apple's font feature registry). What each one does is in CTFontFeatures.swift; a choice without
// an entry there changes nothing.

// MARK: Kinds of features

/// Ligatures.
public let kLigaturesType: Int = 1
/// How wide digits are.
public let kNumberSpacingType: Int = 6
/// Raised and lowered characters.
public let kVerticalPositionType: Int = 10
/// Fractions.
public let kFractionsType: Int = 11
/// Small matters, such as the slashed zero.
public let kTypographicExtrasType: Int = 14
/// Digits that stand on the line or reach below it.
public let kNumberCaseType: Int = 21
/// Other shapes of letters, in numbered sets.
public let kStylisticAlternativesType: Int = 35
/// Shapes that depend on the characters around.
public let kContextualAlternatesType: Int = 36
/// What small letters look like.
public let kLowerCaseType: Int = 37
/// What capital letters look like.
public let kUpperCaseType: Int = 38

// MARK: Choices

/// Of ligatures: the common ones.
public let kCommonLigaturesOnSelector: Int = 2
/// Of ligatures: not the common ones.
public let kCommonLigaturesOffSelector: Int = 3
/// Of ligatures: the rare ones.
public let kRareLigaturesOnSelector: Int = 4
/// Of ligatures: not the rare ones.
public let kRareLigaturesOffSelector: Int = 5
/// Of digits' width: all the same.
public let kMonospacedNumbersSelector: Int = 0
/// Of digits' width: each its own.
public let kProportionalNumbersSelector: Int = 1
/// Of positions: on the line.
public let kNormalPositionSelector: Int = 0
/// Of positions: raised.
public let kSuperiorsSelector: Int = 1
/// Of positions: lowered.
public let kInferiorsSelector: Int = 2
/// Of fractions: none.
public let kNoFractionsSelector: Int = 0
/// Of fractions: one number above the other.
public let kVerticalFractionsSelector: Int = 1
/// Of fractions: with a slanted stroke.
public let kDiagonalFractionsSelector: Int = 2
/// Of extras: zeros have a stroke.
public let kSlashedZeroOnSelector: Int = 4
/// Of extras: zeros have no stroke.
public let kSlashedZeroOffSelector: Int = 5
/// Of digits' case: reaching below the line.
public let kLowerCaseNumbersSelector: Int = 0
/// Of digits' case: as high as capitals.
public let kUpperCaseNumbersSelector: Int = 1
/// Of other shapes: the first set.
public let kStylisticAltOneOnSelector: Int = 2
/// Of other shapes: the second set.
public let kStylisticAltTwoOnSelector: Int = 4
/// Of other shapes: the third set.
public let kStylisticAltThreeOnSelector: Int = 6
/// Of shapes in context: on.
public let kContextualAlternatesOnSelector: Int = 0
/// Of shapes in context: off.
public let kContextualAlternatesOffSelector: Int = 1
/// Of small letters: as usual.
public let kDefaultLowerCaseSelector: Int = 0
/// Of small letters: small capitals.
public let kLowerCaseSmallCapsSelector: Int = 1
/// Of capitals: as usual.
public let kDefaultUpperCaseSelector: Int = 0
/// Of capitals: small capitals.
public let kUpperCaseSmallCapsSelector: Int = 1
