import BuiltPrograms
import Foundation
import Frames
import Preview
import TestSupport
import Testing

/// A file that crashes the reader does not stop the preview or hide other files.
struct CrashingFileTests {
    private let folder: TestFolder
    /// Behaves like `pinwheel read-designs`, but crashes on files with "crash" in their name.
    private let probe: ReadingProbe

    init() throws {
        folder = try TestFolder()
        let script = """
            #!/bin/sh
            shift
            for file; do
                case "$file" in *crash*) kill -ILL $$ ;; esac
                echo read
            done

            """
        try ExecutableScript.write(script, to: folder.path("reader"))
        probe = ReadingProbe(program: folder.path("reader"))
    }

    @Test(arguments: [
        (["a", "b"], []), (["crash"], ["crash"]), (["a", "crash", "b"], ["crash"]),
        (["crash1", "crash2", "b", "crash3"], ["crash1", "crash2", "crash3"]), ([], []),
    ])
    func `only crashing files are found`(files: [String], crashing: [String]) {
        #expect(probe.crashingFiles(among: files) == crashing)
    }

    @Test func `no file is blamed if the program cannot be started`() {
        let probe = ReadingProbe(program: folder.path("missing"))
        #expect(probe.crashingFiles(among: ["crash"]) == [])
    }

    @Test func `a crashing file is listed with its problem and the last valid design`() throws {
        let design = """
            pinwheel: 1
            name: crash
            canvas: {size: [20, 20]}
            states: {idle: {frames: 1}}
            layers: [{circle: {diameter: 10}, fill: red}]

            """
        let path = folder.path("crash.yaml")
        try folder.write(design, to: "crash.yaml")
        let store = try DesignStore([path], probe: probe)
        let entry = try #require(store.designs.first)
        #expect(entry.design == nil)
        #expect(entry.problems.map(\.message) == ["Pinwheel crashes when it reads this file"])
    }
}
