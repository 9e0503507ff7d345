import Base

/// A batch system or CI service that runs a command several times and numbers the runs in
/// environment variables.
package struct ShardEngine: Equatable, Sendable {
    /// The name of the engine.
    package let name: String
    /// The variable with the number of the run.
    package let index: String
    /// The variable with the number of runs, or `nil` if the engine has no reliable one.
    package let count: String?
    /// The number of the first run.
    package let base: Int
    /// A variable that must also be set to identify the engine.
    var marker: String?
    /// A variable that identifies another engine with the same variables.
    var otherEngineMarker: String?
    /// A variable with the path of a file that a run must create to confirm that it supports
    /// sharding.
    package var statusFile: String?

    /// All supported engines.
    ///
    /// Names and bases are from the engines' documentation. Slurm's SLURM_ARRAY_TASK_COUNT is not
    /// the number of shards: it is 3 for the array 3,5,7, and 1 if a single task is submitted
    /// again. Other engines, such as Knapsack, use GitLab's variable names with base 0. So base 1
    /// applies only if GITLAB_CI is set.
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
            otherEngineMarker: "GITLAB_CI"
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

    /// Returns the engine whose variables are set.
    ///
    /// - Throws: `InputError` if there are none or several.
    static func detect(variable: (String) -> String?) throws(InputError) -> ShardEngine {
        let engines = all.filter { engine in
            let isMarked = engine.marker.map { variable($0) != nil } ?? true
            let isForeign = engine.otherEngineMarker.map { variable($0) != nil } ?? false
            // If a job is not parallel, GitLab sets only the variable with the number of runs.
            return isMarked && !isForeign
                && (variable(engine.index) != nil || engine.reportsSingleRun(variable: variable))
        }
        guard let engine = engines.first else {
            throw InputError(
                "--shard auto found no environment variable with a shard number",
                hint: "set one of \(all.map(\.index).unique().joined(separator: ", ")), "
                    + "or write --shard 2/8"
            )
        }
        guard engines.count == 1 else {
            throw InputError(
                "--shard auto found the variables of two systems, "
                    + engines.prefix(2).map { "\($0.name) (\($0.index))" }
                    .joined(separator: " and "),
                hint: "unset one of them, or write --shard 2/8"
            )
        }
        return engine
    }

    /// Whether the engine reports that there is only one run, which has no number.
    private func reportsSingleRun(variable: (String) -> String?) -> Bool {
        count.flatMap(variable) == "1" && variable(index) == nil
    }

    /// Returns the shard that the variables select. `given` is the number of parts, or `nil` to
    /// read it from a variable.
    func shard(of given: Int?, variable: (String) -> String?) throws(InputError) -> Shard {
        if reportsSingleRun(variable: variable), given ?? 1 == 1, let shard = Shard(1, of: 1) {
            return shard
        }
        let reported = try count.flatMap { name throws(InputError) in
            try variable(name).map { text throws(InputError) in try self.number(text, in: name) }
        }
        guard let count = given ?? reported else {
            throw InputError(
                "\(name) does not provide the number of shards",
                hint: "write --shard auto/8, or pass a plan file with --plan"
            )
        }
        let number = try self.number(variable(index) ?? "", in: index)
        guard let shard = Shard(number - base + 1, of: count) else {
            throw InputError(
                "\(index) is \(number), which is not one of \(count) shards",
                hint: "set it to a number in \(base)…\(base + count - 1)"
            )
        }
        return shard
    }

    private func number(_ text: String, in variable: String) throws(InputError) -> Int {
        guard let number = Int(text), 0...Shard.most ~= number else {
            throw InputError(
                "\(variable) is “\(NearestName.excerpt(text))”, which is not a shard number",
                hint: "unset it, or write --shard 2/8"
            )
        }
        return number
    }
}
