// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The options that `render` and `record` share: which program, on what device.

import ArgumentParser
import Foundation
import MicaFolders
import MicaJob

/// A program and the device that shows it, as typed.
package struct StageOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A folder of iOS source, or the name of one of Mica's examples ('mica list' shows them).",
      valueName: "folder"))
  package var name: String

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The view or view controller to show, or a name of the folder's mica.json. "
        + "(default: the app's window, or the only one there is)",
      valueName: "type"))
  package var show: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A scene to show: Storyboard/Identifier, Storyboard for its initial one, or a nib's name.",
      valueName: "name"))
  package var scene: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "A preview to show: its title, its type, its file's name, or Card/2 for the second of a type or file.",
      valueName: "name"))
  package var preview: String?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "The screen's size in points, both sides above 0. (default: the program's own)",
      valueName: "WxH"),
    transform: StageOptions.size)
  package var size: PointSize?

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point: 1, 2 or 3 as on devices; any number above 0 works. "
        + "(default: the device's own, or 2)",
      valueName: "number"),
    transform: StageOptions.scale)
  package var scale: Double?

  @OptionGroup package var device: DeviceOptions

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Set one of the program's properties after the first layout and before time 0. Repeatable.",
      valueName: "key=value"),
    transform: StageOptions.setting)
  package var settings: [Setting] = []

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "Paint the screen below the views: \(ColorText.syntax). "
        + "(default: none; a PNG is transparent, a film lies over black)",
      valueName: "colour"),
    transform: StageOptions.color)
  package var background: ColorText?

  @Flag(
    name: .long,
    help: "Antialias the edges of rotated and unaligned layers; by default they are hard.")
  package var smoothEdges = false

  @Option(
    name: .long, parsing: .unconditional,
    help: ArgumentHelp(
      "Workers that draw, 1 to \(StageOptions.mostThreads). The pixels don't depend on it. "
        + "(default: the machine's cores)",
      valueName: "count"),
    transform: StageOptions.threads)
  package var threads: Int?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What is touched and typed, an event a line: at 0.5 drag 200,600 -> 200,100 for 0.3.",
      valueName: "file"))
  package var touches: String?

  @Flag(name: .long, help: "Show the fingers that touch the screen.")
  package var showTouches = false

  @Flag(name: .long, help: "Draw a plain keyboard where iOS shows its own.")
  package var keyboard = false

  @Flag(
    name: .long,
    help:
      "Show views as Interface Builder does: those of the program get prepareForInterfaceBuilder()."
  )
  package var designer = false

  static let mostThreads = 256

  package init() {}

  /// What these options ask for.
  ///
  /// Throws `ProgramFileError` for touches that can't be read.
  package func showing(_ program: ProgramDescription, in folder: String) throws -> Showing {
    var showing = Showing(program)
    showing.scene = scene
    showing.preview = preview
    showing.size = size
    showing.scale = scale
    showing.device = device.request
    showing.settings = settings
    showing.background = background
    showing.smoothEdges = smoothEdges
    showing.threads = threads
    showing.touches = try touches.map { try TouchScript(path: Self.place($0, in: folder)) }
    showing.showsTouches = showTouches
    showing.showsKeyboard = keyboard
    showing.isDesigned = designer
    return showing
  }

  /// A file as typed, or else one that lies beside the program's sources.
  private static func place(_ file: String, in folder: String) -> String {
    let inFolder = "\(folder)/\(file)"
    ReadLog.note(file)
    ReadLog.note(inFolder)
    let isThere = FileManager.default.fileExists(atPath: file)
    return !isThere && FileManager.default.fileExists(atPath: inFolder) ? inFolder : file
  }

  /// The part of `--help` about `--set`.
  static let settingsHelp = """
    --set takes a short name of the folder's mica.json, a property of what is shown (percent=0.7), \
    or a path of properties (voteButtonsView.percent=0.7); 'mica list FOLDER' shows them all. A \
    colour is \(ColorText.syntax).
    """

  static func size(_ text: String) throws -> PointSize {
    guard let size = PointSize(text) else {
      throw ValidationError("'\(text)' is no size such as 320x200, with both sides above 0 points")
    }
    return size
  }

  static func scale(_ text: String) throws -> Double {
    guard let scale = Double(text), scale.isFinite, scale > 0 else {
      throw ValidationError("'\(text)' is no scale; it is a number above 0, such as 1, 2 or 3")
    }
    return scale
  }

  private static func setting(_ text: String) throws -> Setting {
    guard let setting = Setting(text) else {
      throw ValidationError("'\(text)' sets nothing; write key=value")
    }
    return setting
  }

  private static func color(_ text: String) throws -> ColorText {
    guard let color = ColorText(text) else {
      throw ValidationError("'\(text)' is no colour; write \(ColorText.syntax)")
    }
    return color
  }

  private static func threads(_ text: String) throws -> Int {
    guard let count = Int(text), (1...mostThreads).contains(count) else {
      throw ValidationError("'\(text)' is no number of workers from 1 to \(mostThreads)")
    }
    return count
  }
}

/// Seconds and rates as typed.
enum NumberOption {
  /// A finite number; the ranges are checked by those who use it.
  static func read(_ text: String) throws -> Double {
    guard let number = Double(text), number.isFinite else {
      throw ValidationError("'\(text)' is no number")
    }
    return number
  }
}
