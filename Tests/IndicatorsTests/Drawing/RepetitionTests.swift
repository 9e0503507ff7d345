import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// The positions and alphas of copies.
@Suite struct RepetitionTests {
    private func shapes(_ keys: String, _ state: StateName = .pulling, _ progress: Double = 0.5)
        throws -> [Shape]
    {
        let layer =
            "  - repeat: {\(keys), layers: [{circle: {diameter: 2}, fill: black, offset: [3, 0]}]}"
        return try Design(text: Samples.design(layers: layer)).scene(state, progress: progress)
            .shapes
    }

    @Test func `each copy is rotated and moved relative to the previous one`() throws {
        let turned = try shapes("count: 4, angle: 90").map(\.transform.origin)
        #expect(
            turned == [
                Point(x: 13, y: 5), Point(x: 10, y: 8), Point(x: 7, y: 5), Point(x: 10, y: 2),
            ]
        )
        let moved = try shapes("count: 3, offset: [1, 2]").map(\.transform.origin)
        #expect(moved == [Point(x: 13, y: 5), Point(x: 14, y: 7), Point(x: 15, y: 9)])
    }

    @Test func `each copy may have an opacity, and transparent copies are left out`() throws {
        #expect(try shapes("count: 3, alpha: [1, 0, 0.25]").map(\.opacity) == [1, 0.25])
    }

    @Test func `the fade is read at phase + i/count, exact over a whole turn`() throws {
        for count in 1...64 {
            for step in 0..<count {
                let keys =
                    "count: \(count), fade: {0: 1, 1: 0.25}, fadePhase: \(Double(step) / Double(count))"
                let opacities = try shapes(keys).map(\.opacity)
                for (index, opacity) in opacities.enumerated() {
                    let share = Double((step + index) % count) / Double(count)
                    #expect(isClose(opacity, 1 - 0.75 * share), "\(count) \(step) \(index)")
                }
            }
        }
    }

    @Test func `copies are revealed one after the other: e·clamp(1 − i(1 − e), 0, 1)`() throws {
        for e in stride(from: 0.1, through: 1, by: 0.1) {
            let shares = (0..<8).map { index -> Double in 1 - Double(index) * (1 - e) }
            let expected = shares.filter { $0 > 0 }.map { share -> Double in e * min(share, 1) }
            let found = try shapes("count: 8, reveal: \(e)").map(\.opacity)
            #expect(found.count == expected.count)
            for (a, b) in zip(found, expected) { #expect(isClose(a, b)) }
        }
        #expect(try shapes("count: 8, reveal: 0").isEmpty)
    }
}
