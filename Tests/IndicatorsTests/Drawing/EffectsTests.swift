import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// 3D rotation, blur and shadows of layers, checked as scene items and as pixels.
@Suite struct EffectsTests {
    private func items(_ layer: String, scale: Double = 1) throws -> [Scene.Item] {
        let design = try Design(text: Samples.design(layers: "  - {\(layer)}"))
        let environment = try #require(Environment(scale: scale))
        let moment = Moment(state: .pulling, position: .progress(0.5))
        return design.scene(at: moment, in: environment).items
    }

    private func image(_ layer: String) throws -> Image {
        let design = try Design(text: Samples.design(layers: "  - {\(layer)}"))
        var renderer = Renderer()
        return renderer.render(design.scene(.pulling, progress: 0.5))
    }

    /// The error for a scene item of another kind.
    private struct Unexpected: Error {}

    private func group(_ item: Scene.Item) throws -> Group {
        guard case .group(let group) = item else { throw Unexpected() }
        return group
    }

    private let square = "rect: {size: [4, 4]}, fill: white"

    @Test(arguments: [1.0, 2, 3])
    func `a blur's standard deviation is in points`(scale: Double) throws {
        let found = try group(items("\(square), blur: 1.5", scale: scale)[0])
        #expect(isClose(found.blur, 1.5 * scale))
    }

    @Test func `a blur of zero makes no group`() throws {
        #expect(try items("\(square), blur: {pulling: [0, 0]}") == items(square))
    }

    @Test func `a shadow is behind its layer, in its colour, and does not rotate with it`() throws {
        let found = try items(
            "\(square), rotate: 90, shadow: {blur: 2, offset: [3, 1], color: blue}",
            scale: 2
        )
        #expect(found.count == 2)
        let shadow = try group(found[0])
        #expect(isClose(shadow.blur, 4))
        #expect(shadow.measure == .silhouette(Color(red8: 0, green8: 122, blue8: 255)))
        #expect(shadow.items == [found[1].moved(dx: 6, dy: 2)])
    }

    @Test func `a group casts one shadow and fades with it`() throws {
        let found = try image(
            """
            group: [{rect: {size: [6, 6]}, fill: white}, {rect: {size: [6, 6]}, fill: white}], \
            opacity: 0.5, shadow: {blur: 0, offset: [6, 0], color: "#00000080"}
            """
        )
        func alpha(_ x: Int) -> Int { Int(found.pixels[4 * (5 * found.width + x) + 3]) }
        #expect(alpha(10) == 128)
        #expect(alpha(16) == 64)
    }

    @Test func `a plane seen edge-on is invisible, and mirrored after half a turn`() throws {
        #expect(try image("\(square), rotateY: 90").pixels.allSatisfy { $0 == 0 })
        let mark = "polygon: {points: [[0, 0], [4, 0], [4, 4]]}, fill: white"
        #expect(try image("\(mark), rotateX: 180") == image("\(mark), scale: [1, -1]"))
        #expect(try image("\(mark), rotateY: 180") == image("\(mark), scale: [-1, 1]"))
    }

    @Test func `perspective enlarges near parts and shrinks far ones, about the anchor`() throws {
        func bounds(_ layer: String) throws -> Rect {
            guard case .shape(let shape) = try items(layer)[0] else { throw Unexpected() }
            return shape.transform.bounds(of: try #require(shape.path.bounds))
        }
        // The right edge moves away: to x = 2·cos 60° = 1, and 2·sin 60° farther than the anchor.
        let found = try bounds("\(square), rotateY: 60, perspective: 10")
        let sine = 0.75.squareRoot()
        #expect(isClose(found.maxX - 10, 1 / (1 + 0.2 * sine)))
        #expect(isClose(10 - found.minX, 1 / (1 - 0.2 * sine)))
        #expect(isClose(found.height, 4 / (1 - 0.2 * sine)))
        // A rotation about the left edge leaves that edge in place.
        let hinged = try bounds("\(square), rotateY: 60, perspective: 10, anchor: leading")
        #expect(isClose(hinged.minX, 8) && isClose(hinged.height, 4))
    }

    @Test func `without perspective a 3D rotation only shortens`() throws {
        let found = try image("\(square), rotateX: 60")
        #expect(try found == image("\(square), scale: [1, 0.5]"))
    }
}
