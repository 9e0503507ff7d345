import Base

/// An engine that runs a command many times and gives each run its number.
package struct ShardEngine: Equatable, Sendable {
    /// What the engine is called.
    package let name: String
    /// The variable that holds the run's number.
    package let index: String
    /// The variable that holds the number of runs; nil where the engine gives none that can be
    /// relied on.
    package let count: String?
    /// The number of the first run.
    package let base: Int
    /// A variable that must be set, too, for this engine to be meant.
    var marker: String?
    /// A variable that is set where another engine is meant, whose names are the same.
    var foreignMarker: String?
    /// A variable that names a file which a run has to make, as it else counts as one that knows
    /// nothing of shards.
    package var statusFile: String?

    /// The engines that are known.
    ///
    /// Names and bases are those of the engines' documentation. Slurm's SLURM_ARRAY_TASK_COUNT is
    /// no number of shards: an array of the tasks 3, 5 and 7 has three, and a task that is
    /// submitted again alone has one. GitLab's names are used by others with base 0, by Knapsack for
    /// one, so that they count from 1 only where GITLAB_CI is set.
    package static let all: [ShardEngine] = [
        ShardEngine(name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: nil, base: 1),
        ShardEngine(
            name: "GitLab",
            index: "CI_NODE_INDEX",
            count: "CI_NODE_TOTAL",
            base: 1,
            marker: "GITLAB_CI"
        ),
        ShardEngine(
            name: "Knapsack",
            index: "CI_NODE_INDEX",
            count: "CI_NODE_TOTAL",
            base: 0,
            foreignMarker: "GITLAB_CI"
        ),
        ShardEngine(
            name: "CircleCI",
            index: "CIRCLE_NODE_INDEX",
            count: "CIRCLE_NODE_TOTAL",
            base: 0
        ),
        ShardEngine(
            name: "Buildkite",
            index: "BUILDKITE_PARALLEL_JOB",
            count: "BUILDKITE_PARALLEL_JOB_COUNT",
            base: 0
        ),
        ShardEngine(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil, base: 0),
        ShardEngine(
            name: "AWS Batch",
            index: "AWS_BATCH_JOB_ARRAY_INDEX",
            count: "AWS_BATCH_JOB_ARRAY_SIZE",
            base: 0
        ),
        ShardEngine(
            name: "Google Batch",
            index: "BATCH_TASK_INDEX",
            count: "BATCH_TASK_COUNT",
            base: 0
        ),
        ShardEngine(
            name: "Cloud Run",
            index: "CLOUD_RUN_TASK_INDEX",
            count: "CLOUD_RUN_TASK_COUNT",
            base: 0
        ),
        ShardEngine(
            name: "Bazel",
            index: "TEST_SHARD_INDEX",
            count: "TEST_TOTAL_SHARDS",
            base: 0,
            statusFile: "TEST_SHARD_STATUS_FILE"
        ),
        ShardEngine(name: "GNU parallel", index: "PARALLEL_SEQ", count: nil, base: 1),
    ]

    /// The one engine whose variables are set.
    static func running(variable: (String) -> String?) throws(InputError) -> ShardEngine {
        let engines = all.filter { engine in
            let isMarked = engine.marker.map { variable($0) != nil } ?? true
            let isForeign = engine.foreignMarker.map { variable($0) != nil } ?? false
            // GitLab sets the number of runs alone where a job is not parallel.
            return isMarked && !isForeign
                && (variable(engine.index) != nil || engine.isAlone(variable: variable))
        }
        guard let engine = engines.first else {
            throw InputError(
                "--shard auto finds no engine's variables",
                hint: "set one of \(all.map(\.index).unique().joined(separator: ", ")), "
                    + "or write --shard 2/8"
            )
        }
        guard engines.count == 1 else {
            throw InputError(
                "--shard auto finds the variables of two engines, "
                    + engines.prefix(2).map { "\($0.name) (\($0.index))" }
                    .joined(separator: " and "),
                hint: "unset one of them, or write --shard 2/8"
            )
        }
        return engine
    }

    /// Whether the engine says that there is one run and no number.
    private func isAlone(variable: (String) -> String?) -> Bool {
        count.flatMap(variable) == "1" && variable(index) == nil
    }

    /// The shard that the variables name, of `given` parts where that is known.
    func shard(of given: Int?, variable: (String) -> String?) throws(InputError) -> Shard {
        if isAlone(variable: variable), given ?? 1 == 1, let shard = Shard(1, of: 1) {
            return shard
        }
        let told = try count.flatMap { name throws(InputError) in
            try variable(name).map { text throws(InputError) in try self.number(text, in: name) }
        }
        guard let count = given ?? told else {
            throw InputError(
                "\(name) does not tell how many shards there are",
                hint: "write --shard auto/8, or give a plan's file by --plan"
            )
        }
        let number = try self.number(variable(index) ?? "", in: index)
        guard let shard = Shard(number - base + 1, of: count) else {
            throw InputError(
                "\(index) is \(number), which is none of \(count) shards",
                hint: "\(name) has to count from \(base) to \(base + count - 1)"
            )
        }
        return shard
    }

    private func number(_ text: String, in variable: String) throws(InputError) -> Int {
        guard let number = Int(text), 0...Shard.most ~= number else {
            throw InputError(
                "\(variable) is “\(NearestName.excerpt(text))”, which is no number of a shard",
                hint: "unset it, or write --shard 2/8"
            )
        }
        return number
    }
}
