// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of a font by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIFont: PropertyValue {
  package static var propertyKind: PropertyKind { .font }
}

extension UIFont {
  static func keys(_ table: ClassTable<UIFont>) {
    table.property("familyName", \.familyName)
    table.property("fontName", \.fontName)
    table.property("pointSize", \.pointSize)
    table.property("ascender", \.ascender)
    table.property("descender", \.descender)
    table.property("capHeight", \.capHeight)
    table.property("xHeight", \.xHeight)
    table.property("lineHeight", \.lineHeight)
    table.property("leading", \.leading)
    table.property("fontDescriptor", \.fontDescriptor)
  }
}
