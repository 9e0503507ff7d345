import SeededRandom
import Raster
import Testing

@Suite struct TransformTests {
    private let point = Point(x: 3, y: 4)

    private static func random(_ random: inout SplitMix64) -> Transform {
        func number() -> Double { random.double(in: -5...5) }
        return Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: 1)
    }

    @Test func `translation and scale move points as expected`() {
        #expect(Transform.identity.apply(to: point) == point)
        #expect(Transform.translation(dx: 1, dy: -1).apply(to: point) == Point(x: 4, y: 3))
        #expect(Transform.scale(x: 2, y: -1).apply(to: point) == Point(x: 6, y: -4))
        #expect(Transform.scale(3).apply(to: point) == Point(x: 9, y: 12))
        #expect(Transform.translation(dx: 9, dy: 9).apply(to: Vector(dx: 1, dy: 2)).dy == 2)
    }

    @Test func `positive rotations are clockwise`() {
        let quarter = Transform.rotation(.degrees(90))
        #expect(near(quarter.apply(to: Point(x: 1, y: 0)), Point(x: 0, y: 1), 1e-15))
        let about = Transform.rotation(.degrees(90), about: Point(x: 30, y: 30))
        #expect(near(about.apply(to: Point(x: 30, y: 10)), Point(x: 50, y: 30), 1e-12))
        #expect(near(about.apply(to: Point(x: 30, y: 30)), Point(x: 30, y: 30), 1e-12))
    }

    @Test func `a composed transform applies the first transform first`() {
        let map = Transform.scale(2).then(.translation(dx: 1, dy: 0))
        #expect(map.apply(to: point) == Point(x: 7, y: 8))
        var random = SplitMix64(seed: 11)
        for _ in 0..<100 {
            let (first, second) = (Self.random(&random), Self.random(&random))
            #expect(
                near(
                    first.then(second).apply(to: point),
                    second.apply(to: first.apply(to: point)),
                    1e-11
                )
            )
        }
    }

    @Test func `the inverse undoes a transform`() throws {
        var random = SplitMix64(seed: 12)
        for _ in 0..<100 {
            let map = Self.random(&random)
            guard map.determinant.magnitude > 0.1 else { continue }
            let inverse = try #require(map.inverted)
            #expect(near(inverse.apply(to: map.apply(to: point)), point, 1e-10))
        }
    }

    @Test func `a transform that flattens the plane has no inverse`() {
        #expect(Transform.scale(x: 1, y: 0).inverted == nil)
        #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted == nil)
        #expect(Transform.scale(.nan).inverted == nil)
        #expect(Transform.scale(1e-200).inverted == nil)
        #expect(Transform.translation(dx: .infinity, dy: 0).inverted == nil)
    }

    @Test func `the maximum scale is the largest growth of any vector`() {
        var random = SplitMix64(seed: 13)
        for _ in 0..<50 {
            let map = Self.random(&random)
            let lengths = (0..<3600).map {
                map.apply(to: Vector(angle: .degrees(Double($0) / 10))).length
            }
            let greatest = lengths.max() ?? 0
            #expect(greatest <= map.maximumScale * (1 + 1e-12))
            #expect(greatest >= map.maximumScale * (1 - 1e-5))
        }
        #expect(Transform.scale(x: -3, y: 2).maximumScale == 3)
    }

    @Test func `areas grow by the determinant`() {
        #expect(Transform.scale(x: 2, y: 3).determinant == 6)
        #expect(Transform.scale(x: -1, y: 1).determinant == -1)
    }
}
