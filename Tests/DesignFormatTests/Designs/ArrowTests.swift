import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// The arrow is still for the first 30 points, then rotates by 1.7 degrees per point, and becomes
/// the spinner.
@Suite struct ArrowTests {
    private let arrow: Design

    init() throws { arrow = try #require(BuiltInDesigns.design(named: "arrow")) }

    @Test(
        arguments: [
            (0, 0), (20, 0), (30, 0), (36.111, 10.389), (52, 37.4), (104, 125.8), (130, 170),
            (135.882, 180),
        ] as [(Double, Double)]
    )
    func `the arrow rotates with the pull`(offset: Double, degrees: Double) throws {
        let scene = arrow.scene(.pulling, progress: offset / arrow.pullThreshold)
        let shape = try #require(scene.shapes.last)
        #expect(scene.shapes.count == 2)
        #expect(isClose(shape.transform.degrees, degrees, within: 0.002))
        #expect(shape.transform.origin == Point(x: 20, y: 20))
    }

    @Test func `armed and refreshing show the spinner and no arrow`() {
        for state in [StateName.armed, .refreshing] {
            let shapes = arrow.scene(state, time: 0.3).shapes
            #expect(shapes.count == 9)
            #expect(shapes.dropFirst().allSatisfy { $0.pen?.width == 2.5 })
        }
    }

    @Test func `the panel has the article's light and dark colours`() throws {
        let moment = Moment(state: .idle, position: .progress(0))
        let dark = try #require(Environment(appearance: .dark, scale: 1))
        let light = arrow.scene(at: moment, in: .standard).shapes.first?.color
        #expect(light == Color(red8: 240, green8: 240, blue8: 245))
        #expect(
            arrow.scene(at: moment, in: dark).shapes.first?.color
                == Color(red8: 40, green8: 40, blue8: 40)
        )
    }

    @Test func `the arrow's outline is about 14.1 by 16.7 points`() throws {
        let shape = try #require(arrow.scene(.idle, progress: 0).shapes.last)
        let bounds = try #require(shape.path.bounds)
        let width = try #require(shape.pen).width
        #expect(abs(bounds.width + width - 14.1) < 0.2)
        #expect(abs(bounds.height + width - 16.7) < 0.2)
        #expect(
            isClose(bounds.center.x, 0, within: 0.01) && isClose(bounds.center.y, 0, within: 0.01)
        )
    }
}
