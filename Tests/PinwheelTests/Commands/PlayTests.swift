import Raster
import Base
import Foundation
import Indicators
import Pictures
import Testing
import TestSupport

/// The frames of a lifecycle, with the values they were drawn from in the manifest.
struct PlayTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private func play(_ arguments: [String]) throws -> Tool.Outcome {
        try Tool.run(["play"] + arguments, in: folder.path)
    }

    private func frames(_ name: String = "output/manifest.json") throws -> [FrameRecord] {
        try Array(Manifest(reading: folder.bytes(name)).frames)
    }

    @Test func `a screen that is too large is rejected with the limit`() throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(["play", "scroll-action", "--scale", "16"], in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("\(DesignLimits.pixels) in total"), "\(outcome.errors)")
        #expect(folder.files.isEmpty)
    }

    @Test func `an unlisted file at a frame's path is not overwritten`() throws {
        try folder.write("mine", to: "output/scroll-action/0002.png")
        let outcome = try play(["scroll-action", "--fps", "2"])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("cannot write output/scroll-action/0002.png: "))
        #expect(folder.files == ["output/scroll-action/0002.png"])
        #expect(try folder.bytes("output/scroll-action/0002.png") == Array("mine".utf8))
    }

    @Test(arguments: [
        "refreshable-scroll-view", "pull-to-refresh-scroll-view", "refreshable", "scroll-action",
        "refresh-control-overlap",
    ])
    func `the manifest has the values that trace prints`(lifecycle: String) throws {
        let replay = [lifecycle, "--trace", "t150", "--fps", "8", "--work", "500ms"]
        let played = try play(replay + ["--size", "160x240"])
        #expect(played.status == 0, "\(played.errors)")
        #expect(played.errors.isEmpty)
        var parameters: [String] = []
        if lifecycle == "refresh-control-overlap" { parameters = ["-P", "width=160"] }
        if lifecycle == "refreshable" { parameters = ["-P", "height=240"] }
        let traced = try Tool.run(["trace"] + replay + parameters + ["--json"])
        let moments = try #require(JSON(reading: traced.output.dropLast()).array)
        let records = try frames()
        #expect(records.count == moments.count && moments.count > 8)
        for (record, moment) in zip(records, moments) {
            for name in ["time", "offset", "state", "common", "progress", "values", "events"] {
                #expect(record.json[name] == moment[name], "\(record.file): \(name)")
            }
            #expect(record.json["lifecycle"] == .string(lifecycle))
            #expect(record.width == 160 && record.height == 240)
        }
        #expect(Set(records.map(\.hash)).count > 4)
        let first = try PNG.decode(folder.bytes("output/\(lifecycle)/0000.png"))
        #expect(PixelHash(first) == records[0].hash)
    }

    @Test func `--stage indicator has the design's size`() throws {
        let outcome = try play([
            "scroll-action", "--design", "arc", "--stage", "indicator", "--scale", "2", "--fps",
            "4", "-P", "lineWidth=3", "-P", "deadZone=20",
        ])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let records = try frames()
        #expect(records.allSatisfy { $0.width == 120 && $0.height == 120 })
        #expect(records[0].file == "scroll-action/0000@2x.png")
        #expect(records[0].label.design == "arc")
    }

    @Test func `the files do not depend on the number of jobs`() throws {
        for jobs in ["1", "5"] {
            let outcome = try play([
                "--fps", "6", "--size", "150x200", "-j", jobs, "-o", jobs, "--quiet",
            ])
            #expect(outcome.status == 0 && outcome.output.isEmpty)
        }
        let names = folder.files.filter { $0.hasPrefix("1/") }.map { $0.dropFirst(2) }
        #expect(names.count > 15)
        for name in names {
            #expect(try folder.bytes("1/\(name)") == folder.bytes("5/\(name)"))
        }
    }

    @Test func `faults are drawn unless --fix is given`() throws {
        _ = try play(["--fps", "6", "--size", "150x200", "-o", "faults", "--quiet"])
        _ = try play(["--fps", "6", "--size", "150x200", "-o", "fixed", "--quiet", "--fix", "all"])
        let pairs = zip(try frames("faults/manifest.json"), try frames("fixed/manifest.json"))
        #expect(pairs.contains { $0.hash != $1.hash })
    }

    @Test func `the dark appearance has the same moments`() throws {
        for appearance in ["light", "dark"] {
            let arguments = [
                "refreshable", "--fps", "3", "--size", "150x200", "--appearance", appearance,
                "--quiet",
            ]
            _ = try play(arguments + ["-o", appearance])
        }
        let light = try frames("light/manifest.json")
        let dark = try frames("dark/manifest.json")
        #expect(light.count == dark.count)
        #expect(
            zip(light, dark).allSatisfy { $0.hash != $1.hash && $0.label.moment == $1.label.moment }
        )
    }

    @Test func `files of an earlier run are removed, and others are kept`() throws {
        _ = try play(["--fps", "4", "--size", "150x200", "--quiet"])
        try folder.write("mine", to: "output/notes.txt")
        let outcome = try play(["--fps", "2", "--size", "150x200"])
        #expect(outcome.text.contains("of an earlier run removed"))
        #expect(folder.files.contains("output/notes.txt"))
        #expect(folder.files.count == (try frames().count) + 2)
    }

    @Test(arguments: [
        (["--trace", "t131"], "did you mean “t130”?"),
        (["--design", "ark"], "did you mean “arc”?"),
        (["--design", "arc", "-P", "linewidth=3"], "did you mean “lineWidth”?"),
        (["-P", "treshold=3"], "threshold"),
        (["--fix", "nothing"], "arming-jump"),
        (["--fps", "1000", "--work", "100s"], "36000 frames"),
        (["--scale", "64"], "too large at a scale of 64"),
        (["--trace", "-", "--design", "-"], "standard input"),
    ])
    func `invalid replays are reported in one line`(arguments: [String], hint: String) throws {
        let outcome = try play(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(hint), "\(outcome.errors)")
        #expect(folder.files.isEmpty)
    }

    @Test func `errors in a trace are reported with their positions`() throws {
        try folder.write("time,offset,touching\n0,0,1\n0.5,nan,1\n", to: "bad.csv")
        let outcome = try play(["--trace", "bad.csv"])
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("bad.csv:3:"), "\(outcome.errors)")
        #expect(folder.files == ["bad.csv"])
    }
}
