import CPixels

/// The previous picture, whose memory the next one reuses.
///
/// Frames of a sequence have most of their pixels in common: what a row is known to hold need not be
/// written again.
final class RetainedPicture {
    /// What is known of a row's pixels: ink may lie in the cells of `dirty`, a bit each, all others
    /// have the encoded colour `background`.
    typealias KnownRow = cpixels_known_row

    /// Nothing else touches it while it is drawn.
    @exclusivity(unchecked) private(set) var image = Image(width: 0, height: 0, pixels: [])
    private let rows = GrowingBuffer<KnownRow>()

    init() {}

    /// Draws a picture of `width` × `height` pixels by `draw`, which must see to every row.
    ///
    /// Pictures given out before keep their pixels: memory that is shared is copied.
    func redraw(width: Int, height: Int, _ draw: (Target) -> Void) {
        if unsafe image.width != width || image.height != height {
            let pixels = [UInt8](repeating: 0, count: 4 * width * height)
            unsafe image = Image(width: width, height: height, pixels: pixels)
            rows.reset(count: height, to: KnownRow(background: 0, dirty: 0))
        }
        unsafe image.pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            draw(unsafe Target(base: base, width: width, height: height, rows: rows.view))
        }
    }
}
