import Summaries
import DesignFormat
import Frames
import Goldens
import Indicators
import Lifecycles
import Pictures
import Raster
import TestSupport
import Testing
import Commands

/// An indicator written in Swift works with all commands, as designs do.
@Suite struct OwnIndicatorTests {
    private static func width(_ scene: Scene) -> Double? {
        guard case .shape(let shape)? = scene.items.last else { return nil }
        return shape.path.bounds?.width
    }

    @Test("render: its frames, files and sizes are those of a design")
    func render() throws {
        let arc = try #require(BuiltInDesigns.design(named: "arc"))
        let plan = try RenderPlan(
            designs: [Disc(), arc],
            request: .init(
                selection: MomentSelection(states: [.pulling], times: .steps(3)),
                scales: [2]
            )
        )
        #expect(
            plan.jobs.prefix(3).map(\.file) == [
                "disc/pulling/0000@2x.png", "disc/pulling/0001@2x.png", "disc/pulling/0002@2x.png",
            ]
        )
        let scene = plan.scene(of: 2)
        #expect(scene.width == 40 && scene.height == 20)
        #expect(Self.width(scene) == 10)
        #expect(plan.largestFrame == 120 * 120)
    }

    @Test("describe: it is described like a design")
    func describe() {
        let lines = DesignSummary(design: Disc()).lines
        #expect(lines.first == "disc: A disc that grows with the pull")
        #expect(lines.last?.contains("tint=red") == true)
    }

    @Test("-P: its parameters are set from text, with the same errors")
    func parameters() throws {
        let blue = try Disc().overriding([("tint", "blue")])
        #expect(blue.parameters[0].value == .color(.blue))
        let error = #expect(throws: DesignErrors.self) { try Disc().overriding([("tnt", "blue")]) }
        #expect(
            error?.description
                == "-P tnt=blue: the design “disc” has no parameter “tnt”; did you mean “tint”?"
        )
    }

    @Test("show: each of its states is played")
    func show() throws {
        let playedStates = PlayedState.all(of: [Disc()], states: nil)
        #expect(playedStates.map(\.timeline.state) == [.pulling, .refreshing])
        let moment = playedStates[0].moment(at: playedStates[0].seconds)
        #expect(Self.width(playedStates[0].design.scene(at: moment, in: .standard)) == 10)
    }

    @Test("play and storyboard: it replaces a lifecycle's own indicator")
    func play() throws {
        let trace = try #require(BuiltInTraces.trace(named: "t150"))
        var settings = ReplaySettings()
        settings.parameters = [("tint", "green")]
        let staged = try StagedReplay(
            .scrollAction,
            trace: trace,
            settings: settings,
            design: AnyIndicator(Disc()),
            view: .indicator
        )
        #expect(staged.stage.size == Size(width: 20, height: 10))
        #expect(staged.stage.design?.parameters[0].value == .color(.green))
        let moment = staged.replay.moment(at: 0.4)
        let scene = staged.stage.scene(of: moment, in: .standard)
        #expect(!scene.items.isEmpty)
    }

    @Test("still: its image is a PNG with the size of its canvas")
    func still() throws {
        var renderer = Renderer()
        let moment = Moment(state: .pulling, position: .progress(1))
        let png = try PNG.encode(renderer.render(Disc().scene(at: moment, in: .standard)))
        let image = try PNG.decode(png)
        #expect(image.width == 20 && image.height == 10)
        #expect(image[10, 5] == (255, 56, 60, 255) || image[10, 5].alpha == 255)
    }

    @Test("strip: each of its states is a row, with the period of loops")
    func strip() throws {
        let frames = try MomentSelection(states: nil).frames(of: Disc().states, named: "disc")
        let strip = try StripPicture(
            frames: frames,
            frameSize: try #require(Disc().pixelSize(atScale: 1)),
            environment: .standard,
            style: StripPicture.Style()
        )
        #expect(strip.rows.map(\.name) == ["pulling", "refreshing"])
        #expect(strip.rows.map(\.moments.count) == [3, 30])
    }

    @Test("animate: its loop is an animation with all frames")
    func animate() throws {
        let frames = try MomentSelection(states: [.refreshing]).frames(
            of: Disc().states,
            named: "disc"
        )
        let encoder = try FrameFormat.apng.encoder(
            for: FrameSettings(count: frames.count, plays: 0, scale: 1)
        )
        var renderer = Renderer()
        for frame in frames {
            let image = renderer.render(Disc().scene(at: frame.moment, in: .standard))
            try encoder.add(image, lasting: frame.delay ?? 1.0 / 60)
        }
        #expect(try APNG.decode(encoder.finish()).count == 30)
    }

    @Test("record and verify: its goldens pass, and fail after it has changed")
    func goldens() throws {
        let folder = try TestFolder()
        let store = GoldenStore(folder: folder.path)
        let set = GoldenSet(designs: [], steps: 4, appearances: [.light])
        let planned = try GoldenPlanning.goldens(of: Disc(), set)
        #expect(planned.map(\.subject.name.text) == ["disc/pulling", "disc/refreshing"])
        for golden in planned { try store.record(golden.subject) }
        for golden in planned {
            #expect(store.check(golden.subject, mode: .none).status == .passed)
        }
        let blue = try GoldenPlanning.goldens(of: Disc().overriding([("tint", "blue")]), set)
        for golden in blue {
            #expect(store.check(golden.subject, mode: .none).status == .failed)
        }
    }
}
