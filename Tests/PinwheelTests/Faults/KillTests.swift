import Foundation
import Pictures
import SeededRandom
import Testing

/// A process that is killed at any moment loses nothing that was there, leaves no half of a file under
/// its name, and the next run makes all whole.
///
/// `PINWHEEL_KILLS=1000 swift test -c release --filter KillTests` makes a campaign of it.
@Suite(.serialized)
struct KillTests {
    /// A command, what comes before it, and the folder that it writes.
    struct Work: Sendable, CustomTestStringConvertible {
        let words: [String]
        let before: [[String]]

        var testDescription: String { words.joined(separator: " ") }
    }

    private static let kills =
        ProcessInfo.processInfo.environment["PINWHEEL_KILLS"].flatMap(Int.init) ?? 24

    static let works = [
        Work(
            words: ["render", "compass", "--state", "pulling", "--steps", "40", "-o", "out"],
            before: [["render", "compass", "arc", "--steps", "9", "-o", "out"]]
        ),
        Work(
            words: ["render", "compass", "--steps", "60", "--pack", "a.tar", "-o", "out"],
            before: [["render", "arc", "--pack", "a.tar", "-o", "out"]]
        ),
        Work(
            words: ["record", "--mode", "all", "--plan", "changed.yaml"],
            before: [["record", "compass"]]
        ),
        Work(
            words: ["merge", "s1", "s2", "-o", "out"],
            before: shards + [shards[0] + ["-o", "out"]]
        ),
    ]

    private static let shards = (1...2).map { index in
        ["render", "compass", "--steps", "30", "--shard", "\(index)/2", "-o", "s\(index)"]
    }

    private func prepare(_ work: Work) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let plan = """
            pinwheel: 1
            sets:
              - {designs: [compass], appearances: [light], parameters: {needle: red}}
            """
        try folder.write(plan, to: "changed.yaml")
        for words in work.before {
            let outcome = try Tool.run(words, in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
        return folder
    }

    private func contents(_ folder: TemporaryFolder) throws -> [String: [UInt8]] {
        try folder.files.reduce(into: [:]) { $0[$1] = try folder.bytes($1) }
    }

    private func start(_ work: Work, in folder: TemporaryFolder) throws -> RunningTool {
        try RunningTool(
            arguments: work.words,
            folder: folder.path,
            input: "/dev/null",
            output: nil,
            errorFile: nil,
            variables: []
        )
    }

    @Test(arguments: works)
    func killedAtRandom(work: Work) throws {
        let template = try prepare(work)
        let old = try contents(template)
        let whole = try TemporaryFolder(copying: template)
        let clock = ContinuousClock()
        let length = try clock.measure { _ = try start(work, in: whole).wait() } / .seconds(1)
        let new = try contents(whole)
        var random = SplitMix64(seed: 911)
        var stopped = 0
        for _ in 0..<Self.kills / Self.works.count {
            let folder = try TemporaryFolder(copying: template)
            let run = try start(work, in: folder)
            usleep(UInt32(Double.random(in: 0.1...1, using: &random) * length * 1e6))
            kill(run.process, SIGKILL)
            if run.wait().status == 128 + SIGKILL { stopped += 1 }
            for (file, bytes) in try contents(folder) where !file.hasSuffix(".tmp") {
                let isKnown = bytes == old[file] || bytes == new[file]
                #expect(isKnown || file.hasSuffix("manifest.json"), "\(file) is half written")
            }
            for (file, bytes) in old where new[file] == bytes {
                #expect(folder.files.contains(file), "\(file) is lost")
            }
            let again = try start(work, in: folder).wait()
            #expect(again.status == 0, "\(again.errors)")
            let left = try contents(folder)
            let others = Set(left.keys).union(new.keys).filter { left[$0] != new[$0] }
            #expect(others.isEmpty)
        }
        #expect(stopped > 0, "every run ended before it was killed")
    }
}
