import Base
import Pictures
import Raster

/// The tasks of a run. All shards compute the same tasks.
package struct TaskPlan: Sendable {
    /// The tasks, in the order of the run's frames or goldens.
    package let tasks: [RunTask]
    /// The hash that identifies the run. It depends on the version, the designs and the options.
    package let digest: PixelHash

    /// The version of the plan format.
    private static let version = 1

    /// Creates a plan.
    ///
    /// - Parameters:
    ///   - tasks: The tasks, in the order of the run.
    ///   - program: The version of the drawing program.
    ///   - fingerprint: A text that identifies what the tasks draw.
    package init(tasks: [RunTask], program: String, fingerprint: String) {
        self.tasks = tasks
        let lines = [program, fingerprint] + tasks.map(\.json.text)
        digest = PixelHash(bytes: Array(lines.joined(separator: "\n").utf8))
    }

    /// Creates the plan of a run that draws frames.
    package init(of plan: some FramePlan, program: String) {
        self.init(
            tasks: RunTask.tasks(of: plan),
            program: program,
            fingerprint: plan.fingerprint
        )
    }

    /// Returns the indices of a shard's frames or goldens, ascending.
    package func items(of shard: Shard) -> [Int] {
        parts(shard.count)[shard.index - 1].flatMap { tasks[$0].items }
    }

    /// Divides the tasks into `count` parts. Returns the indices of each part's tasks.
    package func parts(_ count: Int) -> [[Int]] {
        Partition.parts(of: tasks.map(\.cost), count: count)
    }

    /// Returns the contents of the plan's file, with a line for each task.
    ///
    /// - Parameter shards: The number of parts, or `nil` to leave it open.
    package func text(shards: Int?) -> String {
        var text = "{\n\"pinwheel\": \(Self.version),\n\"plan\": \"\(digest)\",\n"
        if let shards { text += "\"shards\": \(shards),\n" }
        let lines = tasks.map(\.json.text).joined(separator: ",\n")
        return text + "\"tasks\": [\n\(lines)\n]\n}"
    }
}

/// The fields of a plan's file that a shard needs.
package struct PlanFile: Equatable, Sendable {
    /// The hash that identifies the run.
    package let digest: PixelHash
    /// The number of shards, or `nil` if it is not fixed.
    package let shards: Int?

    /// Parses a plan's file.
    ///
    /// - Throws: `InputError` if `pinwheel plan --json` did not write the file.
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
                "\(path): not the plan of a run",
                hint: "create one with \(Program.current.name) plan … --json"
            )
        }
        self.digest = digest
        guard let count = json["shards"] else {
            shards = nil
            return
        }
        guard let number = count.number.flatMap(Int.init(exactly:)), 1...Shard.most ~= number else {
            throw InputError(
                "\(path): “shards” must be a whole number in 1…\(Shard.most)",
                hint: "create it with \(Program.current.name) plan … --shards 8 --json"
            )
        }
        shards = number
    }
}
