import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// The system's refresh control: its reveal, its rotation and its end.
@Suite struct RefreshControlTests {
    private let control: Design

    init() throws { control = try #require(BuiltInDesigns.design(named: "refresh-control")) }

    @Test func `spokes appear clockwise from 12 o'clock with the eased pull`() {
        // easeInOut at tenths, to four digits.
        let eased = [0.0197, 0.0817, 0.1874, 0.3319, 0.5, 0.6681, 0.8126, 0.9183, 0.9803]
        for (index, e) in eased.enumerated() {
            let shapes = control.scene(.pulling, progress: Double(index + 1) / 10).shapes
                .filter { $0.opacity > 1e-9 }
            let expected = (0..<8).map { e * min(max(1 - Double($0) * (1 - e), 0), 1) }.filter {
                $0 > 0
            }
            #expect(shapes.count == expected.count)
            for (shape, alpha) in zip(shapes, expected) {
                #expect(isClose(shape.opacity, alpha, within: 5e-4))
            }
        }
        let armed = control.scene(.armed, progress: 1.2).shapes
        #expect(armed.map(\.opacity) == Array(repeating: 1, count: 8))
        let second = armed[1].transform.apply(to: Point(x: 0, y: -15)) - Point(x: 30, y: 30)
        #expect(second.dx > 10 && second.dy < -10)
    }

    @Test func `the spokes reach from 5 to 15 points, within a quarter point`() throws {
        let shape = try #require(control.scene(.armed, progress: 1).shapes.first)
        let bounds = try #require(shape.path.bounds)
        let reach = try #require(shape.pen).width / 2
        #expect(isClose(bounds.minY - reach, -15))
        #expect(isClose(bounds.maxY + reach, -5, within: 0.25))
    }

    @Test func `nothing is drawn at the end, and the two images are never visible together`() {
        #expect(control.scene(.idle, progress: 0).shapes.isEmpty)
        #expect(
            control.scene(.finishing, progress: 0).shapes.allSatisfy {
                $0.transform.determinant == 0
            }
        )
        #expect(control.scene(.refreshing, time: 0.4).shapes.count == 8)
        #expect(control.scene(.finishing, progress: 1).shapes.count == 8)
    }

    @Test func `finishing takes 0.3 s: the scale eases to 0 over half a turn`() throws {
        #expect(control.moments(of: .finishing).count == 19)
        let begin = try #require(control.scene(.finishing, progress: 1).shapes.first)
        for (progress, eased) in [(0.9, 0.9803), (0.7, 0.8126), (0.5, 0.5), (0.2, 0.0817)] {
            let shape = try #require(control.scene(.finishing, progress: progress).shapes.first)
            #expect(isClose(shape.transform.determinant, eased * eased, within: 5e-4))
            let turned = shape.transform.degrees - begin.transform.degrees
            #expect(isClose(turned, 180 * (1 - eased), within: 0.02))
        }
    }
}
