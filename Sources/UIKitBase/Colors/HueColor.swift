// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The hexagonal hue model behind UIColor's hue initialiser and reader.

import CoreGraphics

/// A colour as hue, saturation and brightness, each 0 ... 1.
struct HueColor {
  let hue: CGFloat
  let saturation: CGFloat
  let brightness: CGFloat

  /// Components outside 0 ... 1 are limited to it; NaN counts as 0.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    self.hue = unit(hue)
    self.saturation = unit(saturation)
    self.brightness = unit(brightness)
  }

  /// The model of an RGB colour; a grey has hue 0 and saturation 0.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let brightest = max(red, green, blue)
    let spread = brightest - min(red, green, blue)
    brightness = brightest
    saturation = brightest > 0 ? spread / brightest : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    var sector: CGFloat
    if brightest == red {
      sector = (green - blue) / spread
    } else if brightest == green {
      sector = (blue - red) / spread + 2
    } else {
      sector = (red - green) / spread + 4
    }
    if sector < 0 { sector += 6 }
    hue = sector / 6
  }

  /// The colour's RGB components.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let position = hue * 6
    let sector = position.rounded(.down)
    let fraction = position - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) % 6 {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}
