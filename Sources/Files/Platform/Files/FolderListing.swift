#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files and folders in a folder.
package struct FolderListing {
    /// The names of the regular files, sorted by their UTF-8 bytes.
    package let files: [String]
    /// The names of the folders, sorted by their UTF-8 bytes. Without symbolic links.
    package let folders: [String]

    /// Reads the folder at `path`. A folder that does not exist is empty.
    package init(_ path: String) throws(FileError) {
        let names: [String]
        do {
            names = try Folder.names(in: path)
        } catch {
            guard error.isMissing || error.code == ENOTDIR else { throw error }
            names = []
        }
        var (files, folders): ([String], [String]) = ([], [])
        for name in names {
            var facts = stat()
            guard unsafe lstat("\(path)/\(name)", &facts) == 0 else {
                // Another process may have removed the file since its name was read.
                if errno == ENOENT { continue }
                throw FileError(.read, "\(path)/\(name)", code: errno)
            }
            switch facts.st_mode & S_IFMT {
            case S_IFREG: files.append(name)
            case S_IFDIR: folders.append(name)
            default: break
            }
        }
        self.files = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self.folders = folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
