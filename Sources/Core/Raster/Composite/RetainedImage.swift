import CPixels

/// The previous image, whose memory the next one reuses.
///
/// Most pixels of successive frames are equal. Pixels that are known to be unchanged are not
/// written again.
final class RetainedImage {
    /// The known contents of a row: all pixels outside the cells of `dirty`, one bit each, have the
    /// encoded colour `background`.
    typealias RowContents = cpixels_row_contents

    /// The current image. It is never accessed while it is drawn.
    @exclusivity(unchecked) private(set) var image = Image(width: 0, height: 0, pixels: [])
    private let rows = GrowingBuffer<RowContents>()

    init() {}

    /// Draws an image of `width` × `height` pixels with `draw`, which must draw every row.
    ///
    /// Images returned earlier keep their pixels, because shared memory is copied first.
    func redraw(width: Int, height: Int, _ draw: (Target) -> Void) {
        if unsafe image.width != width || image.height != height {
            let pixels = [UInt8](repeating: 0, count: 4 * width * height)
            unsafe image = Image(width: width, height: height, pixels: pixels)
            rows.reset(count: height, to: RowContents(background: 0, dirty: 0))
        }
        unsafe image.pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            draw(unsafe Target(base: base, width: width, height: height, rows: rows.view))
        }
    }
}
