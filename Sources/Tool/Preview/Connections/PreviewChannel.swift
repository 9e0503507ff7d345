#if PINWHEEL_PREVIEW
    import HummingbirdCore
    import Logging
    import NIOCore
    import NIOHTTP1

    /// A client's connection: Hummingbird's HTTP/1.1, with time limits and limited request heads.
    struct PreviewChannel: ServerChildChannel {
        /// A connection and its client.
        struct Visit: ServerChildChannelValue {
            fileprivate let requests: HTTP1Channel.Value
            fileprivate let client: ClientPresence

            var channel: any Channel { requests.channel }
        }

        private let handler: PreviewHandler
        private let list = ConnectionList()

        /// Creates a channel whose requests are passed to `handler`.
        init(handler: PreviewHandler) { self.handler = handler }

        func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Visit> {
            let client = ClientPresence()
            let connection = ConnectionGuard(client: client, list: list)
            do {
                try channel.pipeline.syncOperations.addHandler(connection)
            } catch {
                return channel.eventLoop.makeFailedFuture(error)
            }
            let future = http(for: client).setup(channel: channel, logger: logger)
            return future.assumeIsolated().flatMapThrowing { requests in
                let pipeline = channel.pipeline.syncOperations
                let decoder = try pipeline.handler(
                    type: ByteToMessageHandler<HTTPRequestDecoder>.self
                )
                try pipeline.addHandler(RequestHeads(of: connection), position: .after(decoder))
                return Visit(requests: requests, client: client)
            }.nonisolated()
        }

        func handle(value: Visit, logger: Logger) async {
            await http(for: value.client).handle(value: value.requests, logger: logger)
        }

        private func http(for client: ClientPresence) -> HTTP1Channel {
            HTTP1Channel(
                responder: { [handler] request, writer, _ in
                    let response = try await handler.response(to: request, from: client)
                    try await writer.write(response: response.head, body: response.body)
                },
                configuration: HTTP1Channel.Configuration(
                    httpDecoderConfiguration: HTTP1Channel.Configuration.DecoderConfiguration(
                        maxHeaderFieldSize: RequestHeads.limit,
                        maxHeaderListSize: RequestHeads.limit,
                        maxHeaderFieldCount: RequestHeads.fieldLimit
                    )
                )
            )
        }
    }
#endif
