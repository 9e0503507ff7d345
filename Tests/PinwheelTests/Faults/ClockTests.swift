import Foundation
import Testing
import TestSupport

/// Files are neither lost nor confused if the clock is set between runs.
@Suite(.serialized)
struct ClockTests {
    /// One year back, one year forward, and to the last century, in seconds.
    private static let leaps: [Double] = [-31_536_000, 31_536_000, -1_000_000_000]

    @Test(arguments: WritingRun.all, leaps)
    func `runs are correct after the clock was set`(work: WritingRun, seconds: Double) throws {
        let folder = try work.prepare()
        let whole = try TestFolder(copying: folder)
        #expect(try Tool.run(work.words, in: whole.path).status == 0)
        let date = Date(timeIntervalSinceNow: seconds)
        for _ in 0..<2 {
            for file in FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [] {
                guard let name = file as? String else { continue }
                try FileManager.default.setAttributes(
                    [.modificationDate: date],
                    ofItemAtPath: folder.path(name)
                )
            }
            let outcome = try Tool.run(work.words, in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(try folder.contents() == whole.contents())
        }
    }
}
