import Base
import Pictures
import Raster

/// A piece of a run that one worker does at a stretch: frames that follow each other in one state,
/// one scale and one appearance.
package struct FrameTask: Hashable, Sendable {
    /// Which frames of the run.
    package let frames: Range<Int>
    /// What the first frame shows.
    package let label: FrameLabel
    /// The file of the first frame.
    package let file: String
    /// About how long it takes on one core, in microseconds.
    package let cost: Double

    /// The most frames of a task: few enough for shares that differ little.
    private static let most = 64

    /// The tasks of a run, in the order of its frames.
    ///
    /// They depend on the run alone, and not on the number of shards.
    static func tasks(of plan: some FramePlan) -> [FrameTask] {
        var tasks: [FrameTask] = []
        var start = 0
        for end in plan.jobs.indices.map({ $0 + 1 }) {
            let (first, last) = (plan.jobs[start].label, plan.jobs[end - 1].label)
            let isOver =
                end == plan.jobs.count || end - start == most
                || !isOneRun(last, plan.jobs[end].label)
            guard isOver else { continue }
            tasks.append(
                FrameTask(
                    frames: start..<end,
                    label: first,
                    file: plan.jobs[start].file,
                    cost: FrameCost.microseconds(of: start..<end, in: plan)
                )
            )
            start = end
        }
        return tasks
    }

    private static func isOneRun(_ one: FrameLabel, _ next: FrameLabel) -> Bool {
        one.design == next.design && one.state == next.state && one.scale == next.scale
            && one.appearance == next.appearance
    }

    /// The task as an object.
    var json: JSON {
        [
            "design": .string(label.design), "state": .string(label.state),
            "scale": .number(label.scale), "appearance": .string(label.appearance),
            "first": .number(Double(frames.lowerBound)), "count": .number(Double(frames.count)),
            "file": .string(file), "cost": .number(cost),
        ]
    }
}
