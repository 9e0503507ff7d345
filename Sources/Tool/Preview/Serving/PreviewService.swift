#if PINWHEEL_PREVIEW
    import Base
    import Console
    import Dispatch
    import Frames
    import Indicators
    import Platform

    /// The preview as a program's whole work.
    package enum PreviewService {
        /// Serves until the process is interrupted.
        ///
        /// - Parameters:
        ///   - options: What is shown, and where.
        ///   - indicators: Indicators made in Swift, which are shown first.
        ///   - restartsWhenRebuilt: Whether the process becomes its own program anew, on the same port, when
        ///     that is built again; the page goes on by itself.
        ///   - fail: Ends the process with what is wrong.
        /// - Throws: What `DesignStore` and `PreviewedGoldens` throw.
        package static func serve(
            _ options: PreviewOptions,
            showing indicators: [any Indicator] = [],
            restartsWhenRebuilt: Bool = false,
            failing fail: @escaping @Sendable (any Error) -> Never
        ) throws -> Never {
            let site = try Site(options, indicators)
            // Being interrupted is how the preview is meant to end. Begun before there are threads.
            InterruptionHandling.start { ExitStatus.done.end() }
            let server = PreviewServer(site: site, host: options.host)
            Task {
                do {
                    try await PreviewPort.serve(server, options) { port in
                        try greet(options, port: port)
                        if restartsWhenRebuilt { ProgramWatch(port: port)?.start() }
                    }
                    ExitStatus.done.end()
                } catch {
                    fail(error)
                }
            }
            // Not dispatchMain(), which takes signals that are to wait for the interruption's thread.
            while true { DispatchSemaphore(value: 0).wait() }
        }

        /// Says where the preview is, now that it can be reached.
        private static func greet(_ options: PreviewOptions, port: UInt16) throws {
            guard !options.isRestarted else { return }
            if !options.isLoopback {
                StandardError.write(lines: [
                    "pinwheel: warning: everybody who reaches \(options.host) can see these designs"
                ])
            }
            let greeting = Greeting(host: options.host, port: port)
            try StandardOutput.write(line: options.json ? greeting.json.text : greeting.address)
            if options.open { open(greeting.address) }
        }

        /// A missing browser is reported, but is no reason not to serve.
        private static func open(_ address: String) {
            do {
                try Browser.open(address)
            } catch {
                StandardError.write(lines: ["pinwheel: warning: \(error.description)"])
            }
        }
    }
#endif
