import Raster
import SeededRandom
import Testing

@Suite struct PathStrokedTests {
    private func pen(_ width: Double) -> StrokeStyle {
        var pen = StrokeStyle(width: width)
        pen.cap = .round
        pen.join = .round
        return pen
    }

    @Test("A stroke outline contains all points closer to the path than half the line width")
    func reach() {
        var generator = SplitMix64(seed: 11)
        let circle = Path.circle(in: Rect(x: -20, y: -20, width: 40, height: 40))
        let outline = circle.stroked(with: pen(6), tolerance: 0.01)
        for _ in 0..<2_000 {
            let point = Point(
                x: .random(in: -30...30, using: &generator),
                y: .random(in: -30...30, using: &generator)
            )
            let radius: Double = (point - Point.zero).length
            let distance: Double = abs(radius - 20)
            guard abs(distance - 3) > 0.02 else { continue }
            #expect(outline.contains(point) == (distance < 3), "\(point)")
        }
    }

    @Test("A filled stroke outline has the pixels of the stroke")
    func pixels() {
        let path = Path.arc(
            center: Point(x: 20, y: 20),
            radius: 12,
            start: .degrees(20),
            sweep: .degrees(280)
        )
        var (stroked, filled) = (Scene(width: 40, height: 40), Scene(width: 40, height: 40))
        let black = Paint.solid(Color(red8: 0, green8: 0, blue8: 0))
        stroked.stroke(path, pen(5), with: black)
        filled.fill(path.stroked(with: pen(5), tolerance: 0.005), with: black)
        var renderer = Renderer()
        let (one, other) = (renderer.render(stroked), renderer.render(filled))
        #expect(zip(one.pixels, other.pixels).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
        #expect(one.pixels.contains(255))
    }

    @Test("Which points are inside a ring depends on the fill rule")
    func rules() {
        var ring = Path.circle(in: Rect(x: 0, y: 0, width: 20, height: 20))
        ring.append(.circle(in: Rect(x: 5, y: 5, width: 10, height: 10)))
        #expect(ring.contains(Point(x: 10, y: 10)))
        #expect(!ring.contains(Point(x: 10, y: 10), rule: .evenOdd))
        #expect(ring.contains(Point(x: 2.5, y: 10), rule: .evenOdd))
        #expect(!ring.contains(Point(x: 21, y: 10)))
    }
}
