// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's numbers of further features of fonts: positions, fractions and the sets of stylistic alternates.

/// 0 of its type.
public let kNoStylisticAlternatesSelector: Int = 0
/// 3 of its type.
public let kStylisticAltOneOffSelector: Int = 3
/// 5 of its type.
public let kStylisticAltTwoOffSelector: Int = 5
/// 7 of its type.
public let kStylisticAltThreeOffSelector: Int = 7
/// 8 of its type.
public let kStylisticAltFourOnSelector: Int = 8
/// 9 of its type.
public let kStylisticAltFourOffSelector: Int = 9
/// 10 of its type.
public let kStylisticAltFiveOnSelector: Int = 10
/// 11 of its type.
public let kStylisticAltFiveOffSelector: Int = 11
/// 12 of its type.
public let kStylisticAltSixOnSelector: Int = 12
/// 13 of its type.
public let kStylisticAltSixOffSelector: Int = 13
/// 14 of its type.
public let kStylisticAltSevenOnSelector: Int = 14
/// 15 of its type.
public let kStylisticAltSevenOffSelector: Int = 15
/// 16 of its type.
public let kStylisticAltEightOnSelector: Int = 16
/// 17 of its type.
public let kStylisticAltEightOffSelector: Int = 17
/// 18 of its type.
public let kStylisticAltNineOnSelector: Int = 18
/// 19 of its type.
public let kStylisticAltNineOffSelector: Int = 19
/// 20 of its type.
public let kStylisticAltTenOnSelector: Int = 20
/// 21 of its type.
public let kStylisticAltTenOffSelector: Int = 21
/// 22 of its type.
public let kStylisticAltElevenOnSelector: Int = 22
/// 23 of its type.
public let kStylisticAltElevenOffSelector: Int = 23
/// 24 of its type.
public let kStylisticAltTwelveOnSelector: Int = 24
/// 25 of its type.
public let kStylisticAltTwelveOffSelector: Int = 25
/// 26 of its type.
public let kStylisticAltThirteenOnSelector: Int = 26
/// 27 of its type.
public let kStylisticAltThirteenOffSelector: Int = 27
/// 28 of its type.
public let kStylisticAltFourteenOnSelector: Int = 28
/// 29 of its type.
public let kStylisticAltFourteenOffSelector: Int = 29
/// 30 of its type.
public let kStylisticAltFifteenOnSelector: Int = 30
/// 31 of its type.
public let kStylisticAltFifteenOffSelector: Int = 31
/// 32 of its type.
public let kStylisticAltSixteenOnSelector: Int = 32
/// 33 of its type.
public let kStylisticAltSixteenOffSelector: Int = 33
/// 34 of its type.
public let kStylisticAltSeventeenOnSelector: Int = 34
/// 35 of its type.
public let kStylisticAltSeventeenOffSelector: Int = 35
/// 36 of its type.
public let kStylisticAltEighteenOnSelector: Int = 36
/// 37 of its type.
public let kStylisticAltEighteenOffSelector: Int = 37
/// 38 of its type.
public let kStylisticAltNineteenOnSelector: Int = 38
/// 39 of its type.
public let kStylisticAltNineteenOffSelector: Int = 39
/// 40 of its type.
public let kStylisticAltTwentyOnSelector: Int = 40
/// 41 of its type.
public let kStylisticAltTwentyOffSelector: Int = 41
/// 3 of its type.
public let kOrdinalsSelector: Int = 3
/// 4 of its type.
public let kScientificInferiorsSelector: Int = 4
/// 2 of its type.
public let kLowerCasePetiteCapsSelector: Int = 2
/// 2 of its type.
public let kUpperCasePetiteCapsSelector: Int = 2
/// 2 of its type.
public let kSwashAlternatesOnSelector: Int = 2
/// 3 of its type.
public let kSwashAlternatesOffSelector: Int = 3
/// 4 of its type.
public let kContextualSwashAlternatesOnSelector: Int = 4
/// 5 of its type.
public let kContextualSwashAlternatesOffSelector: Int = 5
