// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// Answers requests for files.

import NIOCore
import NIOHTTP1

/// One connection that asks for files.
final class RequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let files: PageFiles
  private let rules: AddressCheck
  private var head: HTTPRequestHead?

  init(_ files: PageFiles, _ rules: AddressCheck) { (self.files, self.rules) = (files, rules) }

  /// Why a request isn't answered; nil for one of our own page's.
  static func refusal(
    of head: HTTPRequestHead, by rules: AddressCheck, isSocket: Bool
  ) -> AddressCheck.Refusal? {
    do {
      let cookie = head.headers["cookie"].flatMap { $0.split(separator: ";") }
        .map { $0.drop { $0 == " " } }.first { $0.hasPrefix(Self.cookie(rules)) }
        .map { String($0.dropFirst(Self.cookie(rules).count)) }
      try rules.check(
        host: head.headers.first(name: "host"), origin: head.headers.first(name: "origin"),
        token: RequestPath(head.uri).token ?? cookie, isSocket: isSocket)
      return nil
    } catch {
      return error
    }
  }

  /// The page's own files are asked for without a query: by then the browser has the token as a cookie.
  private static func cookie(_ rules: AddressCheck) -> String { "mica-studio-\(rules.port)=" }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): self.head = head
    case .body: break
    case .end:
      guard let head else { return }
      self.head = nil
      answer(head, context)
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }

  private func answer(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
    if let refusal = Self.refusal(of: head, by: rules, isSocket: false) {
      let words =
        refusal == .noToken ? "Open the address that mica studio printed, with its token." : "No."
      return respond(.forbidden, type: "text/plain", bytes: Array(words.utf8), to: head, context)
    }
    guard head.method == .GET || head.method == .HEAD else {
      return respond(
        .methodNotAllowed, type: "text/plain", bytes: Array("GET only.".utf8), to: head, context)
    }
    guard let file = files.file(at: RequestPath(head.uri).path) else {
      return respond(
        .notFound, type: "text/plain", bytes: Array("There is no such file.".utf8), to: head,
        context)
    }
    respond(.ok, type: file.type, bytes: file.bytes, to: head, context)
  }

  private func respond(
    _ status: HTTPResponseStatus, type: String, bytes: [UInt8], to request: HTTPRequestHead,
    _ context: ChannelHandlerContext
  ) {
    var headers = HTTPHeaders()
    headers.add(name: "content-type", value: type)
    headers.add(name: "content-length", value: "\(bytes.count)")
    headers.add(name: "cache-control", value: "no-store")
    headers.add(name: "x-content-type-options", value: "nosniff")
    headers.add(name: "referrer-policy", value: "no-referrer")
    headers.add(name: "cross-origin-resource-policy", value: "same-origin")
    headers.add(
      name: "content-security-policy",
      value: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
        + "media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
        + "frame-ancestors 'none'")
    if status == .ok, RequestPath(request.uri).token != nil {
      headers.add(
        name: "set-cookie",
        value: "\(Self.cookie(rules))\(rules.token); Path=/; HttpOnly; SameSite=Strict")
    }
    let head = HTTPResponseHead(version: request.version, status: status, headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    if request.method != .HEAD {
      context.write(
        wrapOutboundOut(.body(.byteBuffer(context.channel.allocator.buffer(bytes: bytes)))),
        promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    if !request.isKeepAlive { context.close(promise: nil) }
  }
}
