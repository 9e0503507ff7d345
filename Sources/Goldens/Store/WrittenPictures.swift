import Pictures
import Raster
import Synchronization

/// Writes the pictures of one golden from several threads, each picture once.
final class WrittenPictures: Sendable {
    private let files: GoldenFiles
    private let scale: Double
    private let hashes = Mutex<Set<PixelHash>>([])

    /// No picture yet; `scale` is kept in the PNGs.
    init(files: GoldenFiles, scale: Double) {
        self.files = files
        self.scale = scale
    }

    /// Writes a picture unless it was written before.
    func write(_ image: @autoclosure () -> Image, _ hash: PixelHash) throws(GoldenError) {
        guard hashes.withLock({ $0.insert(hash).inserted }) else { return }
        try files.write(image(), hash, scale: scale)
    }
}
