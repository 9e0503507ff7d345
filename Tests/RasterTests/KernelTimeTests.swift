import CPixels
import Foundation
import Raster
import SeededRandom
import Testing

/// Measures the kernels in C and their references, for the table of CPixels's README. It checks
/// nothing.
@Suite(
    .enabled(if: ProcessInfo.processInfo.environment["PINWHEEL_KERNEL_TIMES"] != nil),
    .serialized
)
struct KernelTimeTests {
    /// A ring similar to the built-in arc at 2×, as two polygons.
    private static let ring: [[Point]] = [54.0, 44].map { radius in
        (0..<96).map { index in
            let angle = Double(index) / 48 * .pi * (radius > 50 ? 1 : -1)
            return Point(x: 60 + radius * cos(angle), y: 60 + radius * sin(angle))
        }
    }
    private static let size = 120

    /// Prints the times of a kernel and of its reference: the minimum of many alternating runs.
    private static func compare(
        _ name: String,
        repetitions: Int = 40,
        kernel: () -> Void,
        reference: () -> Void
    ) {
        let clock = ContinuousClock()
        var least = (kernel: Duration.seconds(60), reference: Duration.seconds(60))
        for _ in 0..<60 {
            least.kernel = min(
                least.kernel,
                clock.measure { for _ in 0..<repetitions { kernel() } }
            )
            least.reference = min(
                least.reference,
                clock.measure { for _ in 0..<repetitions { reference() } }
            )
        }
        let times = [least.kernel, least.reference].map { $0 / .microseconds(repetitions) }
        #expect(times.allSatisfy { $0 > 0 })
        let texts = (times + [times[1] / times[0]]).map { String(format: "%.2f", $0) }
        print("\(name): kernel \(texts[0]) µs, reference \(texts[1]) µs, × \(texts[2])")
    }

    @Test func cutting() {
        let table = KernelTable(width: Self.size, height: Self.size, room: 40_000)
        Self.compare("cut") {
            _ = table.cut(Self.ring)
        } reference: {
            _ = ScalarEdgeChains(Self.ring, width: Self.size, height: Self.size)
        }
    }

    @Test func patches() {
        let dot = [Self.ring[0].map { Point(x: 9 + ($0.x - 60) / 9, y: 9 + ($0.y - 60) / 9) }]
        let size = 18
        let kernel = KernelPatch()
        Self.compare("patch") {
            _ = kernel.fill(dot, width: size, height: size)
        } reference: {
            let plain = ScalarEdgeChains(dot, width: size, height: size)
            for row in 0..<size {
                var areas = ScalarAreas(width: size)
                for chain in plain.chains(of: row) { areas.add(plain.corners[chain.corners]) }
            }
        }
    }

    @Test func scanning() {
        let plain = ScalarEdgeChains(Self.ring, width: Self.size, height: Self.size)
        let table = KernelTable(plain, width: Self.size)
        let scratch = KernelScratch(width: Self.size)
        let rows = (0..<Self.size).filter { plain.heads[$0] >= 0 }
        Self.compare("scan") {
            for row in rows {
                _ = scratch.scan(table.edges, row: row, rule: .nonZero)
                scratch.clear()
            }
        } reference: {
            for row in rows {
                _ = ScalarScan(plain, row: row, width: Self.size, rule: .nonZero)
                scratch.clear()
            }
        }
    }

    @Test func stroking() {
        let arc = Path.arc(
            center: Point(x: 30, y: 30),
            radius: 22,
            start: .zero,
            sweep: .turns(0.8)
        )
        var curve = Path()
        curve.move(to: Point(x: 4, y: 4))
        curve.cubic(
            to: Point(x: 56, y: 56),
            control1: Point(x: 60, y: 0),
            control2: Point(x: 0, y: 60)
        )
        for (name, path) in [("arc", arc), ("curve", curve)] {
            var outlines = (PixelOutline(), PixelOutline())
            var fast = Stroking()
            var plain = Stroking(usesKernels: false)
            let style = StrokeStyle(width: 4, cap: .round)
            Self.compare("stroke of \(name)") {
                outlines.0.removeAll()
                fast.stroke(path, style, scale: 2, keepsArcs: false, into: &outlines.0)
            } reference: {
                outlines.1.removeAll()
                plain.stroke(path, style, scale: 2, keepsArcs: false, into: &outlines.1)
            }
        }
    }

    @Test func pixels() {
        var random = SplitMix64(seed: 9)
        let count = Self.size
        let pixels = (0..<count).map { _ in
            StraightPixel(0.2, 0.5, 0.7, Float(random.double(in: 0.1...1)))
        }
        let coverages = (0..<count + 8).map { _ in Float(random.double(in: 0.1...0.9)) }
        let runs = [cpixels_run(start: 0, end: Int32(count), constant: -1)]
        var row = KernelRow(pixels, using: &random)
        var codes = row.codes
        var color = KernelRow.components(StraightPixel(0.9, 0.1, 0.4, 0.8))
        row.change { row in
            Self.compare("composite", repetitions: 400) {
                cpixels_composite(&row, runs, 1, coverages, &color)
            } reference: {
                cpixels_composite_scalar(&row, runs, 1, coverages, &color)
            }
            Self.compare("encode", repetitions: 400) {
                cpixels_encode(&row, &codes)
            } reference: {
                cpixels_encode_scalar(&row, &codes)
            }
        }
    }

    @Test func colors() {
        var random = SplitMix64(seed: 10)
        let blocks = Self.size / 8
        let colors = (0..<64).flatMap { _ in KernelRow.components(StraightPixel(0.2, 0.5, 0.7, 1)) }
        let positions = (0..<8 * blocks).map { _ in Float(random.double(in: 0...1)) }
        var result = [Float](repeating: 0, count: 32 * blocks)
        colors.withUnsafeBufferPointer { colors in
            let table = cpixels_table(colors: colors.baseAddress, cells: 64, last: 63)
            Self.compare("look up", repetitions: 400) {
                _ = cpixels_look_up(&result, 0, blocks, positions, table)
            } reference: {
                _ = cpixels_look_up_scalar(&result, 0, blocks, positions, table)
            }
        }
    }
}
