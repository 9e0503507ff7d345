import SeededRandom
import Raster
import Testing

@Suite struct SVGArcTests {
    private func arc(_ data: String) throws -> Path { try Path(svg: data) }

    /// Returns the largest distance of a path's points from a circle.
    private func deviation(_ path: Path, _ center: Point, _ radius: Double) -> Double {
        var worst = 0.0
        for segment in path.segments {
            for step in 0...16 {
                let distance = (segment.point(at: Double(step) / 16) - center).length
                worst = max(worst, abs(distance - radius))
            }
        }
        return worst
    }

    /// The four arcs between (0, 10) and (10, 0) with radius 10.
    @Test(arguments: [
        ("0 1", Point(x: 10, y: 10), 0.25), ("0 0", Point(x: 0, y: 0), 0.25),
        ("1 1", Point(x: 0, y: 0), 0.75), ("1 0", Point(x: 10, y: 10), 0.75),
    ])
    func `the flags choose among four arcs`(_ flags: String, _ center: Point, _ turns: Double)
        throws
    {
        let path = try arc("M0 10A10 10 0 \(flags) 10 0")
        #expect(deviation(path, center, 10) < 4e-6)
        #expect(near(path.arcLength, turns * 20 * .pi, 1e-4))
        #expect(path.lastPoint == Point(x: 10, y: 0))
    }

    @Test func `flags without separators are parsed`() throws {
        #expect(try arc("M0 0a1 1 0 01.5 1") == arc("M0 0 a 1 1 0 0 1 0.5 1"))
        #expect(try arc("M0 0a1 1 0 1010-1") == arc("M0 0 a 1,1 0 1,0 10,-1"))
        #expect(
            try arc("M0 0a1 1 0 01.5 1 1 1 0 0 0 2 2").contourCount == 1
        )
    }

    @Test func `radii that are too small are enlarged`() throws {
        let path = try arc("M0 0A1 1 0 0 1 10 0")
        #expect(deviation(path, Point(x: 5, y: 0), 5) < 2e-6)
        // Clockwise from left to right, with y down: over the top.
        let bounds = try #require(path.bounds)
        #expect(bounds.minY < -4.9 && bounds.maxY < 1e-9)
    }

    @Test func `negative radii count as positive`() throws {
        #expect(try arc("M0 10A-10-10 0 0 1 10 0") == arc("M0 10A10 10 0 0 1 10 0"))
    }

    @Test func `a radius of zero draws a line, and equal ends draw nothing`() throws {
        #expect(
            try arc("M0 0A0 5 0 0 1 10 0").elements == [.move(.zero), .line(Point(x: 10, y: 0))]
        )
        #expect(try arc("M3 4A5 5 0 1 1 3 4").elements == [.move(Point(x: 3, y: 4))])
    }

    @Test func `the axis rotation rotates the ellipse`() throws {
        // Half of an ellipse of 20 by 10 around the origin, rotated by 30°.
        let axis = Vector(angle: .degrees(30))
        let (from, to) = (Point.zero - axis * 20, Point.zero + axis * 20)
        let path = try arc("M\(from.x) \(from.y)A20 10 30 0 1 \(to.x) \(to.y)")
        for segment in path.segments {
            for step in 0...16 {
                let place = segment.point(at: Double(step) / 16) - Point.zero
                let (u, v) = (axis.dot(place) / 20, axis.cross(place) / 10)
                #expect(near(u * u + v * v, 1, 2e-6))
                #expect(v < 1e-6)
            }
        }
    }

    @Test func `an almost straight arc does not go around the ellipse`() throws {
        for radius in ["1e6", "1e9", "1e15", "1e60", "1e300"] {
            for flags in ["0 0", "0 1"] {
                let path = try arc("M0 0A\(radius) \(radius) 0 \(flags) 10 1")
                let bounds = try #require(path.bounds)
                #expect(bounds.width < 10.1 && bounds.height < 1.1, "\(radius) \(flags)")
                #expect(path.lastPoint == Point(x: 10, y: 1))
            }
        }
    }

    @Test func `random arcs have the right ends, radii and sides`() throws {
        var random = SplitMix64(seed: 81)
        for _ in 0..<500 {
            let end = Point(x: random.double(in: -10...10), y: random.double(in: -10...10))
            let radius = random.double(in: 8...40)
            let (isLarge, isClockwise) = (
                Bool.random(using: &random), Bool.random(using: &random)
            )
            let path = try arc(
                "M0 0A\(radius) \(radius) 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) \(end.x) \(end.y)"
            )
            let chord = end - Point.zero
            let half = max(chord.length / 2 / radius, 1e-9)
            guard half < 1 else { continue }
            let small = 2 * DeterministicMath.atan2(y: half, x: (1 - half * half).squareRoot())
            let sweep = isLarge ? 2 * Double.pi - small : small
            #expect(near(path.arcLength, sweep * radius, 1e-4))
            // Clockwise with y down: the middle of the arc is to the left of the chord.
            let segments = path.segments
            let middle =
                segments.count.isMultiple(of: 2)
                ? segments[segments.count / 2].start : segments[segments.count / 2].point(at: 0.5)
            #expect((chord.cross(middle - Point.zero) < 0) == isClockwise)
            #expect(path.lastPoint == end)
        }
    }

    @Test func `absurd numbers do not trap`() throws {
        for data in [
            "M0 0A1e308 1e-308 1e308 1 1 1e308 1e308", "M1e308 0A1 1 0 0 1-1e308 0",
            "M0 0A1e-320 1e-320 0 1 1 1 1", "M0 0a5 5 0 1 1 1e-300 0",
        ] {
            #expect(try arc(data).elements.count >= 2)
        }
    }
}
