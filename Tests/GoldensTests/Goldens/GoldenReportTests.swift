import Comparison
import Foundation
import Goldens
import Platform
import TestSupport
import Testing

/// The report must refer to existing images, by paths relative to itself.
struct GoldenReportTests {
    @Test func `every image of the report exists`() throws {
        let folder = try TestFolder()
        let store = GoldenStore(folder: folder.path("goldens"), threads: 1)
        let images = MovingSquare.moving(4)
        try store.record(try MovingSquare.subject("x/a", images))
        try store.record(try MovingSquare.subject("x/b", images))
        var changed = images + [images[0]]
        changed[1] = MovingSquare.moving(2, shade: 8)[1]
        let outcomes = [
            store.check(try MovingSquare.subject("x/a", images), mode: .none),
            store.check(try MovingSquare.subject("x/b", changed), mode: .none),
            store.check(try MovingSquare.subject("x/c", images), mode: .none),
            store.check(try MovingSquare.subject("x/d", images), mode: .missing),
        ]
        for path in [store.resultsPath, folder.path("elsewhere/results.json")] {
            try store.writeReport(outcomes, to: path)
            let bytes = try FileContents.read(path: path)
            let report = try RunReport(reading: bytes)
            #expect(report.text == store.report(outcomes, for: path).text)
            #expect(report.sequences.map(\.status) == [.passed, .failed, .missing, .new])
            #expect(report.acceptCommand == "pinwheel accept --goldens \(store.folder)")
            let failed = report.sequences[1].frames
            #expect(failed.map(\.status) == [.passed, .failed, .passed, .passed, .new])
            #expect(failed[1].worst == 192 && failed[1].count == 16)
            #expect(failed[1].pictures.difference != nil)
            let pictures = report.sequences.flatMap(\.frames).map(\.pictures)
            var paths: [String] = []
            for picture in pictures {
                paths += [picture.expected, picture.actual, picture.difference].compactMap(\.self)
            }
            #expect(paths.count == 15)
            for picture in paths {
                let base = URL(fileURLWithPath: path).deletingLastPathComponent()
                let file = base.appendingPathComponent(picture)
                #expect(FileManager.default.fileExists(atPath: file.path), "\(picture)")
            }
        }
    }

    @Test func `only failures that can be accepted offer the command`() throws {
        let folder = try TestFolder()
        let store = GoldenStore(folder: folder.path("goldens"), threads: 1)
        let images = MovingSquare.moving(4)
        for name in ["x/a", "x/b", "x/c"] {
            try store.record(try MovingSquare.subject(name, images))
        }
        let other = MovingSquare.moving(4, shade: 8)
        let blocked = GoldenStore(folder: store.folder, failed: "/proc/none", threads: 1)
        let outcomes = [
            store.check(try MovingSquare.subject("x/a", images), mode: .none),
            store.check(try MovingSquare.subject("x/b", other), mode: .none),
            store.check(try MovingSquare.subject("x/c", other + images), mode: .none),
            blocked.check(try MovingSquare.subject("x/b", other), mode: .none),
            store.check(try MovingSquare.subject("x/d", images), mode: .none),
        ]
        #expect(outcomes.map(\.status) == [.passed, .failed, .failed, .failed, .missing])
        let report = store.report(outcomes)
        #expect(report.sequences.map(\.acceptable) == [nil, .frames, .whole, nil, nil])
        for (outcome, sequence) in zip(outcomes, report.sequences).dropLast(2) {
            let part = FrameRanges([1])
            let frames = (try? store.accept(outcome.name, frames: part)) != nil
            let whole = (try? store.accept(outcome.name)) != nil
            #expect(frames == (sequence.acceptable == .frames))
            #expect(whole == (sequence.acceptable != nil))
        }
    }

    @Test(arguments: [
        ("/a/b", "/a/b/c.png", "c.png"), ("/a/b/.failed", "/a/b/x/c.png", "../x/c.png"),
        ("/a/./b/", "/a/d/../c", "../c"), ("g/.failed", "g/x", "../x"), ("/", "/a", "a"),
    ])
    func `paths are relative to the report`(folder: String, target: String, path: String) {
        #expect(RelativePath.path(from: folder, to: target) == path)
    }
}
