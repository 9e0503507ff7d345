import Base
import DesignFormat
import Indicators
import Lifecycles
import Raster
import Summaries

extension PageCall {
    /// `lifecycles`: the lifecycles with their parameters, and the names of the built-in traces.
    static let lifecycles = PageCall(name: "lifecycles") { _, _ in
        let all = LifecycleKind.allCases.map { LifecycleSummary(lifecycle: $0.withDefaults).json }
        let traces = BuiltInTraces.names.map { JSON.string($0) }
        return .object([
            JSON.Member("lifecycles", .array(all)), JSON.Member("traces", .array(traces)),
        ])
    }

    /// `play`: replays a trace through a lifecycle. `trace` is the name of a built-in trace. `text`
    /// is the content of a trace file named `file`. `touches` is a recorded touch: `[seconds,
    /// position in points, 1 while touching, otherwise 0]` for each sample.
    ///
    /// The response contains the replay's handle, its duration, the states it visits, and its
    /// events for the app.
    static let play = PageCall(name: "play") { engine, fields throws(PageProblems) in
        let kind: LifecycleKind = try fields.choice("lifecycle") ?? .pullToRefreshScrollView
        let view: StageView = try fields.choice("view") ?? .screen
        let handle = fields["indicator"] == nil ? nil : try fields.handle("indicator")
        let design = try handle.map { handle throws(PageProblems) in
            AnyIndicator(try engine.design(handle))
        }
        var settings = ReplaySettings()
        settings.parameters = try fields.assignments("parameters")
        settings.fixes = try fields.texts("fixes")
        settings.work = RefreshWork(
            duration: try fields.number("work", in: 0...RefreshWork.longest),
            failingAfter: try fields.number("failAfter", in: 0...RefreshWork.longest)
        )
        let screen = try screen(fields)
        let height = (screen ?? Stage(kind.withDefaults).screen).height
        let read = try PageTrace(fields, height: height)
        settings.taps = read.taps
        let staged: StagedReplay
        do throws(DesignErrors) {
            staged = try StagedReplay(
                kind,
                trace: read.trace,
                settings: settings,
                design: design,
                view: view,
                screen: screen
            )
        } catch {
            throw PageProblems(error)
        }
        return json(of: staged, engine.replays.add(staged))
    }

    private static func screen(_ fields: PageFields) throws(PageProblems) -> Size? {
        let width = try fields.number("width", in: Stage.sides)
        let height = try fields.number("height", in: Stage.sides)
        guard width != nil || height != nil else { return nil }
        let defaultScreen = Stage.defaultScreen
        return Size(width: width ?? defaultScreen.width, height: height ?? defaultScreen.height)
    }

    private static func json(of staged: StagedReplay, _ handle: Int) -> JSON {
        let visits = staged.replay.visits.map { visit in
            JSON.object([
                JSON.Member("state", .string(visit.state)),
                JSON.Member("common", .string(visit.common.rawValue)),
                JSON.Member("start", .number(visit.start)),
                JSON.Member("end", .number(visit.end)),
            ])
        }
        return .object([
            JSON.Member("replay", .number(Double(handle))),
            JSON.Member("duration", .number(staged.replay.duration)),
            JSON.Member("width", .number(staged.stage.size.width)),
            JSON.Member("height", .number(staged.stage.size.height)),
            JSON.Member("states", .array(visits)),
            JSON.Member("events", .array(staged.replay.effects.map { MomentRow.json(of: $0) })),
        ])
    }

    /// `moments`: a replay's moments at `fps` frames per second, in the format of `trace --json`.
    static let moments = PageCall(name: "moments") { engine, fields throws(PageProblems) in
        let replay = try engine.replay(fields).replay
        let fps = try fields.number("fps", in: 0.1...1_000) ?? 60
        guard let count = replay.frameCount(fps: fps), count <= Replay.drawableFrameLimit else {
            throw PageProblems(
                "the replay has more than \(Replay.drawableFrameLimit) moments",
                hint: "use a lower fps"
            )
        }
        var feed = EffectFeed(replay)
        let rows = replay.moments(fps: fps).map { MomentRow.json(of: $0, feed.next(at: $0)) }
        return .object([JSON.Member("moments", .array(rows))])
    }

    /// `moment`: the moment at a `time`, with all events for the app up to then.
    static let moment = PageCall(name: "moment") { engine, fields throws(PageProblems) in
        let replay = try engine.replay(fields).replay
        let moment = replay.moment(at: try time(fields, in: replay))
        return MomentRow.json(of: moment, replay.effects.prefix(moment.effectCount))
    }

    /// `stage`: draws the stage of a replay at a `time`.
    static let drawStage = PageCall(name: "stage") { engine, fields throws(PageProblems) in
        let staged = try engine.replay(fields)
        let environment = try PageEnvironment(fields).environment
        let moment = staged.replay.moment(at: try time(fields, in: staged.replay))
        try PageLimits.check(staged.stage.pixelSize(atScale: environment.scale))
        engine.draw(staged.stage.scene(of: moment, in: environment))
        return engine.picture.map { size(of: $0) } ?? .object([])
    }

    private static func time(_ fields: PageFields, in replay: Replay) throws(PageProblems) -> Double
    {
        try fields.number("time", in: 0...Trace.longest) ?? replay.duration
    }
}

extension PageEngine {
    /// Returns the replay whose handle is in a request.
    func replay(_ fields: PageFields) throws(PageProblems) -> StagedReplay {
        guard let replay = replays[try fields.handle("replay")] else {
            throw PageProblems("the replay was released", hint: "play it again")
        }
        return replay
    }
}
