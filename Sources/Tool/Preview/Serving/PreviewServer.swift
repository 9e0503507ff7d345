#if PINWHEEL_PREVIEW
    import Base
    import HummingbirdCore
    import Logging
    import NIOCore
    import NIOPosix
    import Pictures
    import Platform

    /// The preview server: Hummingbird's HTTP server, the render threads, and the file watch.
    package struct PreviewServer: Sendable {
        /// The reasons why the server cannot start.
        package enum Failure: Error, Equatable {
            /// The text is not an address.
            case noAddress
            /// The port is in use.
            case inUse
            /// The system's error.
            case refused(String)
        }

        private let host: String
        private let hub = EventHub()
        private let watch: DesignWatch
        private let channel: PreviewChannel
        /// The only thread for input and output of all connections. It never blocks.
        private let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1)

        /// The number of render threads.
        private static let workers = FrameWriter.processorCount
        /// The maximum number of requests that wait for a render thread.
        private static let waiting = 64
        /// The maximum number of connections that wait to be accepted.
        private static let backlog = 128
        /// The interval of keep-alive comments on event streams, in seconds.
        private static let keepAliveInterval = 5.0

        /// Creates a server without starting it.
        ///
        /// - Parameters:
        ///   - site: The designs and the page.
        ///   - host: The numeric address to serve on.
        package init(site: Site, host: String) {
            self.host = host
            let hub = hub
            watch = DesignWatch(store: site.store) { hub.publish(of: $0) }
            channel = PreviewChannel(
                handler: PreviewHandler(
                    site: site,
                    pool: RenderPool(workers: Self.workers, waiting: Self.waiting),
                    hub: hub,
                    originCheck: OriginCheck(address: host)
                )
            )
        }

        /// Serves until the task is cancelled.
        ///
        /// - Parameters:
        ///   - port: The port, or 0 for any free port.
        ///   - ready: Called with the port when requests are accepted.
        /// - Throws: `Failure`, `InputError` if no thread can be created, or the errors of `ready`.
        package func run(on port: UInt16, ready: @Sendable (UInt16) throws -> Void) async throws {
            guard (try? SocketAddress(ipAddress: host, port: 0)) != nil else {
                throw Failure.noAddress
            }
            let (ports, opened) = AsyncStream.makeStream(of: UInt16.self)
            let server = Server(
                childChannelSetup: channel,
                configuration: ServerConfiguration(
                    address: .hostname(host, port: Int(port)),
                    backlog: Self.backlog
                ),
                onServerRunning: { opened.yield(UInt16($0.localAddress?.port ?? 0)) },
                eventLoopGroup: loop,
                logger: Logger(label: "pinwheel-preview") { _ in SwiftLogNoOpLogHandler() }
            )
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    defer { opened.finish() }
                    do {
                        try await server.run()
                    } catch let error as IOError {
                        throw Self.failure(error)
                    }
                }
                group.addTask {
                    while true {
                        try await Task.sleep(for: .seconds(Self.keepAliveInterval))
                        hub.sendKeepAlive()
                    }
                }
                for await port in ports {
                    guard watch.start() else {
                        throw InputError("the system cannot create more threads")
                    }
                    try ready(port)
                }
                try await group.next()
            }
        }

        /// Returns the first free port after `port`, or `nil` if none of the next 100 is free.
        package func freePort(after port: UInt16) async -> UInt16? {
            guard port < .max else { return nil }
            let bootstrap = ServerBootstrap(group: loop)
                .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            for next in (port + 1)...min(port, .max - 100) + 100 {
                guard let channel = try? await bootstrap.bind(host: host, port: Int(next)).get()
                else {
                    continue
                }
                try? await channel.close()
                return next
            }
            return nil
        }

        private static func failure(_ error: IOError) -> Failure {
            error.errnoCode == EADDRINUSE
                ? .inUse : .refused(unsafe String(cString: strerror(error.errnoCode)))
        }
    }
#endif
