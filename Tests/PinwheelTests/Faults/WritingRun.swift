import Testing
import TestSupport

/// A run of the tool that overwrites many files, and the runs before it.
struct WritingRun: Sendable, CustomTestStringConvertible {
    let words: [String]
    let before: [[String]]

    var testDescription: String { words.joined(separator: " ") }

    static let all = [
        WritingRun(
            words: [
                "render", "compass", "--state", "pulling", "--steps", "40", "--replace", "-o",
                "out",
            ],
            before: [["render", "compass", "arc", "--steps", "9", "-o", "out"]]
        ),
        WritingRun(
            words: ["render", "compass", "--steps", "60", "--archive", "a.tar", "-o", "out"],
            before: [["render", "arc", "--archive", "a.tar", "-o", "out"]]
        ),
        WritingRun(
            words: ["record", "--mode", "all", "--sets", "changed.yaml"],
            before: [["record", "compass"]]
        ),
        WritingRun(
            words: ["merge", "s1", "s2", "-o", "out"],
            before: shards + [shards[0] + ["-o", "out"]]
        ),
    ]

    private static let shards = (1...2).map { index in
        ["render", "compass", "--steps", "30", "--shard", "\(index)/2", "-o", "s\(index)"]
    }

    /// Creates the folder in its state before the run.
    func prepare() throws -> TestFolder {
        let folder = try TestFolder()
        let plan = """
            pinwheel: 1
            sets:
              - {designs: [compass], appearances: [light], parameters: {needle: red}}
            """
        try folder.write(plan, to: "changed.yaml")
        for words in before {
            let outcome = try Tool.run(words, in: folder.path)
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
        return folder
    }
}
