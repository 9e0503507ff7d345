import DesignFormat
import Frames
import Indicators
import Lifecycles
import Raster
import Testing
import pinwheel

/// Whoever writes an indicator in Swift can do all with it that can be done with a design.
@Suite struct OwnIndicatorTests {
    /// A disc that grows with the pull.
    private struct Disc: Indicator {
        let name = "disc"
        let title = "A disc that grows with the pull"
        let canvas = Size(width: 20, height: 10)
        let states = [
            StateTimeline(state: .pulling, frames: 3),
            StateTimeline(state: .refreshing, drive: .time, period: 0.5, loops: true),
        ]
        var parameters = [Parameter.color("tint", default: .red, "The disc's colour")]

        func items(
            at moment: Moment,
            in environment: Environment,
            transform: Transform
        ) -> [Scene.Item] {
            let side = 10 * localTime(of: moment)
            let frame = Rect(center: .zero, size: Size(width: side, height: side))
            guard case .color(let tint) = parameters[0].value else { return [] }
            let color = tint.resolved(in: environment.appearance, of: environment.palette)
            return [
                .shape(
                    Shape(path: .circle(in: frame), paint: .solid(color), transform: transform)
                )
            ]
        }

        func with(_ parameters: [Parameter]) throws(ModelErrors) -> Disc {
            Disc(parameters: parameters)
        }
    }

    private static func width(_ scene: Scene) -> Double? {
        guard case .shape(let shape)? = scene.items.last else { return nil }
        return shape.path.bounds?.width
    }

    @Test("render: its frames, files and sizes are planned as a design's are")
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

    @Test("describe: it is told as a design is")
    func describe() {
        let lines = DesignSummary(design: Disc()).lines
        #expect(lines.first == "disc: A disc that grows with the pull")
        #expect(lines.last?.contains("tint=red") == true)
    }

    @Test("-P: its parameters are set by text, and refused with the same words")
    func parameters() throws {
        let blue = try Disc().overriding([("tint", "blue")])
        #expect(blue.parameters[0].value == .color(.blue))
        let error = #expect(throws: DesignErrors.self) { try Disc().overriding([("tnt", "blue")]) }
        #expect(
            error?.description
                == "-P tnt=blue: the design “disc” has no parameter “tnt”; did you mean “tint”?"
        )
    }

    @Test("show: each of its states is an act")
    func show() throws {
        let acts = Act.all(of: [Disc()], states: nil)
        #expect(acts.map(\.timeline.state) == [.pulling, .refreshing])
        let moment = acts[0].moment(at: acts[0].seconds)
        #expect(Self.width(acts[0].design.scene(at: moment, in: .standard)) == 10)
    }

    @Test("play and storyboard: it takes the place of a lifecycle's own indicator")
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
}
