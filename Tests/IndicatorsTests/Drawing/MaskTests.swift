import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Masks by layers, skew and blend modes, as pixels.
@Suite struct MaskTests {
    /// The pixel in the middle of the left half and of the right half of 20×10 points.
    private func halves(_ layers: String) throws -> (left: [UInt8], right: [UInt8]) {
        let design = try Design(text: Samples.design(layers: layers))
        var renderer = Renderer()
        let image = renderer.render(design.scene(.pulling, progress: 0.5))
        func pixel(_ x: Int) -> [UInt8] {
            let start = 4 * (5 * image.width + x)
            return Array(image.pixels[start..<start + 4])
        }
        return (pixel(4), pixel(15))
    }

    private let sheet = "rect: {size: [20, 10]}, fill: blue"
    private let blue: [UInt8] = [0, 122, 255, 255]

    @Test("By alpha: where the mask is opaque, or where it is not")
    func alpha() throws {
        let left = "{rect: {size: [10, 10]}, offset: [-5, 0], fill: black}"
        let plain = try halves("  - {\(sheet), mask: {layers: [\(left)]}}")
        #expect(plain.left == blue && plain.right == [0, 0, 0, 0])
        let inverted = try halves("  - {\(sheet), mask: {inverted: true, layers: [\(left)]}}")
        #expect(inverted.left == [0, 0, 0, 0] && inverted.right == blue)
        let faint = left.replacing("fill: black", with: "fill: black, opacity: 0.2")
        #expect(try halves("  - {\(sheet), mask: {layers: [\(faint)]}}").left == [0, 122, 255, 51])
    }

    @Test("By luminance: as bright as the mask is, times its alpha")
    func luminance() throws {
        let parts = """
            {rect: {size: [10, 10]}, offset: [-5, 0], fill: "#FF0000"}, \
            {rect: {size: [10, 10]}, offset: [5, 0], fill: white, opacity: 0.4}
            """
        let plain = try halves("  - {\(sheet), mask: {by: luminance, layers: [\(parts)]}}")
        #expect(plain.left == [0, 122, 255, 54] && plain.right == [0, 122, 255, 102])
        let inverted = try halves(
            "  - {\(sheet), mask: {by: luminance, inverted: true, layers: [\(parts)]}}"
        )
        #expect(inverted.left == [0, 122, 255, 201] && inverted.right == [0, 122, 255, 153])
    }

    @Test("A mask without ink shows nothing; an inverted one everything")
    func empty() throws {
        #expect(try halves("  - {\(sheet), mask: {layers: []}}").left == [0, 0, 0, 0])
        #expect(try halves("  - {\(sheet), mask: {inverted: true, layers: []}}").left == blue)
    }

    @Test("A mask moves with its layer, and what lies behind is left alone")
    func moved() throws {
        let mask = "mask: {layers: [{rect: {size: [10, 10]}, offset: [-5, 0], fill: black}]}"
        let found = try halves(
            "  - {rect: {size: [20, 10]}, fill: \"#00FF00\"}\n  - {\(sheet), offset: [10, 0], \(mask)}"
        )
        #expect(found.left == [0, 255, 0, 255] && found.right == blue)
    }

    @Test("Copies of a masked layer are each masked")
    func copies() throws {
        let mask = "mask: {layers: [{rect: {size: [2, 10]}, fill: black}]}"
        let found = try halves(
            """
              - repeat: {count: 2, offset: [11, 0], layers: [{rect: {size: [6, 10]}, fill: blue, \(mask)}]}
                offset: [-5.5, 0]
            """
        )
        #expect(found.left == blue && found.right == blue)
    }

    @Test("Skew leans upright lines to the left and level ones down")
    func skew() throws {
        let layer = "  - {rect: {size: [2, 2]}, fill: red, skew: {x: 45, y: {pulling: [0, 60]}}}"
        let shape = try #require(
            try Design(text: Samples.design(layers: layer)).scene(.pulling, progress: 0.5).shapes
                .first
        )
        #expect(isClose(shape.transform.c, 1) && isClose(shape.transform.b, 1 / 3.0.squareRoot()))
    }

    @Test("Every blend mode can be written", arguments: BlendMode.allCases)
    func blends(mode: BlendMode) throws {
        let layers = "  - {\(sheet)}\n  - {rect: {size: [10, 10]}, fill: gray, blend: \(mode)}"
        _ = try halves(layers)
    }
}
