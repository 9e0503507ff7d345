import Foundation
import Pictures
import SeededRandom
import Testing
import TestSupport

/// A process that is killed at any time loses no files and leaves no incomplete ones.
///
/// The next run completes the work. `PINWHEEL_KILLS=1000 make test FILTER=KillTests` runs a
/// campaign.
@Suite(.serialized)
struct KillTests {
    private static let kills =
        ProcessInfo.processInfo.environment["PINWHEEL_KILLS"].flatMap(Int.init) ?? 24

    private func start(_ work: WritingRun, in folder: TestFolder) throws -> RunningTool {
        try RunningTool(
            arguments: work.words,
            folder: folder.path,
            input: "/dev/null",
            output: nil,
            errorFile: nil,
            variables: []
        )
    }

    @Test(arguments: WritingRun.all)
    func `a killed run loses nothing, and the next one completes it`(work: WritingRun) throws {
        let template = try work.prepare()
        let old = try template.contents()
        let whole = try TestFolder(copying: template)
        let clock = ContinuousClock()
        let length = try clock.measure { _ = try start(work, in: whole).wait() } / .seconds(1)
        let new = try whole.contents()
        var random = SplitMix64(seed: 911)
        var stopped = 0
        for _ in 0..<Self.kills / WritingRun.all.count {
            let folder = try TestFolder(copying: template)
            let run = try start(work, in: folder)
            usleep(UInt32(Double.random(in: 0.1...1, using: &random) * length * 1e6))
            kill(run.process, SIGKILL)
            if run.wait().status == 128 + SIGKILL { stopped += 1 }
            for (file, bytes) in try folder.contents() where !file.hasSuffix(".tmp") {
                let isKnown = bytes == old[file] || bytes == new[file]
                #expect(isKnown || file.hasSuffix("manifest.json"), "\(file) is half written")
            }
            for (file, bytes) in old where new[file] == bytes {
                #expect(folder.files.contains(file), "\(file) is lost")
            }
            let again = try start(work, in: folder).wait()
            #expect(again.status == 0, "\(again.errors)")
            let left = try folder.contents()
            let others = Set(left.keys).union(new.keys).filter { left[$0] != new[$0] }
            #expect(others.isEmpty)
        }
        #expect(stopped > 0, "every run ended before it was killed")
    }
}
