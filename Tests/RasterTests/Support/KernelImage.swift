import CPixels
import SeededRandom

/// An image in memory for the kernels, with the known contents of its rows.
final class KernelImage {
    /// The encoded pixels, row by row.
    let pixels: GuardedMemory<UInt32>
    /// The known contents of each row.
    let rows: GuardedMemory<cpixels_row_contents>
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int
    /// The binary logarithm of the width of a cell; a row has up to 64 cells.
    let shift: Int

    /// Creates a clear image.
    init(width: Int, height: Int) {
        pixels = GuardedMemory(count: width * height, of: 0)
        rows = GuardedMemory(count: height, of: cpixels_row_contents(background: 0, dirty: 0))
        self.width = width
        self.height = height
        shift = (0...).first { width <= 64 << $0 } ?? 0
    }

    /// The image, as passed to kernels.
    var memory: cpixels_image {
        cpixels_image(
            pixels: pixels.pointer,
            rows: rows.pointer,
            width: Int32(width),
            shift: Int32(shift)
        )
    }

    /// Returns the address of a row.
    func pointer(row: Int) -> UnsafeMutablePointer<UInt32> { pixels.pointer + row * width }

    /// Returns the pixels of a row.
    func row(_ row: Int) -> [UInt32] { Array(pixels.elements[row * width..<(row + 1) * width]) }

    /// Whether a pixel is in one of `cells`.
    func isIn(_ cells: UInt64, x: Int) -> Bool { cells >> UInt64(x >> shift) & 1 == 1 }

    /// Fills a row with one colour, and some of its cells with random pixels.
    func scribble(row: Int, using random: inout SplitMix64) {
        let background: UInt32 = [0, 0, 0xFF00_80FF].randomElement(using: &random) ?? 0
        let dirty =
            [0, random.next(), random.next() & random.next(), .max]
            .randomElement(using: &random) ?? 0
        let cellCount = (width - 1) >> shift + 1
        let known = dirty & .max >> UInt64(64 - cellCount)
        for x in 0..<width {
            let isScribbled = isIn(known, x: x) && Bool.random(using: &random)
            pixels[row * width + x] =
                isScribbled ? UInt32.random(in: 1 ... .max, using: &random) : background
        }
        rows[row] = cpixels_row_contents(background: background, dirty: known)
    }

    /// Whether the known contents of a row are right.
    func isKnown(row: Int) -> Bool {
        let known = rows[row]
        return self.row(row).enumerated().allSatisfy { x, pixel in
            isIn(known.dirty, x: x) || pixel == known.background
        }
    }

    /// Whether no kernel wrote outside the image.
    var isIntact: Bool { pixels.isIntact && rows.isIntact }
}
