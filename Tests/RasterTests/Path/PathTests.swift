import SeededRandom
import Raster
import Testing

@Suite struct PathTests {
    @Test func `an element without a move begins a contour at its end`() {
        var path = Path()
        path.line(to: Point(x: 3, y: 4))
        #expect(path.elements == [.move(Point(x: 3, y: 4))])
    }

    @Test func `an element after a close begins at the start of the contour`() {
        var path = Path.polygon([Point(x: 1, y: 2), Point(x: 3, y: 4)])
        path.line(to: Point(x: 5, y: 6))
        #expect(path.elements.suffix(2) == [.move(Point(x: 1, y: 2)), .line(Point(x: 5, y: 6))])
    }

    @Test func `closing twice closes once, and an empty path cannot be closed`() {
        var empty = Path()
        empty.close()
        #expect(empty.isEmpty)
        var path = Path.polygon([.zero, Point(x: 1, y: 0)])
        let once = path
        path.close()
        #expect(path == once)
    }

    @Test func `after appending, close returns to the start of the last contour`() {
        var path = Path.rect(Rect(x: 0, y: 0, width: 1, height: 1))
        path.append(Path.polygon([Point(x: 7, y: 7), Point(x: 8, y: 7)]))
        path.line(to: .zero)
        #expect(path.elements.suffix(2) == [.move(Point(x: 7, y: 7)), .line(.zero)])
        let before = path
        path.append(Path())
        #expect(path == before)
    }

    @Test func `a transform moves every point and the start of the contour`() {
        var random = SplitMix64(seed: 21)
        let path = Path.random(steps: 60, within: 10, using: &random)
        let transform = Transform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
        let moved = path.transformed(by: transform)
        #expect(moved.elements.count == path.withoutArcs.elements.count)
        for (before, after) in zip(path.segments, moved.segments) {
            for t in [0, 0.25, 0.5, 1] {
                #expect(near(after.point(at: t), transform.apply(to: before.point(at: t)), 1e-9))
            }
        }
        var closed = Path.polygon([Point(x: 1, y: 0), Point(x: 2, y: 0)])
            .transformed(by: .translation(dx: 10, dy: 0))
        closed.line(to: .zero)
        #expect(closed.elements.suffix(2) == [.move(Point(x: 11, y: 0)), .line(.zero)])
    }

    @Test func `a path created from elements continues like a built one`() {
        var random = SplitMix64(seed: 22)
        for _ in 0..<50 {
            let path = Path.random(steps: 20, within: 10, using: &random)
            #expect(Path(elements: path.elements) == path)
        }
    }
}

@Suite struct PathBoundsTests {
    @Test func `bounds contain all points and control points`() {
        var path = Path()
        path.move(to: Point(x: 1, y: 1))
        path.quad(to: Point(x: 2, y: 2), control: Point(x: -3, y: 4))
        path.cubic(
            to: Point(x: 0, y: 0),
            control1: Point(x: 9, y: 0),
            control2: Point(x: 0, y: -6)
        )
        #expect(path.bounds == Rect(x: -3, y: -6, width: 12, height: 10))
        let rect = Rect(x: 3, y: -4, width: 5, height: 6)
        #expect(Path.ellipse(in: rect).bounds == rect)
    }

    @Test func `an empty path and NaN have no bounds`() {
        #expect(Path().bounds == nil)
        #expect(Path.line(from: .zero, to: Point(x: .nan, y: 0)).bounds == nil)
        #expect(Path.line(from: .zero, to: Point(x: 0, y: .infinity)).bounds == nil)
    }
}
