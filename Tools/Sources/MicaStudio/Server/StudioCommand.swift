// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// `mica studio`.

import ArgumentParser
import Foundation
import MicaBuild
import MicaCommand
import MicaJob

/// Opens a project in the browser.
package struct StudioCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "studio",
    abstract: "Show a program live in the browser: touch it, edit it, move its time.",
    discussion: "Prints an address of this machine, and runs until it is interrupted.")

  @OptionGroup package var stage: StageOptions

  @Option(
    name: .long,
    help: ArgumentHelp("The port. (default: one that is free)", valueName: "number"))
  package var port = 0

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The address to listen on; others than this machine's let the network in.",
      valueName: "address"))
  package var address = "127.0.0.1"

  @Flag(name: .long, help: "Open the page with xdg-open.")
  package var open = false

  @OptionGroup package var folder: FolderOptions
  @OptionGroup package var stubs: StubOptions

  package init() {}

  package func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("'\(port)' is no port from 0 to 65535")
    }
  }

  package func run() throws {
    let found = try FoundProgram(stage.name, show: stage.show)
    let environment = ProcessInfo.processInfo.environment
    let build = try self.folder.build(stubs)
    let showing = try stage.showing(found.description, in: found.folder)
    let folder = URL(fileURLWithPath: found.folder).standardizedFileURL.path
    let own = try PrivateFolder(prefix: "mica-studio")
    let made = own.path
    let studio = Studio(
      Studio.Project(
        folder: folder, target: self.folder.target, showing: showing, name: found.description.name),
      build: build, folder: made)
    let token = AddressCheck.newToken()
    let names = address == "127.0.0.1" ? [] : [address]
    let server = try StudioServer(
      address: address, port: port,
      files: PageFiles(page: Installation.home(environment) + "/Tools/Page", folder: made),
      studio: studio
    ) { AddressCheck(token: token, port: $0, names: names) }
    let place = "http://\(address):\(server.port)/?token=\(token)"
    FileHandle.standardOutput.write(Data("Mica Studio: \(place)\n".utf8))
    let watch = FolderWatch(folder) { studio.filesChanged() }
    if watch == nil { Terminal.print("note: the folder can't be watched; reload by hand") }
    studio.start()
    if open { Self.openPage(place) }
    Self.waitForEnd()
    server.close()
    own.remove()
  }

  private static func openPage(_ place: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", place]
    try? process.run()
  }

  /// Until somebody interrupts it.
  private static func waitForEnd() {
    let ended = DispatchSemaphore(value: 0)
    signal(SIGPIPE, SIG_IGN)
    let sources = [SIGINT, SIGTERM, SIGHUP].map { ending in
      signal(ending, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: ending, queue: .global())
      source.setEventHandler { ended.signal() }
      source.resume()
      return source
    }
    ended.wait()
    for source in sources { source.cancel() }
  }
}
