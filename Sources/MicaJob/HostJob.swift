// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the command asks of a program's host process, and how it travels: as one line of JSON, the
// process's only argument. Docs/host.md tells both sides' part.

internal import FoundationEssentials

/// One job of a host: a verb with what it needs.
///
/// A host answers by its exit code: 0 when the job is done, 1 with a line "Error: …" on standard error
/// when it's refused or fails, `wrongVersion` for a job that it can't read.
public struct HostJob: Codable, Equatable, Sendable {
  /// The form of jobs that this version of Mica writes and reads.
  public static let currentVersion = 5
  /// The exit code of a host that was built for jobs of another form: build it again.
  public static let wrongVersion: Int32 = 70
  /// The exit code of a host whose `MICA_SYSTEM_FONT` names a file that is no font; a line "Error: …" says why.
  public static let badSystemFont: Int32 = 71

  /// What to do.
  public enum Verb: Codable, Equatable, Sendable {
    /// Says what can be shown, on standard output.
    case list(ListJob)
    /// Says of Apple's names which kinds of views and values they are. Needs no program.
    case describe(DescribeJob)
    /// Writes one picture.
    case render(PictureJob)
    /// Writes one film.
    case record(FilmJob)
    /// Writes pictures and films of several programs, and says which on standard output.
    case gallery(GalleryJob)
    /// Shows one program until its standard input ends (Docs/studio-protocol.md).
    case serve(ServeJob)
    /// Runs tests; only for hosts that were built to.
    case test(TestJob)

    enum ListCodingKeys: String, CodingKey { case _0 = "job" }
    enum DescribeCodingKeys: String, CodingKey { case _0 = "job" }
    enum RenderCodingKeys: String, CodingKey { case _0 = "job" }
    enum RecordCodingKeys: String, CodingKey { case _0 = "job" }
    enum GalleryCodingKeys: String, CodingKey { case _0 = "job" }
    enum ServeCodingKeys: String, CodingKey { case _0 = "job" }
    enum TestCodingKeys: String, CodingKey { case _0 = "job" }
  }

  /// The form of this job.
  public let version: Int
  /// What to do.
  public var verb: Verb

  /// A job of the current form.
  public init(_ verb: Verb) {
    version = Self.currentVersion
    self.verb = verb
  }

  /// Reads a job from its text. Throws `HostJobError`.
  public init(text: String) throws(HostJobError) {
    struct Head: Decodable { let version: Int }
    let decoder = JSONDecoder()
    let data = Data(text.utf8)
    guard let head = try? decoder.decode(Head.self, from: data) else { throw .unreadable }
    guard head.version == Self.currentVersion else { throw .otherVersion(head.version) }
    guard let job = try? decoder.decode(HostJob.self, from: data) else { throw .unreadable }
    self = job
  }

  /// The job as one line, its keys in order.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      preconditionFailure("A job holds a number that JSON can't: NaN or infinity.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A job that a host can't take.
public enum HostJobError: Error, Equatable, CustomStringConvertible {
  /// No job in the form of this version.
  case unreadable
  /// A job in the form of another version of Mica.
  case otherVersion(Int)

  /// A sentence for whoever started the host.
  public var description: String {
    switch self {
    case .unreadable:
      "this is a program's host, which 'mica' starts with a job; run 'mica render FOLDER' instead"
    case .otherVersion(let version):
      "this host reads jobs of version \(HostJob.currentVersion), not \(version); build it again"
    }
  }
}
