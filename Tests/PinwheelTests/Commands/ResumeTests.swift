import Foundation
import Pictures
import SeededRandom
import TestSupport
import Testing

/// A repeated run draws only missing frames, and leaves the files of a run into an empty folder.
struct ResumeTests {
    private let folder: TestFolder
    private static let journal = "out/\(FrameJournal.fileName)"

    init() throws { folder = try TestFolder() }

    private func render(_ options: [String] = [], to output: String = "out") throws -> String {
        let words = ["render", "arc", "compass", "--state", "pulling,refreshing", "--fps", "20"]
        let outcome = try Tool.run(
            words + options + ["--replace", "-o", output],
            in: folder.path
        )
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        return outcome.text
    }

    /// The inode numbers of files, which change when a file is written again.
    private func numbers() throws -> [String: UInt64] {
        try folder.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".png") }
            .reduce(into: [:]) { numbers, file in
                let facts = try FileManager.default.attributesOfItem(atPath: folder.path(file))
                numbers[file] = (facts[.systemFileNumber] as? NSNumber)?.uint64Value
            }
    }

    private func expectWhole(_ options: [String] = []) throws {
        _ = try render(options, to: "whole")
        let files = folder.files
        let drawn = files.filter { $0.hasPrefix("out/") }.map { $0.dropFirst("out/".count) }
        let whole = files.filter { $0.hasPrefix("whole/") }.map { $0.dropFirst("whole/".count) }
        #expect(drawn == whole)
        for file in drawn {
            #expect(try folder.bytes("out/\(file)") == folder.bytes("whole/\(file)"), "\(file)")
        }
    }

    @Test func `a finished run is not drawn again`() throws {
        _ = try render()
        let before = try numbers()
        #expect(try render().contains(", all up to date"))
        #expect(try render(["--check"]).contains(", all up to date"))
        #expect(try numbers() == before)
        try expectWhole()
    }

    @Test func `missing and changed frames are drawn`() throws {
        _ = try render()
        let before = try numbers()
        let removed = "out/arc/pulling/0003.png"
        let changed = "out/compass/pulling/0004.png"
        try FileManager.default.removeItem(atPath: folder.path(removed))
        try folder.write("no picture", to: changed)
        #expect(try render().contains(", \(before.count - 2) up to date"))
        let after = try numbers()
        for file in before.keys where file != removed && file != changed {
            #expect(before[file] == after[file], "\(file)")
        }
        try expectWhole()
    }

    @Test func `other options draw all frames again`() throws {
        _ = try render()
        for options in [
            ["--scale", "2", "--pattern", "{design}/{state}/{frame:04}.png"],
            ["-P", "lineWidth=4"], ["--background", "white"], ["--appearance", "dark"],
        ] {
            #expect(try !render(options).contains("up to date"), "\(options)")
            try expectWhole(options)
        }
    }

    @Test func `only the changed state of a design is drawn`() throws {
        let design = """
            pinwheel: 1
            name: mine
            canvas: {size: [20, 20]}
            states:
              pulling: {frames: 4}
              armed: {frames: 4}
            layers:
              - circle: {diameter: 10}
                fill: red
                opacity: {pulling: {0: 0.2, 1: 0.9}, armed: LEVEL}
            """
        func render(_ level: String) throws -> Tool.Outcome {
            try folder.write(design.replacing("LEVEL", with: level), to: "mine.yaml")
            return try Tool.run(["render", "mine.yaml", "-o", "out"], in: folder.path)
        }
        let first = try render("1")
        #expect(first.status == 0, "\(first.errors)")
        #expect(try render("0.5").text.contains("8 frames of mine in out, 4 up to date"))
        #expect(try render("0.5").text.contains("all up to date"))
    }

    @Test func `a changed design that another one uses is drawn again`() throws {
        func design(_ layer: String) -> String {
            "pinwheel: 1\ncanvas: {size: [20, 20]}\nstates: {pulling: {frames: 4}}\nlayers: [\(layer)]\n"
        }
        try folder.write(design("{use: parts/dot.yaml}"), to: "mine.yaml")
        func render(_ diameter: Int) throws -> Tool.Outcome {
            let dot = design("{circle: {diameter: \(diameter)}, fill: red}")
            try folder.write(dot, to: "parts/dot.yaml")
            return try Tool.run(["render", "mine.yaml", "-o", "out"], in: folder.path)
        }
        let first = try render(8)
        #expect(first.status == 0, "\(first.errors)")
        #expect(try render(8).text.contains("all up to date"))
        #expect(try !render(9).text.contains("up to date"))
        let over = try Tool.run(
            ["still", "mine.yaml", "--state", "pulling", "-o", "parts/dot.yaml"],
            in: folder.path
        )
        #expect(over.status != 0)
    }

    @Test func `--check compares contents`() throws {
        _ = try render()
        let file = folder.path("out/arc/pulling/0003.png")
        let facts = try FileManager.default.attributesOfItem(atPath: file)
        var bytes = try folder.bytes("out/arc/pulling/0003.png")
        bytes[bytes.count / 2] ^= 1
        // Changed in place with an unchanged time, so only the contents differ.
        let handle = try #require(FileHandle(forWritingAtPath: file))
        try handle.write(contentsOf: Data(bytes))
        try handle.close()
        try FileManager.default.setAttributes(
            [.modificationDate: try #require(facts[.modificationDate])],
            ofItemAtPath: file
        )
        #expect(try !render(["--check"]).contains("all up to date"))
        try expectWhole()
        // The time alone does not identify the contents.
        try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file)
        let before = try numbers()
        #expect(try render(["--check"]).contains("all up to date"))
        #expect(try numbers() == before)
    }

    @Test func `a damaged journal only costs time`() throws {
        _ = try render()
        let journal = try folder.bytes(Self.journal)
        var random = SplitMix64(seed: 71)
        for _ in 0..<12 {
            var bytes = journal
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0..<bytes.count / 2, using: &random))
            try Data(bytes).write(to: URL(fileURLWithPath: folder.path(Self.journal)))
            _ = try render()
            try expectWhole()
        }
    }

    private func countFrames(in name: String) -> Int {
        TestFolder.files(in: folder.path(name)).count { $0.hasSuffix(".png") }
    }

    @Test func `a killed run is continued`() throws {
        let words = ["render", "compass", "--scale", "3", "--fps", "240", "--quiet", "-j", "1"]
        var resumed = 0
        for count in [1, 20, 200] {
            let name = "killed-\(count)"
            let run = try RunningTool(
                arguments: words + ["-o", name],
                folder: folder.path,
                input: "/dev/null",
                output: nil,
                errorFile: nil,
                variables: []
            )
            // The start may take long, so wait until this many frames exist.
            try #require(eventually { countFrames(in: name) >= count })
            kill(run.process, SIGKILL)
            _ = run.wait()
            let again = words.filter { $0 != "--quiet" } + ["-o", name]
            let outcome = try Tool.run(again, in: folder.path)
            #expect(outcome.status == 0)
            let isWhole = outcome.text.contains("all up to date")
            if !isWhole, outcome.text.contains("up to date") { resumed += 1 }
            #expect(try Tool.run(words + ["-o", "whole"], in: folder.path).status == 0)
            let manifest = try folder.bytes("whole/manifest.json")
            #expect(try folder.bytes("\(name)/manifest.json") == manifest)
            for frame in try Manifest(reading: manifest).frames {
                let bytes = try folder.bytes("\(name)/\(frame.file)")
                #expect(try bytes == folder.bytes("whole/\(frame.file)"))
            }
        }
        #expect(resumed > 0, "no run was killed between its first frames and its last")
    }
}
