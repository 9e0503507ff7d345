import Platform
import Raster

/// A folder, or a pack, with the frames of one part of a run.
package struct PartFolder: Sendable {
    /// The folder's or the pack's path.
    package let path: String
    /// Which part it is.
    package let part: RunPart
    /// The part's frames.
    package let frames: [FrameRecord]
    /// The pack; nil for a folder.
    private let pack: FramePack?

    /// Reads a folder's manifest.
    ///
    /// - Throws: `FileError` where there is none, it is none of a part, or its run was stopped.
    package init(path: String) throws(FileError) {
        if FramePack.isPack(path) {
            try self.init(FramePack(path: path))
        } else {
            try self.init(folder: path)
        }
    }

    private init(_ pack: FramePack) throws(FileError) {
        guard let part = pack.part else {
            throw FileError(
                .read,
                pack.path,
                reason: "it is no pack of frames",
                hint: "name what was written with --pack"
            )
        }
        (path, self.part, frames, self.pack) = (pack.path, part, pack.frames, pack)
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
                reason: "it is a whole run's, not a shard's",
                hint: "name the folders that were written with --shard"
            )
        }
        (self.path, self.part, frames, pack) = (path, part, Array(manifest.frames), nil)
    }

    private func contents(of file: String) throws(FileError) -> [UInt8] {
        guard let pack else {
            return try FileContents.read(path: path + "/" + file, limit: 1 << 30)
        }
        guard let bytes = try pack.bytes(of: file) else {
            throw FileError(.read, path, reason: "\(file) is not in it", hint: "draw it again")
        }
        return bytes
    }

    /// A frame's file, if it shows what the manifest says.
    ///
    /// - Parameter hash: What the file hashes to, if it was looked at before.
    /// - Throws: `FileError` for a file that is missing, is no picture, or shows something else.
    func bytes(of frame: FrameRecord, hash: PixelHash? = nil) throws(FileError) -> [UInt8] {
        let file = path + "/" + frame.file
        let bytes = try contents(of: frame.file)
        if let hash, PixelHash(bytes: bytes) == hash { return bytes }
        let image: Image
        do {
            image = try PNG.decode(bytes)
        } catch {
            throw FileError(.read, file, reason: "\(error)", hint: "draw this shard again")
        }
        guard PixelHash(image) == frame.hash else {
            throw FileError(
                .read,
                file,
                reason: "it does not show what the manifest says",
                hint: "draw this shard again"
            )
        }
        return bytes
    }
}
