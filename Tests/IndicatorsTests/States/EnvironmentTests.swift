import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// An environment with a scale that cannot be drawn must be impossible.
@Suite struct EnvironmentTests {
    @Test func `a scale outside the range gives no environment`() {
        for scale in [0.01, 0.5, 1, 2, 3, 64] { #expect(Environment(scale: scale)?.scale == scale) }
        for scale in [0, -1, 0.001, 65, .nan, .infinity] {
            #expect(Environment(scale: scale) == nil)
        }
    }

    @Test(
        arguments: [
            (1.0, 20, 10), (2, 40, 20), (1.5, 30, 15), (1.1, 22, 11), (0.3, 6, 3), (0.33, 7, 4),
            (0.01, 1, 1),
        ]
    )
    func `the image size is the canvas in pixels, rounded up`(
        scale: Double,
        width: Int,
        height: Int
    ) throws {
        let design = try Design(
            text: Samples.design(layers: "  - {circle: {diameter: 1}, fill: red}")
        )
        let size = try #require(design.pixelSize(atScale: scale))
        #expect(size == (width, height))
        let environment = try #require(Environment(scale: scale))
        let scene = design.scene(at: Moment(state: .idle, position: .progress(0)), in: environment)
        #expect((scene.width, scene.height) == (width, height))
    }

    @Test func `an image that would be too large is empty`() throws {
        let text = Samples.design(
            layers: "  - {circle: {diameter: 1}, fill: red}",
            canvas: "[4096, 4096]"
        )
        let design = try Design(text: text)
        #expect(design.pixelSize(atScale: 1.4)?.width == 5_735)
        #expect(design.pixelSize(atScale: 1.5) == nil)
        let environment = try #require(Environment(scale: 4))
        let scene = design.scene(at: Moment(state: .idle, position: .progress(0)), in: environment)
        #expect(scene == Scene(width: 0, height: 0))
    }
}
