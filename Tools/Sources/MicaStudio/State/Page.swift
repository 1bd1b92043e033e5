// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// What the studio sends to a page, and how much of it waits.

import NIOCore
import NIOWebSocket
import Synchronization

/// A page that is open. Messages go out from any thread.
package final class Page: Sendable {
  /// The most bytes that wait for a page which doesn't read. One that is that far behind is let go: opened again, it gets
  /// all that there is.
  private static let mostBytes = 256 << 20
  /// The most messages of a page that wait for the studio; what comes then waits in the network.
  private static let mostMessages = 256

  private let channel: any Channel
  private let waitingBytes = Atomic<Int>(0)
  private let waitingMessages = Atomic<Int>(0)

  init(_ channel: any Channel) { self.channel = channel }

  /// Whether what was sent is taken; a network that stalls doesn't.
  var isTaking: Bool { channel.isWritable }

  func send(_ report: PageReport) {
    send(.text, Array(report.text.utf8))
  }

  func send(frame: [UInt8]) { send(.binary, frame) }

  private func send(_ kind: WebSocketOpcode, _ bytes: [UInt8]) {
    let count = bytes.count
    guard waitingBytes.add(count, ordering: .relaxed).newValue <= Self.mostBytes else {
      return close()
    }
    let frame = WebSocketFrame(fin: true, opcode: kind, data: ByteBuffer(bytes: bytes))
    channel.writeAndFlush(frame).whenComplete { [self] _ in
      waitingBytes.subtract(count, ordering: .relaxed)
    }
  }

  func close() { channel.close(promise: nil) }

  /// A message of the page's goes to the studio; on the channel's own thread.
  func willHandle() {
    guard waitingMessages.add(1, ordering: .relaxed).newValue >= Self.mostMessages else { return }
    channel.setOption(.autoRead, value: false).whenComplete { _ in }
  }

  /// The studio has done what a message asks for.
  func didHandle() {
    guard waitingMessages.subtract(1, ordering: .relaxed).newValue == Self.mostMessages / 2 else {
      return
    }
    channel.setOption(.autoRead, value: true).whenComplete { _ in }
  }
}
