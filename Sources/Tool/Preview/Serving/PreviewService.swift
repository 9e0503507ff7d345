#if PINWHEEL_PREVIEW
    import Base
    import Console
    import Dispatch
    import Frames
    import Indicators
    import Platform

    /// The preview as the only task of a process.
    package enum PreviewService {
        /// Serves until the process is interrupted.
        ///
        /// - Parameters:
        ///   - options: The designs and the address.
        ///   - indicators: Indicators written in Swift, which are shown first.
        ///   - restartsWhenRebuilt: Whether the process replaces itself with its new executable, on
        ///     the same port, when the program is built again. The page reconnects automatically.
        ///   - fail: Ends the process with an error.
        /// - Throws: The errors of `DesignStore` and `PreviewedGoldens`.
        package static func serve(
            _ options: PreviewOptions,
            showing indicators: [any Indicator] = [],
            restartsWhenRebuilt: Bool = false,
            failing fail: @escaping @Sendable (any Error) -> Never
        ) throws -> Never {
            let site = try Site(options, indicators)
            // An interruption ends the preview normally. This must be started before there are
            // other threads.
            InterruptionHandling.start { ExitStatus.done.exitProcess() }
            let server = PreviewServer(site: site, host: options.host)
            Task {
                do {
                    try await PreviewPort.serve(server, options) { port in
                        try greet(options, port: port)
                        if restartsWhenRebuilt { ProgramWatch(port: port)?.start() }
                    }
                    ExitStatus.done.exitProcess()
                } catch {
                    fail(error)
                }
            }
            // dispatchMain() would handle signals that the interruption thread must receive.
            while true { DispatchSemaphore(value: 0).wait() }
        }

        /// Prints the URL when the server is ready.
        private static func greet(_ options: PreviewOptions, port: UInt16) throws {
            guard !options.isRestarted else { return }
            if !options.isLoopback {
                StandardError.write(lines: [
                    "pinwheel: warning: everyone who can reach \(options.host) can see these designs"
                ])
            }
            let greeting = Greeting(host: options.host, port: port)
            try StandardOutput.write(line: options.json ? greeting.json.text : greeting.address)
            if options.open { open(greeting.address) }
        }

        /// Opens the browser. If there is none, prints a warning and continues to serve.
        private static func open(_ address: String) {
            do {
                try Browser.open(address)
            } catch {
                StandardError.write(lines: ["pinwheel: warning: \(error.description)"])
            }
        }
    }
#endif
