/// How much of each pixel of one row is covered.
package struct CoverageRow: Sendable {
    /// Neighbouring pixels of one kind.
    package struct Run: Sendable, Equatable {
        /// The first pixel.
        package var start: Int
        /// One past the last pixel.
        package var end: Int
        /// The coverage of them all in 0…1; nil where `values` has one for each.
        package var constant: Float?
    }

    /// The covered stretches from left to right; between them nothing is covered.
    package var runs: [Run] = []
    /// The coverage by pixel, 0…1; holds only within runs that have no constant.
    package var values: [Float] = []

    package init() {}

    /// Makes room for rows of `width` pixels.
    package mutating func reserve(width: Int) {
        if values.count < width + 8 {
            values = [Float](repeating: 0, count: width + 8)
        }
    }

    /// The stretch from the first to the last run, empty without runs.
    package var extent: Range<Int> {
        guard let first = runs.first, let last = runs.last else { return 0..<0 }
        return first.start..<last.end
    }

    /// Multiplies each pixel's share in `shares` by its coverage.
    package func multiply(into shares: inout [Float]) {
        var next = 0
        for run in runs {
            for x in next..<run.start { shares[x] = 0 }
            for x in run.start..<run.end { shares[x] *= run.constant ?? values[x] }
            next = run.end
        }
        for x in next..<max(next, shares.count) { shares[x] = 0 }
    }
}
