import Foundation
import Pictures
import Testing
import TestSupport

/// Archives can replace folders of frames, and are written completely or not at all.
struct ArchiveRunTests {
    private let folder: TestFolder
    private static let run = ["render", "arc", "spokes", "--scale", "1,2", "--fps", "20"]

    init() throws { folder = try TestFolder() }

    private func tool(_ arguments: [String]) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder.path)
    }

    private func files(_ name: String) throws -> [String: [UInt8]] {
        try folder.files.filter { $0.hasPrefix(name + "/") }.reduce(into: [:]) { files, file in
            files[String(file.dropFirst(name.count))] = try folder.bytes(file)
        }
    }

    @Test func `archives of shards are merged to the complete run`() throws {
        #expect(try tool(Self.run + ["--quiet", "-o", "whole"]).status == 0)
        let name = ["--archive", "frames-{shard:05}.tar", "-o", "archives"]
        for index in 1...3 {
            let outcome = try tool(Self.run + ["--shard", "\(index)/3"] + name)
            #expect(outcome.status == 0 && outcome.errors.isEmpty)
            #expect(outcome.text.contains("in archives/frames-0000\(index).tar"))
        }
        let archives = (1...3).map { "archives/frames-0000\($0).tar" }
        #expect(folder.files.filter { $0.hasPrefix("archives/") } == archives)
        #expect(try tool(["merge"] + archives + ["-o", "merged", "--quiet"]).status == 0)
        #expect(try files("merged") == files("whole"))
        // A folder can be one of the shards.
        #expect(try tool(Self.run + ["--quiet", "--shard", "2/3", "-o", "second"]).status == 0)
        let mixed = [archives[0], "second", archives[2], "-o", "mixed", "--quiet"]
        #expect(try tool(["merge"] + mixed).status == 0)
        #expect(try files("mixed") == files("whole"))
    }

    @Test func `an archive is compared like a folder`() throws {
        #expect(try tool(Self.run + ["--quiet", "-o", "whole"]).status == 0)
        #expect(try tool(Self.run + ["--quiet", "--archive", "a.tar", "-o", "."]).status == 0)
        let other = Self.run + ["-P", "lineWidth=7", "--quiet", "--archive", "b.tar", "-o", "."]
        #expect(try tool(other).status == 0)
        #expect(try tool(["compare", "a.tar", "whole", "--quiet"]).status == 0)
        let difference = try tool(["compare", "a.tar", "b.tar", "--diff", "differences"])
        #expect(difference.status == 1)
        #expect(difference.text.contains("arc/pulling/"))
        #expect(!folder.files.filter { $0.hasPrefix("differences/arc/") }.isEmpty)
    }

    @Test func `an existing archive is kept`() throws {
        let words = Self.run + ["--archive", "a.tar", "-o", "."]
        #expect(try tool(words).status == 0)
        let bytes = try folder.bytes("a.tar")
        #expect(try tool(words).text.contains(", all up to date"))
        #expect(try tool(words + ["--check"]).text.contains(", all up to date"))
        var damaged = bytes
        let picture = try #require(damaged.firstIndex(of: UInt8(ascii: "I")))
        damaged[picture + 20] ^= 0xFF
        try Data(damaged).write(to: URL(fileURLWithPath: folder.path("a.tar")))
        #expect(try !tool(words + ["--check"]).text.contains("up to date"))
        #expect(try folder.bytes("a.tar") == bytes)
        #expect(try !tool(words + ["--scale", "3"]).text.contains("up to date"))
        #expect(try folder.bytes("a.tar") != bytes)
    }

    @Test(arguments: [
        (["--archive", "x.zip"], "the name of an archive must end in .tar"),
        (["--archive", "{frame}.tar"], "may have one placeholder"),
        (["--archive", "{shard.tar"], "may have one placeholder"),
        (["--archive", "{shard:99}.tar"], "may have one placeholder"),
        (["--archive", "/x.tar"], "is not a valid name of an archive"),
        (["--archive", "../x.tar"], "is not a valid name of an archive"),
        (["--archive", "x.tar", "--shard", "1/2"], "all shards would write to x.tar"),
        (["--archive", "x.tar", "--scale", "1.5"], "its name must contain exactly one dot"),
    ])
    func `invalid names of archives are rejected`(options: [String], message: String) throws {
        let outcome = try tool(["render", "arc"] + options)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(folder.files.isEmpty)
    }
}
