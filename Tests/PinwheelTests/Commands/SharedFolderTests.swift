import Foundation
import Pictures
import Testing
import TestSupport

/// On a network's file system two runs may have one folder and no lock: then one of them may fail, but
/// no manifest is left that promises files which are not there.
///
/// A library that is loaded before all others takes the place of the file system without locks.
/// `PINWHEEL_GROUPS=24 make test FILTER=SharedFolderTests` tries more groups of runs.
@Suite(.enabled(if: FaultLibrary.isAvailable), .serialized)
struct SharedFolderTests {
    private static let groups =
        ProcessInfo.processInfo.environment["PINWHEEL_GROUPS"].flatMap(Int.init) ?? 9

    private let folder: TestFolder
    private let library: FaultLibrary
    private let variables: [String]

    init() throws {
        folder = try TestFolder()
        library = try FaultLibrary(
            """
            #include <errno.h>
            int flock(int file, int how) { (void)file; (void)how; errno = EBADF; return -1; }
            """
        )
        variables = ["LD_PRELOAD=\(library.path)"]
    }

    private func start(_ words: [String], in output: String) throws -> RunningTool {
        try RunningTool(
            arguments: ["render"] + words + ["--quiet", "--replace", "-o", output],
            folder: folder.path,
            input: "/dev/null",
            output: nil,
            errorFile: nil,
            variables: variables
        )
    }

    @Test("Two to four runs at once, begun at different times", arguments: 0..<groups)
    func runsAtOnce(number: Int) throws {
        let output = "out-\(number)"
        let kinds = [
            ["arc", "--state", "pulling", "--steps", "300"],
            ["arc", "--state", "refreshing"],
            ["compass", "--state", "pulling"],
            ["arc", "--state", "pulling", "--steps", "150", "--scale", "2"],
        ]
        let runs = try (0..<2 + number % 3).map { index in
            defer { usleep(UInt32(number * index) * 36_000 / UInt32(Self.groups)) }
            return try start(kinds[index], in: output)
        }
        let outcomes = runs.map { $0.wait() }
        for outcome in outcomes where outcome.status != 0 {
            #expect(outcome.status == 2, "\(outcome.errors)")
            #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
        }
        if let manifest = try? manifest(of: output) {
            #expect(absent(manifest, output).isEmpty, "\(outcomes.map(\.status))")
        } else {
            // A manifest that promises nothing was left by a run that said so.
            #expect(outcomes.contains { $0.status == 2 })
        }
        // Whatever was left, the next run makes it whole.
        let again = try start(kinds[0], in: output).wait()
        #expect(again.status == 0, "\(again.errors)")
        let whole = try manifest(of: output)
        #expect(whole.frames.count == 300)
        #expect(absent(whole, output).isEmpty)
    }

    private func manifest(of output: String) throws -> Manifest {
        try Manifest(reading: folder.bytes("\(output)/manifest.json"))
    }

    /// The files that a manifest promises and that are not there.
    private func absent(_ manifest: Manifest, _ output: String) -> [String] {
        let files = Set(folder.files)
        return manifest.frames.map(\.file).filter { !files.contains("\(output)/\($0)") }
    }
}
