import Summaries
import Base
import Indicators
import Lifecycles
import Pictures
import Raster

/// The frames of a replay, and their files.
package struct PlayPlan: FramePlan {
    /// The frames, in chronological order.
    package let jobs: ComputedList<FrameJob>
    private let moments: [LifecycleMoment]
    private let stage: Stage
    private let environment: Environment

    /// Plans the frames of an entire replay. Frame n is at n/`fps` seconds.
    ///
    /// - Throws: `InputError` if a frame would be too large, or if there would be too many frames.
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

    /// Returns the moments of a replay's frames.
    ///
    /// - Throws: `InputError` if there would be too many frames.
    package static func moments(
        of replay: Replay,
        fps: Double
    ) throws(InputError) -> [LifecycleMoment] {
        guard let count = replay.frameCount(fps: fps), count <= Replay.drawableFrameLimit else {
            throw InputError(
                "\(replay.trace.name) would have more than \(Replay.drawableFrameLimit) frames at "
                    + "\(NumberText.short(fps)) a second",
                hint: "use a lower --fps or a shorter trace"
            )
        }
        return replay.moments(fps: fps)
    }

    /// Returns the scene of the frame with an index in `jobs`.
    package func scene(of index: Int) -> Scene { stage.scene(of: moments[index], in: environment) }

    /// Returns the parameter values of the lifecycle and of the design.
    package func parameters(at index: Int) -> String {
        let lifecycle = stage.lifecycle
        let values = zip(lifecycle.kind.parameters, lifecycle.parameterTexts)
            .map { "\($0.name)=\($1)" }
        let design = stage.design?.parameters.assignments ?? ""
        return (values + (design.isEmpty ? [] : [design])).joined(separator: " ")
    }

    /// A hash of all scenes.
    package var fingerprint: String { PixelHash(scenes: jobs.indices, scene).description }

    /// The number of pixels of a frame. All frames have the same size.
    package var largestFrame: Int {
        guard !jobs.isEmpty else { return 0 }
        let scene = scene(of: 0)
        return scene.width * scene.height
    }

    /// Returns the fields that only the records of replays have. The command `trace` prints the
    /// same fields.
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
    /// The moment as stored in a manifest.
    package var label: FrameLabel.Moment { .instant(time: time, progress: progress) }
}

/// Creates environments that satisfy the size limits for a stage.
package enum StageEnvironment {
    /// Returns the environment for an appearance and a scale.
    ///
    /// - Throws: `InputError` if images of `stage` would have too many pixels.
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
                    + "side and \(DesignLimits.pixels) in total"
            )
        }
        return environment
    }
}
