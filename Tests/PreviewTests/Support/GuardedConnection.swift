#if PINWHEEL_PREVIEW
    import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import Preview

    /// A connection as the server sets it up, without the server.
    struct GuardedConnection {
        let channel = EmbeddedChannel()
        let client = Presence()

        /// - Parameter isClogged: Whether the client takes nothing of what it is told.
        init(isClogged: Bool = false) throws {
            let connection = ConnectionGuard(client: client, list: ConnectionList())
            let pipeline = channel.pipeline.syncOperations
            if isClogged { try pipeline.addHandler(Clog()) }
            try pipeline.addHandler(connection)
            try pipeline.configureHTTPServerPipeline(
                withPipeliningAssistance: false,
                withErrorHandling: false
            )
            try pipeline.addHandler(RequestHeads(of: connection))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        }

        /// Takes what the client says.
        func hear(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

        /// Takes bytes; what the parser refuses is left to the guard.
        func hear(_ bytes: ArraySlice<UInt8>) {
            _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
        }

        func answer() {
            let head = HTTPResponseHead(version: .http1_1, status: .ok)
            tell(.head(head))
            tell(.end(nil))
        }

        func tell(_ part: HTTPServerResponsePart) { channel.writeAndFlush(part, promise: nil) }

        /// Lets seconds pass.
        func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

        /// Whether the client is still there, also for those who draw for it.
        var isOpen: Bool { channel.isActive && !client.hasLeft }
    }

    /// Keeps what is written until the connection is closed.
    private final class Clog: ChannelOutboundHandler {
        typealias OutboundIn = IOData
        private var promises: [EventLoopPromise<Void>] = []

        func write(
            context: ChannelHandlerContext,
            data: NIOAny,
            promise: EventLoopPromise<Void>?
        ) {
            if let promise { promises.append(promise) }
        }

        func handlerRemoved(context: ChannelHandlerContext) {
            for promise in promises { promise.fail(ChannelError.eof) }
        }
    }
#endif
