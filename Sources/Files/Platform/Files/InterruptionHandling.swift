#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The handling of signals that end the process, such as Ctrl-C.
package enum InterruptionHandling {
    /// Starts handling SIGINT, SIGTERM and SIGHUP: a signal removes the temporary files and ends
    /// the process with status 130, 143 or 129.
    ///
    /// Must be called once, before any thread is started. The signals are blocked for this thread
    /// and its descendants, and a separate thread waits for them, so no code runs inside a signal
    /// handler. Signals that the parent process ignores remain ignored, as with `nohup`.
    ///
    /// - Parameter before: Called on the waiting thread before the process ends, for example to
    ///   restore the terminal.
    package static func start(before: @escaping @Sendable () -> Void = {}) {
        var awaited = sigset_t()
        unsafe sigemptyset(&awaited)
        for signal in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(signal) {
            unsafe sigaddset(&awaited, signal)
        }
        guard unsafe pthread_sigmask(SIG_BLOCK, &awaited, nil) == 0 else { return }
        let signals = awaited
        let started = WorkerThread.start(stackSize: 256 << 10) {
            var signals = signals
            var signal: Int32 = 0
            while unsafe sigwait(&signals, &signal) != 0 {}
            before()
            TemporaryFiles.discardAllAndExit(128 + signal)
        }
        // If the thread cannot be started, unblock the signals so that they end the process.
        if started == nil { unsafe pthread_sigmask(SIG_UNBLOCK, &awaited, nil) }
    }

    /// Whether the parent process has set `signal` to be ignored.
    package static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Darwin)
            let handler = unsafe action.__sigaction_u.__sa_handler
        #elseif canImport(Musl)
            let handler = unsafe action.__sa_handler.sa_handler
        #else
            let handler = unsafe action.__sigaction_handler.sa_handler
        #endif
        // SIG_IGN is 1 on all supported systems. Swift does not import the macro because of its
        // cast.
        return unsafe unsafeBitCast(handler, to: Int.self) == 1
    }
}
