import Lifecycles
import Raster
import TestSupport
import Testing

/// Article 004 draws the icons and the colours behind them at the article's positions.
@Suite struct RefreshControlOverlapStageTests {
    private let lifecycle = RefreshControlOverlap()
    /// The time when the control triggers in t130, in seconds.
    private static let start = 112.5 / 260

    @Test(
        "Over a white page the colours have the expected values",
        arguments: [
            (0.15, [255, 217, 217]), (0.3, [255, 178, 178]),
        ] as [(Double, [UInt8])]
    )
    func color(seconds: Double, expected: [UInt8]) throws {
        let picture = try StagePicture(lifecycle, "t130", at: Self.start + seconds)
        #expect(picture.has(expected, 5, 5))
    }

    @Test(
        "The colours continue in the indicator's own frame if no band is open",
        arguments: [
            (0.6, [178, 178, 255]), (0.9, [217, 178, 217]), (1.2, [178, 255, 255]),
        ] as [(Double, [UInt8])]
    )
    func laterColors(seconds: Double, expected: [UInt8]) throws {
        let picture = try StagePicture(
            lifecycle,
            "t130",
            at: Self.start + seconds,
            view: .indicator
        )
        let pixel = picture.image[2, 2]
        let alpha = Double(pixel.alpha) / 255
        let parts = [pixel.red, pixel.green, pixel.blue]
        for (part, expected) in zip(parts, expected) {
            let mixed: Double = Double(part) * alpha + 255 * (1 - alpha)
            #expect(isClose(mixed, Double(expected), within: 2))
        }
    }

    @Test(
        "The icons have the expected positions",
        arguments: [(0.1, 201.9, 113.1, -17.0), (0.3, 170.7, 144.3, 9), (0.5, 157.5, 157.5, 35)]
    )
    func icons(time: Double, compass: Double, spinner: Double, y: Double) throws {
        let shapes = try StagePicture(lifecycle, "t130", at: time).scene.shapes
        let ring = try #require(shapes.first { $0.pen?.width == 2.5 })
        let hole = try #require(shapes.last)
        #expect(isClose(ring.transform.origin.x, compass + 30, within: 1e-6))
        #expect(isClose(hole.transform.origin.x, spinner + 30, within: 1e-6))
        for shape in [ring, hole] {
            #expect(isClose(shape.transform.origin.y, y + 30, within: 1e-6))
        }
    }

    @Test("The needle turns in quarters of 0.3 s", arguments: [(0.15, 45.0), (0.3, 90)])
    func turn(seconds: Double, degrees: Double) throws {
        let picture = try StagePicture(lifecycle, "t130", at: Self.start + seconds)
        let hole = try #require(picture.scene.shapes.last)
        #expect(isClose(hole.transform.degrees, degrees, within: 1e-6))
    }

    @Test("The icons are clipped to the pull")
    func clip() throws {
        // The compass is 51 points wide around (216.3, 26), and the pull is 52 points.
        let picture = try StagePicture(lifecycle, "t130", at: 0.2)
        #expect(picture.has([0, 0, 0], 216, 51))
        #expect(picture.has([255, 255, 255], 216, 52))
    }

    @Test("On a narrower screen the icons are centred")
    func width() throws {
        var narrow = lifecycle
        narrow.width = 320
        let picture = try StagePicture(narrow, "t130", at: 0.5)
        #expect(picture.image.width == 320)
        let hole = try #require(picture.scene.shapes.last)
        #expect(isClose(hole.transform.origin.x, 160))
    }
}
