// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The names of fonts' attributes, traits and names, with the values that they have on Apple's
// systems.

/// Where the font's file is: a URL.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name that people see.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
/// The family's name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The style's name, such as `Bold`.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// A dictionary of traits.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// Values on variation axes, by the axis' number.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The variation axes.
public let kCTFontVariationAxesAttribute: CFString = "NSCTFontVariationAxesAttribute"
/// The size in points.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The matrix that is applied to glyphs: a `CGAffineTransform`.
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
/// Descriptors of fonts for characters that this one lacks, in order.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// Characters that a font must have: a `CharacterSet`.
public let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
/// Languages that a font must cover: BCP 47 tags.
public let kCTFontLanguagesAttribute: CFString = "NSCTFontLanguagesAttribute"
/// How far the baseline is moved; it has no effect here.
public let kCTFontBaselineAdjustAttribute: CFString = "NSCTFontBaselineAdjustAttribute"
/// The features that a font has.
public let kCTFontFeaturesAttribute: CFString = "NSCTFontFeaturesAttribute"
/// The features that are switched on or off: dictionaries of type and selector, or tag and value.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// One advance for every glyph; it has no effect here.
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"
/// The orientation of glyphs.
public let kCTFontOrientationAttribute: CFString = "NSCTFontOrientationAttribute"
/// The file's format.
public let kCTFontFormatAttribute: CFString = "NSCTFontFormatAttribute"
/// Where the font is registered.
public let kCTFontRegistrationScopeAttribute: CFString = "NSCTFontRegistrationScopeAttribute"
/// Whether the font may be used.
public let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"

/// Traits as bits: `CTFontSymbolicTraits`' raw value.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The weight, −1 ... 1, 0 is regular.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The width, −1 ... 1, 0 is normal.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The slant, −1 ... 1, 0 is upright; 1 is 30° clockwise.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

/// A feature's four letters.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// A feature's value.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
/// A feature's type, of Apple's registry.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The name of a feature's type.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether one selector of the type excludes the others.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The selectors of a feature's type.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// A feature's selector, of Apple's registry.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The name of a feature's selector.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether a selector is on by default.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// Whether a selector is on.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"

/// A variation axis' number: its four letters.
public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// A variation axis' least value.
public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// A variation axis' greatest value.
public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
/// A variation axis' default.
public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
/// A variation axis' name.
public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"

/// The family's name.
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
/// The style's name.
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
/// The style's name.
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
/// A name that no other font has; here the PostScript name.
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
/// The full name.
public let kCTFontFullNameKey: CFString = "CTFontFullName"
/// The PostScript name.
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
/// The copyright; not read here.
public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
/// The version; not read here.
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
