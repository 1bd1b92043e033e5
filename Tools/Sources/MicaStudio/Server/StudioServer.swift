// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The web server: the page's files, and a socket for each page. SwiftNIO, since Hummingbird's sockets aren't among the
// packages that Mica may use.

import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves pages on one address.
package struct StudioServer {
  /// The longest that a page may send at once, with its parts together.
  private static let longest = PageMessage.longest

  private let group: MultiThreadedEventLoopGroup
  private let channel: any Channel
  /// The port that is listened on.
  package var port: Int { channel.localAddress?.port ?? 0 }

  /// Listens. `check` gets the port, which is the system's choice for 0.
  package init(
    address: String, port: Int, files: PageFiles, studio: Studio,
    check: @escaping @Sendable (_ port: Int) -> AddressCheck
  ) throws {
    group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    channel = try ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 64)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try Self.addHandlers(to: channel, files: files, studio: studio, check: check)
        }
      }
      .bind(host: address, port: port).wait()
  }

  package func close() {
    try? channel.close().wait()
    try? group.syncShutdownGracefully()
  }

  private static func addHandlers(
    to channel: any Channel, files: PageFiles, studio: Studio,
    check: @escaping @Sendable (_ port: Int) -> AddressCheck
  ) throws {
    let rules = check(channel.localAddress?.port ?? 0)
    let name = "requests"
    let upgrader = NIOWebSocketServerUpgrader(
      maxFrameSize: longest, automaticErrorHandling: true,
      shouldUpgrade: { channel, head in
        let allowed = RequestHandler.refusal(of: head, by: rules, isSocket: true) == nil
        return channel.eventLoop.makeSucceededFuture(allowed ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(
            NIOWebSocketFrameAggregator(
              minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 1024,
              maxAccumulatedFrameSize: longest))
          try pipeline.addHandler(SocketHandler(studio))
        }
      })
    let pipeline = channel.pipeline.syncOperations
    try pipeline.configureHTTPServerPipeline(
      withServerUpgrade: (
        upgraders: [upgrader],
        completionHandler: { context in
          context.pipeline.removeHandler(name: name, promise: nil)
        }
      ))
    try pipeline.addHandler(RequestHandler(files, rules), name: name)
  }
}
