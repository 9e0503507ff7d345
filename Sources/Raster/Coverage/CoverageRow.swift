/// How much of each pixel of one row is covered.
final class CoverageRow {
    /// Neighbouring pixels of one kind.
    struct Run: Equatable, BitwiseCopyable {
        /// The first pixel.
        var start: Int32
        /// One past the last pixel.
        var end: Int32
        /// The coverage of them all, above 0 and up to 1; negative where the pixels differ.
        var constant: Float

        /// Whether each pixel has a coverage of its own.
        var isVarying: Bool { constant < 0 }

        /// The run's pixels.
        var columns: Range<Int> { Int(start)..<Int(end) }
    }

    /// The covered stretches from left to right; between them nothing is covered.
    let runs = GrowingBuffer<Run>()
    /// The coverage by pixel, 0…1; holds only within runs that vary.
    let values = GrowingBuffer<Float>()

    init() {}

    /// Makes room for rows of `width` pixels.
    func reserve(width: Int) {
        if values.count < width + AreaRow.blockWidth {
            values.reset(count: width + AreaRow.blockWidth, to: 0)
        }
    }

    /// Takes all runs out.
    @inline(__always)
    func removeAll() { runs.removeAll() }

    /// Adds pixels of one coverage, or −1 if they vary, joined to such a run just before them.
    @inline(__always)
    func append(start: Int, end: Int, constant: Float) {
        if runs.count > 0 {
            let last = runs[runs.count - 1]
            if last.constant == constant, Int(last.end) == start {
                runs[runs.count - 1].end = Int32(truncatingIfNeeded: end)
                return
            }
        }
        runs.append(
            Run(
                start: Int32(truncatingIfNeeded: start),
                end: Int32(truncatingIfNeeded: end),
                constant: constant
            )
        )
    }

    /// Adds a block of pixels with coverages of their own, joined to such a run just before it.
    @inline(__always)
    func append(start: Int, end: Int, values block: SIMD4<Float>) {
        unsafe UnsafeMutableRawPointer(values.pointer + start)
            .storeBytes(of: block, as: SIMD4<Float>.self)
        append(start: start, end: end, constant: -1)
    }

    /// The coverage of pixel `x` of `run`.
    @inline(__always)
    func coverage(of run: Run, at x: Int) -> Float {
        run.isVarying ? values[x] : run.constant
    }

    /// The coverages of pixels `x` to `x` + 3, of a run that varies.
    @inline(__always)
    func values(at x: Int) -> SIMD4<Float> {
        unsafe UnsafeRawPointer(values.pointer + x).loadUnaligned(as: SIMD4<Float>.self)
    }

    /// Multiplies each pixel's share in `shares` by its coverage.
    func multiply(into shares: inout [Float]) {
        var next = 0
        for i in 0..<runs.count {
            let run = runs[i]
            for x in next..<Int(run.start) { shares[x] = 0 }
            for x in run.columns { shares[x] *= coverage(of: run, at: x) }
            next = Int(run.end)
        }
        for x in next..<max(next, shares.count) { shares[x] = 0 }
    }
}
