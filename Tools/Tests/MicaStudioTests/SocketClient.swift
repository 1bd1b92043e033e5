// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A page without a browser: a socket by hand.

import Foundation
import Glibc

/// One connection to a studio.
final class SocketClient: @unchecked Sendable {
  private let file: Int32
  private var waiting: [UInt8] = []

  /// Connects to a port of this machine; reads give up after some seconds.
  init?(port: Int, patience: Int = 20) {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var limit = timeval(tv_sec: patience, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) == 0 }
    }
    if !isOpen { return nil }
  }

  deinit { close(file) }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The status of a request for a path.
  func status(
    of path: String, host: String, headers: [String] = []
  ) -> Int? {
    let lines = ["GET \(path) HTTP/1.1", "Host: \(host)"] + headers + ["", ""]
    write(Array(lines.joined(separator: "\r\n").utf8))
    guard let head = head() else { return nil }
    return head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  /// Becomes a socket; whether the studio agrees.
  func upgrade(_ path: String, host: String, origin: String) -> Bool {
    status(
      of: path, host: host,
      headers: [
        "Connection: Upgrade", "Upgrade: websocket", "Origin: \(origin)",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      ]) == 101
  }

  private func head() -> String? {
    while true {
      if let end = waiting.firstRange(of: Array("\r\n\r\n".utf8)) {
        defer { waiting.removeFirst(end.upperBound) }
        return String(decoding: waiting[..<end.lowerBound], as: UTF8.self)
      }
      guard fill() else { return nil }
    }
  }

  private func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = recv(file, &chunk, chunk.count, 0)
    if count <= 0 { return false }
    waiting += chunk[..<count]
    return true
  }

  /// Sends a frame, masked as pages do.
  func send(_ bytes: [UInt8], opcode: UInt8 = 1) {
    var frame: [UInt8] = [0x80 | opcode]
    switch bytes.count {
    case ..<126: frame.append(0x80 | UInt8(bytes.count))
    case ..<65_536:
      frame += [0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
    default:
      frame += [0x80 | 127] + (0..<8).reversed().map { UInt8(bytes.count >> (8 * $0) & 255) }
    }
    frame += [1, 2, 3, 4]
    frame += bytes.enumerated().map { $0.element ^ UInt8($0.offset % 4 + 1) }
    write(frame)
  }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// The next frame; nil where the studio closes or says nothing.
  func receive() -> (opcode: UInt8, bytes: [UInt8])? {
    guard need(2) else { return nil }
    var (length, head) = (Int(waiting[1] & 127), 2)
    if length == 126 {
      guard need(4) else { return nil }
      (length, head) = (Int(waiting[2]) << 8 | Int(waiting[3]), 4)
    } else if length == 127 {
      guard need(10) else { return nil }
      length = (2..<10).reduce(0) { $0 << 8 | Int(waiting[$1]) }
      head = 10
    }
    guard need(head + length) else { return nil }
    defer { waiting.removeFirst(head + length) }
    return (waiting[0] & 15, Array(waiting[head..<head + length]))
  }

  private func need(_ count: Int) -> Bool {
    while waiting.count < count { if !fill() { return false } }
    return true
  }

  /// Reads until a text of which something holds; whether there was one.
  func text(where holds: (String) -> Bool) -> Bool {
    while let frame = receive() {
      if frame.opcode == 1, holds(String(decoding: frame.bytes, as: UTF8.self)) { return true }
    }
    return false
  }

  /// Reads until a text that begins so.
  func text(beginning start: String) -> String? {
    while let frame = receive() {
      let text = String(decoding: frame.bytes.prefix(1 << 20), as: UTF8.self)
      if frame.opcode == 1, text.hasPrefix(start) { return text }
    }
    return nil
  }
}
