import Imaging
import Indicators
import Raster
import UserInput

/// All frames of a replay: what each shows and which file it goes to.
package struct PlayPlan: Sendable {
    /// The frames in the order of time.
    package let jobs: [FrameJob]
    private let moments: [LifecycleMoment]
    private let stage: Stage
    private let environment: Environment

    /// The most frames of one run: ten minutes at 60 a second.
    package static let frameLimit = 36_000

    /// Plans the frames of a whole replay; frame n is at n/fps seconds.
    ///
    /// - Throws: `InputError` where a frame would be too large, or there would be too many.
    package init(
        _ replay: Replay,
        on stage: Stage,
        in environment: Environment,
        fps: Double
    ) throws(InputError) {
        guard let count = replay.frameCount(fps: fps), count <= Self.frameLimit else {
            throw InputError(
                "\(replay.trace.name) would have more than \(Self.frameLimit) frames at "
                    + "\(NumberText.short(fps)) a second",
                hint: "use a lower --fps or a shorter trace"
            )
        }
        let name = type(of: replay.lifecycle).name.rawValue
        let pattern = FilePattern.numbered(in: name, count: count)
        let moments = replay.moments(fps: fps)
        jobs = moments.enumerated().map { index, moment in
            let label = FrameLabel(
                design: stage.design?.name ?? name,
                state: moment.state,
                moment: .instant(time: moment.time, progress: moment.progress),
                scale: environment.scale,
                appearance: environment.appearance.rawValue,
                details: Self.details(of: moment, lifecycle: name)
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
        self.moments = moments
        self.stage = stage
        self.environment = environment
    }

    /// The scene of the frame of an index in `jobs`.
    package func scene(of index: Int) -> Scene { stage.scene(of: moments[index], in: environment) }

    /// What a frame's record has beside the fields of all frames: the same as `trace` prints.
    private static func details(
        of moment: LifecycleMoment,
        lifecycle: String
    ) -> [JSON.Member] {
        [
            JSON.Member("lifecycle", .string(lifecycle)),
            JSON.Member("offset", .number(moment.offset)),
            JSON.Member("common", .string(moment.common.rawValue)),
            JSON.Member("values", .object(moment.values.named.map(MomentRow.member))),
        ]
    }
}
