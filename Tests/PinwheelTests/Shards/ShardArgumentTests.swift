import Base
import Frames
import Testing

/// A shard is parsed correctly, because otherwise frames would be missing without an error.
struct ShardArgumentTests {
    private func shard(
        _ text: String,
        planned: Int? = nil,
        _ variables: [String: String] = [:]
    ) throws -> Shard {
        try ShardArgument(parsing: text).shard(of: planned) { variables[$0] }.shard
    }

    @Test func `shards are counted from 1`() throws {
        #expect(try shard("1/1") == Shard(1, of: 1))
        #expect(try shard("2/8") == Shard(2, of: 8))
        #expect(try shard("100000/100000") == Shard(100_000, of: 100_000))
    }

    @Test(arguments: [
        "", "/", "1", "0/4", "5/4", "-1/4", "+1/4", "1/0", "1/100001", "1/2/3", "a/b", "auto/",
        "auto/0", "auto/x", "1 / 2", "١/٢", "99999999999999999999/4",
    ])
    func `invalid shards are rejected`(text: String) {
        #expect(throws: InputError.self) { try ShardArgument(parsing: text) }
    }

    /// The variables of each engine for its second run of four, from its documentation.
    private static let engines: [[String: String]] = [
        ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4", "GITLAB_CI": "true"],
        ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "4"],
        ["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"],
        ["BUILDKITE_PARALLEL_JOB": "1", "BUILDKITE_PARALLEL_JOB_COUNT": "4"],
        ["AWS_BATCH_JOB_ARRAY_INDEX": "1", "AWS_BATCH_JOB_ARRAY_SIZE": "4"],
        ["BATCH_TASK_INDEX": "1", "BATCH_TASK_COUNT": "4"],
        ["CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "4"],
        ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "4"],
    ]

    @Test(arguments: engines)
    func `auto reads the shard of an engine`(variables: [String: String]) throws {
        #expect(try shard("auto", variables) == Shard(2, of: 4))
        #expect(try shard("auto/4", variables) == Shard(2, of: 4))
    }

    @Test(arguments: [
        ["SLURM_ARRAY_TASK_ID": "2", "SLURM_ARRAY_TASK_COUNT": "3"],
        ["JOB_COMPLETION_INDEX": "1"],
        ["PARALLEL_SEQ": "2"],
    ])
    func `engines without a number of shards need one`(variables: [String: String]) throws {
        #expect(throws: InputError.self) { try shard("auto", variables) }
        #expect(try shard("auto/4", variables) == Shard(2, of: 4))
        #expect(try shard("auto", planned: 4, variables) == Shard(2, of: 4))
    }

    @Test func `variables of two engines are rejected`() {
        let variables = ["SLURM_ARRAY_TASK_ID": "1", "JOB_COMPLETION_INDEX": "1"]
        #expect(throws: InputError.self) { try shard("auto/4", variables) }
    }

    @Test func `auto without an engine is rejected`() {
        #expect(throws: InputError.self) { try shard("auto/4") }
    }

    /// GitHub sets no variables: its job-index and job-total are passed to --shard.
    @Test func `the tests include every engine`() {
        let tried = Set(Self.engines.flatMap(\.keys))
        let known = ShardEngine.all.filter { $0.count != nil }
        #expect(known.allSatisfy { tried.isSuperset(of: [$0.index, $0.count ?? ""]) })
        #expect(known.count == Self.engines.count)
    }

    @Test(arguments: engines)
    func `the first and the last shard of an engine are correct`(variables: [String: String]) throws
    {
        let index = try #require(variables.keys.first { variables[$0] != "4" && $0 != "GITLAB_CI" })
        let base = try #require(variables[index].flatMap(Int.init)) - 1
        for (number, shard) in [(base, 1), (base + 3, 4)] {
            var variables = variables
            variables[index] = String(number)
            #expect(try self.shard("auto", variables) == Shard(shard, of: 4))
        }
        for number in [base - 1, base + 4] {
            var variables = variables
            variables[index] = String(number)
            #expect(throws: InputError.self) { try self.shard("auto", variables) }
        }
    }

    @Test(arguments: [["CI_NODE_TOTAL": "1", "GITLAB_CI": "true"], ["CI_NODE_TOTAL": "1"]])
    func `a job that is not parallel draws all frames`(variables: [String: String]) throws {
        #expect(try shard("auto", variables) == Shard(1, of: 1))
    }

    @Test(arguments: ["0", "5", "x", "", "-1", "2.0"])
    func `a number out of range is rejected`(text: String) {
        #expect(throws: InputError.self) { try shard("auto/4", ["SLURM_ARRAY_TASK_ID": text]) }
    }

    @Test func `a plan fixes the number of shards`() throws {
        #expect(try shard("2/4", planned: 4) == Shard(2, of: 4))
        #expect(throws: InputError.self) { try shard("2/5", planned: 4) }
        #expect(throws: InputError.self) {
            try shard("auto/5", planned: 4, ["SLURM_ARRAY_TASK_ID": "1"])
        }
    }
}
