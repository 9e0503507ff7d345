import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Animated outlines: morphs, counts, and all kinds of outlines.
@Suite struct OutlineTests {
    private func path(_ outline: String, at progress: Double = 0.5) throws -> Path {
        let layer = "  - {\(outline), fill: black}"
        let design = try Design(text: Samples.design(layers: layer))
        return try #require(design.scene(.pulling, progress: progress).shapes.first).path
    }

    private func problem(_ outline: String) -> String {
        do {
            _ = try path(outline)
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func `path data of equal structure morphs point by point`() throws {
        let outline = "path: {data: {pulling: [M0 0L4 0L4 4Z, M2 0L4 2L0 4Z]}}"
        #expect(
            try path(outline, at: 0.5).elements == [
                .move(Point(x: 1, y: 0)), .line(Point(x: 4, y: 1)), .line(Point(x: 2, y: 4)),
                .close,
            ]
        )
        let curves = "path: {data: {0: M0 0C0 1 1 2 2 2, 1: M0 0C2 1 1 2 2 4}}"
        #expect(
            try path(curves, at: 0.5).elements == [
                .move(.zero), .cubic(Point(x: 1, y: 1), Point(x: 1, y: 2), Point(x: 2, y: 3)),
            ]
        )
        // Arcs are converted to curves while they morph.
        let arcs = "path: {data: {pulling: [M2 0A2 2 0 0 1 0 2, M4 0A4 4 0 0 1 0 4]}}"
        let between = try path(arcs, at: 0.5)
        #expect(between.elements.first == .move(Point(x: 3, y: 0)))
        #expect(between.elements.last?.end == Point(x: 0, y: 3))
    }

    @Test func `an error says where outlines of different structure differ`() {
        #expect(
            problem("path: {data: {pulling: [M0 0L1 1, M0 0C0 1 1 2 2 2]}}")
                .contains("step 2 is a cubic curve here and a line there")
        )
        #expect(
            problem("path: {data: {pulling: [M0 0L1 1, M0 0L1 1L2 2]}}")
                .contains("this value has 3 steps, the other has 2")
        )
        #expect(
            problem("polygon: {points: {pulling: [[[0, 0], [1, 1]], [[0, 0], [1, 1], [2, 2]]]}}")
                .contains("this value has 3 points, the other has 2")
        )
        #expect(
            problem("path: {data: {pulling: [M0 0L1 1L2 0Z, M0 0L1 1L2 0L1 0Z]}}")
                .contains("“morph” changes between any closed outlines")
        )
        // Outlines of different structure are allowed if no interpolation leads from one to the
        // other.
        #expect(problem("path: {data: {idle: M0 0L1 1, default: M0 0C0 1 1 2 2 2}}") == "")
        #expect(
            problem(
                "path: {data: {idle: M0 0L1 1, pulling: {from: current, 1: M0 0}, default: M0 0}}"
            )
            .contains("steps")
        )
    }

    @Test func `corner radii are interpolated one by one`() throws {
        let outline = "polygon: {points: {pulling: [[[0, 0], [2, 0]], [[0, 4], [6, 0]]]}}"
        #expect(
            try path(outline).elements == [
                .move(Point(x: 0, y: 2)), .line(Point(x: 4, y: 0)), .close,
            ]
        )
    }

    @Test func `counts take whole values while they are interpolated`() throws {
        func corners(_ progress: Double) throws -> Int {
            try path("regularPolygon: {count: {pulling: [3, 6]}, radius: 5}", at: progress)
                .elements.count - 1
        }
        #expect(try [0, 0.1, 0.3, 0.6, 1].map(corners) == [3, 3, 4, 5, 6])
        #expect(problem("star: {count: 1, radius: 5, innerRadius: 2}").contains("outside of 2…"))
    }

    @Test func `a star and a regular polygon start at the top and run clockwise`() throws {
        let square = try path("regularPolygon: {count: 4, radius: 5}").elements
        for (element, place) in zip(square, [(0, -5), (5, 0), (0, 5), (-5, 0)]) {
            let end = try #require(element.end)
            #expect(isClose(end.x, Double(place.0)) && isClose(end.y, Double(place.1)))
        }
        let star = try path("star: {count: 2, radius: 5, innerRadius: 1}").elements
        for (element, place) in zip(star, [(0, -5), (1, 0), (0, 5), (-1, 0)]) {
            let end = try #require(element.end)
            #expect(isClose(end.x, Double(place.0)) && isClose(end.y, Double(place.1)))
        }
    }

    @Test func `arcs are open, and sectors close through the centre or the inner edge`() throws {
        let arc = try path("arc: {radius: 2, start: 90, sweep: 90}").elements
        #expect(arc.count == 2 && isClose(arc.last?.end?.x ?? 0, -2))
        let slice = try path("sector: {radius: 2, sweep: 90}").elements
        #expect(slice.last == .close && slice.contains(.line(.zero)))
        let piece = try path("sector: {radius: 2, innerRadius: 1, sweep: 90}").elements
        #expect(piece.count == 5 && isClose(piece[3].end?.x ?? 0, 1))
        let ring = try path("sector: {radius: 2, innerRadius: 1, sweep: 400}").elements
        #expect(ring.count { if case .move = $0 { true } else { false } } == 2)
        #expect(try path("sector: {radius: 2, sweep: 360}").elements.count == 3)
    }

    @Test func `a trim may extend past the outline's end`() throws {
        let layer =
            "  - {rect: {size: [1, 1]}, trim: {from: -0.125, to: {pulling: [0, 0.25]}}, stroke: {}}"
        let design = try Design(text: Samples.design(layers: layer))
        let path = try #require(design.scene(.pulling, progress: 0.5).shapes.first).path
        #expect(
            path.elements == [
                .move(Point(x: -0.5, y: 0)), .line(Point(x: -0.5, y: -0.5)),
                .line(Point(x: 0, y: -0.5)),
            ]
        )
    }
}
