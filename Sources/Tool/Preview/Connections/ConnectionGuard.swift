#if PINWHEEL_PREVIEW
    import NIOCore
    import NIOHTTP1

    /// A channel handler that monitors the data of one connection and closes it when it exceeds a
    /// time limit.
    ///
    /// It is between the socket and the HTTP decoder, and runs on the connection's event loop.
    package final class ConnectionGuard: ChannelDuplexHandler {
        package typealias InboundIn = ByteBuffer
        package typealias InboundOut = ByteBuffer
        package typealias OutboundIn = IOData
        package typealias OutboundOut = IOData

        /// The client, which is marked as gone when the connection closes.
        private let client: ClientPresence
        private let list: ConnectionList
        private var limits = ConnectionTimeLimits(opened: 0)
        /// Whether a request has begun and is incomplete.
        private var isIncomplete = false
        /// The number of received bytes since the decoder last produced a part of a request.
        private var unread = 0
        /// Whether further data from the client is discarded.
        private var isDiscarding = false
        /// The number of writes that the client has not received completely.
        private var unconfirmed = 0
        private var nextCheck: Scheduled<Void>?

        /// The interval between checks of the time limits.
        private static let interval = TimeAmount.milliseconds(500)
        /// The time that a client may wait for a response after it has closed its sending side.
        /// Most such clients have gone.
        private static let halfClosedTimeout = TimeAmount.seconds(1)

        /// Creates a handler for a new connection. `client` is marked as gone when the connection
        /// closes.
        package init(client: ClientPresence, list: ConnectionList) {
            self.client = client
            self.list = list
        }

        /// Returns the time of the event loop's monotonic clock, in seconds.
        private static func time(_ context: ChannelHandlerContext) -> Double {
            Double(context.eventLoop.now.uptimeNanoseconds) * 1e-9
        }

        package func handlerAdded(context: ChannelHandlerContext) {
            limits = ConnectionTimeLimits(opened: Self.time(context))
            list.enter(context.channel)
            scheduleCheck(context)
        }

        package func handlerRemoved(context: ChannelHandlerContext) {
            nextCheck?.cancel()
            list.leave(context.channel)
            client.leave()
        }

        private func scheduleCheck(_ context: ChannelHandlerContext) {
            nextCheck = context.eventLoop.assumeIsolated().scheduleTask(in: Self.interval) {
                if self.limits.isExceeded(at: Self.time(context)) {
                    context.close(promise: nil)
                } else {
                    self.scheduleCheck(context)
                }
            }
        }

        // Data from the client

        package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard !isDiscarding else { return }
            unread += unwrapInboundIn(data).readableBytes
            // The parser reports the end of the request during this call.
            isIncomplete = true
            context.fireChannelRead(data)
            limits.recordReceived(isIncomplete: isIncomplete, at: Self.time(context))
            // The decoder limits names and values, but also buffers the whitespace between them.
            if unread > 2 * RequestHeads.limit, !isDiscarding {
                context.fireErrorCaught(HTTPParserError.headerOverflow)
            }
        }

        package func channelReadComplete(context: ChannelHandlerContext) {
            context.fireChannelReadComplete()
            // Nothing else reads from a client whose reading is paused.
            if isDiscarding { context.read() }
        }

        package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if case ChannelEvent.inputClosed = event {
                context.eventLoop.scheduleTask(in: Self.halfClosedTimeout) { [client] in
                    client.leave()
                }
            }
            context.fireUserInboundEventTriggered(event)
        }

        /// Records that a part of a request was decoded. `isIncomplete` tells whether the request
        /// is incomplete.
        func recordReceived(isIncomplete: Bool) {
            self.isIncomplete = isIncomplete
            unread = 0
        }

        /// Discards further data from the client. It must still be read, because the system would
        /// otherwise reset the connection before the client has read the response.
        func stopListening() { isDiscarding = true }

        /// Allows a rejected client a short time to read the response.
        func reject(_ context: ChannelHandlerContext) { limits.reject(at: Self.time(context)) }

        // Data to the client

        package func write(
            context: ChannelHandlerContext,
            data: NIOAny,
            promise: EventLoopPromise<Void>?
        ) {
            let promise = promise ?? context.eventLoop.makePromise()
            unconfirmed += 1
            promise.futureResult.assumeIsolated().whenSuccess { self.confirm(context) }
            context.write(data, promise: promise)
        }

        package func flush(context: ChannelHandlerContext) {
            context.flush()
            if unconfirmed > 0 { limits.recordSent(isReceived: false, at: Self.time(context)) }
        }

        private func confirm(_ context: ChannelHandlerContext) {
            let time = Self.time(context)
            unconfirmed -= 1
            limits.recordSent(isReceived: true, at: time)
            if unconfirmed > 0 { limits.recordSent(isReceived: false, at: time) }
            list.recordResponse(to: context.channel)
        }
    }
#endif
