import Foundation
import Testing
import TestSupport

/// A clock that is set back or forward between runs, of which only files' times tell: what is there is
/// neither lost nor taken for something else.
@Suite(.serialized)
struct ClockTests {
    /// A year back, a year on, and to the last century.
    private static let leaps: [Double] = [-31_536_000, 31_536_000, -1_000_000_000]

    @Test(arguments: WritingRun.all, leaps)
    func clockIsSet(work: WritingRun, seconds: Double) throws {
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
