// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A page's socket.

import Foundation
import NIOCore
import NIOWebSocket
import Synchronization

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
      guard let page else { return }
      page.willHandle()
      studio.receive(data, from: page) { page.didHandle() }
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose:
      let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer())
      context.writeAndFlush(wrapOutboundOut(close), promise: nil)
      context.close(promise: nil)
    case .pong: break
    default:
      // 1003: data of a kind that the server doesn't take (RFC 6455, 7.4.1).
      var reason = ByteBuffer()
      reason.writeInteger(UInt16(1003))
      let close = WebSocketFrame(fin: true, opcode: .connectionClose, data: reason)
      context.writeAndFlush(wrapOutboundOut(close)).assumeIsolated().whenComplete { _ in
        context.close(promise: nil)
      }
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
