import SeededRandom
import Raster
import Testing

@Suite struct PathDashTests {
    private func line(_ length: Double) -> Path {
        .line(from: .zero, to: Point(x: length, y: 0))
    }

    /// Returns the start and end of each dash of a path along the x axis.
    private func spans(_ path: Path) -> [[Double]] {
        var result: [[Double]] = []
        for element in path.elements {
            guard let x = element.end?.x else { continue }
            if case .move = element {
                result.append([x, x])
            } else {
                result[result.count - 1][1] = x
            }
        }
        return result
    }

    private func expect(_ path: Path, _ expected: [[Double]]) {
        let actual = spans(path)
        #expect(actual.count == expected.count, "\(actual)")
        for (a, b) in zip(actual, expected) {
            #expect(near(a[0], b[0]) && near(a[1], b[1]), "\(actual)")
        }
    }

    @Test func `dashes match SwiftUI's example`() {
        expect(
            line(50).dashed(pattern: [10, 5], phase: 3),
            [[0, 7], [12, 22], [27, 37], [42, 50]]
        )
    }

    @Test func `phases wrap around the pattern in both directions`() {
        for phase in [3.0, 18, 1503, -12, -27] {
            expect(
                line(50).dashed(pattern: [10, 5], phase: phase),
                [[0, 7], [12, 22], [27, 37], [42, 50]]
            )
        }
        expect(line(20).dashed(pattern: [10, 5], phase: 12), [[3, 13], [18, 20]])
        expect(line(20).dashed(pattern: [10, 5], phase: 10), [[5, 15]])
        expect(line(20).dashed(pattern: [10, 5], phase: 15), [[0, 10], [15, 20]])
    }

    @Test func `a pattern of an odd count is repeated`() {
        expect(line(20).dashed(pattern: [5]), [[0, 5], [10, 15]])
        expect(
            line(24).dashed(pattern: [1, 2, 3]),
            [
                [0, 1], [3, 6], [7, 9], [12, 13], [15, 18], [19, 21],
            ]
        )
    }

    @Test(arguments: [
        [], [0], [0, 0], [10, 0], [5, -1], [-5, 10], [.nan, 1], [.infinity, 1],
        [1e308, 1e308], [3, 0, 4, 0],
    ])
    func `a pattern without gaps or with invalid numbers leaves the path unchanged`(
        _ pattern: [Double]
    ) {
        let circle = Path.circle(center: .zero, radius: 10)
        #expect(circle.dashed(pattern: pattern) == circle)
    }

    @Test func `a phase of NaN leaves the path unchanged`() {
        #expect(line(50).dashed(pattern: [1, 1], phase: .nan) == line(50))
        #expect(line(50).dashed(pattern: [1, 1], phase: .infinity) == line(50))
    }

    @Test func `dashes of length zero remain for round caps`() {
        let path = line(10).dashed(pattern: [0, 4])
        expect(path, [[0, 0], [4, 4], [8, 8]])
        #expect(path.elements.count == 6)
    }

    @Test func `gaps of length zero are ignored`() {
        expect(line(30).dashed(pattern: [2, 0, 3, 5]), [[0, 5], [10, 15], [20, 25]])
    }

    @Test func `the last and first dash of a closed contour are joined`() {
        // A perimeter of 40, with a dash of 10 around each corner.
        let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
        let path = square.dashed(pattern: [10, 10], phase: 5)
        #expect(path.contourCount == 2)
        #expect(near(path.arcLength, 20))
        #expect(!path.elements.contains(.close))
        #expect(
            path.elements.suffix(3) == [
                .move(Point(x: 0, y: 5)), .line(.zero), .line(Point(x: 5, y: 0)),
            ]
        )
    }

    @Test func `the last and first dash of an open contour are not joined`() {
        let open = Path.polygon(
            [.zero, Point(x: 10, y: 0), Point(x: 10, y: 10), .zero],
            isClosed: false
        )
        #expect(open.dashed(pattern: [8, 2]).firstPoint == .zero)
    }

    @Test func `a contour within a dash stays closed, and within a gap vanishes`() {
        let square = Path.rect(Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(square.dashed(pattern: [100, 5]) == square)
        #expect(square.dashed(pattern: [5, 100], phase: 5).isEmpty)
    }

    @Test func `the pattern starts again with every contour`() {
        var path = line(7)
        path.append(line(7))
        expect(path.dashed(pattern: [3, 3]), [[0, 3], [6, 7], [0, 3], [6, 7]])
    }

    @Test func `dashes on curves have the lengths of those on a line`() {
        var random = SplitMix64(seed: 61)
        for _ in 0..<100 {
            var path = Path()
            path.move(to: .zero)
            path.cubic(
                to: Point(x: random.double(in: 50...90), y: random.double(in: -90...90)),
                control1: Point(x: random.double(in: -90...90), y: random.double(in: 0...90)),
                control2: Point(x: random.double(in: -90...90), y: random.double(in: 0...90))
            )
            let (dash, gap) = (random.double(in: 1...5), random.double(in: 1...5))
            let phase = random.double(in: -20...20)
            let total = path.arcLength
            // The dashes of a line of that length.
            let plain = line(total).dashed(pattern: [dash, gap], phase: phase)
            let dashed = path.dashed(pattern: [dash, gap], phase: phase)
            #expect(dashed.contourCount == plain.contourCount)
            #expect(near(dashed.arcLength, plain.arcLength, 1e-6 * total))
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `a pattern with too many dashes leaves the path unchanged`() {
        #expect(line(1e9).dashed(pattern: [1, 1]) == line(1e9))
        #expect(line(1).dashed(pattern: [1e-300, 1e-300]) == line(1))
        #expect(line(.infinity).dashed(pattern: [1, 1]) == line(.infinity))
        #expect(line(19_000).dashed(pattern: [1, 1]).contourCount == 9_500)
        let long = [Double](repeating: 1, count: 300_000)
        #expect(line(10).dashed(pattern: long) == line(10))
        #expect(line(1e15).dashed(pattern: [1e-3, 1e15]).contourCount == 1)
    }
}
