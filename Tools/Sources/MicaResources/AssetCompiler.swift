// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Asset catalogues → an index and the files that it names.

internal import Foundation
internal import MicaFolders
internal import MicaNib

/// The catalogues of one bundle as one folder.
struct AssetCompiler {
  /// Relative to that folder; the index is the first, so that no limit of the bundle's cuts it.
  private(set) var files: [BundleFile] = []
  var problems: [PortProblem] { warnings.problems }
  private var warnings = WarningList(most: 200)
  private var index = AssetIndex()
  private let mayRead: (String) -> Bool
  private var entries = 0

  private static let mostEntries = 100_000
  private static let mostLevels = 32
  /// Of one Contents.json.
  private static let mostBytes = 4 << 20

  init(_ paths: [String], mayRead: @escaping (String) -> Bool) {
    self.mayRead = mayRead
    for path in paths { addFolder(path, prefix: "", level: 0) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if let data = try? encoder.encode(index) {
      files.insert(BundleFile(place: "index.json", content: .bytes(Array(data))), at: 0)
    }
  }

  private mutating func warn(_ path: String, _ message: String) { warnings.warn(path, message) }

  private mutating func addFolder(_ folder: String, prefix: String, level: Int) {
    ReadLog.note(folder)
    guard mayRead(folder) else {
      return warn(folder, "leads out of the checkout; left out")
    }
    guard level < Self.mostLevels else {
      return warn(folder, "lies more than \(Self.mostLevels) folders deep; left out")
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    var prefix = prefix
    if level > 0, contents(of: folder, isNeeded: false)?.properties?.providesNamespace == true {
      prefix += FolderPath.name(of: folder) + "/"
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      entries += 1
      if entries == Self.mostEntries + 1 {
        warnings.warnOfLimit(
          folder, "the catalogue has more than \(Self.mostEntries) entries")
      }
      guard entries <= Self.mostEntries else { return }
      let path = "\(folder)/\(name)"
      let own = prefix + FolderPath.stem(of: name)
      switch FolderPath.ending(of: name) {
      case "imageset", "launchimage": addImages(path, named: own)
      case "colorset": addColors(path, named: own)
      case "dataset": addData(path, named: own)
      case "appiconset":
        addImages(path, named: own)
      case "symbolset", "spriteatlas", "imagestack", "arresourcegroup", "cubetextureset",
        "brandassets", "iconset", "stickerpack", "complicationset", "stickersiconset", "icon":
        warn(path, ".\(FolderPath.ending(of: name)) isn't read yet; left out")
      default:
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        {
          addFolder(path, prefix: prefix, level: level + 1)
        }
      }
    }
  }

  private mutating func contents(of folder: String, isNeeded: Bool = true) -> AssetContents? {
    let path = folder + "/Contents.json"
    ReadLog.note(path)
    guard mayRead(path), let data = PlainFile.contents(path), data.count <= Self.mostBytes else {
      if isNeeded { warn(path, "there is no Contents.json that can be read") }
      return nil
    }
    do {
      return try JSONDecoder().decode(AssetContents.self, from: data)
    } catch let error as DecodingError {
      warn(path, "this is no Contents.json: \(Self.reason(error))")
    } catch {
      warn(path, "this is no Contents.json")
    }
    return nil
  }

  private static func reason(_ error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context):
      "a value of the wrong kind at "
        + context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        .joined(separator: ".")
    default: "it is no JSON"
    }
  }

  /// Adds a file of a set; its name in the bundle, nil where there is none.
  private mutating func add(file name: String, of folder: String) -> String? {
    let path = FolderPath.joined(folder, name)
    ReadLog.note(path)
    guard !name.contains("/"), mayRead(path) else {
      warn(folder + "/Contents.json", "\(name) lies outside the catalogue; left out")
      return nil
    }
    switch PlainFile.kind(of: path) {
    case .file: break
    case .folder, .other:
      warn(path, "is no regular file; left out")
      return nil
    case .deadLink, .missing:
      warn(folder + "/Contents.json", "there is no file \(name)")
      return nil
    }
    if let problem = ResourceCheck.problem(in: path) { warn(path, problem) }
    let ending = FolderPath.ending(of: name).lowercased()
    let place = "\(files.count)" + (ending.isEmpty ? "" : "." + ending)
    files.append(BundleFile(place: place, content: .copy(path)))
    return place
  }

