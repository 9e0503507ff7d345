import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Values that expressions compute, at moments of states and for copies.
@Suite struct ExpressionValueTests {
    private func design(_ keys: String) throws -> Design {
        try Design(
            text: """
                pinwheel: 1
                canvas: {size: [40, 40]}
                parameters:
                  size: {type: number, default: 3}
                  on: {type: boolean, default: true}
                states:
                  idle: {}
                  pulling: {}
                  armed: {to: 2}
                  refreshing: {drive: time, intro: 0.5, period: 2, loop: true}
                  finishing: {from: 1, to: 0, duration: 0.5}
                layers:
                  - {circle: {diameter: 4}, fill: red, \(keys)}
                """
        )
    }

    /// Returns the rotation at a moment.
    private func rotation(_ expression: String, _ state: StateName, _ position: Moment.Position)
        throws -> Double?
    {
        let design = try design("rotate: \(expression)")
        let values = design.layerValues(
            at: Moment(state: state, position: position),
            in: .standard
        )[0].values
        guard case .number(let degrees) = values.first(where: { $0.name == "rotation" })?.content
        else { return nil }
        return degrees
    }

    @Test func `t is the local time, and p the progress of the state`() throws {
        #expect(try rotation("= 10 * t", .pulling, .progress(0.25)) == 2.5)
        #expect(try rotation("= 10 * p", .pulling, .progress(0.25)) == 2.5)
        #expect(try rotation("= 10 * t", .armed, .progress(1.5)) == 15)
        #expect(try rotation("= 10 * t", .finishing, .progress(0.75)) == 7.5)
        #expect(try rotation("= 10 * t", .finishing, .time(0.125)) == 7.5)
        // The progress counts the intro of 0.5 s.
        #expect(try rotation("= 10 * t", .refreshing, .time(1.5)) == 5)
        #expect(try rotation("= 10 * p", .refreshing, .time(1.5)) == 6)
    }

    @Test func `s is the time in seconds, and starts again in each period`() throws {
        let value = "{refreshing: = 10 * s, finishing: = 10 * s, default: 0}"
        #expect(try rotation(value, .refreshing, .time(1.5)) == 10)
        #expect(try rotation(value, .refreshing, .time(3.5)) == 10)
        #expect(try rotation(value, .finishing, .time(0.25)) == 2.5)
        let parts = "{refreshing: {intro: = 100 * s, loop: = 10 * s}, default: 0}"
        #expect(try rotation(parts, .refreshing, .time(0.25)) == 25)
        #expect(try rotation(parts, .refreshing, .time(1.5)) == 10)
    }

    @Test func `a clock gives its own time`() throws {
        let design = try design("rotate: = 10 * t + 100 * s, clock: {period: 4}")
        let moment = Moment(state: .refreshing, position: .time(1.5))
        let values = design.layerValues(at: moment, in: .standard)[0].values
        #expect(values.first { $0.name == "rotation" }?.content == .number(102.5))
    }

    @Test func `a state without its own value keeps the value of an expression`() throws {
        let value = "{pulling: = 90 * t}"
        #expect(try rotation(value, .idle, .progress(0)) == 0)
        #expect(try rotation(value, .armed, .progress(1)) == 90)
    }

    @Test func `parameters are read, and can be set`() throws {
        let design = try design("rotate: = 10 * $size + $on")
        func rotation(_ design: Design) -> LayerValues.Value.Content? {
            let moment = Moment(state: .idle, position: .progress(0))
            return design.layerValues(at: moment, in: .standard)[0].values
                .first { $0.name == "rotation" }?.content
        }
        #expect(rotation(design) == .number(31))
        let other = try design.setting([("size", .number(5)), ("on", .boolean(false))])
        #expect(rotation(other) == .number(50))
    }

    @Test func `an endless pull has a finite value`() throws {
        for progress in [Double.infinity, 1e300, .nan] {
            let value = try rotation(
                "\"= noise(t, t) + floor(t) ^ t\"",
                .armed,
                .progress(progress)
            )
            #expect(value?.isFinite == true)
        }
    }

    @Test func `results are clamped to the allowed range and rounded for whole numbers`() throws {
        let design = try Design(
            text: Samples.design(
                layers: """
                      - {regularPolygon: {count: = 3.6 + t, radius: 2}, fill: red, opacity: = 9 * t}
                      - {star: {count: = -9, radius: 2, innerRadius: 1}, fill: red}
                    """
            )
        )
        let shapes = design.scene(.pulling, progress: 1).shapes
        #expect(shapes.map(\.opacity) == [1, 1])
        #expect(try shapes[0].path == OutlineSample.polygon(5))
        #expect(shapes[1].path.elements.count == 5)
    }

    @Test func `i is the index of the copy and n their number`() throws {
        let design = try Design(
            text: Samples.design(
                layers: """
                      - repeat:
                          count: 3
                          layers:
                            - {circle: {diameter: 1}, fill: red, offset: [= 10 * i + n, = t * i]}
                    """
            )
        )
        let origins = design.scene(.pulling, progress: 0.5).shapes.map(\.transform.origin)
        #expect(origins.map { $0.x - 10 } == [3, 13, 23])
        #expect(origins.map { $0.y - 5 } == [0, 0.5, 1])
    }

    @Test func `a plot is sampled along its outline`() throws {
        let plot = Plot(x: .expression("8 * u"), y: .expression("t * u"), samples: 5)
        let design = try Design("plot", canvas: 20, states: [ModelState(.pulling)]) {
            plot.stroke(.red, width: 1)
        }
        let open = design.scene(.pulling, progress: 1).shapes[0].path
        #expect(open.elements.count == 5)
        #expect(open.elements[2] == .line(Point(x: 4, y: 0.5)))
        let closed = Plot(
            x: .expression("cos(tau * u)"),
            y: .expression("sin(tau * u)"),
            samples: 4,
            isClosed: true
        )
        let circle = try Design("plot", canvas: 20, states: [ModelState(.pulling)]) {
            closed.fill(.red)
        }
        let path = circle.scene(.pulling, progress: 1).shapes[0].path
        #expect(path.elements.count == 5)
        #expect(path.elements.last == .close)
    }

    @Test func `a Swift design has the values of the same file`() throws {
        let swift = try Design("dot", canvas: 20, states: [ModelState(.pulling)]) {
            Circle(diameter: .expression("3 + t"))
                .offset(y: .expression("12 * sin(tau * t)"))
                .fill(.red)
        }
        let file = try Design(text: swift.yaml())
        let moment = Moment(state: .pulling, position: .progress(0.3))
        #expect(file.scene(at: moment, in: .standard) == swift.scene(at: moment, in: .standard))
    }
}

private enum OutlineSample {
    /// Returns the outline of a regular polygon with a radius of 2.
    static func polygon(_ count: Int) throws -> Path {
        let text = "  - {regularPolygon: {count: \(count), radius: 2}, fill: red}"
        let design = try Design(text: Samples.design(layers: text))
        return design.scene(.pulling, progress: 1).shapes[0].path
    }
}
