import ArgumentParser
import Base
import Frames
import Pictures
import Platform

/// The options that select a shard of a run.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Draw only this shard of the run, such as 2/8. auto and auto/8 use the number that the \
            batch system assigns. Each shard needs its own folder; merge combines them.
            """,
            valueName: "shard"
        ),
        transform: ShardArgument.init(parsing:)
    )
    var shard: ShardArgument?

    @Option(
        name: .customLong("plan"),
        help: ArgumentHelp(
            "A file from plan --json. The run and the number of shards must match it.",
            valueName: "file"
        ),
        completion: .file(extensions: ["json"])
    )
    var planFile: String?

    func validate() throws {
        guard planFile == nil || shard != nil else {
            throw ValidationError("--plan needs --shard")
        }
    }

    /// Returns the shard and the tasks of the entire run, or `nil` without `--shard`.
    ///
    /// - Throws: `InputError`, `FileError`.
    func chosenShard(of plan: some FramePlan) throws -> ChosenShard? {
        try chosenShard(of: TaskPlan(of: plan, program: Pinwheel.configuration.version))
    }

    /// Returns the shard of a run with these tasks, or `nil` without `--shard`.
    ///
    /// - Throws: `InputError`, `FileError`.
    func chosenShard(of tasks: @autoclosure () -> TaskPlan) throws -> ChosenShard? {
        guard let argument = shard else { return nil }
        let file = try planFile.map { path in
            try PlanFile(reading: FileContents.read(path: path, limit: 1 << 30), at: path)
        }
        let (shard, engine) = try argument.shard(of: file?.shards, variable: Variables.value)
        let tasks = tasks()
        if let file, file.digest != tasks.digest, let planFile {
            throw InputError(
                "\(planFile) is the plan of another run",
                hint: "write it again with the same version, designs and options"
            )
        }
        if let status = engine?.statusFile.flatMap(Variables.value) {
            try AtomicFile.replace(status, with: [])
        }
        return ChosenShard(shard: shard, engine: engine, tasks: tasks)
    }
}

/// The shard of a run that is drawn.
struct ChosenShard {
    let shard: Shard
    /// The batch system that assigned the shard, or `nil` if the user chose it.
    let engine: ShardEngine?
    /// The tasks of the entire run.
    let tasks: TaskPlan

    /// The indices of the shard's frames or goldens, ascending.
    var items: [Int] { tasks.items(of: shard) }

    /// The shard's entry in the manifest.
    var part: RunPart? { RunPart(shard.index, of: shard.count, plan: tasks.digest) }

    /// The notes for the user. They name a shard that a batch system assigned.
    var notes: [String] {
        engine.map { ["shard \(shard.index) of \(shard.count), assigned by \($0.name)"] } ?? []
    }
}
