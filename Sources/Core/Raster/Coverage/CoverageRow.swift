import CPixels

/// The coverage of each pixel of one row.
package final class CoverageRow {
    /// Adjacent pixels from `start` up to, but not including, `end`. All have the coverage
    /// `constant`, 0 to 1. If that is negative, each has its own coverage.
    package typealias Run = cpixels_run

    /// The covered runs from left to right. Between them nothing is covered.
    package let runs = GrowingBuffer<Run>()
    /// The coverage of each pixel, 0 to 1; valid only within varying runs.
    let values = GrowingBuffer<Float>()

    /// The number of values that are written or read at once.
    private static let margin = 8

    /// Creates a row without memory.
    package init() {}

    /// Reserves memory for rows of `width` pixels.
    package func reserve(width: Int) {
        if values.count < width + Self.margin {
            values.reset(count: width + Self.margin, to: 0)
            // Every four pixels may form a run, and so may those between two runs.
            runs.reset(count: 2 * (width / 4 + 1), to: Run())
        }
    }

    /// Removes all runs but retains the memory.
    @inline(__always)
    func removeAll() { runs.removeAll() }

    /// Returns the coverage of pixel `x` of `run`.
    @inline(__always)
    package func coverage(of run: Run, at x: Int) -> Float {
        unsafe run.isVarying ? values[x] : run.constant
    }

    /// Returns the coverages of pixels `x` to `x` + 3 of a varying run.
    @inline(__always)
    func values(at x: Int) -> SIMD4<Float> {
        unsafe UnsafeRawPointer(values.pointer + x).loadUnaligned(as: SIMD4<Float>.self)
    }

    /// Multiplies each element of `coverages` by the coverage of its pixel.
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
    /// Whether each pixel has its own coverage.
    var isVarying: Bool { constant < 0 }

    /// The pixels of the run.
    var columns: Range<Int> { Int(start)..<Int(end) }
}
