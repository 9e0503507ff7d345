#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A pipe that delivers signals as bytes, so that a program can poll them together with a terminal.
///
/// The signals are blocked for the creating thread and its descendants, and a separate thread waits
/// for them, so no code runs inside a signal handler. Signals that the parent process ignores
/// remain ignored, as with `nohup`.
package struct SignalWatch: Sendable {
    /// The signal for a change of the window's size.
    package static let resized = SIGWINCH
    /// The signal that a key such as Ctrl-Z sends to stop the process.
    package static let suspended = SIGTSTP
    /// The signal that continues a stopped process.
    package static let continued = SIGCONT
    /// The signal of a closed terminal.
    package static let hungUp = SIGHUP
    /// All signals that a terminal program handles.
    package static let all = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]

    /// The reading end of the pipe, for polling.
    package let file: Int32
    private let awaited: [Int32]

    /// Watches for `signals`. Must be called once, before any thread is started.
    ///
    /// - Throws: `TerminalError` if no pipe or thread can be created.
    package init(_ signals: [Int32]) throws(TerminalError) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else {
            throw .unusable("watch for signals", reason: unsafe String(cString: strerror(errno)))
        }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        file = ends[0]
        awaited = signals.filter { !InterruptionHandling.isIgnored($0) }
        var set = sigset_t()
        unsafe sigemptyset(&set)
        for signal in awaited { unsafe sigaddset(&set, signal) }
        unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
        let signals = set
        let writeEnd = ends[1]
        let thread = WorkerThread.start(stackSize: 256 << 10) {
            var signals = signals
            while true {
                var signal: Int32 = 0
                guard unsafe sigwait(&signals, &signal) == 0 else { continue }
                var byte = UInt8(truncatingIfNeeded: signal)
                // If the pipe is full, the signal is dropped.
                _ = unsafe write(writeEnd, &byte, 1)
            }
        }
        guard thread != nil else {
            throw .unusable("watch for signals", reason: "no thread can be created")
        }
    }

    /// Returns the signals that have arrived since the last call, in order.
    package func take() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe read(file, &bytes, bytes.count)
        return count > 0 ? bytes[..<count].map(Int32.init) : []
    }

    /// Waits until a signal arrives or the file is readable.
    ///
    /// - Parameters:
    ///   - file: A file descriptor, or `nil` to wait only for signals.
    ///   - writing: Whether to return also when the file is writable.
    ///   - milliseconds: The maximum time to wait. Negative for no limit.
    package func wait(orFor file: Int32?, writing: Bool, milliseconds: Int32) {
        let wanted = Int16(POLLIN) | (writing ? Int16(POLLOUT) : 0)
        var files = [
            pollfd(fd: file ?? -1, events: wanted, revents: 0),
            pollfd(fd: self.file, events: Int16(POLLIN), revents: 0),
        ]
        _ = unsafe poll(&files, nfds_t(files.count), milliseconds)
    }

    /// Stops the process, as SIGTSTP does by default, until SIGCONT arrives. Returns immediately if
    /// the parent process ignores SIGTSTP, or if no process could send SIGCONT.
    package func stopProcess() {
        guard awaited.contains(SIGTSTP) else { return }
        var stop = sigset_t()
        unsafe sigemptyset(&stop)
        unsafe sigaddset(&stop, SIGTSTP)
        // Send the signal to this thread, since all other threads block it.
        raise(SIGTSTP)
        unsafe pthread_sigmask(SIG_UNBLOCK, &stop, nil)
        unsafe pthread_sigmask(SIG_BLOCK, &stop, nil)
    }
}
