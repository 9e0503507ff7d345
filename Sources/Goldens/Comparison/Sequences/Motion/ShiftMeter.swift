import Pictures
import Raster

/// A measurement of the translation by whole pixels between two images.
enum ShiftMeter {
    /// A translation, in pixels.
    struct Shift {
        /// The distance to the right.
        let dx: Double
        /// The distance down.
        let dy: Double
    }

    /// Returns the translation that maps `first` to `second`. Returns `nil` if no translation does.
    ///
    /// The images must have equal sizes. Their pixels must be equal where the shifted images
    /// overlap.
    static func shift(from first: Image, to second: Image) -> Shift? {
        guard let a = contentBox(first), let b = contentBox(second) else { return nil }
        // If the content is cut off at one side, the opposite side still shows the distance.
        let horizontal = [b.x - a.x, b.columns.upperBound - a.columns.upperBound]
        let vertical = [b.y - a.y, b.rows.upperBound - a.rows.upperBound]
        for dx in horizontal {
            for dy in vertical where dx != 0 || dy != 0 {
                if isExact(first, second, dx, dy) { return Shift(dx: Double(dx), dy: Double(dy)) }
            }
        }
        return nil
    }

    /// Returns the bounding box of the pixels that differ from the image's first pixel. Returns
    /// `nil` if all pixels are equal.
    private static func contentBox(_ image: Image) -> PixelRect? {
        PixelPair.with(image, image) { pixels in
            let width = pixels.width
            var (left, right) = (width, -1)
            var (top, bottom) = (pixels.height, -1)
            for y in 0..<pixels.height {
                let isContent = { pixels.expected(y * width + $0) != pixels.expected(0) }
                guard let first = (0..<width).first(where: isContent),
                    let last = (0..<width).last(where: isContent)
                else { continue }
                (left, right) = (min(left, first), max(right, last))
                (top, bottom) = (min(top, y), y)
            }
            guard right >= left else { return nil }
            return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        }
    }

    private static func isExact(_ first: Image, _ second: Image, _ dx: Int, _ dy: Int) -> Bool {
        let columns = max(dx, 0)..<min(first.width, first.width + dx)
        let rows = max(dy, 0)..<min(first.height, first.height + dy)
        // A small overlap is not sufficient evidence.
        guard 2 * columns.count > first.width, 2 * rows.count > first.height else { return false }
        return PixelPair.with(first, second) { pair in
            rows.allSatisfy { y in
                columns.allSatisfy { x in
                    pair.actual(y * pair.width + x)
                        == pair.expected((y - dy) * pair.width + x - dx)
                }
            }
        }
    }
}
