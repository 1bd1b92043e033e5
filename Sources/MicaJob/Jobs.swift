// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The jobs, each with everything that its verb needs.

/// What to show, and on which device.
public struct Showing: Codable, Equatable, Sendable {
  /// The program: what is shown, and what is known about it.
  public var program: ProgramDescription
  /// The storyboard's scene, or the nib, to show in the place of the program's own beginning:
  /// `Storyboard/Identifier`, `Storyboard`, `Nib`.
  public var scene: String?
  /// The preview to show in the place of the program's own beginning, by a name of `mica list`; nil, as older commands say it,
  /// for none.
  public var preview: String?
  /// The screen in points; nil for the device's or the program's own size.
  public var size: PointSize?
  /// The device, and what its user has chosen.
  public var device = DeviceRequest()
  /// Pixels per point; nil for the device's own, or 2.
  public var scale: Double?
  /// What to set after the first layout and before time 0, in order, after the program's own.
  public var settings: [Setting] = []
  /// Painted below the views; nil leaves pictures transparent and films black.
  public var background: ColorText?
  /// Antialiases the edges of rotated and unaligned layers.
  public var smoothEdges = false
  /// The workers that draw; nil for the machine's cores. Pixels don't depend on it.
  public var threads: Int?
  /// What is touched and typed.
  public var touches: TouchScript?
  /// Shows the fingers that are down.
  public var showsTouches = false
  /// Draws a plain keyboard where iOS shows its own; nil, as older commands say it, for no.
  public var showsKeyboard: Bool?
  /// Shows views as Interface Builder does: designable ones get `prepareForInterfaceBuilder()`; nil for no.
  public var isDesigned: Bool?

  /// The program on a screen of its own size, with two pixels per point.
  public init(_ program: ProgramDescription) {
    self.program = program
  }
}

/// Says what can be shown.
public struct ListJob: Codable, Equatable, Sendable {
  /// What the folder says about its programs.
  public var programs: [ProgramDescription]

  /// A list with the folder's own names.
  public init(programs: [ProgramDescription] = []) {
    self.programs = programs
  }
}

/// One picture.
public struct PictureJob: Codable, Equatable, Sendable {
  /// What to show.
  public var showing: Showing
  /// The virtual time in seconds.
  public var time: Double
  /// The file, whose name ends in .png; relative to the host's working folder.
  public var output: String
  /// Prints what users who hear the screen would come to; nil, as older commands say it, for no.
  public var printsAccessibility: Bool?
  /// Whether frames, ambiguous views and broken constraints are printed.
  public var reportsLayout = false

  /// A picture of `showing` at a time.
  public init(_ showing: Showing, time: Double = 0, output: String) {
    self.showing = showing
    self.time = time
    self.output = output
  }
}

/// One film.
public struct FilmJob: Codable, Equatable, Sendable {
  /// What to show.
  public var showing: Showing
  /// Seconds; nil for the program's motion, or 1.
  public var duration: Double?
  /// Frames per second.
  public var framesPerSecond: Double
  /// The file or folder, whose name says the format; relative to the host's working folder.
  public var output: String

  /// A film of `showing`.
  public init(
    _ showing: Showing, duration: Double? = nil, framesPerSecond: Double = 60, output: String
  ) {
    self.showing = showing
    self.duration = duration
    self.framesPerSecond = framesPerSecond
    self.output = output
  }
}

/// The gallery's part of one folder's programs. The host writes the files and prints a
/// `GalleryReport`.
public struct GalleryJob: Codable, Equatable, Sendable {
  /// The programs, in order.
  public var programs: [ProgramDescription]
  /// Pixels per point, where a picture doesn't say.
  public var scale: Double
  /// Where to write; it exists.
  public var folder: String
  /// The function of a preview that is shown in the place of the one program, with a picture for each that it has; nil for the
  /// programs themselves.
  public var preview: String?

  /// Pictures and films of `programs` in `folder`.
  public init(_ programs: [ProgramDescription], scale: Double = 2, folder: String) {
    self.programs = programs
    self.scale = scale
    self.folder = folder
  }
}
