#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Signals as bytes in a pipe, to be waited for together with a terminal's keys.
///
/// They are blocked for the thread that makes the watch and those that it starts; a thread of their
/// own waits for them. No code runs inside a signal handler. What the parent process ignores, as
/// `nohup` does, stays ignored.
package struct SignalWatch: Sendable {
    /// The number of the signal for a window's new size.
    package static let resized = SIGWINCH
    /// The number of the signal by which a key stops the process.
    package static let suspended = SIGTSTP
    /// The number of the signal by which it goes on.
    package static let continued = SIGCONT
    /// The number of the signal that a terminal which goes away sends.
    package static let hungUp = SIGHUP
    /// All signals that a program on a terminal has to do with.
    package static let all = [SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH]

    /// The pipe's end to poll.
    package let file: Int32
    private let awaited: [Int32]

    /// Watches for `signals`; to be made once, before any other thread.
    ///
    /// - Throws: `TerminalError` where the system has no pipe or thread left.
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
        let entrance = ends[1]
        let thread = WorkerThread.start(stackSize: 256 << 10) {
            var signals = signals
            while true {
                var signal: Int32 = 0
                guard unsafe sigwait(&signals, &signal) == 0 else { continue }
                var byte = UInt8(truncatingIfNeeded: signal)
                // A full pipe already holds more signals than can be handled.
                _ = unsafe write(entrance, &byte, 1)
            }
        }
        guard thread != nil else {
            throw .unusable("watch for signals", reason: "there is no thread left")
        }
    }

    /// The signals that came since the last call, in order.
    package func take() -> [Int32] {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe read(file, &bytes, bytes.count)
        return count > 0 ? bytes[..<count].map(Int32.init) : []
    }

    /// Waits until a signal has come, or a file has something to read or, where something is to be
    /// written, takes it.
    ///
    /// - Parameters:
    ///   - file: The file's number; nil to wait for signals alone.
    ///   - milliseconds: How long at most; negative for as long as it takes.
    package func wait(orFor file: Int32?, writing: Bool, milliseconds: Int32) {
        let wanted = Int16(POLLIN) | (writing ? Int16(POLLOUT) : 0)
        var files = [
            pollfd(fd: file ?? -1, events: wanted, revents: 0),
            pollfd(fd: self.file, events: Int16(POLLIN), revents: 0),
        ]
        _ = unsafe poll(&files, nfds_t(files.count), milliseconds)
    }

    /// Stops the process as SIGTSTP does by itself, until SIGCONT; returns at once where the
    /// parent ignores it, or nothing could resume the process.
    package func stopProcess() {
        guard awaited.contains(SIGTSTP) else { return }
        var stop = sigset_t()
        unsafe sigemptyset(&stop)
        unsafe sigaddset(&stop, SIGTSTP)
        // Sent to this thread, which alone lets it through.
        raise(SIGTSTP)
        unsafe pthread_sigmask(SIG_UNBLOCK, &stop, nil)
        unsafe pthread_sigmask(SIG_BLOCK, &stop, nil)
    }
}
