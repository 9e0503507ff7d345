import Foundation
import Pictures
import Testing
import TestSupport

/// Simultaneous runs into one folder on a network file system without locks.
///
/// One of them may fail, but no manifest lists files that do not exist. A preloaded library
/// replaces the locks of the file system. `PINWHEEL_GROUPS=24 make test FILTER=SharedFolderTests`
/// tries more groups of runs.
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

    @Test("Two to four simultaneous runs, started at different times", arguments: 0..<groups)
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
            // A run that leaves an empty manifest must report an error.
            #expect(outcomes.contains { $0.status == 2 })
        }
        // The next run completes the folder in any case.
        let again = try start(kinds[0], in: output).wait()
        #expect(again.status == 0, "\(again.errors)")
        let whole = try manifest(of: output)
        #expect(whole.frames.count == 300)
        #expect(absent(whole, output).isEmpty)
    }

    private func manifest(of output: String) throws -> Manifest {
        try Manifest(reading: folder.bytes("\(output)/manifest.json"))
    }

    /// Returns the files that a manifest lists and that do not exist.
    private func absent(_ manifest: Manifest, _ output: String) -> [String] {
        let files = Set(folder.files)
        return manifest.frames.map(\.file).filter { !files.contains("\(output)/\($0)") }
    }
}
