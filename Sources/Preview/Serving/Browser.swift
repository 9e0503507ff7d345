#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Base
import Platform

/// The system's browser.
package enum Browser {
    #if canImport(Darwin)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Has the system open an address in the browser, without waiting for it.
    ///
    /// - Throws: `InputError` where the system has nothing that does.
    package static func open(_ address: String) throws(InputError) {
        guard let path = program() else {
            throw InputError(
                "there is no \(opener) to open a browser with",
                hint: "open \(address)"
            )
        }
        let words = unsafe [strdup(path), strdup(address), nil]
        defer { unsafe words.forEach { unsafe free($0) } }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        // What the browser says is nothing that the preview says.
        for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            unsafe posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0)
        }
        Self.keepDescriptors()
        var manners = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&manners)
        defer { unsafe posix_spawnattr_destroy(&manners) }
        unsafe Self.setManners(&manners)
        var process = pid_t()
        guard unsafe posix_spawn(&process, path, &actions, &manners, words, environ) == 0 else {
            throw InputError("cannot run \(path)", hint: "open \(address)")
        }
        let child = process
        // Nobody else asks how it ended, and until somebody does, the system keeps its number.
        _ = WorkerThread.start(stackSize: 256 << 10) {
            while waitpid(child, nil, 0) < 0, errno == EINTR {}
        }
    }

    /// A browser begins as from a shell: with no signal blocked, as they are on this thread, and
    /// none ignored that only the preview ignores. Ctrl-C is meant for the preview alone.
    private static func setManners(_ manners: UnsafeMutablePointer<posix_spawnattr_t>) {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe posix_spawnattr_setsigmask(manners, &signals)
        unsafe sigaddset(&signals, SIGPIPE)
        unsafe posix_spawnattr_setsigdefault(manners, &signals)
        unsafe posix_spawnattr_setpgroup(manners, 0)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        unsafe posix_spawnattr_setflags(manners, Int16(flags))
    }

    /// Keeps what is open for this program alone; the HTTP server's sockets would be passed on.
    private static func keepDescriptors() {
        // The lowest free number is given out first, and few are in use at the beginning.
        for file in STDERR_FILENO + 1..<1024 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    }

    private static func program() -> String? {
        let folders = (Variables.value(of: "PATH") ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/\(opener)" }.first { unsafe access($0, X_OK) == 0 }
    }
}
