#if PINWHEEL_PREVIEW
    import Base
    import Console

    /// The selection of the port.
    enum PreviewPort {
        /// Serves on the requested port, or on the first free port from the default port on.
        /// `ready` is called with the port when requests are accepted.
        ///
        /// - Throws: `InputError` if the address is invalid or the port is in use, and the errors
        ///   of `ready`.
        static func serve(
            _ server: PreviewServer,
            _ options: PreviewOptions,
            ready: @Sendable (UInt16) throws -> Void
        ) async throws {
            let wanted = options.port ?? PreviewOptions.defaultPort
            do {
                try await server.run(on: wanted, ready: ready)
            } catch PreviewServer.Failure.noAddress {
                throw InputError(
                    "--host: “\(options.host)” is not an address",
                    hint: "write it in digits, such as 127.0.0.1"
                )
            } catch PreviewServer.Failure.refused(let reason) {
                throw InputError("cannot serve on \(options.host):\(wanted): \(reason)")
            } catch PreviewServer.Failure.inUse {
                let next = await server.freePort(after: wanted)
                if options.port == nil, let next {
                    return try await server.run(on: next, ready: ready)
                }
                throw InputError(
                    "the port \(wanted) is in use",
                    hint: "use --port \(next ?? 0)"
                )
            }
        }
    }
#endif
