import Raster

/// Measures by how much one picture is another one moved.
enum ShiftMeter {
    /// A measured way in pixels, to the right and down.
    struct Shift {
        /// To the right.
        let dx: Double
        /// Down.
        let dy: Double
    }

    /// Cells along the longer side, at most, where a way of parts of pixels is measured.
    private static let resolution = 256
    /// What of the squared difference a way of parts of pixels may leave.
    private static let mostRest = 0.25

    /// The way by which `second` is `first` moved; nil where it is something else. Both have the
    /// same size.
    ///
    /// Whole pixels must agree exactly wherever both pictures lie; parts of pixels as well as
    /// bilinear mixing can have it.
    static func shift(from first: Image, to second: Image) -> Shift? {
        exactShift(from: first, to: second) ?? partialShift(from: first, to: second)
    }

    private static func exactShift(from first: Image, to second: Image) -> Shift? {
        guard let a = inkBox(first), let b = inkBox(second) else { return nil }
        // Ink that is cut off at one side still tells the way at the other.
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

    private static func partialShift(from first: Image, to second: Image) -> Shift? {
        let longest = max(first.width, first.height)
        let side = max((longest + resolution - 1) / resolution, 1)
        let area = PixelRect(x: 0, y: 0, width: first.width, height: first.height)
        let a = PictureCells(first, area: area, side: side)
        let b = PictureCells(second, area: area, side: side)
        guard let from = a.inkCenter, let to = b.inkCenter else { return nil }
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        guard dx * dx + dy * dy > 0.0025, abs(dx) < Double(a.width), abs(dy) < Double(a.height)
        else { return nil }
        var rest = SIMD4<Float>.zero
        for y in 0..<b.height {
            for x in 0..<b.width {
                let moved = a.color(x: Double(x) + 0.5 - dx, y: Double(y) + 0.5 - dy)
                let difference = b.colors[y * b.width + x] - moved
                rest += difference * difference
            }
        }
        guard Double(rest.total) <= mostRest * a.squaredDistance(to: b) else { return nil }
        return Shift(dx: dx * Double(side), dy: dy * Double(side))
    }
}

extension PictureCells {
    /// The centre of gravity of what differs from the first cell, in cells; nil where nothing does.
    fileprivate var inkCenter: Point? {
        guard let corner = colors.first else { return nil }
        var (weight, sumX, sumY) = (0.0, 0.0, 0.0)
        for y in 0..<height {
            for x in 0..<width {
                let difference = colors[y * width + x] - corner
                let ink = Double((difference * difference).total).squareRoot()
                weight += ink
                sumX += ink * (Double(x) + 0.5)
                sumY += ink * (Double(y) + 0.5)
            }
        }
        return weight > 0 ? Point(x: sumX / weight, y: sumY / weight) : nil
    }
}
