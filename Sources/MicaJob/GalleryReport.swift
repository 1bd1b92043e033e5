// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What a host wrote for the gallery: the material of its page.

internal import FoundationEssentials

/// The files of one folder's programs.
public struct GalleryReport: Codable, Equatable, Sendable {
  /// The programs, in the job's order.
  public var entries: [Entry]

  /// One program's pictures and its film.
  public struct Entry: Codable, Equatable, Sendable {
    /// The program's name.
    public var name: String
    /// One line about what it shows.
    public var summary: String
    /// Of the first picture, in points.
    public var size: PointSize
    /// At least one.
    public var pictures: [Picture]
    /// The film's file name; nil for a program that stays as it is.
    public var film: String?
    /// The commands that make the pictures and the film again.
    public var commands: [String]

    /// An entry by its parts.
    public init(
      name: String, summary: String, size: PointSize, pictures: [Picture], film: String?,
      commands: [String]
    ) {
      self.name = name
      self.summary = summary
      self.size = size
      self.pictures = pictures
      self.film = film
      self.commands = commands
    }
  }

  /// One picture.
  public struct Picture: Codable, Equatable, Sendable {
    /// The file's name.
    public var file: String
    /// What tells it from the program's other pictures; nil for the only one.
    public var label: String?
    /// The second that is shown.
    public var time: Double
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int

    /// A picture by its parts.
    public init(file: String, label: String?, time: Double, width: Int, height: Int) {
      self.file = file
      self.label = label
      self.time = time
      self.width = width
      self.height = height
    }
  }

  /// A report of these entries.
  public init(entries: [Entry]) {
    self.entries = entries
  }

  /// Reads the line that a host printed; nil for anything else.
  public init?(text: String) {
    guard let report = try? JSONDecoder().decode(GalleryReport.self, from: Data(text.utf8)) else {
      return nil
    }
    self = report
  }

  /// The report as one line.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("A report holds a number that JSON can't: NaN or infinity.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
