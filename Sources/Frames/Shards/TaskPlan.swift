import Base
import Pictures
import Raster

/// The tasks of a run, which all of its shards make for themselves and have to agree on.
package struct TaskPlan: Sendable {
    /// The tasks, in the order of the run's frames.
    package let tasks: [FrameTask]
    /// Tells runs apart that draw other frames: of another version, of designs that look different,
    /// or with other options.
    package let digest: PixelHash

    /// The version of the format of plans.
    private static let version = 1

    /// The tasks of a run.
    ///
    /// - Parameter program: The version of the program that draws.
    package init(of plan: some FramePlan, program: String) {
        tasks = FrameTask.tasks(of: plan)
        var text = program
        var renderer = Renderer()
        for task in tasks {
            // What a task shows is told by its first frame, whatever kind of indicator draws it.
            let image = renderer.render(plan.scene(of: task.frames.lowerBound))
            text += "\n\(task.json.text) \(PixelHash(image))"
        }
        digest = PixelHash(bytes: Array(text.utf8))
    }

    /// The frames of one part of the run, ascending.
    package func frames(of shard: Shard) -> [Int] {
        parts(shard.count)[shard.index - 1].flatMap { tasks[$0].frames }
    }

    /// The indices of the tasks of each part.
    package func parts(_ count: Int) -> [[Int]] {
        Partition.parts(of: tasks.map(\.cost), count: count)
    }

    /// The plan's file: a line a task.
    ///
    /// - Parameter shards: The number of parts, if it is to be fixed.
    package func text(shards: Int?) -> String {
        var text = "{\n\"pinwheel\": \(Self.version),\n\"plan\": \"\(digest)\",\n"
        if let shards { text += "\"shards\": \(shards),\n" }
        let lines = tasks.map(\.json.text).joined(separator: ",\n")
        return text + "\"tasks\": [\n\(lines)\n]\n}"
    }
}

/// What a shard reads of a plan's file.
package struct PlanFile: Hashable, Sendable {
    /// The run's digest.
    package let digest: PixelHash
    /// The number of shards, if the file fixes it.
    package let shards: Int?

    /// Reads a plan's file.
    ///
    /// - Throws: `InputError` for what `pinwheel plan --json` has not written.
    package init(reading bytes: [UInt8], at path: String) throws(InputError) {
        let json: JSON
        do {
            json = try JSON(reading: bytes)
        } catch {
            throw InputError("\(path):\(error.line):\(error.column): \(error.reason)")
        }
        guard json["pinwheel"]?.number == 1,
            let digest = json["plan"]?.string.flatMap(PixelHash.init(text:))
        else {
            throw InputError(
                "\(path): this is no plan of a run",
                hint: "make one by pinwheel plan … --json"
            )
        }
        self.digest = digest
        guard let count = json["shards"] else {
            shards = nil
            return
        }
        guard let number = count.number.flatMap(Int.init(exactly:)), 1...Shard.most ~= number else {
            throw InputError(
                "\(path): “shards” is no whole number from 1 to \(Shard.most)",
                hint: "make it by pinwheel plan … --shards 8 --json"
            )
        }
        shards = number
    }
}
