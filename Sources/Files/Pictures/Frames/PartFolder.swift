import Platform
import Raster

/// A folder or an archive with the frames of one part of a run.
package struct PartFolder: Sendable {
    /// The path of the folder or the archive.
    package let path: String
    /// The number of the part, and the run that it belongs to.
    package let part: RunPart
    /// The frames of the part.
    package let frames: [FrameRecord]
    /// The archive, or `nil` for a folder.
    private let archive: FrameArchive?

    /// Reads the manifest of a folder or an archive.
    ///
    /// - Throws: `FileError` if the manifest is missing or describes an entire run, or if the run
    ///   was stopped.
    package init(path: String) throws(FileError) {
        if FrameArchive.isArchive(path) {
            try self.init(FrameArchive(path: path))
        } else {
            try self.init(folder: path)
        }
    }

    private init(_ archive: FrameArchive) throws(FileError) {
        guard let part = archive.part else {
            throw FileError(
                .read,
                archive.path,
                reason: "it is not an archive of frames",
                hint: "name an archive that was written with --archive"
            )
        }
        (path, self.part, frames, self.archive) = (archive.path, part, archive.frames, archive)
    }

    private init(folder path: String) throws(FileError) {
        let file = path + "/" + Manifest.fileName
        let chunks = try FileChunks(path: file, limit: 256 << 20)
        let manifest: Manifest
        do {
            manifest = try Manifest(chunks.next)
        } catch {
            throw chunks.failure ?? FileError(.read, file, reason: error.description)
        }
        if let failure = chunks.failure { throw failure }
        guard let part = manifest.part else {
            throw FileError(
                .read,
                file,
                reason: "it is the manifest of an entire run, not of a shard",
                hint: "name the folders that were written with --shard"
            )
        }
        (self.path, self.part, frames, archive) = (path, part, Array(manifest.frames), nil)
    }

    private func contents(of file: String) throws(FileError) -> [UInt8] {
        guard let archive else {
            return try FileContents.read(path: path + "/" + file, limit: 1 << 30)
        }
        guard let bytes = try archive.bytes(of: file) else {
            throw FileError(
                .read,
                path,
                reason: "it does not contain \(file)",
                hint: "render this shard again"
            )
        }
        return bytes
    }

    /// Returns a frame's file after checking that it shows the image that the manifest lists.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - hash: The hash of the file's bytes if they have been checked before, otherwise `nil`. If
    ///     it matches, the image is not decoded again.
    /// - Throws: `FileError` if the file is missing, is not an image, or shows another image.
    func bytes(of frame: FrameRecord, hash: PixelHash? = nil) throws(FileError) -> [UInt8] {
        let file = path + "/" + frame.file
        let bytes = try contents(of: frame.file)
        if let hash, PixelHash(bytes: bytes) == hash { return bytes }
        let image: Image
        do {
            image = try PNG.decode(bytes)
        } catch {
            throw FileError(.read, file, reason: "\(error)", hint: "render this shard again")
        }
        guard PixelHash(image) == frame.hash else {
            throw FileError(
                .read,
                file,
                reason: "its image differs from the hash in the manifest",
                hint: "render this shard again"
            )
        }
        return bytes
    }
}
