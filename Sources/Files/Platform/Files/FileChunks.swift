#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A reader of a regular file in chunks, from its start to its end.
package final class FileChunks {
    private let path: String
    private let file: Int32
    private let limit: Int
    private var count = 0
    /// The error that ended the reading, or `nil`.
    package private(set) var failure: FileError?

    /// The size of a chunk, in bytes.
    private static let size = 64 << 10

    /// Opens the file at `path`.
    ///
    /// - Throws: `FileError` if it cannot be read or has more than `limit` bytes.
    package init(path: String, limit: Int) throws(FileError) {
        // Properties are set only after the last possible error. Otherwise, `deinit` would close
        // the file a second time.
        let file = try FileContents.descriptor(of: path)
        do throws(FileError) {
            let size = try FileContents.size(of: file, path: path, isFile: true)
            guard size <= limit else { throw Self.tooLarge(path, limit) }
        } catch {
            close(file)
            throw error
        }
        (self.path, self.file, self.limit) = (path, file, limit)
    }

    deinit { close(file) }

    /// Returns the next bytes. Returns an empty array at the end of the file and after a failure.
    package func next() -> [UInt8] {
        guard failure == nil else { return [] }
        let (bytes, code) = FileContents.chunk(of: file, room: Self.size)
        count += bytes.count
        if code != 0 {
            failure = FileError(.read, path, code: code)
        } else if count > limit {
            failure = Self.tooLarge(path, limit)
        }
        return failure == nil ? bytes : []
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> FileError {
        FileError(.read, path, reason: "it is larger than \(limit) bytes")
    }
}
