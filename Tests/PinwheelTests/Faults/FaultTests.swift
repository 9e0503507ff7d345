import Foundation
import Pictures
import Testing
import TestSupport

/// Behaviour if a system call fails.
///
/// The command ends with one line and status 2, or does all of its work. No file is lost or
/// incomplete, and the next run completes the work.
@Suite(.enabled(if: FaultLibrary.isAvailable))
struct FaultTests {
    /// A command, its initial files, and its output folder.
    struct Work: Sendable, CustomTestStringConvertible {
        let words: [String]
        /// Commands that create its inputs.
        var before: [[String]] = []
        /// The status of the command without a fault.
        var status: Int32 = 0

        var testDescription: String { words.joined(separator: " ") }
    }

    private static let render = [
        "render", "spokes", "--state", "pulling", "--steps", "3", "-j", "1",
    ]
    private static let goldens = ["spokes/idle", "spokes/armed"]
    private static let changed = ["--sets", "changed.yaml"]

    static let works = [
        Work(words: render + ["-o", "out"]),
        // The folder has files of an earlier run, which are replaced, removed or kept.
        Work(
            words: render + ["--replace", "-o", "out"],
            before: [["render", "spokes", "arc", "--steps", "2", "-j", "1", "-o", "out"]]
        ),
        Work(words: render + ["--archive", "a.tar", "-o", "out"]),
        Work(
            words: ["merge", "s1", "s2", "-o", "out", "-j", "1"],
            before: [
                render + ["--shard", "1/2", "-o", "s1"], render + ["--shard", "2/2", "-o", "s2"],
            ]
        ),
        Work(words: ["record"] + goldens),
        Work(words: ["record", "--mode", "all"] + changed, before: [["record"] + goldens]),
        Work(words: ["verify"] + changed, before: [["record"] + goldens], status: 1),
        Work(
            words: ["accept", "--all"],
            before: [["record"] + goldens, ["verify"] + changed]
        ),
        Work(
            words: ["prune", "--delete", "--sets", "empty.yaml"],
            before: [["record"] + goldens]
        ),
    ]

    /// Disk full, input/output error, quota exceeded, interrupted by a signal, too many files.
    private static let codes = [ENOSPC, EIO, EDQUOT, EINTR, EMFILE]
    /// Whether each call fails with each error.
    ///
    /// Without `PINWHEEL_FAULTS`, every ninth call fails, with the errors in turn.
    private static let isThorough = ProcessInfo.processInfo.environment["PINWHEEL_FAULTS"] != nil

    private let library: FaultLibrary

    init() throws { library = try FaultLibrary() }

    private func prepare(_ work: Work) throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write(
            """
            pinwheel: 1
            sets:
              - {designs: [spokes], states: [idle, armed], appearances: [light], parameters: {tint: red}}
            """,
            to: "changed.yaml"
        )
        try folder.write(
            "pinwheel: 1\nsets:\n  - {designs: [spokes], states: [idle], appearances: [light]}\n",
            to: "empty.yaml"
        )
        for words in work.before { _ = try Tool.run(words, in: folder.path) }
        return folder
    }

    private func run(
        _ work: Work,
        in folder: TestFolder,
        _ variables: [String] = []
    ) throws -> Tool.Outcome {
        try Tool.run(
            work.words,
            in: folder.path,
            variables: variables.isEmpty ? [] : ["LD_PRELOAD=\(library.path)"] + variables
        )
    }

    /// Returns the files with their bytes, except for those with times.
    private func contents(_ folder: TestFolder) throws -> [String: [UInt8]] {
        try folder.files.filter { !$0.hasSuffix("/.gitignore") && $0 != "calls" }
            .reduce(into: [:]) { $0[$1] = try folder.bytes($1) }
    }

    @Test(arguments: works)
    func `a failed system call loses nothing and is reported`(work: Work) throws {
        let whole = try prepare(work)
        let start = try contents(whole)
        let outcome = try run(work, in: whole)
        #expect(outcome.status == work.status, "\(outcome.errors)")
        let end = try contents(whole)
        let counted = try prepare(work)
        _ = try run(work, in: counted, ["FAULT_COUNT=\(counted.path("calls"))"])
        let calls = String(decoding: try counted.bytes("calls"), as: UTF8.self).split(
            separator: "\n"
        )
        #expect(calls.count > 10)
        let first = Int.random(in: 0..<9)
        let rounds = calls.enumerated().flatMap { number, call in
            if Self.isThorough { return Self.codes.map { (number, call, $0) } }
            let one = Self.codes[number % Self.codes.count]
            return number % 9 == first ? [(number, call, one)] : []
        }
        let template = try prepare(work)
        for (number, call, code) in rounds {
            let folder = try TestFolder(copying: template)
            let variables = ["FAULT_AT=\(number + 1)", "FAULT_CODE=\(code)"]
            let failed = try run(work, in: folder, variables)
            let story = "\(call), call \(number + 1), fails with \(code): \(failed.errors)"
            try check(failed, folder, story, work, start: start, end: end)
            // Runs the command again without a fault.
            let again = try run(work, in: folder)
            // Goldens that were accepted or removed cannot be accepted or removed again.
            let isDone = again.status == work.status || again.errors.contains("nothing to accept")
            #expect(isDone, "\(story); again: \(again.errors)")
            let (left, due) = (try contents(folder), end)
            let others = Set(left.keys).union(due.keys).filter { file in
                // Images without a manifest stay if the error message named their folder.
                let isReported =
                    file.hasSuffix(".png") && failed.errors.contains(Self.folder(of: file))
                return left[file] != due[file] && !(due[file] == nil && isReported)
            }
            #expect(others.isEmpty, "\(story)")
        }
    }

    private static func folder(of file: String) -> Substring {
        file[..<(file.lastIndex(of: "/") ?? file.endIndex)]
    }

    /// Checks the state after a run with a fault.
    private func check(
        _ outcome: Tool.Outcome,
        _ folder: TestFolder,
        _ story: String,
        _ work: Work,
        start: [String: [UInt8]],
        end: [String: [UInt8]]
    ) throws {
        let lines = outcome.errors.split(separator: "\n")
        let isReported = outcome.status == 2 || outcome.status == work.status
        #expect(isReported, "\(story) (status \(outcome.status))")
        if outcome.status == 2 { #expect(lines.count == 1, "\(story)") }
        #expect(!folder.files.contains { $0.hasSuffix(".tmp") }, "\(story): \(folder.files)")
        for (file, bytes) in try contents(folder) {
            // A file has its old or new bytes. A manifest may be the list of frames to be written.
            let isKnown = bytes == start[file] || bytes == end[file]
            let isUnfinished = file.hasSuffix("manifest.json") && outcome.status == 2
            let isReport = file.hasSuffix("results.json") || file.hasSuffix("report.html")
            #expect(isKnown || isUnfinished || isReport, "\(story): \(file)")
        }
        for (file, bytes) in start where end[file] == bytes {
            #expect(folder.files.contains(file), "\(story): \(file) is lost")
        }
    }
}
