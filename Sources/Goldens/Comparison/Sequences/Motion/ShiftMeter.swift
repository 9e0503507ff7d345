import Pictures
import Raster

/// Measures by how many whole pixels one picture is another one moved.
enum ShiftMeter {
    /// A measured way in pixels, to the right and down.
    struct Shift {
        /// To the right.
        let dx: Double
        /// Down.
        let dy: Double
    }

    /// The way of whole pixels by which `second` is `first` moved; nil where it is something else.
    /// Both have the same size, and must agree exactly wherever both lie.
    static func shift(from first: Image, to second: Image) -> Shift? {
        guard let a = inkBox(first), let b = inkBox(second) else { return nil }
        // Ink that is cut off at one side still shows the direction at the other.
        let ways = [b.x - a.x, b.columns.upperBound - a.columns.upperBound]
        let drops = [b.y - a.y, b.rows.upperBound - a.rows.upperBound]
        for dx in ways {
            for dy in drops where dx != 0 || dy != 0 {
                if isExact(first, second, dx, dy) { return Shift(dx: Double(dx), dy: Double(dy)) }
            }
        }
        return nil
    }

    /// Where a picture differs from its first pixel.
    private static func inkBox(_ image: Image) -> PixelRect? {
        PixelPair.with(image, image) { pixels in
            let width = pixels.width
            var (left, right) = (width, -1)
            var (top, bottom) = (pixels.height, -1)
            for y in 0..<pixels.height {
                let isInk = { pixels.expected(y * width + $0) != pixels.expected(0) }
                guard let first = (0..<width).first(where: isInk),
                    let last = (0..<width).last(where: isInk)
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
        // Next to nothing in common proves nothing.
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
