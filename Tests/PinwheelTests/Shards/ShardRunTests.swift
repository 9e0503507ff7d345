import Base
import Foundation
import Pictures
import Testing
import TestSupport

/// Merging the shards of a run writes the files of a run without shards.
struct ShardRunTests {
    private let folder: TestFolder
    private static let run = [
        "render", "arc", "compass", "--steps", "9", "--scale", "1,2", "--quiet",
    ]

    init() throws {
        folder = try TestFolder()
    }

    private func tool(
        _ arguments: [String],
        variables: [String] = []
    ) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder.path, variables: variables)
    }

    private func draw(_ index: Int, of count: Int, to name: String) throws {
        let outcome = try tool(Self.run + ["--shard", "\(index)/\(count)", "-o", name])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
    }

    /// Returns the files of a folder with their bytes.
    private func files(_ name: String) throws -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for file in folder.files where file.hasPrefix(name + "/") {
            files[String(file.dropFirst(name.count))] = try folder.bytes(file)
        }
        return files
    }

    @Test(arguments: [1, 2, 9])
    func `merged shards have the bytes of one run`(count: Int) throws {
        #expect(try tool(Self.run + ["-o", "whole"]).status == 0)
        for index in 1...count { try draw(index, of: count, to: "s\(index)") }
        let shards = (1...count).reversed().map { "s\($0)" }
        let outcome = try tool(["merge"] + shards + ["-o", "merged"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(try files("merged") == files("whole"))
        #expect(try tool(["merge"] + shards + ["-o", "merged"]).status == 0)
        #expect(try files("merged") == files("whole"))
    }

    @Test func `play can be divided`() throws {
        let run = ["play", "refreshable", "--stage", "indicator", "--fps", "20", "--quiet"]
        #expect(try tool(run + ["-o", "whole"]).status == 0)
        for index in 1...3 {
            #expect(try tool(run + ["--shard", "\(index)/3", "-o", "s\(index)"]).status == 0)
        }
        #expect(try tool(["merge", "s1", "s2", "s3", "-o", "merged"]).status == 0)
        #expect(try files("merged") == files("whole"))
    }

    @Test func `incomplete runs are rejected with the shard`() throws {
        for index in 1...3 { try draw(index, of: 3, to: "s\(index)") }
        try draw(1, of: 4, to: "four")
        let other = ["render", "arc", "--shard", "2/3", "-o", "other", "--quiet"]
        #expect(try tool(other).status == 0)
        #expect(try tool(Self.run + ["-o", "whole"]).status == 0)
        let cases: [([String], String)] = [
            (["s1", "s3"], "shard 2 of 3 is missing"),
            (["s1", "s2", "s3", "s1"], "s1 and s1 are both shard 1"),
            (["s1", "s2", "s3", "four"], "s1 is one of 3 shards, but four is one of 4"),
            (["s1", "other", "s3"], "s1 and other are shards of different runs"),
            (
                ["s1", "s2", "whole"],
                "cannot read whole/manifest.json: it is the manifest of an entire run"
            ),
            (["s1", "s2", "none"], "cannot read none/manifest.json: there is no such file"),
        ]
        for (shards, message) in cases {
            let outcome = try tool(["merge"] + shards + ["-o", "merged"])
            #expect(outcome.status == 2)
            #expect(outcome.errors.hasPrefix("pinwheel: \(message)"), "\(outcome.errors)")
            #expect(try files("merged").isEmpty)
        }
    }

    @Test func `a file that does not match its manifest is rejected`() throws {
        for index in 1...2 { try draw(index, of: 2, to: "s\(index)") }
        let manifest = try Manifest(reading: folder.bytes("s2/manifest.json"))
        let frames = manifest.frames
        let file = try #require(frames.first).file
        let other = try #require(frames.first { $0.hash != frames[0].hash }).file
        for bytes in [try folder.bytes("s2/\(other)"), [1, 2, 3], []] {
            try Data(bytes).write(to: URL(fileURLWithPath: folder.path("s2/\(file)")))
            let outcome = try tool(["merge", "s1", "s2", "-o", "merged"])
            #expect(outcome.status == 2)
            #expect(outcome.errors.hasPrefix("pinwheel: cannot read s2/\(file): "))
            #expect(try files("merged").isEmpty)
        }
    }

    @Test func `unlisted files are not changed`() throws {
        for index in 1...2 { try draw(index, of: 2, to: "s\(index)") }
        let manifest = try Manifest(reading: folder.bytes("s1/manifest.json"))
        let file = try #require(manifest.frames.first).file
        try folder.write("mine", to: "merged/\(file)")
        let outcome = try tool(["merge", "s1", "s2", "-o", "merged"])
        #expect(outcome.status == 2)
        #expect(try files("merged") == ["/\(file)": Array("mine".utf8)])
    }

    @Test func `the output folder cannot be a shard`() throws {
        for index in 1...2 { try draw(index, of: 2, to: "s\(index)") }
        let before = try files("s1")
        let outcome = try tool(["merge", "s1", "s2", "-o", "./s1"])
        #expect(outcome.status == 2)
        #expect(try files("s1") == before)
    }

    @Test func `the engine is printed, and the plan is checked`() throws {
        let plan = try tool(["plan"] + Self.run.dropLast() + ["--shards", "4", "--json"])
        #expect(plan.status == 0)
        try folder.write(String(decoding: plan.output, as: UTF8.self), to: "plan.json")
        let outcome = try tool(
            Self.run.dropLast() + ["--shard", "auto", "--plan", "plan.json", "-o", "s"],
            variables: ["SLURM_ARRAY_TASK_ID=3"]
        )
        #expect(outcome.status == 0)
        #expect(outcome.errors == "pinwheel: shard 3 of 4, assigned by Slurm\n")
        let part = try Manifest(reading: folder.bytes("s/manifest.json")).part
        #expect(part.map { [$0.index, $0.count] } == [3, 4])
        let other = ["render", "spokes", "--shard", "1/4", "--plan", "plan.json", "-o", "t"]
        #expect(try tool(other).status == 2)
        #expect(try files("t").isEmpty)
    }

    @Test("A shard creates the status file that Bazel expects")
    func bazelIsTold() throws {
        let variables = [
            "TEST_SHARD_INDEX=1", "TEST_TOTAL_SHARDS=2",
            "TEST_SHARD_STATUS_FILE=\(folder.path("status"))",
        ]
        let run = Self.run + ["--shard", "auto", "-o", "s"]
        #expect(try tool(run, variables: variables).status == 0)
        #expect(try folder.bytes("status").isEmpty)
    }

    @Test(arguments: ["", "{}", "[1", "{\"pinwheel\": 1}", "{\"pinwheel\": 2, \"plan\": \"x\"}"])
    func `invalid plans are rejected`(text: String) throws {
        try folder.write(text, to: "plan.json")
        let arguments = Self.run + ["--shard", "1/2", "--plan", "plan.json", "-o", "s"]
        let outcome = try tool(arguments)
        #expect(outcome.status == 2 && outcome.errors.contains("plan.json"))
    }
}
