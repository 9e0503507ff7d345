#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Synchronization

/// The open temporary files of this process, which are removed when it ends.
package enum TemporaryFiles {
    private struct State {
        var live: Set<String> = []
        var count = 0
    }

    /// Files are opened with this lock held, so that its owner knows every open file.
    private static let state = Mutex(State())

    /// Creates a temporary file with a `TemporaryName` in `folder`.
    ///
    /// - Returns: The path and the descriptor, or the system's error number.
    static func open(in folder: String?) -> Result<(path: String, file: Int32), SystemCode> {
        let start = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
        return state.withLock { state in
            while true {
                state.count += 1
                let path = start + TemporaryName(number: state.count).text
                let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
                #if canImport(Darwin)
                    let file = unsafe Darwin.open(path, flags, 0o666)
                #elseif canImport(Musl)
                    let file = unsafe Musl.open(path, flags, 0o666)
                #else
                    let file = unsafe Glibc.open(path, flags, 0o666)
                #endif
                if file >= 0 {
                    // The lock marks the file as in use, also for processes in other containers.
                    flock(file, LOCK_EX | LOCK_NB)
                    state.live.insert(path)
                    return .success((path, file))
                }
                // The name is in use by a file of a killed process with the same number.
                if errno != EEXIST { return .failure(SystemCode(value: errno)) }
            }
        }
    }

    /// Stops tracking a file that has been renamed, or that its owner removes.
    static func forget(_ path: String) {
        state.withLock { state in _ = state.live.remove(path) }
    }

    /// Removes a file.
    static func discard(_ path: String) {
        state.withLock { state in
            if state.live.remove(path) != nil { unsafe unlink(path) }
        }
    }

    /// Removes all tracked files and exits. The lock prevents other threads from creating more.
    static func discardAllAndExit(_ code: Int32) -> Never {
        state.withLock { state in
            for path in state.live { unsafe unlink(path) }
            _exit(code)
        }
    }

    /// The number of the next file, if that name is not in use.
    package static var nextNumber: Int { state.withLock { $0.count + 1 } }
}

/// An error number of the system.
struct SystemCode: Error {
    let value: Int32
}
