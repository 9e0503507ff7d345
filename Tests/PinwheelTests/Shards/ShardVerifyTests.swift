import Foundation
import Testing
import TestSupport

/// Merging the shards of a verification gives the report of a verification without shards.
struct ShardVerifyTests {
    private let folder: TestFolder

    /// Creates goldens that pass, fail in different ways, are missing or are damaged.
    init() throws {
        folder = try TestFolder()
        try plan(lineWidth: 8, states: "[idle, pulling, armed, refreshing]")
        #expect(try tool(["record", "--quiet"]).status == 0)
        try plan(lineWidth: 6, states: "[idle, pulling, armed, refreshing, finishing]")
        try folder.write("pinwheel-golden 1\n<<<<<<< mine\n", to: "goldens/spokes/armed.golden")
    }

    private func plan(lineWidth: Int, states: String) throws {
        try folder.write(
            """
            pinwheel: 1
            sets:
              - {designs: [compass, spokes], states: \(states), appearances: [light]}
              - {designs: [arc], states: \(states), parameters: {lineWidth: \(lineWidth)}}
            """,
            to: "goldens.yaml"
        )
    }

    private func tool(_ arguments: [String], variables: [String] = []) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder.path, variables: variables)
    }

    private func verify(_ index: Int, of count: Int, _ options: [String]) throws -> Tool.Outcome {
        try tool(["verify", "--quiet", "--shard", "\(index)/\(count)"] + options)
    }

    /// Returns the files of the folder of failures with their bytes.
    private func files(_ name: String) throws -> [String: [UInt8]] {
        try folder.files.filter { $0.hasPrefix(name + "/") }.reduce(into: [:]) { files, file in
            files[String(file.dropFirst(name.count))] = try folder.bytes(file)
        }
    }

    private func move(_ name: String, to other: String) throws {
        let files = FileManager.default
        if files.fileExists(atPath: folder.path(other)) {
            try files.removeItem(atPath: folder.path(other))
        }
        try files.moveItem(atPath: folder.path(name), toPath: folder.path(other))
    }

    @Test("Each shard has its own folder", arguments: [1, 2, 5])
    func ownFolders(count: Int) throws {
        let whole = try tool(["verify"])
        #expect(whole.status == 2)
        try move("goldens/.failed", to: "whole")
        let shards = (1...count).map { "shard-\($0)" }
        for index in 1...count { _ = try verify(index, of: count, ["--failed", "shard-\(index)"]) }
        let merged = try tool(["merge"] + shards.reversed() + ["-o", "goldens/.failed"])
        #expect(merged.status == 2)
        #expect(merged.text.contains("20 goldens: "))
        #expect(try files("goldens/.failed") == files("whole"))
        #expect(try files("whole").keys.contains("/report.html"))
        // Merged failures can be accepted, as after one run.
        #expect(try tool(["accept", "arc/pulling", "--quiet"]).status == 0)
    }

    @Test func `a plan fixes the number of shards`() throws {
        let plan = try tool(["plan", "verify", "--shards", "3", "--json"])
        let text = String(decoding: plan.output, as: UTF8.self)
        #expect(plan.status == 0 && text.contains("lineWidth=6"))
        try folder.write(text, to: "plan.json")
        let words = ["verify", "--shard", "auto", "--plan", "plan.json"]
        let outcome = try tool(words, variables: ["SLURM_ARRAY_TASK_ID=2"])
        #expect(outcome.errors.contains("shard 2 of 3, assigned by Slurm"))
        let other = try tool(["verify", "arc", "--shard", "1/3", "--plan", "plan.json"])
        #expect(other.status == 2 && other.errors.contains("plan.json is the plan of another run"))
        let alone = try tool(["record", "--plan", "plan.json"])
        #expect(alone.status == 2 && alone.errors.contains("--plan needs --shard"))
    }

    @Test("Each shard runs on its own machine, in a folder of the same name")
    func ownMachines() throws {
        _ = try tool(["verify"])
        try move("goldens/.failed", to: "whole")
        for index in 1...3 {
            _ = try verify(index, of: 3, [])
            try move("goldens/.failed", to: "download-\(index)")
        }
        let shards = (1...3).map { "download-\($0)/results.json" }
        #expect(try tool(["merge"] + shards + ["-o", "goldens/.failed"]).status == 2)
        #expect(try files("goldens/.failed") == files("whole"))
    }

    @Test("A merged folder of another name has that name in its texts")
    func otherFolder() throws {
        _ = try tool(["verify", "--failed", "out/failed"])
        try move("out/failed", to: "whole")
        for index in 1...2 { _ = try verify(index, of: 2, ["--failed", "s\(index)"]) }
        #expect(try tool(["merge", "s1", "s2", "-o", "out/failed"]).status == 2)
        #expect(try files("out/failed") == files("whole"))
    }

    @Test("Shards without failures merge to a report that passes")
    func passing() throws {
        for index in 1...3 {
            let words = ["verify", "--shard", "\(index)/3", "--failed", "s\(index)"]
            _ = try tool(words + ["compass/idle", "spokes/idle"])
        }
        let merged = try tool(["merge", "s1", "s2", "s3", "-o", "goldens/.failed"])
        #expect(merged.status == 0)
        #expect(merged.lines == ["2 goldens: 2 same"])
        #expect(try files("goldens/.failed").isEmpty)
    }

    @Test("Incomplete verifications are rejected with the shard")
    func refusals() throws {
        for index in 1...3 { _ = try verify(index, of: 3, ["--failed", "s\(index)"]) }
        _ = try verify(1, of: 2, ["--failed", "two"])
        _ = try tool(["verify", "arc", "--quiet", "--shard", "2/3", "--failed", "other"])
        _ = try tool(["verify", "--quiet", "--failed", "whole"])
        _ = try tool(["render", "arc", "--quiet", "-o", "frames"])
        let cases: [([String], String)] = [
            (["s1", "s3"], "shard 2 of 3 is missing"),
            (["s1", "s2", "s3", "s1"], "s1/results.json and s1/results.json are both shard 1"),
            (
                ["s1", "two"],
                "s1/results.json is one of 3 shards, but two/results.json is one of 2"
            ),
            (["s1", "other", "s3"], "s1/results.json and other/results.json are shards of diff"),
            (
                ["s1", "s2", "whole"],
                "whole/results.json: the report covers an entire verification"
            ),
            (["s1", "s2", "none"], "none has no results.json"),
            (["s1", "s2", "frames"], "frames has no results.json"),
        ]
        for (shards, message) in cases {
            let outcome = try tool(["merge"] + shards + ["-o", "merged"])
            #expect(outcome.status == 2)
            #expect(outcome.errors.hasPrefix("pinwheel: \(message)"), "\(outcome.errors)")
            #expect(try files("merged").isEmpty)
        }
    }

    @Test("Missing or changed images are rejected")
    func damagedPictures() throws {
        for index in 1...2 { _ = try verify(index, of: 2, ["--failed", "s\(index)"]) }
        let pictures = folder.files.filter { $0.hasPrefix("s") && $0.contains("/actual/") }
        let picture = try #require(pictures.first)
        try folder.write("no picture", to: picture)
        let outcome = try tool(["merge", "s1", "s2", "-o", "merged"])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(picture), "\(outcome.errors)")
    }

    @Test("record can be divided")
    func recording() throws {
        try plan(lineWidth: 8, states: "[idle, pulling]")
        #expect(try tool(["record", "--quiet", "--goldens", "whole"]).status == 0)
        for index in 1...3 {
            let words = ["record", "--quiet", "--goldens", "parts", "--shard", "\(index)/3"]
            #expect(try tool(words).status == 0)
        }
        let drawn = try files("parts").filter { !$0.key.hasPrefix("/.failed") }
        #expect(try drawn == files("whole"))
    }

    @Test("Goldens recorded into separate folders are merged", arguments: [1, 3, 20])
    func recordingApart(count: Int) throws {
        try plan(lineWidth: 8, states: "[idle, pulling]")
        #expect(try tool(["record", "--quiet", "--goldens", "whole"]).status == 0)
        let shards = (1...count).map { "s\($0)" }
        for (index, shard) in shards.enumerated() {
            let words = ["record", "--quiet", "--goldens", shard]
            #expect(try tool(words + ["--shard", "\(index + 1)/\(count)"]).status == 0)
        }
        let merged = try tool(["merge"] + shards.reversed() + ["-o", "merged"])
        #expect(merged.status == 0 && merged.lines == ["8 goldens: 8 recorded"], "\(merged)")
        #expect(try files("merged") == files("whole"))
    }

    @Test("Incomplete recordings are rejected, and nothing is written")
    func recordingRefusals() throws {
        try plan(lineWidth: 8, states: "[idle, pulling]")
        for index in 1...3 {
            let words = ["record", "--quiet", "--shard", "\(index)/3", "--goldens", "s\(index)"]
            #expect(try tool(words).status == 0)
            #expect(
                try tool(words + ["--goldens", "t\(index)", "--failed", "f\(index)"]).status == 0
            )
        }
        let apart =
            "f2/results.json: this shard verified the goldens in t2, but another shard verified "
            + "those in t1"
        let cases: [([String], String)] = [
            (["s1", "s3"], "shard 2 of 3 is missing"),
            (
                ["s1", "s2", "s3", "s1"],
                "s1/.failed/results.json and s1/.failed/results.json are both"
            ),
            (["s1", "s2", "t3"], "s1 has goldens, but some shards have no report"),
            (["t1", "t2", "t3"], "t1 has goldens, but some shards have no report"),
            (["f1", "f2", "f3"], apart),
        ]
        for (shards, message) in cases {
            let outcome = try tool(["merge"] + shards + ["-o", "merged"])
            #expect(outcome.status == 2)
            #expect(outcome.errors.hasPrefix("pinwheel: \(message)"), "\(outcome.errors)")
            #expect(try files("merged").isEmpty)
        }
        let itself = try tool(["merge", "s1", "s2", "s3", "-o", "./s2"])
        #expect(itself.status == 2 && itself.errors.contains("s2 is also the output folder"))
    }

    @Test("A golden that is missing or damaged in a shard is rejected", arguments: [true, false])
    func damagedRecording(isRemoved: Bool) throws {
        try plan(lineWidth: 8, states: "[idle, pulling]")
        for index in 1...2 {
            _ = try tool(["record", "--quiet", "--shard", "\(index)/2", "--goldens", "s\(index)"])
        }
        let files = folder.files.filter { $0.hasPrefix("s2/") && !$0.contains(".failed") }
        let file = try #require(files.first { $0.hasSuffix(isRemoved ? ".golden" : ".png") })
        if isRemoved {
            try FileManager.default.removeItem(atPath: folder.path(file))
        } else {
            try folder.write("no picture", to: file)
        }
        let outcome = try tool(["merge", "s1", "s2", "-o", "merged"])
        #expect(outcome.status == 2 && outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(file), "\(outcome.errors)")
        #expect(try self.files("merged").isEmpty)
    }

    @Test("The plan lists each golden with its cost, and the cost of each shard")
    func planned() throws {
        let plan = try tool(["plan", "verify", "--shards", "2"])
        #expect(plan.status == 0)
        #expect(plan.lines.count == 20 + 2 + 1)
        #expect(plan.lines[0].hasPrefix("compass/idle"))
        let json = try tool(["plan", "verify", "compass", "--json"])
        let task =
            "{\"golden\": \"compass/idle\", \"design\": \"compass\", \"state\": \"idle\", "
            + "\"appearance\": \"light\", \"scale\": 1, \"count\": 1, \"cost\": "
        #expect(json.text.contains(task))
    }
}
