import SeededRandom
import Raster
import Testing

@Suite struct PathArcTests {
    @Test func `every point of an arc is on its circle`() {
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

    @Test func `an arc starts and ends at its angles`() {
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
        #expect(back.elements.count == 2)
    }

    @Test func `a sweep of more than a turn is one turn`() {
        let turn = Path.arc(center: .zero, radius: 2, start: .degrees(33), sweep: .turns(1))
        #expect(turn.firstPoint == turn.lastPoint)
        #expect(near(turn.arcLength, 4 * .pi, 1e-5))
        for sweep in [Angle.turns(1.01), .turns(7), .radians(.infinity)] {
            #expect(
                Path.arc(center: .zero, radius: 2, start: .degrees(33), sweep: sweep) == turn
            )
        }
    }

    @Test func `an arc without a sweep is a point, and with NaN it is empty`() {
        let point = Path.arc(center: .zero, radius: 2, start: .zero, sweep: .zero)
        #expect(point.elements == [.move(Point(x: 2, y: 0))])
        #expect(Path.arc(center: .zero, radius: 1, start: .radians(.nan), sweep: .turns(1)).isEmpty)
        #expect(Path.arc(center: .zero, radius: 1, start: .zero, sweep: .radians(.nan)).isEmpty)
        #expect(Path.arc(center: .zero, radius: .infinity, start: .zero, sweep: .turns(1)).isEmpty)
    }
}

@Suite struct CircularArcTests {
    private static func arc(_ sweep: Double) -> Path {
        .arc(
            center: Point(x: 30, y: 20),
            radius: 15,
            start: .turns(0.1),
            sweep: .turns(sweep)
        )
    }

    @Test func `an arc is one element`() {
        #expect(Self.arc(0.7).elements.count == 2)
        #expect(Self.arc(1).elements.count == 2)
    }

    @Test func `a part of an arc is an arc`() throws {
        let part = Self.arc(-0.8).trimmed(from: 0.25, to: 0.75)
        guard case .arc(let center, let sweep, let end) = try #require(part.elements.last) else {
            Issue.record("no arc: \(part)")
            return
        }
        #expect(near(sweep.turns, -0.4))
        #expect(near(center, Point(x: 30, y: 20)))
        #expect(near(end, Point(x: 30, y: 20) + Vector(angle: .turns(-0.5)) * 15))
        #expect(near(part.firstPoint, Point(x: 30, y: 20) + Vector(angle: .turns(-0.1)) * 15))
    }

    @Test func `dashes of an arc are arcs`() {
        let dashes = Self.arc(1).dashed(pattern: [5, 3])
        let arcs = dashes.elements.count { if case .arc = $0 { true } else { false } }
        #expect(arcs >= 11)
        #expect(dashes.elements.count == 2 * arcs)
    }

    @Test func `an arc remains an arc when rotated, moved, scaled or mirrored`() {
        let map = Transform.scale(x: -2, y: 2).then(.rotation(.turns(0.2)))
        for case .arc(_, let sweep, _) in Self.arc(0.3).transformed(by: map).elements {
            #expect(near(sweep.turns, -0.3))
        }
        let stretched = Self.arc(0.3).transformed(by: .scale(x: 1, y: 2))
        #expect(stretched.elements.allSatisfy { if case .arc = $0 { false } else { true } })
        #expect(
            near(stretched.lastPoint, Point(x: 30, y: 40) + Vector(dx: 15 * cosine, dy: 30 * sine))
        )
    }

    private let cosine = Vector(angle: .turns(0.4)).dx
    private let sine = Vector(angle: .turns(0.4)).dy

    @Test func `the bounds of an arc contain it`() throws {
        var random = SplitMix64(seed: 32)
        for _ in 0..<500 {
            let arc = Self.arc(random.double(in: -1...1))
            let bounds = try #require(arc.bounds).grown(by: 1e-9)
            for segment in arc.segments {
                for step in 0...8 {
                    let point = segment.point(at: Double(step) / 8)
                    #expect(
                        bounds.grown(by: 1e-5).contains(Rect(around: point, point, point, point))
                    )
                }
            }
            #expect(bounds.width < 31 && bounds.height < 31)
        }
    }

    /// Compares discs, sectors and rings of all sizes with very fine polygons.
    @Test func `filled and stroked arcs cover the exact area`() {
        var random = SplitMix64(seed: 33)
        for _ in 0..<60 {
            let radius = random.double(in: 0.01...60)
            let path = Path.arc(
                center: Point(x: random.double(in: -5...70), y: random.double(in: -5...70)),
                radius: radius,
                start: .turns(random.double(in: 0...1)),
                sweep: .turns(random.double(in: -1...1))
            )
            let fine = path.finePolygons().reduce(into: Path()) {
                $0.append(.polygon($1))
            }
            func image(_ path: Path) -> Image {
                .of(width: 64, height: 64, [.shape(Shape(path: path, paint: .solid(.black)))])
            }
            let (one, other) = (image(path), image(fine))
            let worst = zip(one.pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(worst <= 1, "radius \(radius)")
        }
    }
}
