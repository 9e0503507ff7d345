import Raster
import Testing

@Suite struct VectorTests {
    @Test func `angles run clockwise from the right`() {
        let down = Vector(angle: .degrees(90))
        #expect(near(down.dx, 0, 1e-15) && down.dy == 1)
        let upLeft = Vector(angle: .degrees(225))
        #expect(near(upLeft.dx, -0.5.squareRoot(), 1e-15))
        #expect(near(upLeft.dy, -0.5.squareRoot(), 1e-15))
    }

    @Test func `a quarter turn is clockwise`() {
        #expect(Vector(dx: 1, dy: 0).quarterTurned == Vector(dx: 0, dy: 1))
        #expect(Vector(dx: 0, dy: 1).quarterTurned == Vector(dx: -1, dy: 0))
    }

    @Test func `a normalised vector has length one, and the zero vector has none`() {
        #expect(Vector(dx: 3, dy: -4).length == 5)
        #expect(Vector(dx: 3, dy: -4).normalized == Vector(dx: 0.6, dy: -0.8))
        #expect(Vector.zero.normalized == nil)
        #expect(Vector(dx: .nan, dy: 1).normalized == nil)
        #expect(Vector(dx: .infinity, dy: 1).normalized == nil)
    }

    @Test func `dot and cross product give direction and side`() {
        let (right, down) = (Vector(dx: 2, dy: 0), Vector(dx: 0, dy: 3))
        #expect(right.dot(down) == 0)
        #expect(right.cross(down) == 6)
        #expect(down.cross(right) == -6)
        #expect(right + down == Vector(dx: 2, dy: 3))
        #expect(right - down == Vector(dx: 2, dy: -3))
        #expect(-right * 2 == Vector(dx: -4, dy: 0))
    }
}
