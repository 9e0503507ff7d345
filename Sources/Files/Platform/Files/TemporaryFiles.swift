#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Synchronization

/// The temporary files of this process. They are removed when the process ends.
package enum TemporaryFiles {
    private struct State {
        var live: Set<String> = []
        var count = 0
    }

    /// Files are created while this lock is held, so that `live` contains all of them.
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
                    // The lock shows processes in other containers that the file is in use.
                    flock(file, LOCK_EX | LOCK_NB)
                    state.live.insert(path)
                    return .success((path, file))
                }
                // A killed process with the same number may have left a file with this name.
                if errno != EEXIST { return .failure(SystemCode(value: errno)) }
            }
        }
    }

    /// Stops tracking a file that has been renamed or that another function removes.
    static func forget(_ path: String) {
        state.withLock { state in _ = state.live.remove(path) }
    }

    /// Removes a tracked file. Does nothing if the file is not tracked.
    static func discard(_ path: String) {
        state.withLock { state in
            if state.live.remove(path) != nil { unsafe unlink(path) }
        }
    }

    /// Removes all tracked files and ends the process. Other threads cannot create files meanwhile.
    static func discardAllAndExit(_ code: Int32) -> Never {
        state.withLock { state in
            for path in state.live { unsafe unlink(path) }
            _exit(code)
        }
    }

    /// Writes a file for another program, calls `body` with its path, and removes it.
    ///
    /// - Parameters:
    ///   - bytes: The contents.
    ///   - ending: The end of the name, such as `.html`.
    ///   - body: Uses the file.
    /// - Throws: `FileError` if the file cannot be written to the system's temporary folder.
    package static func withFile<Outcome>(
        _ bytes: [UInt8],
        ending: String,
        _ body: (String) -> Outcome
    ) throws(FileError) -> Outcome {
        let folder = Variables.value(of: "TMPDIR") ?? "/tmp"
        let path = state.withLock { state in
            state.count += 1
            let path = FilePath.joined(folder, "pinwheel-\(getpid())-\(state.count)\(ending)")
            state.live.insert(path)
            return path
        }
        defer { discard(path) }
        try AtomicFile.write(bytes, to: path)
        return body(path)
    }

    /// The number that the next temporary file gets, unless its name is in use.
    package static var nextNumber: Int { state.withLock { $0.count + 1 } }
}

/// An error number of the system.
struct SystemCode: Error {
    let value: Int32
}
