import Summaries
import Base
import Indicators
import Lifecycles
import Pictures
import Raster

/// All frames of a replay: what each shows and which file it goes to.
package struct PlayPlan: FramePlan {
    /// The frames in the order of time.
    package let jobs: ComputedList<FrameJob>
    private let moments: [LifecycleMoment]
    private let stage: Stage
    private let environment: Environment

    /// Plans the frames of a whole replay; frame n is at n/fps seconds.
    ///
    /// - Throws: `InputError` where a frame would be too large, or there would be too many.
    package init(
        _ replay: Replay,
        on stage: Stage,
        in environment: Environment,
        fps: Double
    ) throws(InputError) {
        let moments = try Self.moments(of: replay, fps: fps)
        let name = replay.lifecycle.kind.name
        let pattern = FilePattern.numbered(in: name, count: moments.count)
        var feed = EffectFeed(replay)
        let jobs = moments.enumerated().map { index, moment in
            let label = FrameLabel(
                design: stage.design?.name ?? name,
                state: moment.state,
                moment: moment.label,
                scale: environment.scale,
                appearance: environment.appearance.rawValue,
                details: Self.details(of: moment, feed.next(at: moment), lifecycle: name)
            )
            let values = FilePattern.Values(
                design: label.design,
                state: label.state,
                frame: index,
                scale: label.scale,
                appearance: label.appearance
            )
            return FrameJob(file: pattern.name(for: values), label: label)
        }
        self.jobs = ComputedList(jobs)
        self.moments = moments
        self.stage = stage
        self.environment = environment
    }

    /// The moments of a whole replay's frames.
    ///
    /// - Throws: `InputError` where there would be too many.
    package static func moments(
        of replay: Replay,
        fps: Double
    ) throws(InputError) -> [LifecycleMoment] {
        guard let count = replay.frameCount(fps: fps), count <= Replay.drawnFrameLimit else {
            throw InputError(
                "\(replay.trace.name) would have more than \(Replay.drawnFrameLimit) frames at "
                    + "\(NumberText.short(fps)) a second",
                hint: "ask for fewer a second, or for a shorter trace"
            )
        }
        return replay.moments(fps: fps)
    }

    /// The scene of the frame of an index in `jobs`.
    package func scene(of index: Int) -> Scene { stage.scene(of: moments[index], in: environment) }

    /// The values of the parameters of the lifecycle, and of the design in its place.
    package func parameters(at index: Int) -> String {
        let lifecycle = stage.lifecycle
        let values = zip(lifecycle.kind.parameters, lifecycle.parameterTexts)
            .map { "\($0.name)=\($1)" }
        let design = stage.design?.parameters.assignments ?? ""
        return (values + (design.isEmpty ? [] : [design])).joined(separator: " ")
    }

    /// What all frames show.
    package var fingerprint: String { PixelHash(scenes: jobs.indices, scene).description }

    /// The pixels of a frame; all are as large.
    package var largestFrame: Int {
        guard !jobs.isEmpty else { return 0 }
        let scene = scene(of: 0)
        return scene.width * scene.height
    }

    /// What a frame's record has beside the fields of all frames: the same as `trace` prints.
    private static func details(
        of moment: LifecycleMoment,
        _ events: ArraySlice<TimedEffect>,
        lifecycle: String
    ) -> [JSON.Member] {
        [
            JSON.Member("lifecycle", .string(lifecycle)),
            JSON.Member("offset", .number(moment.offset)),
            JSON.Member("common", .string(moment.common.rawValue)),
            JSON.Member("values", .object(moment.values.named.map(MomentRow.member))),
            JSON.Member("events", .array(events.map(MomentRow.json))),
        ]
    }
}

extension LifecycleMoment {
    /// The moment as a manifest has it.
    package var label: FrameLabel.Moment { .instant(time: time, progress: progress) }
}

/// What a stage is drawn in: the environment that options give, checked against its size.
package enum StageSurroundings {
    /// The environment of an appearance at a scale.
    ///
    /// - Throws: `InputError` where pictures of `stage` would have more pixels than allowed.
    package static func environment(
        for stage: Stage,
        appearance: Appearance,
        palette: Palette,
        scale: Double
    ) throws(InputError) -> Environment {
        let environment = Environment(appearance: appearance, palette: palette, scale: scale)
        guard let environment, stage.pixelSize(atScale: scale) != nil else {
            throw InputError(
                "frames of \(NumberText.short(stage.size.width))×"
                    + "\(NumberText.short(stage.size.height)) points would be too large at a scale "
                    + "of \(NumberText.short(scale)); allowed: \(DesignLimits.pixelSide) pixels a "
                    + "side and \(DesignLimits.pixels) in all"
            )
        }
        return environment
    }
}
