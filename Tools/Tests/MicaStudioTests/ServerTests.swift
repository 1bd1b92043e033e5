// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The server from outside: what it answers, what it refuses, and that nothing ends it.

import Foundation
import MicaBuild
import MicaJob
import Testing

@testable import MicaStudio

/// A studio of a folder that can't be built: the server is what is looked at.
private final class TestStudio {
  let studio: Studio
  let server: StudioServer
  let folder: String
  let token = AddressCheck.newToken()
  var host: String { "127.0.0.1:\(server.port)" }

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/mica-studio-\(UUID().uuidString)"
    let page = folder + "/page"
    try FileManager.default.createDirectory(atPath: page, withIntermediateDirectories: true)
    try "<html>".write(toFile: page + "/index.html", atomically: true, encoding: .utf8)
    try "secret".write(toFile: folder + "/secret.txt", atomically: true, encoding: .utf8)
    try Data([1]).write(to: URL(fileURLWithPath: folder + "/made.png"))
    let environment = [
      "MICA_HOME": folder, "MICA_LIBRARIES": folder, "PATH": "/nowhere:/usr/bin:/bin",
      "MICA_CACHE": folder + "/cache",
    ]
    FileManager.default.createFile(atPath: folder + "/libMicaHost.so", contents: nil)
    FileManager.default.createFile(
      atPath: folder + "/swiftc", contents: nil, attributes: [.posixPermissions: 0o755])
    let build = ProgramBuild(
      installation: try Installation(
        environment: environment.merging(["PATH": folder]) { $1 }),
      cache: try BuildCache(environment: environment))
    let program = ProgramDescription(name: "nothing", show: nil)
    studio = Studio(
      Studio.Project(folder: folder, target: nil, showing: Showing(program), name: "nothing"),
      build: build, folder: folder)
    let token = token
    server = try StudioServer(
      address: "127.0.0.1", port: 0, files: PageFiles(page: page, folder: folder), studio: studio
    ) { AddressCheck(token: token, port: $0) }
  }

  deinit {
    server.close()
    try? FileManager.default.removeItem(atPath: folder)
  }

  func status(_ path: String, host: String? = nil, headers: [String] = []) -> Int? {
    SocketClient(port: server.port)?.status(of: path, host: host ?? self.host, headers: headers)
  }

  /// A page that has said hello.
  func page() throws -> SocketClient {
    let client = try #require(SocketClient(port: server.port))
    #expect(client.upgrade("/socket?token=\(token)", host: host, origin: "http://\(host)"))
    client.send(#"{"hello":{"version":1}}"#)
    _ = try #require(client.text(beginning: #"{"project""#))
    return client
  }
}

extension String {
  /// The time that a message about the clock tells.
  fileprivate var seeks: Double? {
    guard hasPrefix(#"{"clock""#),
      let report = try? JSONDecoder().decode(
        PageReport.self, from: Data(utf8)), case .clock(let time, _, _, _) = report
    else { return nil }
    return time
  }
}

@Suite(.serialized)
struct ServerTests {
  @Test func thePageIsGivenToWhoHasItsAddress() throws {
    let studio = try TestStudio()
    #expect(studio.status("/?token=\(studio.token)") == 200)
    #expect(studio.status("/") == 403)
    #expect(
      studio.status(
        "/", headers: ["Cookie: a=b; mica-studio-\(studio.server.port)=\(studio.token)"])
        == 200)
    #expect(studio.status("/?token=\(studio.token)", host: "evil.example") == 403)
    #expect(studio.status("/made/made.png?token=\(studio.token)") == 200)
  }

  @Test func aBinaryMessageClosesTheSocketWithItsReason() throws {
    let studio = try TestStudio()
    let page = try studio.page()
    page.send([1, 2, 3], opcode: 2)
    var last: (opcode: UInt8, bytes: [UInt8])?
    while let message = page.receive() {
      last = message
      if message.opcode == 8 { break }
    }
    #expect(last?.opcode == 8 && last?.bytes == [0x03, 0xEB])
  }

  @Test func nothingElseIsRead() throws {
    let studio = try TestStudio()
    for path in [
      "/made/secret.txt", "/made/../secret.txt", "/../secret.txt", "/secret.txt", "/made/",
      "/made/%2e%2e/secret.txt",
      "/made/page/index.html", "//made.png", "/made/.png",
    ] {
      #expect(studio.status("\(path)?token=\(studio.token)") == 404, "\(path)")
    }
  }

  @Test func socketsOfOtherPagesAreRefused() throws {
    let studio = try TestStudio()
    let path = "/socket?token=\(studio.token)"
    for (path, host, origin) in [
      (path, studio.host, "http://evil.example"), (path, "evil.example", "http://\(studio.host)"),
      ("/socket", studio.host, "http://\(studio.host)"),
    ] {
      let client = try #require(SocketClient(port: studio.server.port))
      #expect(!client.upgrade(path, host: host, origin: origin))
    }
  }

