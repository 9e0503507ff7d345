import DesignFormat
import Indicators
import Lifecycles
import Raster
import TestSupport
import Testing

/// Article 000 draws its strip over the content, at the article's positions.
@Suite struct RefreshableScrollViewStageTests {
    private let lifecycle = RefreshableScrollView()

    @Test(
        "The white strip has the expected position, on dark pages too",
        arguments: [(0.2, 2.0), (0.5, 80), (0.9, 43.333), (1.5, 0)]
    )
    func strip(time: Double, top: Double) throws {
        let picture = try StagePicture(lifecycle, "t130", at: time, appearance: .dark)
        #expect(picture.has([255, 255, 255], 8, top + 1))
        #expect(picture.has([255, 255, 255], 8, top + 48))
        #expect(picture.has([0, 0, 0], 8, top + 51))
        if top > 2 { #expect(picture.has([0, 0, 0], 8, top - 2)) }
    }

    @Test("The spinner is in the middle of the strip and shows the lifecycle's image")
    func spinner() throws {
        // At 1.5 s the strip is at 0, and the image is 12 of 16 per turn.
        let picture = try StagePicture(lifecycle, "t130", at: 1.5)
        let spokes = picture.scene.shapes.suffix(8)
        #expect(spokes.allSatisfy { $0.transform.origin == Point(x: 187.5, y: 25) })
        let alphas = spokes.map { $0.color?.alpha ?? 0 }
        let strongest = try #require(alphas.max())
        let head = try #require(spokes.first { $0.color?.alpha == strongest })
        // Two images are one spoke: six spokes clockwise from 9 o'clock is 6 o'clock.
        #expect(isClose(head.transform.degrees, 180))
    }

    @Test("The spinner equals the built-in design's in every pixel", arguments: [0, 1, 7, 12, 15])
    func design(image: Int) throws {
        let spokes = try #require(BuiltInDesigns.design(named: "spokes"))
        let time = 0.8846154 + 0.05 * (Double(image) + 0.5)
        let own = try StagePicture(lifecycle, "t130", at: time, view: .indicator)
        let other = try StagePicture(
            lifecycle,
            "t130",
            at: time,
            design: spokes,
            view: .indicator
        )
        #expect(own.image == other.image)
        #expect(own.image.width == 20)
    }

    @Test("The list has 19 rows, 16 points below its top")
    func rows() throws {
        let moment = Replay(lifecycle, trace: try Playing.trace("t130")).moment(at: 0)
        let stage = Stage(lifecycle, screen: Size(width: 375, height: 1_000))
        let shapes = stage.scene(of: moment, in: .standard).shapes
        let bars = shapes.filter { $0.path.bounds?.height == 9 }
        #expect(bars.count == 19)
        // A line of 20 points starts at 16. Its bar of 9 points is centred on it.
        #expect(isClose(bars.first?.path.bounds?.minY ?? 0, 21.5))
    }
}
