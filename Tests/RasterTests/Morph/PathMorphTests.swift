import Raster
import Testing

/// Morphs between closed paths of any structure.
@Suite struct PathMorphTests {
    private let circle = Path.circle(in: Rect(x: -20, y: -20, width: 40, height: 40))
    private let square = Path.rect(Rect(x: -17, y: -17, width: 34, height: 34))
    private let triangle = Path.polygon(
        [-90.0, 30, 150].map { .zero + Vector(angle: .degrees($0)) * 22 }
    )

    private func morph(_ paths: Path...) -> PathMorph { PathMorph(paths.map { Path.Operand($0) }) }

    /// The largest distance of a corner of one path from the other path.
    private func distance(_ one: Path, _ other: Path) -> Double {
        let edges = ReferencePolygons(other)
        return one.flattenedContours(tolerance: 0.005).joined().reduce(0) {
            max($0, edges.distance(from: $1))
        }
    }

    @Test func `at whole positions the morph is exact to a hundredth of a point`() {
        let morph = morph(circle, square, triangle)
        for (position, path) in [(0.0, circle), (1, square), (2, triangle)] {
            let shape = morph.path(at: position)
            #expect(distance(shape, path) < 0.01 && distance(path, shape) < 0.01)
        }
        #expect(morph.path(at: -1) == morph.path(at: 0))
        #expect(morph.path(at: 9) == morph.path(at: 2))
        #expect(morph.path(at: .nan) == morph.path(at: 0))
    }

    @Test func `corners are kept`() {
        let corners = morph(circle, square).path(at: 1).elements.compactMap { $0.end }
        for x in [-17.0, 17] {
            for y in [-17.0, 17] { #expect(corners.contains(Point(x: x, y: y))) }
        }
    }

    @Test func `a circle, a square and a triangle change without crossing themselves`() {
        let morph = morph(circle, square, triangle)
        var last = morph.path(at: 0)
        for step in 0...200 {
            let path = morph.path(at: Double(step) / 100)
            // A path without crossings is its own union.
            let simple = Path.combined([Path.Operand(path)], by: .union)
            #expect(simple.flattenedContours(tolerance: 1).count == 1)
            #expect(distance(path, simple) < 0.003 && distance(simple, path) < 0.003)
            // No corner moves far in a hundredth of the way.
            #expect(distance(path, last) < 0.2)
            last = path
        }
    }

    @Test func `the direction and the start of a path do not matter`() {
        let corners = [(1.0, 1.0), (1, -1), (-1, -1), (-1, 1)].map { Point(x: $0.0, y: $0.1) * 17 }
        for shift in 0..<4 {
            let turned = Path.polygon(Array(corners[shift...] + corners[..<shift]))
            for position in [0.25, 0.5] {
                let (one, other) = (
                    morph(circle, square).path(at: position),
                    morph(circle, turned).path(at: position)
                )
                #expect(distance(one, other) < 0.01 && distance(other, one) < 0.01)
            }
        }
    }

    @Test func `a symmetric pair stays symmetric`() {
        let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        for position in [0.25, 0.5, 0.75] {
            let path = morph(square, triangle).path(at: position)
            #expect(distance(path.transformed(by: mirror), path) < 0.02)
        }
    }

    @Test func `surplus contours and holes shrink to a point`() {
        let ring = Path.combined(
            [
                Path.Operand(circle),
                Path.Operand(.circle(in: Rect(x: -10, y: -10, width: 20, height: 20))),
            ],
            by: .subtraction
        )
        var dots = Path.circle(in: Rect(x: -30, y: -5, width: 10, height: 10))
        dots.append(.circle(in: Rect(x: 20, y: -5, width: 10, height: 10)))
        let morph = morph(ring, dots, Path())
        func contours(_ position: Double) -> Int {
            morph.path(at: position).flattenedContours(tolerance: 1).count
        }
        #expect([0, 0.5, 1, 1.5, 2].map(contours) == [2, 3, 2, 2, 0])
        // The hole stays a hole.
        let half = ReferencePolygons(morph.path(at: 0.25))
        let outer = morph.path(at: 0.25).flattenedContours(tolerance: 1)[0]
        let center = outer.reduce(Vector.zero) { $0 + ($1 - .zero) } * (1 / Double(outer.count))
        #expect(half.winding(at: .zero + center) <= 1)
    }

    @Test func `a single path or none is drawn unchanged`() {
        #expect(morph().path(at: 0.5).isEmpty)
        #expect(distance(morph(square).path(at: 0.5), square) < 0.01)
        #expect(morph(Path(), Path()).path(at: 0.5).isEmpty)
    }
}

extension Point {
    fileprivate static func * (point: Point, factor: Double) -> Point {
        .zero + (point - .zero) * factor
    }
}
