#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the file system refused, with the path, the reason and what to do about it.
public struct FileError: Error, Hashable, Sendable {
    /// What was tried.
    public enum Action: String, Hashable, Sendable {
        /// Reading a file.
        case read
        /// Writing a file.
        case write
        /// Making a folder.
        case createFolder = "create the folder"
        /// Making sure that no other run uses a folder.
        case lock = "lock the folder"
        /// Removing a file that no run needs any more.
        case remove
    }

    /// The file or folder.
    public let path: String
    /// What was tried with it.
    public let action: Action
    /// The system's error number; 0 where it was not the system that refused.
    public let code: Int32
    /// Why, in words.
    public let reason: String
    /// What the user can do, if there is something to say.
    public let hint: String?

    /// A refusal by the system.
    package init(_ action: Action, _ path: String, code: Int32) {
        self.path = path
        self.action = action
        self.code = code
        (reason, hint) = Self.words(for: code, action)
    }

    /// A refusal by Pinwheel's own rules.
    package init(_ action: Action, _ path: String, reason: String, hint: String? = nil) {
        self.path = path
        self.action = action
        self.code = 0
        self.reason = reason
        self.hint = hint
    }

    /// Nothing to read at a path.
    package static func missing(_ path: String) -> FileError {
        FileError(.read, path, code: ENOENT)
    }

    /// Whether there is simply nothing at the path.
    public var isMissing: Bool { code == ENOENT }

    private static func words(
        for code: Int32,
        _ action: Action
    ) -> (reason: String, hint: String?) {
        switch code {
        case ENOENT: ("there is no such file or folder", nil)
        case EACCES where action == .read, EPERM where action == .read:
            ("permission denied", "name a file that you may read")
        case EACCES, EPERM: ("permission denied", "choose a place that you may write to")
        case EROFS: ("the file system is read-only", "choose another folder")
        case ENOSPC: ("the disk is full", "free some space or choose another folder")
        case EFBIG:
            (
                "it would be larger than files may be here",
                "raise the limit with ulimit -f, or write to another file system"
            )
        case EDQUOT: ("the disk quota is used up", "free some space or choose another folder")
        case EISDIR: ("it is a folder", "name a file")
        case ENXIO where action == .read:
            ("it is a pipe, a device or a socket", "name a regular file")
        case ENOTDIR: ("a part of the path is a file, not a folder", nil)
        case ENAMETOOLONG: ("the name is too long", nil)
        case ELOOP: ("the symbolic links go round in a circle", nil)
        case EMFILE, ENFILE: ("too many files are open", nil)
        default: (unsafe String(cString: strerror(code)), nil)
        }
    }
}

extension FileError: CustomStringConvertible {
    /// One line for the user.
    public var description: String {
        "cannot \(action.rawValue) \(path): \(reason)" + (hint.map { "; \($0)" } ?? "")
    }
}
