#if PINWHEEL_PREVIEW
    import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import Preview

    /// A connection with the server's channel handlers, on an embedded event loop.
    struct GuardedConnection {
        let channel = EmbeddedChannel()
        let client = ClientPresence()

        /// - Parameter isClogged: Whether the client reads nothing.
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

        /// Receives a string from the client.
        func receive(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

        /// Receives bytes from the client. Parser errors are ignored here; the guard handles them.
        func receive(_ bytes: ArraySlice<UInt8>) {
            _ = try? channel.writeInbound(ByteBuffer(bytes: bytes))
        }

        func answer() {
            let head = HTTPResponseHead(version: .http1_1, status: .ok)
            send(.head(head))
            send(.end(nil))
        }

        func send(_ part: HTTPServerResponsePart) { channel.writeAndFlush(part, promise: nil) }

        /// Advances the event loop's time.
        func wait(_ seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

        /// Whether the connection is open, and renderers also see the client as present.
        var isOpen: Bool { channel.isActive && !client.hasLeft }
    }

    /// Holds back writes until the connection is closed.
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
