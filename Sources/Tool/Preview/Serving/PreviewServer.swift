#if PINWHEEL_PREVIEW
    import Base
    import HummingbirdCore
    import Logging
    import NIOCore
    import NIOPosix
    import Pictures
    import Platform

    /// The preview on a port of this machine: Hummingbird's HTTP server, the threads that draw, and the
    /// watch over the files.
    package struct PreviewServer: Sendable {
        /// Why there is no port.
        package enum Failure: Error, Equatable {
            /// The text is no address.
            case noAddress
            /// Somebody else has the port.
            case inUse
            /// The system's reason.
            case refused(String)
        }

        private let host: String
        private let hub = EventHub()
        private let watch: DesignWatch
        private let channel: PreviewChannel
        /// One thread carries the bytes of all connections; it never waits for any of them.
        private let loop = MultiThreadedEventLoopGroup(numberOfThreads: 1)

        /// Threads that draw.
        private static let workers = FrameWriter.processorCount
        /// Requests that may wait for one of them.
        private static let waiting = 64
        /// Connections that may wait to be taken.
        private static let backlog = 128
        /// Seconds between signs of life on open event streams.
        private static let beat = 5.0

        /// A server that does not run yet.
        ///
        /// - Parameters:
        ///   - site: The designs and the page.
        ///   - host: The address to serve on, in digits, by which the server may be called.
        package init(site: Site, host: String) {
            self.host = host
            let hub = hub
            watch = DesignWatch(store: site.store) { hub.tell(of: $0) }
            channel = PreviewChannel(
                handler: PreviewHandler(
                    site: site,
                    pool: RenderPool(workers: Self.workers, waiting: Self.waiting),
                    hub: hub,
                    guardian: OriginCheck(address: host)
                )
            )
        }

        /// Serves until the task is cancelled; calls `ready` with the port when requests are taken.
        ///
        /// - Parameter port: The port; 0 for any that is free.
        /// - Throws: `Failure`; `InputError` where the system gives no thread; what `ready` throws.
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
                        try await Task.sleep(for: .seconds(Self.beat))
                        hub.beat()
                    }
                }
                for await port in ports {
                    guard watch.start() else {
                        throw InputError("the system gives no more threads")
                    }
                    try ready(port)
                }
                try await group.next()
            }
        }

        /// The first free port of the address after `port`; nil where there is none nearby.
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
