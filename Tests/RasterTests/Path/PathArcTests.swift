import SeededRandom
import Raster
import Testing

@Suite struct PathArcTests {
    @Test func everyPointIsOnTheCircle() {
        var random = SplitMix64(seed: 31)
        var worst = 0.0
        for _ in 0..<300 {
            let center = Point(x: random.double(in: -50...50), y: random.double(in: -50...50))
            let radius = random.double(in: 0.1...100)
            let path = Path.arc(
                center: center,
                radius: radius,
                start: .turns(random.double(in: -3...3)),
                sweep: .turns(random.double(in: -1...1))
            )
            for segment in path.segments {
                for step in 0...20 {
                    let distance = (segment.point(at: Double(step) / 20) - center).length
                    worst = max(worst, (distance / radius - 1).magnitude)
                }
            }
        }
        #expect(worst <= 4e-7)
    }

    @Test func startsAndEndsWhereItsAnglesSay() {
        let path = Path.arc(
            center: Point(x: 10, y: 10),
            radius: 5,
            start: .degrees(90),
            sweep: .degrees(90)
        )
        #expect(near(path.firstPoint, Point(x: 10, y: 15)))
        #expect(near(path.lastPoint, Point(x: 5, y: 10)))
        #expect(near(path.arcLength, 2.5 * .pi, 1e-5))
        let back = Path.arc(
            center: .zero,
            radius: 1,
            start: .zero,
            sweep: .degrees(-90)
        )
        #expect(near(back.lastPoint, Point(x: 0, y: -1)))
        #expect(back.elements.count == 4)
    }

    @Test func moreThanATurnIsATurn() {
        let turn = Path.arc(center: .zero, radius: 2, start: .degrees(33), sweep: .turns(1))
        #expect(turn.firstPoint == turn.lastPoint)
        #expect(near(turn.arcLength, 4 * .pi, 1e-5))
        for sweep in [Angle.turns(1.01), .turns(7), .radians(.infinity)] {
            #expect(
                Path.arc(center: .zero, radius: 2, start: .degrees(33), sweep: sweep) == turn
            )
        }
    }

    @Test func withoutASweepOrANumberThereIsNoArc() {
        let point = Path.arc(center: .zero, radius: 2, start: .zero, sweep: .zero)
        #expect(point.elements == [.move(Point(x: 2, y: 0))])
        #expect(Path.arc(center: .zero, radius: 1, start: .radians(.nan), sweep: .turns(1)).isEmpty)
        #expect(Path.arc(center: .zero, radius: 1, start: .zero, sweep: .radians(.nan)).isEmpty)
        #expect(Path.arc(center: .zero, radius: .infinity, start: .zero, sweep: .turns(1)).isEmpty)
    }
}
