import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Gradients along strokes in designs.
@Suite struct StrokeGradientTests {
    private func shape(_ keys: String, at progress: Double = 0.5) throws -> Shape {
        let layer = "  - {line: {from: [-5, 0], to: [5, 0]}, \(keys)}"
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

    private func locations(_ keys: String, at progress: Double = 0.5) throws -> [Double] {
        guard case .along(let gradient, _, _) = try shape(keys, at: progress).paint else {
            return []
        }
        return gradient.stops.map { ($0.location * 1000).rounded() / 1000 }
    }

    @Test(arguments: [
        "stroke: {width: 2, along: [red, orange, blue]}",
        "stroke: {width: 2, paint: {along: [red, orange, blue]}}",
        "stroke: {width: 2, along: {colors: [red, orange, blue]}}",
        "stroke: {along: {stops: [{at: 0, color: red}, {at: 0.5, color: orange}, "
            + "{at: 1, color: blue}]}}",
    ])
    func `a stroke has a gradient along its line`(keys: String) throws {
        #expect(try locations(keys) == [0, 0.5, 1])
    }

    @Test func `colours without a position are evenly spaced between stops`() throws {
        #expect(
            try locations("stroke: {along: [red, orange, {color: clear, at: 1}]}") == [0, 0.5, 1]
        )
        #expect(
            try locations("stroke: {along: [red, orange, {color: clear, at: 0.4}, blue]}")
                == [0, 0.2, 0.4, 1]
        )
        #expect(
            try locations("stroke: {along: [{color: red, at: 0.2}, orange, blue]}")
                == [0.2, 0.6, 1]
        )
        let moving =
            "stroke: {along: [{color: red, at: {pulling: [0, 0.4]}}, {color: blue, at: 1}]}"
        #expect(try locations(moving) == [0.2, 1])
    }

    @Test func `the gradient runs along the trimmed part`() throws {
        let keys = "trim: {from: 0.2, to: {pulling: [0.2, 1]}}, stroke: {along: [red, blue]}"
        guard case .along(_, let line, _) = try shape(keys).paint else {
            Issue.record("no gradient along the line")
            return
        }
        let bounds = try #require(line.bounds)
        #expect(abs(bounds.minX + 3) < 1e-9 && abs(bounds.maxX - 1) < 1e-9)
    }

    @Test func `the colour space is that of other gradients`() throws {
        let keys = "stroke: {along: {colors: [red, blue], space: srgb}}"
        guard case .along(let gradient, _, _) = try shape(keys).paint else { return }
        #expect(gradient.interpolation == .srgb)
    }

    @Test func `a fill cannot have a gradient along a line`() {
        #expect(
            problem("fill: {along: [red, blue]}")
                .contains("only a stroke can have a gradient along its line")
        )
    }

    @Test func `mistakes are reported`() {
        #expect(
            problem("stroke: {along: [red, blue], paint: red}")
                .contains("a stroke needs either paint or along")
        )
        #expect(
            problem(
                "stroke: {along: [{color: red, at: {pulling: [0, 1]}}, blue, {color: red, at: 1}]}"
            )
            .contains("a colour next to a moving stop needs a position")
        )
        #expect(
            problem("stroke: {along: [{color: red, at: 0.5}, {color: blue, at: 0.2}]}")
                .contains("ascending order")
        )
        #expect(!problem("stroke: {along: [red]}").isEmpty)
    }

    @Test func `a design in Swift has a gradient along a stroke`() throws {
        let paint = PaintSource.along(.constant(.system(.cyan)), .constant(.system(.blue)))
        guard case .along(.constant(let gradient)) = paint,
            case .even(.constant(let colors)) = gradient.colors.spread
        else {
            Issue.record("not a gradient along a stroke")
            return
        }
        #expect(colors.count == 2)
    }
}
