import Base
import FlyingFox
import FlyingSocks
import Pictures

/// The preview on a port of this machine: the gate before FlyingFox's HTTP server, the threads that
/// draw, and the watch over the files.
package struct PreviewServer: Sendable {
    private let hub = EventHub()
    private let server: HTTPServer
    private let gate: Gate
    private let watch: DesignWatch

    /// Threads that draw.
    private static let workers = FrameWriter.processorCount
    /// Requests that may wait for one of them.
    private static let waiting = 64
    /// Seconds between signs of life on open event streams.
    private static let beat = 5.0

    /// A server that does not run yet.
    ///
    /// - Parameters:
    ///   - site: The designs and the page.
    ///   - host: The address that the listener has, by which the server may be called.
    ///   - listener: The port.
    ///   - folder: Where the socket between gate and server lies.
    package init(site: Site, host: String, listener: Listener, folder: SocketFolder) {
        let clients = Clients()
        let handler = PreviewHandler(
            site: site,
            clients: clients,
            room: DrawingRoom(workers: Self.workers, waiting: Self.waiting),
            hub: hub,
            guardian: OriginCheck(address: host)
        )
        server = HTTPServer(
            config: HTTPServer.Configuration(
                address: .unix(path: folder.socket),
                timeout: ConnectionBudget.drawing,
                // The gate lets no longer bodies pass: all are there before the handler is asked.
                sharedRequestBufferSize: Site.bodyLimit,
                sharedRequestReplaySize: Site.bodyLimit,
                logger: .disabled
            ),
            handler: handler
        )
        gate = Gate(listener: listener, path: folder.socket, clients: clients)
        let hub = hub
        watch = DesignWatch(shelf: site.shelf) { hub.tell(of: $0) }
    }

    /// Serves until the task is cancelled; calls `ready` when requests are taken.
    ///
    /// - Throws: `InputError` where the system gives no thread; FlyingFox's errors.
    package func run(ready: @Sendable () throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run() }
            group.addTask {
                while true {
                    try await Task.sleep(for: .seconds(Self.beat))
                    hub.beat()
                }
            }
            try await server.waitUntilListening()
            guard gate.open(), watch.start() else {
                throw InputError("the system gives no more threads")
            }
            try ready()
            try await group.next()
        }
    }
}
