import Summaries
import Base
import Frames
import Indicators
import Lifecycles

/// The routes `/pull.png` and `/trace.yaml`: a moment of a recorded pull, and the recording as a
/// trace.
enum PullRoute {
    /// Returns the moment as a PNG. The header `Pinwheel-Moment` contains its values.
    static func picture(_ site: Site, _ request: Route.Input) throws -> Answer {
        let pull = try Pull(request.body, on: site.store)
        let moment = pull.moment
        let image = try request.context.image(of: pull.scene(of: moment))
        var answer = Answer(
            png: try request.context.uncompressedPNG(of: image, scale: pull.environment.scale)
        )
        answer.set("Pinwheel-Moment", summary(of: moment, in: pull).text)
        return answer
    }

    private static func summary(of moment: LifecycleMoment, in pull: Pull) -> JSON {
        let replay = pull.replay
        let effects = replay.effects.prefix(moment.effectCount).map(MomentRow.json)
        return .object([
            JSON.Member("offset", .number(moment.offset)),
            JSON.Member("state", .string(moment.state)),
            JSON.Member("common", .string(moment.common.rawValue)),
            JSON.Member("progress", .number(moment.progress)),
            JSON.Member("isTouching", .bool(moment.isTouching)),
            JSON.Member("values", .object(moment.values.named.map(MomentRow.member))),
            JSON.Member("effects", .array(effects.suffix(200))),
            JSON.Member(
                "rests",
                .bool(!moment.isTouching && moment.time >= replay.duration)
            ),
            JSON.Member("duration", .number(replay.duration)),
        ])
    }

    /// Returns the trace file. Its first line is a comment with the command that plays it.
    static func trace(_ site: Site, _ request: Route.Input) throws -> Answer {
        let pull = try Pull(request.body, on: site.store)
        let command = pull.command.text(trace: "recorded.yaml")
        let text = pull.replay.trace.yaml(comment: [command])
        guard text.utf8.count <= DesignLimits.fileSize,
            pull.replay.trace.samples.count * 4 < DesignLimits.values - 100
        else {
            throw Refusal(
                status: 413,
                "the recording is too long for a trace file",
                hint: "record a shorter pull"
            )
        }
        var answer = Answer(type: "application/yaml", Array(text.utf8))
        answer.offer(as: "recorded.yaml")
        answer.set("Pinwheel-Command", Query.escaped(command))
        return answer
    }
}
