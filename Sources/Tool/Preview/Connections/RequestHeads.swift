#if PINWHEEL_PREVIEW
    import NIOCore
    import NIOHTTP1

    /// A channel handler that checks each request's head and describes what is wrong with invalid
    /// requests. Hummingbird alone would respond with an empty 400.
    package final class RequestHeads: ChannelDuplexHandler {
        package typealias InboundIn = HTTPServerRequestPart
        package typealias InboundOut = HTTPServerRequestPart
        package typealias OutboundIn = HTTPServerResponsePart
        package typealias OutboundOut = HTTPServerResponsePart

        /// The maximum size of a head in bytes, without whitespace between fields.
        static let limit = 32_768
        /// The maximum number of header fields.
        static let fieldLimit = 256
        /// The maximum number of requests that a client may send before it receives a response.
        static let waitingLimit = 64

        private let connection: ConnectionGuard
        /// The reason for rejecting all further data, or `nil`.
        private var refusal: Refusal?
        /// The number of requests without a complete response.
        private var waiting = 0

        /// Creates a handler for a guarded connection.
        package init(of connection: ConnectionGuard) { self.connection = connection }

        package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            guard refusal == nil else { return }
            switch unwrapInboundIn(data) {
            case .head(var head):
                guard waiting < Self.waitingLimit else {
                    return refuse(Self.tooMany, HTTPParserError.unknown, context)
                }
                guard head.headers["host"].count == 1 else {
                    return refuse(Self.malformed, HTTPParserError.invalidHeaderToken, context)
                }
                waiting += 1
                connection.recordReceived(isIncomplete: true)
                if !Self.isReusable(head) {
                    head.headers.replaceOrAdd(name: "connection", value: "close")
                }
                context.fireChannelRead(wrapInboundOut(.head(head)))
            case .body:
                connection.recordReceived(isIncomplete: true)
                context.fireChannelRead(data)
            case .end:
                connection.recordReceived(isIncomplete: false)
                context.fireChannelRead(data)
            }
        }

        /// Whether the connection can be reused. After a request to change the protocol, the
        /// following bytes may not be HTTP.
        private static func isReusable(_ head: HTTPRequestHead) -> Bool {
            head.isKeepAlive && head.version == .http1_1 && head.method != .CONNECT
                && !head.headers.contains(name: "upgrade")
        }

        package func errorCaught(context: ChannelHandlerContext, error: any Error) {
            guard refusal == nil, let error = error as? HTTPParserError else {
                return context.fireErrorCaught(error)
            }
            refuse(error == .headerOverflow ? Self.tooLong : Self.malformed, error, context)
        }

        /// Rejects the client. Earlier requests are answered first. Then Hummingbird handles the
        /// error and responds with 400, which is replaced.
        private func refuse(
            _ reason: Refusal,
            _ error: HTTPParserError,
            _ context: ChannelHandlerContext
        ) {
            refusal = reason
            connection.stopListening()
            context.fireErrorCaught(error)
        }

        package func write(
            context: ChannelHandlerContext,
            data: NIOAny,
            promise: EventLoopPromise<Void>?
        ) {
            switch unwrapOutboundIn(data) {
            case .head(let head):
                if let refusal, Self.isHummingbirds(head) {
                    write(refusal, context, promise)
                } else {
                    context.write(data, promise: promise)
                }
            case .body: context.write(data, promise: promise)
            case .end:
                waiting -= 1
                context.write(data, promise: promise)
            }
        }

        /// Whether a response is Hummingbird's own. All other responses have a body.
        private static func isHummingbirds(_ head: HTTPResponseHead) -> Bool {
            head.status == .badRequest && head.headers["content-length"] == ["0"]
        }

        private func write(
            _ refusal: Refusal,
            _ context: ChannelHandlerContext,
            _ promise: EventLoopPromise<Void>?
        ) {
            var answer = Site.secured(refusal.answer)
            answer.set("Connection", "close")
            answer.set("Content-Length", String(answer.body.count))
            let head = HTTPResponseHead(
                version: .http1_1,
                status: HTTPResponseStatus(statusCode: answer.status),
                headers: HTTPHeaders(answer.headers.map { ($0.name, $0.value) })
            )
            context.write(wrapOutboundOut(.head(head)), promise: promise)
            let body = context.channel.allocator.buffer(bytes: answer.body)
            context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
            connection.reject(context)
        }

        private static let malformed = Refusal(
            status: 400,
            "the request is not valid HTTP/1.1"
        )
        private static let tooLong = Refusal(
            status: 431,
            "a request's head may have at most \(limit) bytes and \(fieldLimit) fields"
        )
        private static let tooMany = Refusal(
            status: 503,
            "at most \(waitingLimit) requests may wait on a connection"
        )
    }
#endif
