#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A started child process.
package struct ChildProcess: Sendable {
    private let number: pid_t

    /// The streams that a child process shares with this one.
    package enum Sharing {
        /// No streams. The child's standard streams are `/dev/null`, and Ctrl-C does not reach the
        /// child.
        case nothing
        /// The terminal. The child shares standard input, and its output goes to standard error.
        case terminal
        /// The given file descriptor, which is the child's standard output. Its other streams are
        /// `/dev/null`.
        case output(Int32)
    }

    // On Apple platforms, the type is a pointer, which `posix_spawnattr_init` sets.
    #if canImport(Darwin)
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Attributes = posix_spawnattr_t
    #endif

    /// Starts the program at a path. As in a shell, it starts with no blocked signals and handles
    /// SIGPIPE by default.
    ///
    /// - Returns: The process, or `nil` if the system cannot start it.
    package static func start(
        _ path: String,
        _ arguments: [String],
        sharing: Sharing
    ) -> ChildProcess? {
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) }
        defer { unsafe words.forEach { unsafe free($0) } }
        unsafe words.append(nil)
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = unsafe posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        switch sharing {
        case .nothing:
            for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
                unsafe posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0)
            }
        case .terminal:
            unsafe posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
        case .output(let target):
            for file in [STDIN_FILENO, STDERR_FILENO] {
                unsafe posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0)
            }
            unsafe posix_spawn_file_actions_adddup2(&actions, target, STDOUT_FILENO)
        }
        setCloseOnExec()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        unsafe set(&attributes, sharing)
        var number = pid_t()
        let code = unsafe posix_spawn(&number, path, &actions, &attributes, words, environ)
        return code == 0 ? ChildProcess(number: number) : nil
    }

    private static func set(
        _ attributes: UnsafeMutablePointer<Attributes>,
        _ sharing: Sharing
    ) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(attributes, &signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(attributes, &signals)
        var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
        if case .nothing = sharing {
            unsafe posix_spawnattr_setpgroup(attributes, 0)
            flags |= POSIX_SPAWN_SETPGROUP
        }
        unsafe posix_spawnattr_setflags(attributes, Int16(flags))
    }

    /// Marks all open files except the standard streams as close-on-exec, since libraries may have
    /// opened sockets without this flag.
    private static func setCloseOnExec() {
        // The system assigns the lowest free descriptor, and few are open at this point.
        for file in STDERR_FILENO + 1..<1024 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    }

    /// Replaces this process with the program at a path. Returns only after an error, with the
    /// system's reason.
    package static func replaceProcess(_ path: String, _ arguments: [String]) -> String {
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) }
        unsafe words.append(nil)
        unsafe execv(path, words)
        return unsafe String(cString: strerror(errno))
    }

    /// Replaces this process as `replaceProcess` does, but closes all files except the standard
    /// streams.
    package static func replaceProcessClosingFiles(_ path: String, _ arguments: [String]) -> String
    {
        setCloseOnExec()
        return replaceProcess(path, arguments)
    }

    /// The number of this process.
    package static var own: Int32 { getpid() }

    /// Waits for the process to end. The system does not reuse the process number before this call.
    ///
    /// - Returns: Whether the exit status is 0.
    @discardableResult
    package func wait() -> Bool {
        var status: Int32 = 0
        while unsafe waitpid(number, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }

    /// Returns the path of a program in the folders of PATH, or `nil` if it is not found.
    package static func path(of program: String) -> String? {
        let folders = (Variables.value(of: "PATH") ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/\(program)" }.first { FilePath.isExecutable($0) }
    }
}
