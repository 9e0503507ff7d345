import Comparison
import Pictures
import Platform
import Raster
import Synchronization

extension GoldenFiles {
    /// The keyword of the text chunk that contains the pixel hash in a golden's PNG.
    private static let note = "Pinwheel pixels"
    private static let restore = "restore it, or record the golden again"

    /// Writes an image as a PNG.
    func write(
        _ image: Image,
        _ hash: PixelHash,
        scale: Double
    ) throws(GoldenError) {
        let path = picture(hash)
        let bytes: [UInt8]
        do {
            let note = [try PNGText(keyword: Self.note, value: hash.digits)]
            bytes = try PNG.encode(image, scale: scale, text: note)
        } catch {
            throw GoldenError("cannot write \(path): \(error)")
        }
        try GoldenError.wrapping { () throws(FileError) in
            try AtomicFile.replace(path, with: bytes)
        }
    }

    /// Reads a frame's image.
    ///
    /// - Throws: `GoldenError` if the PNG is missing, damaged, a Git LFS pointer, or has other
    ///   pixels than the manifest states.
    func image(of frame: GoldenFrame) throws(GoldenError) -> Image {
        let path = picture(frame.hash)
        let image: Image
        let bytes = try read(path)
        do { image = try PNG.decode(bytes) } catch { throw Self.error(error, path) }
        guard PixelSize(image) == frame.size, PixelHash(image) == frame.hash else {
            throw GoldenError(
                "the pixels of the PNG do not match the hash in its name and in \(manifest)",
                path: path,
                hint: Self.restore
            )
        }
        return image
    }

    /// Reads the golden's frames with their images. Each PNG is decoded once.
    func sequence(of golden: GoldenManifest, threads: Int) throws(GoldenError) -> FrameSequence {
        try checkSizes(of: golden)
        let distinct = golden.distinctFrames
        let images = try ThreadedMap.run(count: distinct.count, threads: threads) { _, index in
            Result { () throws(GoldenError) in try image(of: distinct[index]) }
        }
        let byHash = Dictionary(uniqueKeysWithValues: zip(distinct.map(\.hash), images))
        let frames = golden.frames.compactMap { frame in
            byHash[frame.hash].map {
                SequenceFrame(image: $0, moment: frame.moment, hash: frame.hash)
            }
        }
        return FrameSequence(frames, loopStart: golden.loopStart)
    }

    /// Checks that frames with equal hashes, which are stored in the same PNG, have equal sizes.
    func checkSizes(of golden: GoldenManifest) throws(GoldenError) {
        var sizes: [PixelHash: PixelSize] = [:]
        for frame in golden.frames {
            guard sizes.updateValue(frame.size, forKey: frame.hash) ?? frame.size != frame.size
            else { continue }
            throw GoldenError(
                "two frames have the same hash \(frame.hash.digits), but different sizes",
                path: manifest,
                hint: "record the golden again"
            )
        }
    }

    /// Checks that the PNGs of a golden exist and show its frames.
    ///
    /// If a PNG's text chunk contains the frame's hash, verifying the PNG's checksums is
    /// sufficient. Otherwise, the PNG is decoded.
    ///
    /// - Returns: A warning about the first PNG with colour information that is ignored, or `nil`.
    @discardableResult
    func checkPictures(of golden: GoldenManifest, threads: Int) throws(GoldenError) -> String? {
        let frames = golden.distinctFrames
        let notices = try ThreadedMap.run(count: frames.count, threads: threads) { _, index in
            Result { () throws(GoldenError) in try checkPicture(of: frames[index]) }
        }
        return notices.lazy.compactMap(\.self).first
    }

    private func checkPicture(of frame: GoldenFrame) throws(GoldenError) -> String? {
        let path = picture(frame.hash)
        let bytes = try read(path)
        let outline: PNGMetadata
        do { outline = try PNGMetadata(bytes) } catch { throw Self.error(error, path) }
        if outline.size != frame.size || outline.texts[Self.note] != frame.hash.digits {
            _ = try image(of: frame)
        }
        return outline.colorNotice.map { "\(path): \($0)" }
    }

    private func read(_ path: String) throws(GoldenError) -> [UInt8] {
        do {
            return try contents(of: path, limit: PNGLimits.default.bytes)
        } catch {
            throw Self.error(error.isMissing ? .noSuchFile(path) : .cannotRead(error), path)
        }
    }

    private static func error(_ error: PNGError, _ path: String) -> GoldenError {
        switch error {
        case .noSuchFile: GoldenError("the PNG is missing", path: path, hint: restore)
        case .cannotRead(let error): GoldenError(error)
        case .gitLFSPointer: GoldenError("\(error)", path: path)
        default: GoldenError("\(error)", path: path, hint: restore)
        }
    }
}

/// A thread-safe writer of the images of one golden. It writes each distinct image once.
final class GoldenImageWriter: Sendable {
    private let files: GoldenFiles
    private let scale: Double
    private let hashes = Mutex<Set<PixelHash>>([])

    /// Creates a writer. `scale`, in pixels per point, is stored in the PNGs.
    init(files: GoldenFiles, scale: Double) {
        self.files = files
        self.scale = scale
    }

    /// Writes an image, unless it has already been written.
    func write(_ image: @autoclosure () -> Image, _ hash: PixelHash) throws(GoldenError) {
        guard hashes.withLock({ $0.insert(hash).inserted }) else { return }
        try files.write(image(), hash, scale: scale)
    }
}
