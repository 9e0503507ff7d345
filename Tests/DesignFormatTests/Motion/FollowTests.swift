import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Layers that follow an outline.
@Suite struct FollowTests {
    private func follower(_ follow: String, _ other: String = "") throws -> DrawnValues {
        try DrawnValues(
            """
              - rect: {size: [8, 2]}
                fill: red
                \(other)
                follow: \(follow)
            """
        )
    }

    @Test func `a layer is at the fraction of the outline's length`() throws {
        let design = try follower(
            "{path: {data: M-10 0 L0 0 L0 30}, at: {pulling: [0, 1], default: 0}}"
        )
        let places: [(Double, [Double])] = [
            (0, [20, 30]), (0.25, [30, 30]), (0.5, [30, 40]), (1, [30, 60]),
        ]
        for (progress, expected) in places {
            #expect(design.centers(in: .pulling, at: .progress(progress)) == [expected])
        }
    }

    @Test func `positions on a curve are even in arc length, within a thousandth of a point`()
        throws
    {
        // The length of a quarter of an ellipse has no closed form, so it is summed.
        let design = try follower("{ellipse: {size: [50, 20]}, at: {pulling: [0, 1], default: 0}}")
        let steps = 200_000
        var points: [Point] = []
        for step in 0...steps {
            let angle = Angle.turns(Double(step) / Double(steps))
            let unit = Vector(angle: angle)
            points.append(Point(x: 30 + 25 * unit.dx, y: 30 + 10 * unit.dy))
        }
        var lengths = [0.0]
        for (a, b) in zip(points, points.dropFirst()) {
            lengths.append(lengths.last! + (b - a).length)
        }
        let total = lengths.last!
        for progress in stride(from: 0.0, through: 1, by: 0.05) {
            let index = lengths.firstIndex { $0 >= progress * total - 1e-9 } ?? steps
            let found = design.centers(in: .pulling, at: .progress(progress))[0]
            let distance = (Point(x: found[0], y: found[1]) - points[index]).length
            // The outline's four cubics deviate from the ellipse by 0.03 % of its radius.
            #expect(distance < 0.012, "\(progress): \(distance)")
        }
    }

    @Test func `with auto the layer points in the outline's direction`() throws {
        let path = "path: {data: M-10 0 L10 0 L10 10 L-10 10 Z}"
        let design = try follower(
            "{\(path), at: {pulling: [0, 1], default: 0}, rotate: auto}",
            "rotate: 5"
        )
        let turns: [(Double, Double)] = [(0.1, 0), (0.4, 90), (0.6, 180), (0.95, -90)]
        for (progress, expected) in turns {
            let moment = Moment(state: .pulling, position: .progress(progress))
            let items = design.design.scene(at: moment, in: .standard).items
            guard case .shape(let shape)? = items.first else {
                Issue.record("no shape")
                return
            }
            let axis = Vector(dx: shape.transform.a, dy: shape.transform.b)
            let unit = Vector(angle: .degrees(expected + 5))
            #expect((axis - unit).length < 1e-9, "\(progress): \(axis)")
        }
    }

    @Test func `a closed outline is followed around, and an open one is left at its end`() throws {
        let closed = try follower("{path: {data: M0 0 L10 0 L0 10 Z}, at: {0: 0, 1: 2.25}}")
        let once = try follower("{path: {data: M0 0 L10 0 L0 10 Z}, at: {0: 0, 1: 0.25}}")
        let end = Moment.Position.progress(1)
        #expect(closed.centers(in: .pulling, at: end) == once.centers(in: .pulling, at: end))
        let open = try follower("{path: {data: M0 0 L10 0}, at: {0: -1, 1: 3}}")
        #expect(open.centers(in: .pulling, at: .progress(0)) == [[30, 30]])
        #expect(open.centers(in: .pulling, at: end) == [[40, 30]])
    }

    @Test func `an outline without a length keeps the layer at its start`() throws {
        for data in ["M3 4", "M3 4 L3 4 Z", "M3 4 C3 4 3 4 3 4"] {
            let design = try follower("{path: {data: \(data)}, at: [0, 1], rotate: auto}")
            #expect(design.centers(in: .pulling, at: .progress(0.5)) == [[33, 34]], "\(data)")
        }
    }

    @Test func `a moving outline moves the layer`() throws {
        let design = try follower("{circle: {diameter: {pulling: [10, 40], default: 10}}, at: 0}")
        #expect(design.centers(in: .pulling, at: .progress(1)) == [[50, 30]])
    }

    @Test(
        arguments: [
            ("{at: 0.5}", "needs one of the keys circle"),
            ("{circle: {diameter: 4}}", "needs the key “at”"),
            ("{circle: {diameter: 4}, at: 1, rotate: yes}", "allowed: none, auto"),
            ("{circle: {diameter: 4}, at: x}", "found “x”"),
        ]
    )
    func `a wrong movement is an error`(follow: String, message: String) throws {
        let errors = #expect(throws: DesignErrors.self) { _ = try follower(follow) }
        let texts = try #require(errors).problems.map { $0.description }
        #expect(texts.count == 1 && texts[0].contains(message), "\(texts)")
    }

    @Test func `a movement made in Swift equals the one read from a file`() throws {
        let read = try follower("{circle: {diameter: 20}, at: [0, 1], rotate: auto}").design
        let made = Rectangle(8, 2).fill(.red)
            .follow(Circle(diameter: 20), at: [0, 1], rotation: .auto)
        let design = try Design("follow", canvas: 60, states: read.model.states) { made }
        #expect(design.model.layers == read.model.layers)
    }
}
