#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import UserInput

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
        var process = pid_t()
        guard unsafe posix_spawn(&process, path, &actions, nil, words, environ) == 0 else {
            throw InputError("cannot run \(path)", hint: "open \(address)")
        }
    }

    private static func program() -> String? {
        let folders = (Variables.value(of: "PATH") ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/\(opener)" }.first { unsafe access($0, X_OK) == 0 }
    }
}
