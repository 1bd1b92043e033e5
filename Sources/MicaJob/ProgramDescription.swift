// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A program by its name: what is shown, how large, what can be set by short names, which pictures
// the gallery has of it. A folder's programs are listed in its mica.json (ProgramFile.swift).

/// What is known about a program before it runs.
public struct ProgramDescription: Equatable, Sendable {
  /// What people type: `vote-buttons`.
  public var name: String
  /// One line about what it shows; empty for a folder that says nothing.
  public var summary: String
  /// The view or view controller that is shown; nil for the app's window, or the only one there is.
  public var show: String?
  /// The screen in points where nobody says another; nil for the host's choice.
  public var size: PointSize?
  /// The seconds that its motion takes; nil for a program that stays as it is.
  public var motion: Double?
  /// What is set before anything that a user sets.
  public var presets: [Setting]
  /// Short names for key paths.
  public var settings: [SettingName]
  /// The file with what is touched in the film, beside the folder's mica.json; nil for nothing.
  public var touchesFile: String?
  /// What that file says, once it was read.
  public var touches: TouchScript?
  /// The pictures in the gallery, at least one; the first is also how the film is set up.
  public var pictures: [Showcase]

  /// A program of which nothing but its name, and perhaps what it shows, is known.
  public init(name: String, summary: String = "", show: String? = nil, size: PointSize? = nil) {
    self.name = name
    self.summary = summary
    self.show = show
    self.size = size
    motion = nil
    presets = []
    settings = []
    pictures = [Showcase()]
  }

  /// The seconds that a film takes when nobody says how many.
  public var filmDuration: Double { motion ?? 1 }

  /// The setting with a short name replaced by the key path that it stands for.
  public func resolve(_ setting: Setting) -> Setting {
    guard let row = settings.first(where: { $0.name == setting.key }) else { return setting }
    return Setting(key: row.key, value: setting.value)
  }
}

/// A short name for something to set.
public struct SettingName: Codable, Equatable, Sendable {
  /// What people type: `percent`.
  public var name: String
  /// What it stands for, from what is shown: `voteButtonsView.percent`.
  public var key: String
  /// Unit and default, for the list.
  public var help: String?

  /// A name for a key path.
  public init(name: String, key: String, help: String? = nil) {
    self.name = name
    self.key = key
    self.help = help
  }
}

/// One picture of a program in the gallery.
public struct Showcase: Equatable, Sendable {
  /// What tells it from the program's other pictures, as a part of the file's name; nil for the
  /// only one.
  public var label: String?
  /// What is set.
  public var settings: [Setting]
  /// The second that is shown.
  public var time: Double
  /// Pixels per point; nil for the gallery's own scale.
  public var scale: Double?
  /// Whether the program's film's fingers have been at it until then; false by default.
  public var isTouched = false
  /// The device, and what its user has chosen.
  public var device: DeviceRequest

  /// A picture at a time.
  public init(
    _ label: String? = nil, settings: [Setting] = [], time: Double = 0, scale: Double? = nil,
    device: DeviceRequest = DeviceRequest()
  ) {
    self.device = device
    self.label = label
    self.settings = settings
    self.time = time
    self.scale = scale
  }
}

extension ProgramDescription: Codable {
  enum CodingKeys: String, CodingKey {
    case name, summary, show, size, motion, settings, pictures
    case presets = "set"
    case touchesFile = "touches"
    case touches = "script"
  }

  /// Reads a program; what is left out is empty, or none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(name: values.decode(String.self, forKey: .name))
    summary = try values.decodeIfPresent(String.self, forKey: .summary) ?? ""
    show = try values.decodeIfPresent(String.self, forKey: .show)
    size = try values.decodeIfPresent(PointSize.self, forKey: .size)
    motion = try values.decodeIfPresent(Double.self, forKey: .motion)
    presets = try values.decodeIfPresent([Setting].self, forKey: .presets) ?? []
    settings = try values.decodeIfPresent([SettingName].self, forKey: .settings) ?? []
    touchesFile = try values.decodeIfPresent(String.self, forKey: .touchesFile)
    touches = try values.decodeIfPresent(TouchScript.self, forKey: .touches)
    let pictures = try values.decodeIfPresent([Showcase].self, forKey: .pictures) ?? []
    if !pictures.isEmpty { self.pictures = pictures }
  }
}

extension Showcase: Codable {
  enum CodingKeys: String, CodingKey {
    case label, scale
    case settings = "set"
    case time = "at"
    case isTouched = "touched"
  }

  /// Reads a picture; what is left out is empty, none, or time 0.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      values.decodeIfPresent(String.self, forKey: .label),
      settings: values.decodeIfPresent([Setting].self, forKey: .settings) ?? [],
      time: values.decodeIfPresent(Double.self, forKey: .time) ?? 0,
      scale: values.decodeIfPresent(Double.self, forKey: .scale),
      device: DeviceRequest(from: decoder))
    isTouched = try values.decodeIfPresent(Bool.self, forKey: .isTouched) ?? false
  }

  /// Writes a picture, its device's keys among its own.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(label, forKey: .label)
    try values.encode(settings, forKey: .settings)
    try values.encode(time, forKey: .time)
    try values.encodeIfPresent(scale, forKey: .scale)
    if isTouched { try values.encode(true, forKey: .isTouched) }
    try device.encode(to: encoder)
  }
}