  @Test func aMessageThatIsTooLongEndsItsPageAlone() throws {
    let studio = try TestStudio()
    let (long, other) = (try studio.page(), try studio.page())
    long.send([UInt8](repeating: 32, count: PageMessage.longest + 1))
    while let frame = long.receive() { if frame.opcode == 8 { break } }
    other.send(#"{"seek":{"time":2}}"#)
    #expect(other.text(beginning: #"{"clock":{"latest":0,"time":2"#) != nil)
  }

  @Test func nonsenseIsAnsweredAndEndsNothing() throws {
    let studio = try TestStudio()
    let page = try studio.page()
    let known = [
      #"{"seek":{"time":1}}"#, #"{"play":{"speed":2}}"#, #"{"pause":{}}"#, #"{"undo":{}}"#,
      #"{"input":{"it":{"touch":{"it":{"action":"down","finger":0,"x":1,"y":2}}}}}"#,
      #"{"devices":{"it":[{"device":"iPhone 15"}]}}"#, #"{"seen":{"canvas":1,"frame":9}}"#,
      #"{"loop":{"range":[0,1]}}"#,
      #"{"film":{"canvas":1,"format":"mp4","from":0,"to":1,"framesPerSecond":9}}"#,
      #"{"keep":{"it":{"node":"0","setting":"a=b"}}}"#, #"{"overview":{}}"#, #"{"restart":{}}"#,
      #"{"tree":{"canvas":1}}"#, #"{"inspect":{"canvas":1,"node":"0/1"}}"#, #"{"unkeep":{}}"#,
      #"{"pick":{"canvas":1,"x":10,"y":20}}"#, #"{"layers":{"canvas":1}}"#,
      #"{"tracks":{"canvas":1,"since":0.5}}"#, #"{"performance":{"canvas":1}}"#,
      #"{"animations":{"canvas":1}}"#, #"{"picture":{"canvas":1,"scale":2}}"#,
      #"{"subject":{"it":{"scene":"Main","type":"A"}}}"#, #"{"hello":{"version":1}}"#,
      #"{"input":{"it":{"text":{"it":"abc"}}}}"#, #"{"input":{"it":{"key":{"it":"return"}}}}"#,
      #"{"input":{"it":{"edit":{"it":{"node":"0","setting":"alpha=0.5"}}}}}"#,
      #"{"input":{"it":{"timing":{"it":{"node":"0","key":"a","begin":1,"curve":[0,0,1,1]}}}}}"#,
      #"{"restore":{"it":{"subject":{},"devices":[{}],"inputs":[],"time":3}}}"#,
    ]
    let count = ProcessInfo.processInfo.environment["MICA_FUZZ"].flatMap { Int($0) } ?? 2_000
    var state: UInt64 = 1
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for number in 0..<count {
      var bytes = Array(known[next(known.count)].utf8)
      for _ in 0..<next(4) {
        switch next(3) {
        case 0: bytes[next(bytes.count)] = UInt8(next(256))
        case 1: bytes.remove(at: next(bytes.count))
        default: bytes.insert(UInt8(next(128)), at: next(bytes.count))
        }
      }
      page.send(bytes)
      // Answers are read now and then, as a page does.
      if number % 64 == 63 {
        let time = Double(number) / 1_000_000 * 80_000
        page.send(#"{"pause":{}}"#)
        page.send(#"{"seek":{"time":\#(time)}}"#)
        try #require(page.text { $0.seeks == time }, "after \(number)")
      }
    }
    let fresh = try studio.page()
    fresh.send(#"{"seek":{"time":5}}"#)
    #expect(fresh.text(beginning: #"{"clock""#) != nil)
  }

  @Test func aPageThatOnlySendsWaitsForTheStudio() throws {
    let studio = try TestStudio()
    let (page, other) = (try studio.page(), try studio.page())
    // Refused each, and nothing is read: neither side may keep the other one's messages without end.
    let sender = Thread { for _ in 0..<50_000 { page.send("no message") } }
    sender.start()
    for time in 1...20 {
      other.send(#"{"seek":{"time":\#(time)}}"#)
      #expect(other.text { $0.seeks == Double(time) })
    }
    while !sender.isFinished { usleep(1_000) }
  }

  @Test func pagesComeAndGo() throws {
    let studio = try TestStudio()
    for _ in 0..<20 { _ = try studio.page() }
    let (one, two) = (try studio.page(), try studio.page())
    one.send(#"{"seek":{"time":3}}"#)
    #expect(two.text(beginning: #"{"clock":{"latest":0,"time":3"#) != nil)
  }
}
