// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What can be asked of buttons by name: the rows of the registry.

@_spi(Registration) internal import MicaRuntime

extension UIButton {
  static func keys(_ table: ClassTable<UIButton>) {
    table.initializers("init(type:)", inheritsOthers: true)
    table.property("buttonType", \.buttonType)
    table.property("role", \.role, nib: .key)
    table.property("titleLabel", \.titleLabel)
    table.property("imageView", \.imageView)
    table.property("subtitleLabel", \.subtitleLabel)
    table.property("currentTitle", \.currentTitle)
    table.property("currentTitleColor", \.currentTitleColor)
    table.property("currentPreferredSymbolConfiguration", \.currentPreferredSymbolConfiguration)
    table.property("currentImage", \.currentImage)
    table.property("currentBackgroundImage", \.currentBackgroundImage)
    table.property("currentAttributedTitle", \.currentAttributedTitle)
    table.property("currentTitleShadowColor", \.currentTitleShadowColor)
    table.property("isOpaque", \.isOpaque, inspectable: true, default: false)
    looks(table)
    methods(table)
  }

  private static func looks(_ table: ClassTable<UIButton>) {
    table.property(
      "adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, inspectable: true,
      default: true)
    table.property(
      "adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, inspectable: true, default: true)
    table.property(
      "showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, inspectable: true, default: false)
    table.property(
      "reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted,
      inspectable: true, default: false)
    table.property("contentEdgeInsets", \.contentEdgeInsets, inspectable: true, default: .zero)
    table.property("titleEdgeInsets", \.titleEdgeInsets, inspectable: true, default: .zero)
    table.property("imageEdgeInsets", \.imageEdgeInsets, inspectable: true, default: .zero)
    table.property("configuration", \.configuration)
    table.property("configurationUpdateHandler", \.configurationUpdateHandler)
    table.property(
      "automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration, default: true)
    table.property("menu", \.menu)
    table.property("preferredMenuElementOrder", \.preferredMenuElementOrder, default: .automatic)
    table.property(
      "changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, nib: .key,
      default: false)
  }

  private static func methods(_ table: ClassTable<UIButton>) {
    table.method("setTitle:forState:") { $0.setTitle($1, for: $2) }
    table.method("setTitleColor:forState:") { $0.setTitleColor($1, for: $2) }
    table.method("setImage:forState:") { $0.setImage($1, for: $2) }
    table.method("setBackgroundImage:forState:") { $0.setBackgroundImage($1, for: $2) }
    table.method("setAttributedTitle:forState:") { $0.setAttributedTitle($1, for: $2) }
    table.method("setTitleShadowColor:forState:") { $0.setTitleShadowColor($1, for: $2) }
    table.method("attributedTitleForState:") { $0.attributedTitle(for: $1) }
    table.method("titleShadowColorForState:") { $0.titleShadowColor(for: $1) }
    table.method("setNeedsUpdateConfiguration") { $0.setNeedsUpdateConfiguration() }
    table.method("updateConfiguration") { $0.updateConfiguration() }
    table.method("titleForState:") { $0.title(for: $1) }
    table.method("titleColorForState:") { $0.titleColor(for: $1) }
    table.method("imageForState:") { $0.image(for: $1) }
    table.method("backgroundImageForState:") { $0.backgroundImage(for: $1) }
  }
}
