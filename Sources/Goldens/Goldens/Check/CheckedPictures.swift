import Comparison
import Raster
import Synchronization

/// The pictures of a check's sequences: fetched when they are looked at, by any thread, and kept
/// as long as there is room.
///
/// Frames ask for pictures without an error to throw, so one that cannot be read is shown clear
/// and the reason kept: nothing may be concluded before `check()` has passed.
final class CheckedPictures: Sendable {
    private struct State {
        var kept: [PictureKey: Image] = [:]
        var bytes = 0
        var failure: GoldenError?
    }

    private let state = Mutex(State())

    /// The most bytes of pixels that are kept.
    private static let room = 64 << 20
    /// The most bytes of pixels that threads hold at the same time, and how many pictures each
    /// does: two, their difference, the three side by side, and what is encoded.
    private static let (workingRoom, picturesAtOnce) = (160 << 20, 7)

    /// The frames of a manifest, whose pictures `fetch` gives by their number.
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
        let key = PictureKey(hash: frame.hash, size: frame.size)
        if let kept = state.withLock({ $0.kept[key] }) { return kept }
        switch fetch() {
        case .success(let image):
            state.withLock { state in
                guard state.bytes + image.pixels.count <= Self.room else { return }
                guard state.kept.updateValue(image, forKey: key) == nil else { return }
                state.bytes += image.pixels.count
            }
            return image
        case .failure(let error):
            state.withLock { $0.failure = $0.failure ?? error }
            let bytes = [UInt8](repeating: 0, count: 4 * frame.size.width * frame.size.height)
            return Image(width: frame.size.width, height: frame.size.height, pixels: bytes)
        }
    }

    /// Throws why a picture could not be had, if there was one.
    func check() throws(GoldenError) {
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    /// How many of `threads` may work on pictures of these sequences at the same time.
    static func threads(_ threads: Int, for sequences: FrameSequence...) -> Int {
        let sizes = sequences.flatMap(\.frames).map(\.size)
        let largest = sizes.map { 4 * $0.width * $0.height }.max() ?? 0
        return max(min(threads, workingRoom / max(picturesAtOnce * largest, 1)), 1)
    }
}
