#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the system reports of a path.
package enum FilePath {
    /// The path of a file in a folder.
    package static func joined(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// Whether there is anything at a path, links followed.
    package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

    /// Whether this process may read what is there.
    package static func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

    /// Whether this process may run what is there.
    package static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

    /// The path from the root without links; nil where nothing is there.
    package static func resolved(_ path: String) -> String? {
        guard let name = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(name) }
        return unsafe String(cString: name)
    }
}

/// A file's identity on this machine, by whatever path it is reached.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    /// Whether it keeps bytes, as devices and pipes do not.
    package let isRegular: Bool

    /// The file at a path, links followed; nil where nothing is there.
    package init?(path: String) {
        var facts = stat()
        guard unsafe stat(path, &facts) == 0 else { return nil }
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        number = UInt64(truncatingIfNeeded: facts.st_ino)
        isRegular = facts.st_mode & S_IFMT == S_IFREG
    }
}
