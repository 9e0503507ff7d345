import CPixels
import Raster
import SeededRandom
import Testing

/// The kernel that sums area differences gives the same coverages as a loop over pixels.
@Suite struct SweepKernelTests {
    /// The area differences of a row, with their spans.
    private struct Changes {
        var spans: [cpixels_span] = []
        var areas: [Int32]

        /// Creates spans at distances of at least 5 pixels, up to one beyond the right border.
        init(width: Int, using random: inout SplitMix64) {
            areas = [Int32](repeating: 0, count: width + 8)
            var next = Int.random(in: 0...max(width / 2, 1), using: &random)
            while next < width, spans.count < Int(cpixels_chain_limit) {
                let last = min(next + Int.random(in: 1...30, using: &random), width + 1)
                spans.append(cpixels_span(first: Int32(next), last: Int32(last)))
                for x in next...last { areas[x] = Self.change(using: &random) }
                // Often the differences of a span add up to zero.
                if Bool.random(using: &random) { areas[last] -= areas.reduce(0, &+) }
                next = last + 5 + Int.random(in: 0...12, using: &random)
            }
        }

        private static func change(using random: inout SplitMix64) -> Int32 {
            let full = Subpixel.fullArea
            let all: [Int32] = [
                0, 0, 0, full, -full, full / 2, -full / 2, 15, 16, -16,
                .random(in: -full...full, using: &random), .random(in: -64...64, using: &random),
            ]
            return all.randomElement(using: &random) ?? 0
        }
    }

    /// Checks that runs are in order within the row, not empty, and that adjacent runs differ.
    private static func expectOrder(_ runs: [cpixels_run], width: Int) {
        #expect(runs.allSatisfy { 0 <= $0.start && $0.start < $0.end && $0.end <= width })
        #expect(runs.allSatisfy { $0.constant <= 1 })
        for (run, next) in zip(runs, runs.dropFirst()) {
            #expect(run.end <= next.start)
            #expect(run.end < next.start || run.constant != next.constant)
        }
    }

    @Test(
        "Area differences become the coverages of a loop over pixels",
        arguments: [1, 2, 3, 4, 5, 8, 13, 70, 300]
    )
    func coverages(width: Int) {
        var random = SplitMix64(seed: UInt64(421 + width))
        for _ in 0..<300 {
            let changes = Changes(width: width, using: &random)
            let count = changes.spans.count
            let areas = GuardedMemory(changes.areas)
            let values = GuardedMemory<Float>(count: width + 8, of: -1)
            let runs = GuardedMemory(count: 2 * ((width + 3) / 4), of: cpixels_run())
            let runCount = cpixels_sweep(
                changes.spans,
                Int32(count),
                changes.areas.reduce(0, &+),
                Int32(width),
                areas.pointer,
                values.pointer,
                runs.pointer
            )
            let found = Array(runs.elements.prefix(Int(runCount)))
            Self.expectOrder(found, width: width)
            var coverages = [Float](repeating: 0, count: width)
            for run in found {
                for x in Int(run.start)..<Int(run.end) {
                    coverages[x] = run.constant < 0 ? values[x] : run.constant
                }
            }
            var area: Int32 = 0
            let expected = changes.areas.prefix(width).map { change in
                area += change
                return ScalarAreas.coverage(area)
            }
            #expect(coverages == expected, "\(changes)")
            #expect(areas.elements.allSatisfy { $0 == 0 })
            #expect(areas.isIntact && values.isIntact && runs.isIntact)
        }
    }

    @Test func `differences that do not add up give no runs`() {
        var random = SplitMix64(seed: 422)
        for width in [1, 2, 5, 40, 300] {
            for wrong in [1, -1, Subpixel.fullArea, -Subpixel.fullArea] as [Int32] {
                let changes = Changes(width: width, using: &random)
                let areas = GuardedMemory(changes.areas)
                let values = GuardedMemory<Float>(count: width + 8, of: -1)
                let runs = GuardedMemory(count: 2 * ((width + 3) / 4), of: cpixels_run())
                let count = cpixels_sweep(
                    changes.spans,
                    Int32(changes.spans.count),
                    changes.areas.reduce(0, &+) &+ wrong,
                    Int32(width),
                    areas.pointer,
                    values.pointer,
                    runs.pointer
                )
                #expect(count == -1)
            }
        }
    }

    @Test func `a coverage is the magnitude of the area, limited to one`() {
        let full = Subpixel.fullArea
        let least: Float = 0x1p-21
        let areas: [Int32] = [0, 15, 16, -16, full / 2, -full, full + 1, -4 * full, full - 1]
        let coverages: [Float] = [0, 0, least, least, 0.5, 1, 1, 1, 1 - least]
        for (area, coverage) in zip(areas, coverages) {
            #expect(ScalarAreas.coverage(area) == coverage)
            let areas = GuardedMemory<Int32>(count: 9, of: 0)
            areas[0] = area
            let values = GuardedMemory<Float>(count: 9, of: -1)
            let runs = GuardedMemory(count: 2, of: cpixels_run())
            let span = [cpixels_span(first: 0, last: 0)]
            let count = cpixels_sweep(span, 1, area, 1, areas.pointer, values.pointer, runs.pointer)
            #expect(count == (area == 0 ? 0 : 1))
            #expect(count == 0 || runs[0].constant == coverage)
        }
    }
}
