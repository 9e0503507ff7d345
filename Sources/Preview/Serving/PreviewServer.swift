import FlyingFox
import FlyingSocks
import Imaging

/// The preview on a port of this machine.
package struct PreviewServer: Sendable {
    /// The designs and the page.
    package let site: Site
    /// The open pages.
    package let hub: EventHub
    private let server: HTTPServer

    /// A server that does not run yet.
    ///
    /// - Throws: What the address is wrong about.
    package init(site: Site, hub: EventHub, host: String, port: UInt16) throws {
        self.site = site
        self.hub = hub
        let room = DrawingRoom(workers: FrameWriter.processorCount, waiting: 64)
        let handler = PreviewHandler(
            site: site,
            room: room,
            hub: hub,
            guardian: OriginCheck(address: host)
        )
        server = HTTPServer(
            address: try .inet(ip4: host, port: port),
            logger: .disabled,
            handler: handler
        )
    }

    /// Serves until the task is cancelled.
    package func run() async throws { try await server.run() }

    /// The port, once requests are taken.
    package func port() async throws -> UInt16 {
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else { return 0 }
        return port
    }
}
