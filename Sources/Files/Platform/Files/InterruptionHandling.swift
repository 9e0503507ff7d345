#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends the process cleanly when the user or the system asks for it.
package enum InterruptionHandling {
    /// From now on SIGINT, SIGTERM and SIGHUP, which a terminal that is closed sends, remove the
    /// temporary files and exit with 130, 143 or 129.
    ///
    /// To be called once, before any other thread is made: the signals are blocked for this thread
    /// and those that it starts, and a thread of their own waits for them. No code runs inside a
    /// signal handler. Signals that the parent process ignores, as `nohup` and shells in the
    /// background do, stay ignored.
    ///
    /// - Parameter before: Runs on that thread first, for a last line on the terminal.
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
        // Without a thread to wait, the signals must go on to end the process.
        if started == nil { unsafe pthread_sigmask(SIG_UNBLOCK, &awaited, nil) }
    }

    /// Whether the parent process has had `signal` ignored.
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
        // SIG_IGN is 1 in every system here; a macro with a cast that Swift does not import.
        return unsafe unsafeBitCast(handler, to: Int.self) == 1
    }
}
