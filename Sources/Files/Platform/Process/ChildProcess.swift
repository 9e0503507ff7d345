#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program that this one has started.
package struct ChildProcess: Sendable {
    private let number: pid_t

    /// What a program shares with this one.
    package enum Sharing {
        /// Nothing: it reads and writes nothing of ours, and Ctrl-C is not meant for it.
        case nothing
        /// The terminal: it reads what we read, and writes to standard error.
        case terminal
        /// Nothing but a file that its standard output goes to.
        case output(Int32)
    }

    // Apple's are pointers, which `init` sets.
    #if canImport(Darwin)
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Attributes = posix_spawnattr_t
    #endif

    /// Starts the program at a path as a shell would: with no signal blocked, and none ignored that
    /// this process alone ignores.
    ///
    /// - Returns: nil where the system does not start it.
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
        keepDescriptors()
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

    /// Keeps what is open for this process alone; sockets of libraries would be passed on.
    private static func keepDescriptors() {
        // The lowest free number is given out first, and few are in use at the beginning.
        for file in STDERR_FILENO + 1..<1024 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    }

    /// Becomes the program at a path, with these arguments; returns only where the system refuses,
    /// with its reason.
    package static func become(_ path: String, _ arguments: [String]) -> String {
        var words = unsafe ([path] + arguments).map { unsafe strdup($0) }
        unsafe words.append(nil)
        unsafe execv(path, words)
        return unsafe String(cString: strerror(errno))
    }

    /// The same without files that are open here, such as sockets, but for the standard streams.
    package static func becomeAnew(_ path: String, _ arguments: [String]) -> String {
        keepDescriptors()
        return become(path, arguments)
    }

    /// This process's own number.
    package static var own: Int32 { getpid() }

    /// Waits for the program's end. Until somebody does, the system keeps its number.
    ///
    /// - Returns: Whether it ended with 0.
    @discardableResult
    package func wait() -> Bool {
        var status: Int32 = 0
        while unsafe waitpid(number, &status, 0) < 0 {
            guard errno == EINTR else { return false }
        }
        return status == 0
    }

    /// The path of a program by its name, by the variable PATH; nil where there is none.
    package static func path(of program: String) -> String? {
        let folders = (Variables.value(of: "PATH") ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/\(program)" }.first { FilePath.isExecutable($0) }
    }
}
