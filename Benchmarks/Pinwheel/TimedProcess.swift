#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Another program, timed from start to exit. Its standard output is discarded.
struct TimedProcess {
    /// The path and the arguments.
    let words: [String]

    /// Runs the program once without timing, and then `times` times with timing.
    func run(times: Int) throws(BenchError) {
        _ = try run()
        var peak = 0
        for _ in 0..<times {
            let start = Clock.microseconds
            peak = max(peak, try run())
            Report.line("pass", Clock.microseconds - start)
        }
        Report.line("peak", peak)
    }

    /// Runs the program. Returns its peak memory in KiB.
    private func run() throws(BenchError) -> Int {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map {
            unsafe strdup($0)
        }
        unsafe arguments.append(nil)
        defer { unsafe arguments.forEach { unsafe free($0) } }
        var process = pid_t()
        let code = unsafe posix_spawn(&process, words[0], &actions, nil, arguments, environ)
        guard code == 0 else {
            throw .program("cannot start \(words[0]): \(unsafe String(cString: strerror(code)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        while unsafe wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
        guard status == 0 else { throw .program("\(words.joined(separator: " ")) failed") }
        #if canImport(Darwin)
            return usage.ru_maxrss / 1024
        #else
            return usage.ru_maxrss
        #endif
    }
}
