#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Folder {
    /// A directory stream of the C library.
    #if canImport(Darwin)
        private typealias Stream = UnsafeMutablePointer<DIR>
    #else
        private typealias Stream = OpaquePointer
    #endif

    package static func exists(_ path: String) -> Bool {
        var facts = stat()
        return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the files below `path` as sorted relative paths. Does not follow symbolic links to
    /// folders.
    package static func files(below path: String) throws(FileError) -> [String] {
        var files: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            for name in try names(in: "\(path)/\(folder)") {
                var facts = stat()
                let place = "\(path)/\(folder)\(name)"
                guard unsafe lstat(place, &facts) == 0 else {
                    throw FileError(.read, place, code: errno)
                }
                if facts.st_mode & S_IFMT == S_IFDIR {
                    folders.append("\(folder)\(name)/")
                } else if !exists(place) {
                    files.append(folder + name)
                }
            }
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns the names of all entries of a folder except `.` and `..`, in no particular order.
    static func names(in path: String) throws(FileError) -> [String] {
        guard let folder = unsafe opendir(path) else { throw FileError(.read, path, code: errno) }
        return try unsafe names(in: folder, path: path)
    }

    /// Returns the names in an open folder. `path` is used in error messages.
    static func names(inOpen folder: Int32, path: String) throws(FileError) -> [String] {
        // Reopen the folder, since reading through the given descriptor would start at its current
        // position.
        let again = unsafe openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard again >= 0, let listed = unsafe fdopendir(again) else {
            throw FileError(.read, path, code: errno)
        }
        return try unsafe names(in: listed, path: path)
    }

    /// Reads the names and closes the folder.
    private static func names(
        in folder: Stream,
        path: String
    ) throws(FileError) -> [String] {
        defer { unsafe closedir(folder) }
        var names: [String] = []
        errno = 0
        while let entry = unsafe readdir(folder) {
            let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                unsafe Array(bytes.prefix { $0 != 0 })
            }
            guard let name = String(validating: bytes, as: UTF8.self) else {
                throw FileError(
                    .read,
                    "\(path)/\(String(decoding: bytes, as: UTF8.self))",
                    reason: "its name is not UTF-8",
                    hint: "rename it with a UTF-8 name"
                )
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw FileError(.read, path, code: errno) }
        return names
    }
}
