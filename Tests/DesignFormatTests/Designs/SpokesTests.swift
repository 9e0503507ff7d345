import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// The system's spinner: its dimensions and the alphas of its sixteen images.
@Suite struct SpokesTests {
    private let spokes: Design

    init() throws { spokes = try #require(BuiltInDesigns.design(named: "spokes")) }

    /// Returns the published alpha of a spoke in an image, without the alpha of the colour.
    private static func alpha(image: Int, spoke: Int) -> Double {
        let s = (image % 2 + 2 * (image / 2 + spoke)) % 16
        return 0.85 * max(0.32, 1 - 0.085 * Double(s))
    }

    @Test func `every spoke of every image has the published alpha, also at exact frame times`() {
        for image in 0..<48 {
            for time in [
                Double(image) * 0.05, Double(image) * 3 / 60, (Double(image) + 0.9) * 0.05,
            ] {
                let shapes = spokes.scene(.refreshing, time: time).shapes
                #expect(shapes.count == 8)
                for (spoke, shape) in shapes.enumerated() {
                    let expected = Self.alpha(image: image % 16, spoke: spoke)
                    #expect(isClose(shape.opacity, expected), "image \(image), spoke \(spoke)")
                }
            }
        }
    }

    @Test func `spokes are counted counter-clockwise from 9 o'clock`() {
        let places = spokes.scene(.idle, progress: 0).shapes.map {
            $0.transform.apply(to: Point(x: -8.75, y: 0)) - Point(x: 10, y: 10)
        }
        #expect(isClose(places[0].dx, -8.75) && isClose(places[0].dy, 0))
        #expect(isClose(places[2].dx, 0) && isClose(places[2].dy, 8.75))
        #expect(isClose(places[4].dx, 8.75) && isClose(places[4].dy, 0))
        #expect(isClose(places[6].dx, 0) && isClose(places[6].dy, -8.75))
    }

    @Test(
        arguments: [("medium", 20, 2.5, 3.5, 10), ("large", 37, 5, 5.5, 17.5)]
            as [(String, Double, Double, Double, Double)]
    )
    func `both sizes have the published thickness and radii, including round caps`(
        size: String,
        side: Double,
        width: Double,
        inner: Double,
        outer: Double
    ) throws {
        let design = try spokes.overriding([("size", size)])
        #expect(design.canvas == Size(width: side, height: side))
        let shape = try #require(design.scene(.idle, progress: 0).shapes.first)
        #expect(shape.pen == StrokeStyle(width: width, cap: .round))
        let reach = width / 2
        #expect(
            shape.path
                == .line(from: Point(x: -inner - reach, y: 0), to: Point(x: reach - outer, y: 0))
        )
    }

    @Test func `the spinner moves only while refreshing`() {
        let first = spokes.scene(.idle, progress: 0)
        for state in [StateName.pulling, .armed, .finishing] {
            #expect(spokes.scene(state, progress: 0.7) == first)
        }
        #expect(spokes.scene(.refreshing, time: 0) == first)
        #expect(spokes.moments(of: .refreshing).count == 48)
    }

    @Test func `over white the greys are the published ones`() throws {
        let published = [
            (156, 156, 159), (172, 172, 175), (189, 189, 192), (206, 206, 208), (223, 223, 224),
        ]
        let shapes = spokes.scene(.idle, progress: 0).shapes
        for (shape, shade) in zip(shapes, published) {
            let color = try #require(shape.color)
            for (part, expected) in [
                (color.red, shade.0), (color.green, shade.1), (color.blue, shade.2),
            ] {
                let over = 255 * (part * color.alpha + 1 - color.alpha)
                #expect(abs(over - Double(expected)) < 1)
            }
        }
    }
}
