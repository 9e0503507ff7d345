/// A scan for pixels whose bytes differ, which a comparator then classifies.
///
/// Compares the memory of entire rows, then of large blocks of a differing row, then of small
/// blocks. So most pixels are never examined individually.
enum PixelScan {
    /// The block sizes, in pixels. Large blocks skip equal memory with few calls. Small blocks
    /// leave few pixels to examine individually.
    private static let blocks = (large: 256, small: 16)
    /// The margin, in pixels, that is added to the differing columns of a row to predict those of
    /// the next row.
    private static let margin = 8

    /// Classifies all compared pixels whose bytes differ, row by row from the top.
    static func run<Comparator: PixelComparator>(
        _ pair: PixelPair,
        _ area: ComparedArea,
        _ comparator: inout Comparator
    ) -> DifferenceRecord {
        var record = DifferenceRecord()
        visit(pair, area) { x, y in
            switch comparator.verdict(x: x, y: y, in: pair) {
            case .alike: break
            case .antialiased: record.addAntialiased(x: x, y: y)
            case .different(let amount): record.addDifferent(x: x, y: y, amount: amount)
            }
        }
        return record
    }

    /// Calls `body` for each compared pixel whose bytes differ, row by row from the top.
    @inline(__always)
    static func visit(_ pair: PixelPair, _ area: ComparedArea, _ body: (Int, Int) -> Void) {
        let width = pair.width
        // Differences are likely in the columns where the previous row differs, and unlikely
        // elsewhere.
        var likely = 0..<0
        for y in 0..<pair.height {
            let start = y * width
            if likely.isEmpty, pair.isEqual(from: start, count: width) { continue }
            var (first, last) = (width, -1)
            let spans = area.isWhole ? nil : area.spans(row: y, width: width)
            for i in 0..<(spans?.count ?? 1) {
                let span = spans?[i] ?? 0..<width
                let middle = likely.clamped(to: span)
                let left = span.lowerBound..<middle.lowerBound
                let right = middle.upperBound..<span.upperBound
                for columns in [left, middle, right] {
                    split(pair, start + columns.lowerBound..<start + columns.upperBound) { index in
                        first = min(first, index - start)
                        last = index - start
                        body(last, y)
                    }
                }
            }
            likely = last < 0 ? 0..<0 : max(first - margin, 0)..<min(last + 1 + margin, width)
        }
    }

    /// Calls `body` for each of the indices, all in one row, where the bytes differ.
    @inline(__always)
    private static func split(_ pair: PixelPair, _ indices: Range<Int>, _ body: (Int) -> Void) {
        if pair.isEqual(from: indices.lowerBound, count: indices.count) { return }
        parts(of: indices, blocks.large, in: pair) { large in
            parts(of: large, blocks.small, in: pair) { small in
                for index in small where pair.expected(index) != pair.actual(index) { body(index) }
            }
        }
    }

    /// Calls `body` for each block whose bytes differ.
    @inline(__always)
    private static func parts(
        of indices: Range<Int>,
        _ size: Int,
        in pair: PixelPair,
        _ body: (Range<Int>) -> Void
    ) {
        var start = indices.lowerBound
        while start < indices.upperBound {
            let end = min(start + size, indices.upperBound)
            if !pair.isEqual(from: start, count: end - start) { body(start..<end) }
            start = end
        }
    }
}

/// A classification of single pixels by one method. It is only used for pixels whose bytes differ.
protocol PixelComparator {
    /// Returns the difference of the pixel in column `x` and row `y`, in the method's unit.
    func amount(x: Int, y: Int, in pair: PixelPair) -> Double

    /// Returns the verdict on the pixel in column `x` and row `y`.
    mutating func verdict(x: Int, y: Int, in pair: PixelPair) -> PixelVerdict
}

/// The verdict on a pixel whose bytes differ.
enum PixelVerdict {
    /// The difference is within the threshold.
    case alike
    /// The pixel looks like anti-aliasing. It is accepted, but reported.
    case antialiased
    /// The pixel differs by an amount in the method's unit.
    case different(Double)
}
