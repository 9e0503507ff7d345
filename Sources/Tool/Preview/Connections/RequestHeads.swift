#if PINWHEEL_PREVIEW
    import NIOCore
    import NIOHTTP1

    /// Looks at each request's head before it is answered, and says in words what is wrong with what is
    /// no request; Hummingbird would say nothing but 400.
    package final class RequestHeads: ChannelDuplexHandler {
        package typealias InboundIn = HTTPServerRequestPart
        package typealias InboundOut = HTTPServerRequestPart
        package typealias OutboundIn = HTTPServerResponsePart
        package typealias OutboundOut = HTTPServerResponsePart

        /// The most bytes of a head, without what is between its fields.
        static let limit = 32_768
        /// The most fields of a head.
        static let fieldLimit = 256
        /// The most requests that a client may send without waiting for an answer.
        static let waitingLimit = 64

        private let connection: ConnectionGuard
        /// Why nothing more is taken from the client.
        private var refusal: Refusal?
        /// Requests that have no whole answer yet.
        private var waiting = 0

        /// Heads on a guarded connection.
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
                connection.hear(isWithin: true)
                if !Self.isLasting(head) {
                    head.headers.replaceOrAdd(name: "connection", value: "close")
                }
                context.fireChannelRead(wrapInboundOut(.head(head)))
            case .body:
                connection.hear(isWithin: true)
                context.fireChannelRead(data)
            case .end:
                connection.hear(isWithin: false)
                context.fireChannelRead(data)
            }
        }

        /// Whether the connection may be used again: not after a request for another protocol, behind
        /// which nothing can be read.
        private static func isLasting(_ head: HTTPRequestHead) -> Bool {
            head.isKeepAlive && head.version == .http1_1 && head.method != .CONNECT
                && !head.headers.contains(name: "upgrade")
        }

        package func errorCaught(context: ChannelHandlerContext, error: any Error) {
            guard refusal == nil, let error = error as? HTTPParserError else {
                return context.fireErrorCaught(error)
            }
            refuse(error == .headerOverflow ? Self.tooLong : Self.malformed, error, context)
        }

        /// Has the connection end once the requests before are answered: then Hummingbird hears of the
        /// error, and says 400.
        private func refuse(
            _ why: Refusal,
            _ error: HTTPParserError,
            _ context: ChannelHandlerContext
        ) {
            refusal = why
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
                if let refusal, Self.isBare(head) {
                    tell(refusal, context, promise)
                } else {
                    context.write(data, promise: promise)
                }
            case .body: context.write(data, promise: promise)
            case .end:
                waiting -= 1
                context.write(data, promise: promise)
            }
        }

        /// Whether an answer is Hummingbird's own; all others have something to say.
        private static func isBare(_ head: HTTPResponseHead) -> Bool {
            head.status == .badRequest && head.headers["content-length"] == ["0"]
        }

        private func tell(
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
            connection.dismiss(context)
        }

        private static let malformed = Refusal(
            status: 400,
            "the request is not HTTP/1.1 as browsers send it"
        )
        private static let tooLong = Refusal(
            status: 431,
            "a request's head may have \(limit) bytes, and \(fieldLimit) fields"
        )
        private static let tooMany = Refusal(
            status: 503,
            "\(waitingLimit) requests may wait on a connection"
        )
    }
#endif
