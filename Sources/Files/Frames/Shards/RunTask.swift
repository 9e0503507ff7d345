import Base
import Pictures

/// A unit of work for one worker: consecutive frames of one state, scale and appearance, or one
/// golden.
package struct RunTask: Equatable, Sendable {
    /// The indices of the frames or goldens in the run.
    package let items: Range<Int>
    /// The first frame's file, or the golden's name.
    package let name: String
    /// The number of frames.
    package let frameCount: Int
    /// The estimated time on one core, in microseconds.
    package let cost: Double
    /// The fields that identify the task.
    private let fields: [JSON.Member]

    package init(
        items: Range<Int>,
        name: String,
        frameCount: Int,
        cost: Double,
        fields: [JSON.Member]
    ) {
        self.items = items
        self.name = name
        self.frameCount = frameCount
        self.cost = cost
        self.fields = fields
    }

    /// The task as a JSON object.
    package var json: JSON {
        .object(
            fields + [
                JSON.Member("count", .number(Double(frameCount))),
                JSON.Member("cost", .number(cost)),
            ]
        )
    }
}

extension RunTask {
    /// The maximum number of frames of a task. Small tasks can be divided evenly between shards.
    private static let maxFrames = 64

    /// Returns the tasks of a run, in the order of its frames. The tasks do not depend on the
    /// number of shards.
    static func tasks(of plan: some FramePlan) -> [RunTask] {
        var tasks: [RunTask] = []
        var start = 0
        for end in plan.jobs.indices.map({ $0 + 1 }) {
            let (first, last) = (plan.jobs[start].label, plan.jobs[end - 1].label)
            let isOver =
                end == plan.jobs.count || end - start == maxFrames
                || !areInOneTask(last, plan.jobs[end].label)
            guard isOver else { continue }
            tasks.append(
                RunTask(
                    items: start..<end,
                    name: plan.jobs[start].file,
                    frameCount: end - start,
                    cost: FrameCost.written.microseconds(of: start..<end, scene: plan.scene),
                    fields: fields(of: first, at: start, in: plan)
                )
            )
            start = end
        }
        return tasks
    }

    /// Whether two frames have the same design, state, scale and appearance.
    private static func areInOneTask(_ one: FrameLabel, _ next: FrameLabel) -> Bool {
        one.design == next.design && one.state == next.state && one.scale == next.scale
            && one.appearance == next.appearance
    }

    private static func fields(
        of label: FrameLabel,
        at index: Int,
        in plan: some FramePlan
    ) -> [JSON.Member] {
        let parameters = plan.parameters(at: index)
        return [
            JSON.Member("design", .string(label.design)),
            JSON.Member("state", .string(label.state)),
            JSON.Member("scale", .number(label.scale)),
            JSON.Member("appearance", .string(label.appearance)),
            JSON.Member("first", .number(Double(index))),
            JSON.Member("file", .string(plan.jobs[index].file)),
        ] + (parameters.isEmpty ? [] : [JSON.Member("parameters", .string(parameters))])
    }
}
