// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A page's socket.

import Foundation
import NIOCore
import NIOWebSocket

/// A page that is open. Messages go out from any thread.
package final class Page: Sendable {
  private let channel: any Channel

  init(_ channel: any Channel) { self.channel = channel }

  /// Whether what was sent is taken; a network that stalls doesn't.
  var isTaking: Bool { channel.isWritable }

  func send(_ report: PageReport) {
    send(.text, Array(report.text.utf8))
  }

  func send(frame: [UInt8]) { send(.binary, frame) }

  private func send(_ kind: WebSocketOpcode, _ bytes: [UInt8]) {
    let frame = WebSocketFrame(fin: true, opcode: kind, data: ByteBuffer(bytes: bytes))
    channel.writeAndFlush(frame, promise: nil)
  }

  func close() { channel.close(promise: nil) }
}

/// Takes a socket's frames apart.
final class SocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let studio: Studio
  private var page: Page?

  init(_ studio: Studio) { self.studio = studio }

  func handlerAdded(context: ChannelHandlerContext) {
    let page = Page(context.channel)
    self.page = page
    studio.add(page)
  }

  func channelInactive(context: ChannelHandlerContext) {
    if let page { studio.remove(page) }
    page = nil
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text:
      var bytes = frame.unmaskedData
      let data = Data(bytes.readBytes(length: bytes.readableBytes) ?? [])
      if let page { studio.receive(data, from: page) }
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose:
      let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer())
      context.writeAndFlush(wrapOutboundOut(close), promise: nil)
      context.close(promise: nil)
    case .pong: break
    default:
      // Binary messages mean nothing here.
      context.close(promise: nil)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
