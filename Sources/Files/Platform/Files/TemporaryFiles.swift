#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Synchronization

/// The temporary files that this process has open, so that none outlives it.
package enum TemporaryFiles {
    private struct State {
        var live: Set<String> = []
        var count = 0
    }

    /// Files are opened while this lock is held, so that its holder sees every open file.
    private static let state = Mutex(State())

    /// Opens a new file in `folder`, which is called by a `TemporaryName`.
    ///
    /// - Returns: Its path and descriptor, or the system's error number.
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
                    // Says that somebody writes to it, also to processes in other containers.
                    flock(file, LOCK_EX | LOCK_NB)
                    state.live.insert(path)
                    return .success((path, file))
                }
                // A process of the same number was killed here before.
                if errno != EEXIST { return .failure(SystemCode(value: errno)) }
            }
        }
    }

    /// The file has been renamed, or its owner removes it another way.
    static func forget(_ path: String) {
        state.withLock { state in _ = state.live.remove(path) }
    }

    /// Removes the file.
    static func discard(_ path: String) {
        state.withLock { state in
            if state.live.remove(path) != nil { unsafe unlink(path) }
        }
    }

    /// Removes all open files and exits; no other thread can open one in between.
    static func discardAllAndExit(_ code: Int32) -> Never {
        state.withLock { state in
            for path in state.live { unsafe unlink(path) }
            _exit(code)
        }
    }

    /// The number that the next file will have, if its name is free.
    package static var nextNumber: Int { state.withLock { $0.count + 1 } }
}

/// A number of the system's for an error.
struct SystemCode: Error {
    let value: Int32
}
