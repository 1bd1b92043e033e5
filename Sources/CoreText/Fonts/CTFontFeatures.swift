// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Apple's feature types and selectors, as OpenType features.

internal import MicaType

/// Apple's type of features for letters' lower case forms, numbers' spacing and so on, each with
/// the selectors that OpenType has a feature for.
private struct AppleFeature {
  var type: Int
  var selector: Int
  var tag: String
  var value: UInt32
}

/// By type and selector (values of SFNTLayoutTypes.h).
private let appleFeatures: [AppleFeature] = [
  AppleFeature(type: 1, selector: 2, tag: "liga", value: 1),
  AppleFeature(type: 1, selector: 3, tag: "liga", value: 0),
  AppleFeature(type: 1, selector: 4, tag: "dlig", value: 1),
  AppleFeature(type: 1, selector: 5, tag: "dlig", value: 0),
  AppleFeature(type: 1, selector: 18, tag: "clig", value: 1),
  AppleFeature(type: 1, selector: 19, tag: "clig", value: 0),
  AppleFeature(type: 1, selector: 20, tag: "hlig", value: 1),
  AppleFeature(type: 1, selector: 21, tag: "hlig", value: 0),
  AppleFeature(type: 6, selector: 0, tag: "tnum", value: 1),
  AppleFeature(type: 6, selector: 1, tag: "pnum", value: 1),
  AppleFeature(type: 10, selector: 1, tag: "sups", value: 1),
  AppleFeature(type: 10, selector: 2, tag: "subs", value: 1),
  AppleFeature(type: 10, selector: 3, tag: "ordn", value: 1),
  AppleFeature(type: 10, selector: 4, tag: "sinf", value: 1),
  AppleFeature(type: 11, selector: 1, tag: "afrc", value: 1),
  AppleFeature(type: 11, selector: 2, tag: "frac", value: 1),
  AppleFeature(type: 14, selector: 4, tag: "zero", value: 1),
  AppleFeature(type: 14, selector: 5, tag: "zero", value: 0),
  AppleFeature(type: 21, selector: 0, tag: "onum", value: 1),
  AppleFeature(type: 21, selector: 1, tag: "lnum", value: 1),
  AppleFeature(type: 22, selector: 0, tag: "pwid", value: 1),
  AppleFeature(type: 22, selector: 2, tag: "hwid", value: 1),
  AppleFeature(type: 22, selector: 1, tag: "fwid", value: 1),
  AppleFeature(type: 33, selector: 0, tag: "case", value: 1),
  AppleFeature(type: 33, selector: 2, tag: "cpsp", value: 1),
  AppleFeature(type: 36, selector: 0, tag: "calt", value: 1),
  AppleFeature(type: 36, selector: 1, tag: "calt", value: 0),
  AppleFeature(type: 36, selector: 2, tag: "swsh", value: 1),
  AppleFeature(type: 36, selector: 3, tag: "swsh", value: 0),
  AppleFeature(type: 37, selector: 1, tag: "smcp", value: 1),
  AppleFeature(type: 37, selector: 2, tag: "pcap", value: 1),
  AppleFeature(type: 38, selector: 1, tag: "c2sc", value: 1),
  AppleFeature(type: 38, selector: 2, tag: "c2pc", value: 1),
]

/// The OpenType features that a type and a selector of Apple's stand for; none where OpenType has
/// no such feature. Stylistic alternatives (type 35) are `ss01` to `ss20`, by pairs of selectors.
func appleFeature(type: Int, selector: Int) -> [FontFeature] {
  if type == 35, selector >= 2, selector <= 41 {
    let number = selector / 2
    let tag = "ss\(number / 10)\(number % 10)"
    return feature(tag, selector % 2 == 0 ? 1 : 0)
  }
  return appleFeatures.first { $0.type == type && $0.selector == selector }
    .map { feature($0.tag, $0.value) } ?? []
}

private func feature(_ tag: String, _ value: UInt32) -> [FontFeature] {
  openTypeTag(tag).map { [FontFeature(tag: $0, value: value)] } ?? []
}
