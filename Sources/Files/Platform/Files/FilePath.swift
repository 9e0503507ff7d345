#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Functions for paths that query the file system.
package enum FilePath {
    /// Returns the path of a file in a folder.
    package static func joined(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Whether a file or folder exists at `path`. Symbolic links are followed.
    package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    /// Whether this process may read the file at `path`.
    package static func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

    /// Whether this process may execute the file at `path`.
    package static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

    /// Returns the absolute path without symbolic links, or `nil` if it does not exist.
    package static func resolved(_ path: String) -> String? {
        guard let name = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(name) }
        return unsafe String(cString: name)
    }
}

/// The identity of a file, independent of the path through which it is opened.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    /// Whether the file is a regular file.
    package let isRegular: Bool

    /// Identifies the file at a path, following symbolic links. Returns `nil` if it does not exist.
    package init?(path: String) {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        number = UInt64(truncatingIfNeeded: facts.st_ino)
        isRegular = facts.st_mode & S_IFMT == S_IFREG
    }
}
