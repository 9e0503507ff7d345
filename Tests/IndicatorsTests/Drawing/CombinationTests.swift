import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Outlines that are combined from others, and morphs between outlines of any kind.
@Suite struct CombinationTests {
    private static let moon = """
        combine: {operation: subtraction, outlines: [{circle: {diameter: 20}}, \
        {circle: {diameter: 20}, offset: {x: {pulling: [20, 0]}, y: 0}}]}
        """

    private func design(_ layer: String) throws -> Design {
        try Design(text: Samples.design(layers: "  - {\(layer)}"))
    }

    private func path(_ outline: String, at progress: Double = 0.5) throws -> Path {
        let scene = try design("\(outline), fill: black").scene(.pulling, progress: progress)
        return try #require(scene.shapes.first).path
    }

    private func problem(_ outline: String) -> String {
        do {
            _ = try design("\(outline), fill: black")
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func `moving outlines are combined in each frame`() throws {
        let whole = try #require(path(Self.moon, at: 0).bounds)
        let half = try #require(path(Self.moon, at: 0.5).bounds)
        #expect(isClose(whole.size.width, 20, within: 0.01))
        // The circles meet halfway between their centres.
        #expect(isClose(half.minX, -10, within: 0.01) && isClose(half.maxX, 5, within: 0.01))
        #expect(try design("\(Self.moon), fill: black").scene(.pulling, progress: 1).shapes.isEmpty)
    }

    @Test func `an outline is rotated about its centre, then moved`() throws {
        let outlines = "outlines: [{rect: {size: [2, 8]}, rotate: 90, offset: {x: 5, y: 1}}]"
        let bounds = try #require(path("combine: {\(outlines)}").bounds)
        #expect(isClose(bounds.minX, 1, within: 0.001) && isClose(bounds.maxX, 9, within: 0.001))
        #expect(isClose(bounds.minY, 0, within: 0.001) && isClose(bounds.maxY, 2, within: 0.001))
    }

    @Test func `combinations can be nested, clipped to and stroked`() throws {
        let nested = """
            combine: {operation: exclusion, outlines: [{rect: {size: [8, 8]}}, \
            {combine: {outlines: [{rect: {size: [2, 2]}}, {rect: {size: [4, 1]}}]}}]}
            """
        #expect(try path(nested).elements.count { $0 == .close } == 2)
        let clipped = try design("rect: {size: [9, 9]}, fill: red, clip: {\(nested)}")
        #expect(!clipped.scene(.pulling, progress: 0).items.isEmpty)
        let stroked = try design("\(nested), stroke: {width: 1}, trim: {to: 0.5}")
        #expect(stroked.scene(.pulling, progress: 0).shapes.count == 1)
    }

    @Test func `a morph moves through all of its outlines`() throws {
        let outlines = """
            outlines: [{circle: {diameter: 20}}, {rect: {size: [16, 16]}}, \
            {combine: {outlines: [{star: {count: 5, radius: 12, innerRadius: 5}}]}}]
            """
        func width(_ progress: Double) throws -> Double {
            let morph = "morph: {\(outlines), at: {pulling: [0, 2]}}"
            return try #require(path(morph, at: progress).bounds).size.width
        }
        #expect(try isClose(width(0), 20, within: 0.01))
        #expect(try isClose(width(0.25), 18, within: 0.5))
        #expect(try isClose(width(0.5), 16, within: 0.01))
        #expect(try isClose(width(1), 2 * 12 * 0.95106, within: 0.01))
    }

    @Test func `errors name the place and the correction`() {
        #expect(problem("combine: union").contains("write {operation: union, outlines: […]}"))
        #expect(
            problem("combine: {union: [{circle: {diameter: 3}}]}")
                .contains("write operation: union, outlines: [{circle: {diameter: 3}}]")
        )
        #expect(
            problem("morph: {outlines: [{circle: {diameter: 3}}], at: 0}")
                .contains("expected a list of 2…32 items, found 1")
        )
        #expect(
            problem("morph: {outlines: [{circle: {diameter: 3}}, {circle: {diameter: 4}}], at: 2}")
                .contains("there is no outline 2: the first is 0, the last 1")
        )
        #expect(
            problem("combine: {outlines: [{text: {string: a, size: 9}}]}")
                .contains("has no interior")
        )
        #expect(
            problem("combine: {outlines: [{circle: {diameter: 3}, fill: red}]}")
                .contains("an outline in a list has only an offset, a rotation and a fill rule")
        )
    }

    @Test func `deep nesting and too many curves are errors`() {
        var outline = Outline(Circle(diameter: 4))
        for _ in 0..<9 { outline = Combination(.union, [PlacedOutline(outline)]).painted.outline }
        #expect(problem(outline).contains("nested more than 8 levels deep"))
        let star = PlacedOutline(Star(count: 1000, radius: 9, innerRadius: 4))
        let heavy = Combination(.union, Array(repeating: star, count: 30)).painted.outline
        #expect(problem(heavy).contains("more than 50000 curves and lines in total"))
    }

    private func problem(_ outline: Outline) -> String {
        do {
            let painted = Layer.PaintedOutline(outline, fill: .constant(Layer.Fill(.red)))
            _ = try Design("deep", canvas: 40) { Layer(.outline(painted)) }
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test func `a design in Swift equals the one from a file`() throws {
        let swift = Combination(
            .subtraction,
            [
                PlacedOutline(Circle(diameter: 20)),
                PlacedOutline(Circle(diameter: 20), x: .by(pulling: [20, 0])),
            ]
        )
        let model = try design("\(Self.moon), fill: black").model
        let layer = try #require(model.layers.constant?.first?.constant)
        guard case .outline(let painted) = layer.content else {
            Issue.record("the layer is not an outline")
            return
        }
        #expect(painted.outline == Outline(swift))
    }

    @Test func `written designs are read back`() throws {
        let morph = """
            morph: {outlines: [{circle: {diameter: 4}, rule: evenOdd}, {rect: {size: [3, 3]}, \
            rotate: {pulling: [0, 90]}}], at: {pulling: [0, 1]}}, fill: black
            """
        for layer in [morph, "\(Self.moon), fill: black"] {
            let design = try design(layer)
            #expect(try Design(text: design.model.yaml()).model == design.model)
        }
    }
}
