import Base
import Pictures
import Raster

/// The tasks of a run, which all of its shards make for themselves and have to agree on.
package struct TaskPlan: Sendable {
    /// The tasks, in the order of the run's frames or goldens.
    package let tasks: [RunTask]
    /// Tells runs apart that draw other frames: of another version, of designs that look different,
    /// or with other options.
    package let digest: PixelHash

    /// The version of the format of plans.
    private static let version = 1

    /// Tasks, in the order of the run.
    ///
    /// - Parameters:
    ///   - program: The version of the program that draws.
    ///   - fingerprint: Tells apart runs of the same tasks that draw other pictures.
    package init(tasks: [RunTask], program: String, fingerprint: String) {
        self.tasks = tasks
        let lines = [program, fingerprint] + tasks.map(\.json.text)
        digest = PixelHash(bytes: Array(lines.joined(separator: "\n").utf8))
    }

    /// The tasks of a run that draws frames.
    package init(of plan: some FramePlan, program: String) {
        self.init(
            tasks: RunTask.tasks(of: plan),
            program: program,
            fingerprint: plan.fingerprint
        )
    }

    /// The frames or goldens of one part of the run, ascending.
    package func items(of shard: Shard) -> [Int] {
        parts(shard.count)[shard.index - 1].flatMap { tasks[$0].items }
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
package struct PlanFile: Equatable, Sendable {
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
                hint: "make one by \(Program.current.name) plan … --json"
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
                hint: "make it by \(Program.current.name) plan … --shards 8 --json"
            )
        }
        shards = number
    }
}
