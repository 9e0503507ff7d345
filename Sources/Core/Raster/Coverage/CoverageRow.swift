import CPixels

/// How much of each pixel of one row is covered.
package final class CoverageRow {
    /// Neighbouring pixels of one kind: from `start` up to `end`, which is left out. All have the
    /// coverage `constant`, 0…1, or coverages of their own where that is negative.
    package typealias Run = cpixels_run

    /// The covered stretches from left to right; between them nothing is covered.
    package let runs = GrowingBuffer<Run>()
    /// The coverage by pixel, 0…1; holds only within runs that vary.
    let values = GrowingBuffer<Float>()

    /// Sweeping writes so many values at once, and reading may look at as many.
    private static let margin = 8

    /// A row without room.
    package init() {}

    /// Makes room for rows of `width` pixels.
    package func reserve(width: Int) {
        if values.count < width + Self.margin {
            values.reset(count: width + Self.margin, to: 0)
            // Each four pixels may make a run, and so may those between them and the next.
            runs.reset(count: 2 * (width / 4 + 1), to: Run())
        }
    }

    /// Removes all runs and keeps the memory.
    @inline(__always)
    func removeAll() { runs.removeAll() }

    /// The coverage of pixel `x` of `run`.
    @inline(__always)
    package func coverage(of run: Run, at x: Int) -> Float {
        unsafe run.isVarying ? values[x] : run.constant
    }

    /// The coverages of pixels `x` to `x` + 3, of a run that varies.
    @inline(__always)
    func values(at x: Int) -> SIMD4<Float> {
        unsafe UnsafeRawPointer(values.pointer + x).loadUnaligned(as: SIMD4<Float>.self)
    }

    /// Multiplies each pixel's share in `coverages` by its coverage.
    func multiply(into coverages: inout [Float]) {
        var next = 0
        for i in 0..<runs.count {
            let run = unsafe runs[i]
            for x in next..<Int(run.start) { coverages[x] = 0 }
            for x in run.columns { coverages[x] *= coverage(of: run, at: x) }
            next = Int(run.end)
        }
        for x in next..<max(next, coverages.count) { coverages[x] = 0 }
    }
}

extension CoverageRow.Run {
    /// Whether each pixel has a coverage of its own.
    var isVarying: Bool { constant < 0 }

    /// The run's pixels.
    var columns: Range<Int> { Int(start)..<Int(end) }
}
