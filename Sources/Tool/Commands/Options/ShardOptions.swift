import ArgumentParser
import Base
import Frames
import Pictures
import Platform

/// Which part of a run to work on.
struct ShardOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Do only this part of the run, such as 2/8; auto and auto/8 ask the engine that runs \
            the command. Each shard needs a folder of its own; merge puts them together.
            """,
            valueName: "shard"
        ),
        transform: ShardArgument.init(parsing:)
    )
    var shard: ShardArgument?

    @Option(
        name: .customLong("plan"),
        help: ArgumentHelp(
            "A file that plan --json has made: the run must be that one, divided in that way.",
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

    /// The shard and the tasks of the whole run; nil for the whole run.
    ///
    /// - Throws: `InputError`, `FileError`.
    func chosen(of plan: some FramePlan) throws -> ChosenShard? {
        try chosen(of: TaskPlan(of: plan, program: Pinwheel.configuration.version))
    }

    /// The shard of a run of these tasks; nil for the whole run.
    ///
    /// - Throws: `InputError`, `FileError`.
    func chosen(of tasks: @autoclosure () -> TaskPlan) throws -> ChosenShard? {
        guard let argument = shard else { return nil }
        let file = try planFile.map { path in
            try PlanFile(reading: FileContents.read(path: path, limit: 1 << 30), at: path)
        }
        let (shard, engine) = try argument.shard(of: file?.shards, variable: Variables.value)
        let tasks = tasks()
        if let file, file.digest != tasks.digest, let planFile {
            throw InputError(
                "\(planFile) is the plan of another run",
                hint: "make it again by the same version, from the same designs and options"
            )
        }
        if let status = engine?.statusFile.flatMap(Variables.value) {
            try AtomicFile.replace(status, with: [])
        }
        return ChosenShard(shard: shard, engine: engine, tasks: tasks)
    }
}

/// A part of a run, and how it was chosen.
struct ChosenShard {
    /// The part.
    let shard: Shard
    /// The engine that it comes from, if one.
    let engine: ShardEngine?
    /// The whole run's tasks.
    let tasks: TaskPlan

    /// The indices of its frames or goldens in the run's, ascending.
    var items: [Int] { tasks.items(of: shard) }

    /// What its manifest says of it.
    var part: RunPart? { RunPart(shard.index, of: shard.count, plan: tasks.digest) }

    /// What is to be said of the choice, if the user did not say it.
    var notes: [String] {
        engine.map { ["shard \(shard.index) of \(shard.count), as \($0.name) says"] } ?? []
    }
}
