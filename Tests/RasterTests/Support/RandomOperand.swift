import Raster
import SeededRandom

/// Random paths that are hard to combine: shared corners and edges, stars, spirals, curves, and
/// copies that almost coincide.
struct RandomOperand {
    var numbers: SplitMix64

    init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

    mutating func operand() -> Path.Operand {
        Path.Operand(path(), rule: Bool.random(using: &numbers) ? .nonZero : .evenOdd)
    }

    mutating func path() -> Path {
        switch whole(0...8) {
        case 0: latticePolygon()
        case 1: .circle(in: Rect(center: point(within: 6), size: square(number(0...30))))
        case 2: latticeRectangle()
        case 3: star()
        case 4: spiral()
        case 5: .polygon((0..<whole(3...30)).map { _ in point(within: 20) })
        case 6: curves()
        case 7: almostTwice(path())
        default: both(path(), path())
        }
    }

    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }

    mutating func number(_ range: ClosedRange<Double>) -> Double { numbers.double(in: range) }

    mutating func point(within reach: Double) -> Point {
        Point(x: number(-reach...reach), y: number(-reach...reach))
    }

    private func square(_ side: Double) -> Size { Size(width: side, height: side) }

    private mutating func latticePolygon() -> Path {
        let unit = Double(whole(2...6))
        return .polygon(
            (0..<whole(3...14)).map { _ in
                Point(x: Double(whole(-3...3)) * unit, y: Double(whole(-3...3)) * unit)
            }
        )
    }

    private mutating func latticeRectangle() -> Path {
        .rect(
            Rect(
                x: Double(whole(-4...4)) * 2,
                y: Double(whole(-4...4)) * 2,
                width: Double(whole(0...6)) * 2,
                height: Double(whole(0...6)) * 2
            )
        )
    }

    private mutating func star() -> Path {
        let count = whole(3...24)
        let (step, radius) = (whole(1...max(count / 2, 1)), number(0...20))
        return .polygon(
            (0..<count).map { index in
                let degrees = 360 * Double(index * step % count) / Double(count)
                return .zero + Vector(angle: .degrees(degrees)) * radius
            }
        )
    }

    private mutating func spiral() -> Path {
        .polygon(
            (0..<whole(5...80)).map { index in
                .zero + Vector(angle: .degrees(31 * Double(index))) * (0.25 * Double(index))
            }
        )
    }

    private mutating func curves() -> Path {
        var path = Path()
        path.move(to: point(within: 20))
        for _ in 0..<whole(1...5) {
            path.cubic(
                to: point(within: 20),
                control1: point(within: 30),
                control2: point(within: 30)
            )
            path.quad(to: point(within: 20), control: point(within: 30))
        }
        return path
    }

    private mutating func almostTwice(_ path: Path) -> Path {
        let distance = number(-1...1) * [1e-6, 1e-5, 1e-4, 1e-3, 1e-2][whole(0...4)]
        let moved = Transform.translation(dx: distance, dy: number(-1e-5...1e-5))
        return both(path, path.transformed(by: moved))
    }

    private func both(_ one: Path, _ other: Path) -> Path {
        var path = one
        path.append(other)
        return path
    }
}
