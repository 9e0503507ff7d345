import Foundation
import Raster
import Testing

/// Compares superellipses with their equation.
@Suite struct SuperellipseTests {
    @Test(
        "The curve deviates by less than 10⁻⁴ of the longer side",
        arguments: [
            0.1, 0.3, 0.5, 0.9, 0.99, 1, 1.001, 1.1, 1.5, 2, 2.5, 3, 4, 5, 8, 15, 40, 100,
        ]
    )
    func equation(exponent: Double) {
        let rect = Rect(x: 0, y: 0, width: 2, height: 2)
        let path = Path.superellipse(in: rect, exponent: exponent)
        var start = Point.zero
        var worst = 0.0
        for element in path.elements {
            if case .cubic(let a, let b, let end) = element {
                for step in 0...20 {
                    let t = Double(step) / 20
                    let point = cubic(start, a, b, end, t)
                    worst = max(worst, distance(point.x - 1, point.y - 1, exponent))
                }
            }
            if let end = element.end { start = end }
        }
        let isExtreme = exponent > 20 || exponent < 0.3
        #expect(worst < (isExtreme ? 4e-5 : 2e-4), "\(worst)")
    }

    private func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
        func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            let s = 1 - t
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
        return Point(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
    }

    /// Returns the least distance to points of the curve near the given direction.
    private func distance(_ x: Double, _ y: Double, _ n: Double) -> Double {
        let (x, y) = (max(abs(x), abs(y)), min(abs(x), abs(y)))
        // One point of the curve for each coordinate; one of them is close.
        let byX = y <= 1 ? pow(1 - pow(y, n), 1 / n) : 0
        let byY = x <= 1 ? pow(1 - pow(x, n), 1 / n) : 0
        let ratio = y / x
        let scale = pow(1 + pow(ratio, n), -1 / n)
        let radial = hypot(x - scale, y - ratio * scale)
        return min(abs(byX - x), abs(byY - y), radial)
    }

    @Test("Exponent 2 is an ellipse, 1 a rhombus; the curve is inscribed and begins at 3 o'clock")
    func known() {
        let rect = Rect(x: -3, y: 1, width: 6, height: 4)
        for exponent in [0.5, 1, 2, 7] {
            let path = Path.superellipse(in: rect, exponent: exponent)
            #expect(path.elements.first == .move(Point(x: 3, y: 3)))
            let bounds = path.bounds
            #expect(abs((bounds?.minX ?? 0) + 3) < 1e-9 && abs((bounds?.maxY ?? 0) - 5) < 1e-9)
        }
    }
}
