// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// One screen on many devices, in many settings: a snapshot for each combination.

public import MicaFoundation

/// Devices and what their users have chosen. Every combination of what is listed is one snapshot.
public struct SnapshotMatrix {
  /// Devices by the names that stand in those of references.
  public var devices: KeyValuePairs<String, ViewImageConfig>
  /// Light, dark.
  public var styles: [UIUserInterfaceStyle]
  /// Sizes of texts.
  public var contentSizes: [UIContentSizeCategory]
  /// Where lines begin.
  public var directions: [UITraitEnvironmentLayoutDirection]
  /// Languages and regions, by their identifiers: "de_DE".
  public var locales: [String]

  /// A matrix. A list that is left out stays as it is, and doesn't stand in names.
  public init(
    devices: KeyValuePairs<String, ViewImageConfig> = [:], styles: [UIUserInterfaceStyle] = [],
    contentSizes: [UIContentSizeCategory] = [],
    directions: [UITraitEnvironmentLayoutDirection] = [], locales: [String] = []
  ) {
    (self.devices, self.styles, self.contentSizes) = (devices, styles, contentSizes)
    (self.directions, self.locales) = (directions, locales)
  }

  /// One of the combinations.
  struct Cell {
    var words: [String] = []
    var config = ViewImageConfig()
    var traits: [UITraitCollection] = []
    var locale: String?

    var name: String { words.joined(separator: "-") }
  }

  /// All combinations, the last list changing first.
  var cells: [Cell] {
    var cells = [Cell()]
    func each<Value>(_ values: [Value], _ change: (inout Cell, Value) -> Void) {
      guard !values.isEmpty else { return }
      cells = cells.flatMap { cell in
        values.map { value in
          var cell = cell
          change(&cell, value)
          return cell
        }
      }
    }
    each(devices.map { ($0.key, $0.value) }) { cell, device in
      cell.words.append(device.0)
      cell.config = device.1
    }
    each(styles) { cell, style in
      cell.words.append(style == .dark ? "dark" : "light")
      cell.traits.append(UITraitCollection(userInterfaceStyle: style))
    }
    each(contentSizes) { cell, size in
      cell.words.append(size.rawValue.replacing("UICTContentSizeCategory", with: ""))
      cell.traits.append(UITraitCollection(preferredContentSizeCategory: size))
    }
    each(directions) { cell, direction in
      cell.words.append(direction == .rightToLeft ? "rtl" : "ltr")
      cell.traits.append(UITraitCollection(layoutDirection: direction))
    }
    each(locales) { cell, locale in
      cell.words.append(locale)
      cell.locale = locale
    }
    return cells
  }
}

/// Fails the test unless a controller's pictures agree with their references, one for each combination of a matrix.
///
/// `value` is made anew for each of them, with the combination's locale. Names are made of the matrix's words, behind `name`.
public func assertSnapshots(
  of value: @autoclosure () throws -> UIViewController, across matrix: SnapshotMatrix,
  named name: String? = nil, precision: Float = 1, perceptualPrecision: Float = 1,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for cell in matrix.cells {
    let words = [name, cell.name].compactMap { $0 }.filter { !$0.isEmpty }
    let region = ProgramRegion.current
    let old = region.locale
    defer { region.locale = old }
    if let locale = cell.locale { region.locale = Locale(identifier: locale) }
    assertSnapshot(
      of: try value(),
      as: .image(
        on: cell.config, precision: precision, perceptualPrecision: perceptualPrecision,
        traits: UITraitCollection(traitsFrom: cell.traits)),
      named: words.isEmpty ? nil : words.joined(separator: "-"), record: record, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}