  // MARK: Images

  private mutating func addImages(_ folder: String, named name: String) {
    guard let contents = contents(of: folder) else { return }
    var image = AssetIndex.Image(rendering: contents.properties?.rendering)
    for row in contents.images ?? [] {
      guard let file = row.filename, !file.isEmpty, isForPhones(row.idiom),
        let place = add(file: file, of: folder)
      else { continue }
      let isVector = place.hasSuffix(".pdf") || place.hasSuffix(".svg")
      image.variants.append(
        AssetIndex.Variant(
          file: place, scale: isVector ? 0 : Self.scale(row.scale),
          meaning: meaning(row), slices: Self.slices(row.resizing),
          alignment: row.alignment?.values))
    }
    if index.images[name] == nil { index.images[name] = image }
  }

  private func isForPhones(_ idiom: String?) -> Bool {
    ["universal", "iphone", "ipad", "ios-marketing", nil].contains(idiom)
  }

  private static func scale(_ text: String?) -> Double {
    guard let text, text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0, scale <= 16
    else { return 1 }
    return scale
  }

  private func meaning(_ row: AssetContents.Image) -> AssetIndex.Meaning? {
    var meaning = AssetIndex.Meaning()
    if row.idiom != "universal" { meaning.idiom = row.idiom }
    add(row.appearances, to: &meaning)
    meaning.direction = row.direction
    meaning.gamut = row.gamut
    meaning.width = row.width
    meaning.height = row.height
    meaning.language = row.locale
    return meaning == AssetIndex.Meaning() ? nil : meaning
  }

  private func add(
    _ appearances: [AssetContents.Appearance]?, to meaning: inout AssetIndex.Meaning
  ) {
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): meaning.isDark = true
      case ("luminosity", "light"): meaning.isDark = false
      case ("contrast", "high"): meaning.hasHighContrast = true
      default: break
      }
    }
  }

  private static func slices(_ resizing: AssetContents.Resizing?) -> AssetIndex.Slices? {
    guard let resizing, let mode = resizing.mode else { return nil }
    var insets = resizing.insets?.values ?? [0, 0, 0, 0]
    // Three parts have two caps.
    if mode == "3-part-horizontal" { (insets[0], insets[2]) = (0, 0) }
    if mode == "3-part-vertical" { (insets[1], insets[3]) = (0, 0) }
    return AssetIndex.Slices(
      insets: insets, center: resizing.center?.mode ?? "stretch", width: resizing.center?.width,
      height: resizing.center?.height)
  }

  // MARK: Colours and data

  private mutating func addColors(_ folder: String, named name: String) {
    guard let contents = contents(of: folder) else { return }
    var colors: [AssetIndex.Color] = []
    for row in contents.colors ?? [] {
      guard let value = row.color, isForPhones(row.idiom) else { continue }
      var meaning = AssetIndex.Meaning()
      if row.idiom != "universal" { meaning.idiom = row.idiom }
      add(row.appearances, to: &meaning)
      meaning.gamut = row.gamut
      var color = AssetIndex.Color(meaning: meaning == AssetIndex.Meaning() ? nil : meaning)
      color.reference = value.reference
      color.space = value.space
      if let components = value.components {
        let names =
          components["white"] != nil ? ["white", "alpha"] : ["red", "green", "blue", "alpha"]
        color.components = names.map { name in
          name == "alpha" ? components[name]?.opacity ?? 1 : components[name]?.value ?? 0
        }
      }
      guard color.reference != nil || color.components != nil else {
        warn(folder + "/Contents.json", "a colour without components")
        continue
      }
      colors.append(color)
    }
    if index.colors[name] == nil { index.colors[name] = colors }
  }

  private mutating func addData(_ folder: String, named name: String) {
    guard let contents = contents(of: folder) else { return }
    var data: [AssetIndex.DataFile] = []
    for row in contents.data ?? [] {
      guard let file = row.filename, isForPhones(row.idiom), let place = add(file: file, of: folder)
      else { continue }
      var meaning = AssetIndex.Meaning()
      if row.idiom != "universal" { meaning.idiom = row.idiom }
      data.append(
        AssetIndex.DataFile(
          file: place, type: row.type, meaning: meaning == AssetIndex.Meaning() ? nil : meaning))
    }
    if index.data[name] == nil { index.data[name] = data }
  }
}
