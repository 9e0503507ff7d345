#if PINWHEEL_PREVIEW
    import NIOCore
    import NIOHTTP1

    /// Sees the bytes of one connection come and go, and closes it when its time is spent.
    ///
    /// It stands between the socket and the decoder of HTTP, on the connection's event loop.
    package final class ConnectionGuard: ChannelDuplexHandler {
        package typealias InboundIn = ByteBuffer
        package typealias InboundOut = ByteBuffer
        package typealias OutboundIn = IOData
        package typealias OutboundOut = IOData

        /// The client, until the connection is closed.
        private let client: Presence
        private let list: ConnectionList
        private var budget = ConnectionBudget(opened: 0)
        /// Whether a request has begun and is not whole.
        private var isWithin = false
        /// The bytes in a row of which nothing was made.
        private var unread = 0
        /// Whether what the client sends is read and forgotten.
        private var isDeaf = false
        /// Writes of which the client has not taken all.
        private var untaken = 0
        private var nextCheck: Scheduled<Void>?

        /// The interval of checks of the time spent.
        private static let interval = TimeAmount.milliseconds(500)
        /// How long a client that has closed its sending side is assumed to wait for an answer: few do,
        /// and most have left.
        private static let patience = TimeAmount.seconds(1)

        /// A guard for a connection that is opened; `client` leaves with it.
        package init(client: Presence, list: ConnectionList) {
            self.client = client
            self.list = list
        }

        /// Seconds of the event loop's clock, which never goes back.
        private static func time(_ context: ChannelHandlerContext) -> Double {
            Double(context.eventLoop.now.uptimeNanoseconds) * 1e-9
        }

        package func handlerAdded(context: ChannelHandlerContext) {
            budget = ConnectionBudget(opened: Self.time(context))
            list.enter(context.channel)
            lookLater(context)
        }

        package func handlerRemoved(context: ChannelHandlerContext) {
            nextCheck?.cancel()
            list.leave(context.channel)
            client.leave()
        }

        private func lookLater(_ context: ChannelHandlerContext) {
            nextCheck = context.eventLoop.assumeIsolated().scheduleTask(in: Self.interval) {
                if self.budget.isSpent(at: Self.time(context)) {
                    context.close(promise: nil)
                } else {
                    self.lookLater(context)
                }
            }
        }

        // What the client sends

        package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard !isDeaf else { return }
            unread += unwrapInboundIn(data).readableBytes
            // Meanwhile the parser finds where the request ends.
            isWithin = true
            context.fireChannelRead(data)
            budget.hear(isWithin: isWithin, at: Self.time(context))
            // The decoder bounds names and values, but keeps the blanks between them, too.
            if unread > 2 * RequestHeads.limit, !isDeaf {
                context.fireErrorCaught(HTTPParserError.headerOverflow)
            }
        }

        package func channelReadComplete(context: ChannelHandlerContext) {
            context.fireChannelReadComplete()
            // Nothing else reads from a client whose reading is paused.
            if isDeaf { context.read() }
        }

        package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if case ChannelEvent.inputClosed = event {
                context.eventLoop.scheduleTask(in: Self.patience) { [client] in client.leave() }
            }
            context.fireUserInboundEventTriggered(event)
        }

        /// Notes that a part of a request is read.
        ///
        /// - Parameter isWithin: Whether there is more to it.
        func hear(isWithin: Bool) {
            self.isWithin = isWithin
            unread = 0
        }

        /// Stops to listen. What the client still sends is taken, or else the system would cut off what
        /// it is told.
        func stopListening() { isDeaf = true }

        /// Gives a client that has been sent away a little time to hear so.
        func dismiss(_ context: ChannelHandlerContext) { budget.dismiss(at: Self.time(context)) }

        // What is sent to the client

        package func write(
            context: ChannelHandlerContext,
            data: NIOAny,
            promise: EventLoopPromise<Void>?
        ) {
            let promise = promise ?? context.eventLoop.makePromise()
            untaken += 1
            promise.futureResult.assumeIsolated().whenSuccess { self.take(context) }
            context.write(data, promise: promise)
        }

        package func flush(context: ChannelHandlerContext) {
            context.flush()
            if untaken > 0 { budget.tell(isTaken: false, at: Self.time(context)) }
        }

        private func take(_ context: ChannelHandlerContext) {
            let time = Self.time(context)
            untaken -= 1
            budget.tell(isTaken: true, at: time)
            if untaken > 0 { budget.tell(isTaken: false, at: time) }
            list.answer(context.channel)
        }
    }
#endif
