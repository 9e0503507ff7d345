/// Finds the pixels whose bytes differ and has a comparator classify them.
///
/// Whole rows are compared as memory first, then blocks of a row that differs, and blocks of those:
/// most pixels of most pairs are never looked at one by one.
enum PixelScan {
    /// The pixels of a large block and of a small one: few calls for what is equal, few single
    /// pixels for what is not.
    private static let blocks = (large: 256, small: 16)
    /// How much farther, in pixels, the next row is looked at closely.
    private static let margin = 8

    /// What the comparator says of all compared pixels, rows from the top.
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

    /// Calls `body` for each compared pixel whose bytes differ, rows from the top.
    @inline(__always)
    static func visit(_ pair: PixelPair, _ area: ComparedArea, _ body: (Int, Int) -> Void) {
        let width = pair.width
        // Where the row above differs this one is likely to, and nowhere else.
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

    /// Calls `body` for the indices of a row's part where bytes differ.
    @inline(__always)
    private static func split(_ pair: PixelPair, _ indices: Range<Int>, _ body: (Int) -> Void) {
        if pair.isEqual(from: indices.lowerBound, count: indices.count) { return }
        parts(of: indices, blocks.large, in: pair) { large in
            parts(of: large, blocks.small, in: pair) { small in
                for index in small where pair.expected(index) != pair.actual(index) { body(index) }
            }
        }
    }

    /// Calls `body` for those blocks whose bytes differ.
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

/// A method's word on single pixels.
///
/// It is asked only of pixels whose bytes differ.
protocol PixelComparator {
    /// How far the pixel in column `x` and row `y` differs, in the method's unit.
    func amount(x: Int, y: Int, in pair: PixelPair) -> Double

    /// What becomes of the pixel in column `x` and row `y`.
    mutating func verdict(x: Int, y: Int, in pair: PixelPair) -> PixelVerdict
}

/// What becomes of a pixel whose bytes differ.
enum PixelVerdict {
    /// The difference is let pass.
    case alike
    /// It looks like anti-aliasing and is accepted, but reported.
    case antialiased
    /// It counts, by this amount.
    case different(Double)
}
