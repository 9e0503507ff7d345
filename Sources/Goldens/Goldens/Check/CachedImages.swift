import Comparison
import Raster
import Synchronization

/// The images of the two sequences of a check. Any thread can fetch them on demand. They are cached
/// up to a size limit.
///
/// The access to a frame's image cannot throw. So an image that cannot be read is replaced by a
/// transparent image, and the error is stored. Results are valid only if `check()` does not throw.
final class CachedImages: Sendable {
    private struct State {
        var cached: [ImageIdentity: Image] = [:]
        var bytes = 0
        var failure: GoldenError?
    }

    private let state = Mutex(State())

    /// The maximum size of the cache, in bytes.
    private static let room = 64 << 20
    /// The maximum memory for the images that all threads use at a time, in bytes.
    private static let workingRoom = 160 << 20
    /// The number of images that one thread needs: two frames, their difference, three side by
    /// side, and an encoder's buffers.
    private static let picturesAtOnce = 7

    /// Returns the frames of a manifest. `fetch` returns the image of a frame by its number.
    func sequence(
        of golden: GoldenManifest,
        fetch: @escaping @Sendable (Int) -> Result<Image, GoldenError>
    ) -> FrameSequence {
        let frames = golden.frames.enumerated().map { index, frame in
            SequenceFrame(size: frame.size, moment: frame.moment, hash: frame.hash) { [self] in
                picture(of: frame) { fetch(index) }
            }
        }
        return FrameSequence(frames, loopStart: golden.loopStart)
    }

    private func picture(
        of frame: GoldenFrame,
        _ fetch: () -> Result<Image, GoldenError>
    ) -> Image {
        let key = ImageIdentity(hash: frame.hash, size: frame.size)
        if let cached = state.withLock({ $0.cached[key] }) { return cached }
        switch fetch() {
        case .success(let image):
            state.withLock { state in
                guard state.bytes + image.pixels.count <= Self.room else { return }
                guard state.cached.updateValue(image, forKey: key) == nil else { return }
                state.bytes += image.pixels.count
            }
            return image
        case .failure(let error):
            state.withLock { $0.failure = $0.failure ?? error }
            let bytes = [UInt8](repeating: 0, count: 4 * frame.size.width * frame.size.height)
            return Image(width: frame.size.width, height: frame.size.height, pixels: bytes)
        }
    }

    /// Throws the first error that occurred while an image was read.
    func check() throws(GoldenError) {
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    /// Returns the number of threads, at most `threads`, that may use images of these sequences at
    /// a time.
    static func threads(_ threads: Int, for sequences: FrameSequence...) -> Int {
        let sizes = sequences.flatMap(\.frames).map(\.size)
        let largest = sizes.map { 4 * $0.width * $0.height }.max() ?? 0
        return max(min(threads, workingRoom / max(picturesAtOnce * largest, 1)), 1)
    }
}
