import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Animated gradients and dashes.
@Suite struct PaintMotionTests {
    private func shape(_ keys: String, at progress: Double = 0.5) throws -> Shape {
        let layer = "  - {rect: {size: [10, 10]}, \(keys)}"
        let design = try Design(text: Samples.design(layers: layer))
        // The written design round-trips.
        let text = design.yaml()
        #expect(try Design(text: text) == design, "\(text)")
        return try #require(design.scene(.pulling, progress: progress).shapes.first)
    }

    private func problem(_ keys: String) -> String {
        do {
            _ = try shape(keys)
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func `a gradient's ends move between points of the frame`() throws {
        let keys =
            "fill: {linear: {colors: [red, blue], start: {pulling: [top, [1, 0]]}, end: [0, 1]}}"
        guard case .linear(_, let start, let end) = try shape(keys).paint else {
            Issue.record("no linear gradient")
            return
        }
        #expect(start == Point(x: 2.5, y: -5) && end == Point(x: -5, y: 5))
        let held =
            "fill: {linear: {colors: [red, blue], start: {pulling: {x: 0.2, y: 1}, default: top}}}"
        guard case .linear(_, let place, _) = try shape(held).paint else { return }
        #expect(place == Point(x: -3, y: 5))
    }

    @Test func `radii and centres of gradients move`() throws {
        let keys = """
            fill: {radial: {colors: [red, blue], center: {pulling: [leading, trailing]}, \
            startRadius: {pulling: [0, 4]}, endRadius: {pulling: [6, 10]}}}
            """
        guard case .radial(_, let center, let start, let end) = try shape(keys).paint else {
            Issue.record("no radial gradient")
            return
        }
        #expect(center == .zero && start == 2 && end == 8)
    }

    @Test func `each colour and each stop moves separately`() throws {
        let keys = """
            fill: {linear: {stops: [{at: 0, color: {pulling: ["#000000", "#FFFFFF"]}}, \
            {at: {pulling: [0.2, 0.6]}, color: red}, {at: {pulling: [0.5, 0.1]}, color: blue}]}}
            """
        func stops(_ progress: Double) throws -> [Gradient.Stop] {
            guard case .linear(let gradient, _, _) = try shape(keys, at: progress).paint else {
                return []
            }
            return gradient.stops
        }
        #expect(try stops(0.75).map(\.location) == [0, 0.5, 0.5])
        #expect(try stops(0.5).first?.color == Color(red: 0.5, green: 0.5, blue: 0.5))
        // A stop that moves before the previous one is placed at the previous one.
        #expect(try stops(1).map(\.location) == [0, 0.6, 0.6])
        let even = "stroke: {paint: {conic: [red, {pulling: [\"#000000\", \"#FFFFFF\"]}]}}"
        guard case .conic(let gradient, _, _, _) = try shape(even, at: 1).paint else { return }
        #expect(gradient.stops.last?.color == .white)
    }

    @Test func `dashes move if their number is constant`() throws {
        let keys = "stroke: {dash: {pulling: [[0, 40], [20, 10]]}}"
        #expect(try shape(keys).pen?.dash == [10, 25])
        #expect(try shape("stroke: {dash: {pulling: [[4, 2]]}}").pen?.dash == [4, 2])
        #expect(try shape("stroke: {dash: [4, 2]}").pen?.dash == [4, 2])
        #expect(
            problem("stroke: {dash: {pulling: [[1], [1, 2]]}}")
                .contains("this value has 2 dashes and gaps, the other has 1")
        )
        #expect(problem("stroke: {dash: {pulling: [4, 2]}}").contains("[[4, 2]]"))
        #expect(problem("stroke: {dash: {pulling: [[4], [0]]}}").contains("less than 0.1"))
    }

    @Test func `an invalid point is reported`() {
        let start = "fill: {linear: {colors: [red, blue], start: "
        #expect(problem(start + "{pulling: [0, 1]}}}").contains("[top, bottom]"))
        #expect(problem(start + "topp}}").contains("did you mean “top”"))
    }
}
