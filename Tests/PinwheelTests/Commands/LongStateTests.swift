import Foundation
import Testing
import TestSupport

/// A state with too many frames is rejected, because an incomplete loop is hard to notice.
struct LongStateTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(
            """
            pinwheel: 1
            name: long
            canvas: {size: [2, 2]}
            states:
              refreshing: {drive: time, period: 200, loop: true}
              finishing: {from: 1, to: 0, duration: 300}
            layers:
              - circle: {diameter: 2}
                fill: red
            """,
            to: "long.yaml"
        )
    }

    private func tool(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder.path)
    }

    @Test(arguments: ["render", "strip", "record"])
    func `a state that is too long is rejected with a remedy`(command: String) throws {
        let outcome = try tool(command, "long.yaml")
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        let words = "refreshing of long takes 200 s and would have 12000 frames at 60 a second; "
        #expect(outcome.errors.contains(words + "allowed: 10000; "), "\(outcome.errors)")
        #expect(outcome.errors.contains(command == "record" ? "lower “fps”" : "a lower --fps"))
        #expect(folder.files == ["long.yaml"])
    }

    @Test func `a long finishing state is rejected`() throws {
        let outcome = try tool("render", "long.yaml", "--state", "finishing")
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains("finishing of long takes 300 s and would have 18001 frames")
        )
    }

    @Test func `every suggested remedy works`() throws {
        let state = ["--state", "refreshing", "--json", "-o", "out"]
        for (options, count) in [
            (["--fps", "1"], 200), (["--steps", "3"], 3), (["--time", "199"], 1),
        ] {
            let outcome = try Tool.run(["render", "long.yaml"] + state + options, in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.lines.count == count)
        }
    }

    @Test func `describe prints the full number of frames`() throws {
        let outcome = try tool("describe", "long.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("12000 frames, more than the 10000 that can be drawn"))
    }
}
