#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An error of the file system, with the path, the reason and a hint.
public struct FileError: Error, Hashable, Sendable {
    /// The operation that failed.
    public enum Action: String, Hashable, Sendable {
        /// Reading a file.
        case read
        /// Writing a file.
        case write
        /// Creating a folder.
        case createFolder = "create the folder"
        /// Locking a folder against other processes.
        case lock = "lock the folder"
        /// Removing a file.
        case remove
    }

    /// The file or folder.
    public let path: String
    /// The operation that failed.
    public let action: Action
    /// The system's error number, or 0 if the error is not from the system.
    public let code: Int32
    /// The reason, as it appears in the message.
    public let reason: String
    /// A suggestion for the user, or `nil`.
    public let hint: String?

    /// Creates an error from the system's error number.
    package init(_ action: Action, _ path: String, code: Int32) {
        self.path = path
        self.action = action
        self.code = code
        (reason, hint) = Self.words(for: code, action)
    }

    /// Creates an error that is not from the system, with code 0.
    package init(_ action: Action, _ path: String, reason: String, hint: String? = nil) {
        self.path = path
        self.action = action
        self.code = 0
        self.reason = reason
        self.hint = hint
    }

    /// Returns the error for a file that does not exist.
    package static func missing(_ path: String) -> FileError {
        FileError(.read, path, code: ENOENT)
    }

    /// Whether the file or folder does not exist.
    public var isMissing: Bool { code == ENOENT }

    private static func words(
        for code: Int32,
        _ action: Action
    ) -> (reason: String, hint: String?) {
        switch code {
        case ENOENT: ("there is no such file or folder", nil)
        case EACCES where action == .read, EPERM where action == .read:
            ("permission denied", "name a file that you may read")
        case EACCES, EPERM: ("permission denied", "choose a folder that you may write to")
        case EROFS: ("the file system is read-only", "choose another folder")
        case ENOSPC: ("the disk is full", "free some space or choose another folder")
        case EFBIG:
            (
                "it would exceed the maximum file size",
                "raise the limit with ulimit -f, or write to another file system"
            )
        case EDQUOT: ("the disk quota is used up", "free some space or choose another folder")
        case EISDIR: ("it is a folder", "name a file")
        case ENXIO where action == .read:
            ("it is a pipe, a device or a socket", "name a regular file")
        case ENOTDIR: ("a part of the path is a file, not a folder", nil)
        case ENAMETOOLONG: ("the name is too long", nil)
        case ELOOP: ("the symbolic links form a cycle", nil)
        case EMFILE, ENFILE: ("too many files are open", nil)
        default: (unsafe String(cString: strerror(code)), nil)
        }
    }
}

extension FileError: CustomStringConvertible {
    /// The message for the user, in one line.
    public var description: String {
        "cannot \(action.rawValue) \(path): \(reason)" + (hint.map { "; \($0)" } ?? "")
    }
}
