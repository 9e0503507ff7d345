import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Masks, skew and blend modes, checked as pixels.
@Suite struct MaskTests {
    /// Returns the centre pixels of the left and the right half of an image of 20 × 10 points.
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

    @Test func `an alpha mask shows the layer where the mask is opaque, or inverted`() throws {
        let left = "{rect: {size: [10, 10]}, offset: [-5, 0], fill: black}"
        let plain = try halves("  - {\(sheet), mask: {layers: [\(left)]}}")
        #expect(plain.left == blue && plain.right == [0, 0, 0, 0])
        let inverted = try halves("  - {\(sheet), mask: {inverted: true, layers: [\(left)]}}")
        #expect(inverted.left == [0, 0, 0, 0] && inverted.right == blue)
        let faint = left.replacing("fill: black", with: "fill: black, opacity: 0.2")
        #expect(try halves("  - {\(sheet), mask: {layers: [\(faint)]}}").left == [0, 122, 255, 51])
    }

    @Test func `a luminance mask uses the mask's luminance times its alpha`() throws {
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

    @Test func `an empty mask shows nothing, and an inverted one everything`() throws {
        #expect(try halves("  - {\(sheet), mask: {layers: []}}").left == [0, 0, 0, 0])
        #expect(try halves("  - {\(sheet), mask: {inverted: true, layers: []}}").left == blue)
    }

    @Test func `a mask moves with its layer and does not affect what is behind`() throws {
        let mask = "mask: {layers: [{rect: {size: [10, 10]}, offset: [-5, 0], fill: black}]}"
        let found = try halves(
            "  - {rect: {size: [20, 10]}, fill: \"#00FF00\"}\n  - {\(sheet), offset: [10, 0], \(mask)}"
        )
        #expect(found.left == [0, 255, 0, 255] && found.right == blue)
    }

    @Test func `each copy of a masked layer is masked`() throws {
        let mask = "mask: {layers: [{rect: {size: [2, 10]}, fill: black}]}"
        let found = try halves(
            """
              - repeat: {count: 2, offset: [11, 0], layers: [{rect: {size: [6, 10]}, fill: blue, \(mask)}]}
                offset: [-5.5, 0]
            """
        )
        #expect(found.left == blue && found.right == blue)
    }

    @Test func `skew slants vertical lines to the left and horizontal ones down`() throws {
        let layer = "  - {rect: {size: [2, 2]}, fill: red, skew: {x: 45, y: {pulling: [0, 60]}}}"
        let shape = try #require(
            try Design(text: Samples.design(layers: layer)).scene(.pulling, progress: 0.5).shapes
                .first
        )
        #expect(isClose(shape.transform.c, 1) && isClose(shape.transform.b, 1 / 3.0.squareRoot()))
    }

    @Test(arguments: BlendMode.allCases)
    func `every blend mode can be written`(mode: BlendMode) throws {
        let layers = "  - {\(sheet)}\n  - {rect: {size: [10, 10]}, fill: gray, blend: \(mode)}"
        _ = try halves(layers)
    }
}
