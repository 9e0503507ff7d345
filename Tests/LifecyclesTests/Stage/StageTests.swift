import DesignFormat
import Indicators
import Lifecycles
import Raster
import TestSupport
import Testing

/// Every design can be shown on every lifecycle's stage, at any size.
@Suite struct StageTests {
    @Test("Every design can be played with every lifecycle", arguments: LifecycleKind.allCases)
    func designs(name: LifecycleKind) throws {
        let trace = try Playing.trace("t150")
        let replay = Replay(name.withDefaults, trace: trace)
        let moment = replay.moment(at: 0.45)
        var renderer = Renderer()
        let blank = Stage(
            name.withDefaults,
            design: AnyIndicator(try Design(text: Samples.design(layers: "  []")))
        )
        let empty = renderer.render(blank.scene(of: moment, in: .standard))
        for design in BuiltInDesigns.articleNames.compactMap(BuiltInDesigns.design) {
            let stage = Stage(name.withDefaults, design: AnyIndicator(design))
            let image = renderer.render(stage.scene(of: moment, in: .standard))
            #expect(image != empty, "\(design.name) does not show")
            let alone = Stage(name.withDefaults, design: AnyIndicator(design), view: .indicator)
            #expect(
                alone.scene(of: moment, in: .standard)
                    == design.scene(at: moment.moment(in: design), in: .standard)
            )
        }
    }

    @Test("A stage has the size of its screen, in whole pixels", arguments: LifecycleKind.allCases)
    func size(name: LifecycleKind) throws {
        let stage = Stage(name.withDefaults, screen: Size(width: 320, height: 480))
        #expect(stage.pixelSize(atScale: 2).map { [$0.width, $0.height] } == [640, 960])
        #expect(Stage(name.withDefaults).size == Size(width: 375, height: 667))
        #expect(stage.pixelSize(atScale: 64) == nil)
        let trace = try Playing.trace("t130")
        let environment = try #require(Environment(scale: 64))
        let moment = Replay(name.withDefaults, trace: trace).moment(at: 0.5)
        #expect(stage.scene(of: moment, in: environment).width == 0)
    }

    @Test("Sides are clamped to sizes that can be drawn")
    func sides() {
        let stage = Stage(ScrollAction(), screen: Size(width: .nan, height: 1e9))
        #expect(stage.screen == Size(width: 40, height: 4096))
    }

    @Test("Every pixel of the screen is opaque", arguments: LifecycleKind.allCases)
    func opaque(name: LifecycleKind) throws {
        for time in [0.0, 0.3, 0.8, 2.8] {
            let picture = try StagePicture(name.withDefaults, "fling", at: time)
            let alphas = stride(from: 3, to: picture.image.pixels.count, by: 4)
            #expect(alphas.allSatisfy { picture.image.pixels[$0] == 255 })
        }
    }

    @Test("Content far above or below the screen draws a limited number of rows")
    func farContent() throws {
        var far = RefreshableScrollView()
        far.threshold = 10_000
        let trace = try Trace(
            name: "far",
            samples: [
                ScrollSample(time: 0, offset: -900_000, isTouching: true),
                ScrollSample(time: 1, offset: 900_000, isTouching: false),
            ]
        )
        let replay = Replay(far, trace: trace)
        for moment in replay.moments(at: [0, 0.25, 0.75, 1]) {
            let scene = Stage(far).scene(of: moment, in: .standard)
            #expect(scene.shapes.count < 100)
        }
    }

    @Test("A background is drawn behind an indicator that is shown alone")
    func background() throws {
        let environment = try #require(Environment(scale: 1, background: .black))
        let trace = try Playing.trace("t130")
        let moment = Replay(PullToRefreshScrollView(), trace: trace).moment(at: 0.2)
        let stage = Stage(PullToRefreshScrollView(), view: .indicator)
        var renderer = Renderer()
        let image = renderer.render(stage.scene(of: moment, in: environment))
        #expect(image[0, 0] == (0, 0, 0, 255))
    }
}
