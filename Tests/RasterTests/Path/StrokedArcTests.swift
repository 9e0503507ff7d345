import Raster
import SeededRandom
import Testing

/// The offset curves of arcs are arcs, and those of other curves are not.
@Suite struct StrokedArcTests {
    private static func outline(_ path: Path, width: Double, scale: Double = 1) -> PixelOutline {
        var outline = PixelOutline()
        var stroking = Stroking()
        let style = StrokeStyle(width: width)
        stroking.stroke(path, style, scale: scale, keepsArcs: true, into: &outline)
        return outline
    }

    @Test func `the stroke of an arc has two arcs around its centre`() {
        var random = SplitMix64(seed: 481)
        for _ in 0..<300 {
            let center = Point(x: random.double(in: -50...50), y: random.double(in: -50...50))
            let radius = random.double(in: 2...90)
            let width = random.double(in: 0.1...1.7) * radius
            let start = random.double(in: 0...1)
            let turns = random.double(in: 0.05...1)
            let sweep = Bool.random(using: &random) ? turns : -turns
            let path = Path.arc(
                center: center,
                radius: radius,
                start: .turns(start),
                sweep: .turns(sweep)
            )
            let outline = Self.outline(path, width: width)
            #expect(outline.ends == [outline.points.count])
            // Four corners, and at most three more on each side.
            #expect((2...8).contains(outline.arcs.count) && outline.points.count <= 12)
            for arc in outline.arcs {
                let circle = arc.circle
                #expect((circle.center - center).length < 1e-9)
                let offset: Double = abs(circle.radius - radius)
                #expect(abs(offset - width / 2) < 1e-9)
                let ends = [outline.points[arc.corner - 1], outline.points[arc.corner]]
                let middle = ends[0].interpolated(to: ends[1], at: 0.5) + arc.bend
                for place in ends + [middle] {
                    // The middle and the end of a cubic are on its circle.
                    let distance: Double = (place - circle.center).length
                    #expect(abs(distance - circle.radius) < 4e-7 * radius)
                }
            }
        }
    }

    @Test func `curves that are not circular are not stroked as arcs`() {
        let circle = Path.circle(center: .zero, radius: 30)
        #expect(Self.outline(circle, width: 4).arcs.isEmpty)
        var parabola = Path()
        parabola.move(to: .zero)
        parabola.quad(to: Point(x: 20, y: 0), control: Point(x: 10, y: 5))
        #expect(Self.outline(parabola, width: 4).arcs.isEmpty)
        var line = Path()
        line.move(to: .zero)
        line.cubic(
            to: Point(x: 9, y: 0),
            control1: Point(x: 3, y: 0),
            control2: Point(x: 6, y: 0)
        )
        #expect(Self.outline(line, width: 4).arcs.isEmpty)
        // Almost a circle, until it is enlarged.
        let arc = Path.arc(center: .zero, radius: 1, start: .zero, sweep: .turns(0.3))
        #expect(!Self.outline(arc, width: 0.1, scale: 100).arcs.isEmpty)
        #expect(Self.outline(arc, width: 0.1, scale: 1e5).arcs.isEmpty)
    }

    @Test func `an arc with a smaller radius than the stroke is flattened`() {
        let arc = Path.arc(center: .zero, radius: 5, start: .zero, sweep: .turns(0.3))
        #expect(!Self.outline(arc, width: 8.9).arcs.isEmpty)
        #expect(Self.outline(arc, width: 9.1).arcs.isEmpty)
    }

    @Test func `the stroke of a closed arc is two circles`() {
        var ring = Path.arc(center: .zero, radius: 20, start: .zero, sweep: .turns(1))
        ring.close()
        let outline = Self.outline(ring, width: 4)
        #expect(outline.ends.count == 2)
        #expect(outline.arcs.count == outline.points.count)
        #expect(Set(outline.arcs.map(\.corner)) == Set(outline.points.indices))
    }

    @Test func `transforms that keep circles are recognised`() {
        #expect(Transform.rotation(.degrees(33)).then(.scale(3)).keepsCircles)
        #expect(Transform(a: -2, b: 0, c: 0, d: 2, tx: 1, ty: 2).keepsCircles)
        #expect(!Transform(a: 2, b: 0, c: 0, d: 2.00001, tx: 0, ty: 0).keepsCircles)
        #expect(!Transform(a: 1, b: 0, c: 0.00001, d: 1, tx: 0, ty: 0).keepsCircles)
    }
}
