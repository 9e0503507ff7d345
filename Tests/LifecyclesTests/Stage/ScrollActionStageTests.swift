import DesignFormat
import Indicators
import Lifecycles
import Raster
import TestSupport
import Testing

/// Article 003 draws panel, arrow and content at the article's positions and in its colours.
@Suite struct ScrollActionStageTests {
    private let lifecycle = ScrollAction()

    @Test(
        "The panel is visible down to the content",
        arguments: [
            (Appearance.light, [240, 240, 245], [255, 59, 48]),
            (.dark, [40, 40, 40], [255, 69, 58]),
        ] as [(Appearance, [UInt8], [UInt8])]
    )
    func panel(appearance: Appearance, panel: [UInt8], content: [UInt8]) throws {
        // The content's top is at 104.
        let picture = try StagePicture(lifecycle, "t130", at: 0.4, appearance: appearance)
        #expect(picture.has(panel, 5, 1))
        #expect(picture.has(panel, 5, 102))
        #expect(picture.has(content, 5, 106))
    }

    @Test("The arrow turns around a point 20 points down", arguments: [(0.2, 37.4), (0.4, 125.8)])
    func arrow(time: Double, degrees: Double) throws {
        let picture = try StagePicture(lifecycle, "t130", at: time)
        let arrow = try #require(picture.scene.shapes.first { $0.pen?.width == 2.4 })
        #expect(isClose(arrow.transform.degrees, degrees, within: 1e-6))
        #expect(isClose(arrow.transform.origin.x, 187.5) && isClose(arrow.transform.origin.y, 20))
        #expect(arrow.color == .black)
    }

    @Test("Beyond half a turn the spinner replaces the arrow, and stays while loading")
    func spinner() throws {
        // The spinner appears at frame 28. After 0.5 s the arrow is invisible.
        for time in [1.2, 1.4] {
            let picture = try StagePicture(lifecycle, "t150", at: time)
            let arrow = picture.scene.shapes.first { $0.pen?.width == 2.4 }
            #expect(arrow?.color?.alpha ?? 0 < 0.002)
            let spokes = picture.scene.shapes.filter { $0.pen?.width == 2.5 }
            #expect(spokes.count == 8)
            #expect(spokes.allSatisfy { $0.transform.origin == Point(x: 187.5, y: 20) })
        }
    }

    @Test("Loading keeps 40 points of the panel visible")
    func loading() throws {
        let picture = try StagePicture(
            lifecycle,
            "t150",
            at: 2.2,
            work: RefreshWork(duration: 2)
        )
        #expect(picture.has([240, 240, 245], 5, 38))
        #expect(picture.has([255, 59, 48], 5, 42))
    }

    @Test("A design replaces the arrow, in the corresponding states")
    func design() throws {
        let arc = try #require(BuiltInDesigns.design(named: "arc"))
        let picture = try StagePicture(lifecycle, "t150", at: 0.9, design: arc)
        let ring = try #require(picture.scene.shapes.first { $0.pen?.width == 8 })
        #expect(ring.transform.origin == Point(x: 187.5, y: 20))
        // Loading starts at 44/60 s, and the arc turns once in 0.9 s.
        let turn = (0.9 - 44.0 / 60) / 0.9 * 360
        #expect(isClose(ring.transform.degrees, turn, within: 1e-6))
        #expect(!picture.scene.shapes.contains { $0.pen?.width == 2.5 })
    }

    @Test(
        "Arrow and spinner cross-fade during the pull and at the end of loading",
        arguments: [(28.0 / 60, true), (88.0 / 60, false)]
    )
    func crossFade(start: Double, isSpinner: Bool) throws {
        // In images with even numbers, one spoke is fully opaque.
        for seconds in [0.02, 0.1, 0.3] {
            let shapes = try StagePicture(lifecycle, "t150", at: start + seconds).scene.shapes
            let arrow = try #require(shapes.first { $0.pen?.width == 2.4 }?.color)
            let spokes = shapes.filter { $0.pen?.width == 2.5 }
            let brightest = try #require(spokes.compactMap(\.color?.alpha).max())
            let share = Spring.standard.value(at: seconds)
            let spinner = isSpinner ? share : 1 - share
            #expect(isClose(arrow.alpha, 1 - spinner, within: 1e-4))
            #expect(isClose(brightest, 0.6 * 0.85 * spinner, within: 1e-4))
        }
    }

    @Test("The spinner starts at image 0 and keeps turning from the pull to the end of loading")
    func images() throws {
        let replay = Replay(lifecycle, trace: try Playing.trace("t150"))
        let start = 28.0 / 60
        // Loading starts 16 frames after the spinner has appeared, and the spinner keeps turning.
        for seconds in [0.0, 0.04, 0.12, 0.26, 0.28, 0.99] {
            let values = replay.values(of: lifecycle, at: start + seconds)
            #expect(values.image == Int(seconds / 0.05) % 16)
        }
    }

    @Test("The content is a plain red")
    func plainContent() throws {
        let picture = try StagePicture(lifecycle, "t130", at: 0)
        for y in stride(from: 2.0, to: 667, by: 5) { #expect(picture.has([255, 59, 48], 120, y)) }
    }
}
