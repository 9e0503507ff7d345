import Raster
import SeededRandom
import Testing

/// Parts of paths across their ends.
@Suite struct TrimAroundTests {
    private let square = Path.rect(Rect(x: 0, y: 0, width: 1, height: 1))

    @Test("Within 0…1 the part is that of `trimmed`, to the bit")
    func usual() {
        var random = SplitMix64(seed: 3)
        let circle = Path.circle(center: .zero, radius: 10)
        for _ in 0..<200 {
            let (from, to) = (random.double(in: 0...1), random.double(in: 0...1))
            #expect(circle.trimmedAround(from: from, to: to) == circle.trimmed(from: from, to: to))
        }
        #expect(circle.trimmedAround(from: 0, to: 1) == circle)
    }

    @Test("A part across the end of a closed contour is continuous")
    func joined() {
        let part = square.trimmedAround(from: 0.875, to: 1.125)
        #expect(
            part.elements == [
                .move(Point(x: 0, y: 0.5)), .line(.zero), .line(Point(x: 0.5, y: 0)),
            ]
        )
        #expect(square.trimmedAround(from: -0.125, to: 0.125).elements == part.elements)
        #expect(square.trimmedAround(from: 7.875, to: 8.125).elements == part.elements)
    }

    @Test("Fractions that differ by integers give the same part")
    func turns() {
        #expect(
            square.trimmedAround(from: 2.25, to: 2.5).elements
                == square.trimmed(from: 0.25, to: 0.5).elements
        )
    }

    @Test("A range of 1 or more is the entire path, and an empty range an empty path")
    func extremes() {
        #expect(square.trimmedAround(from: 0.3, to: 1.3) == square)
        #expect(square.trimmedAround(from: -5, to: 9) == square)
        #expect(square.trimmedAround(from: 1.2, to: 1.2).isEmpty)
        #expect(square.trimmedAround(from: 1.2, to: 0.2).isEmpty)
        #expect(square.trimmedAround(from: -.infinity, to: 0.5).isEmpty)
        #expect(square.trimmedAround(from: .nan, to: 0.5).isEmpty)
    }

    @Test("A part across the end of an open path continues at its start")
    func open() {
        let line = Path.line(from: .zero, to: Point(x: 8, y: 0))
        #expect(
            line.trimmedAround(from: 0.75, to: 1.25).elements == [
                .move(Point(x: 6, y: 0)), .line(Point(x: 8, y: 0)),
                .move(.zero), .line(Point(x: 2, y: 0)),
            ]
        )
    }
}
