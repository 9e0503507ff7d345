import Foundation
import Testing
import TestSupport

/// Names of files cannot inject workflow commands into CI logs, or markup into summaries.
@Suite struct WorkflowCommandTests {
    private let folder: TestFolder
    private static let design = """
        pinwheel: 1
        canvas: {size: [10, 10]}
        states: {idle: {frames: 1}}
        layers:
          - {circle: {diameter: 4}, fill: blak}

        """

    init() throws { folder = try TestFolder() }

    @Test(arguments: ["::warning file=x::owned.yaml", "##[error]owned.yaml", "##vso[x]owned.yaml"])
    func `no line of the output is a workflow command`(name: String) throws {
        try folder.write(Self.design, to: name)
        for command in ["validate", "still", "describe", "verify"] {
            let outcome = try Tool.run([command, name], in: folder.path)
            for line in outcome.lines + outcome.errorLines {
                #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(command): \(line)")
                #expect(!line.contains("##[") && !line.contains("##vso["), "\(command): \(line)")
            }
        }
    }

    /// Returns the summary that the action writes for the output of the tool.
    private func summary(of output: String) throws -> String {
        let action = try String(
            contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
                .appending(path: "../../../action.yml"),
            encoding: .utf8
        )
        let lines = action.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.hasSuffix("run: |") })
        let script = lines[(start + 1)...].prefix { $0.hasPrefix("        ") }
        try folder.write(output, to: "output.txt")
        let tool = "pinwheel() { cat '\(folder.path("output.txt"))'; }"
        let summary = folder.path("summary.md")
        let outcome = try Tool.run(
            ["-c", ([tool] + script).joined(separator: "\n")],
            program: "/bin/bash",
            in: folder.path,
            variables: [
                "GOLDENS=", "SHARD=", "RUNNER_TEMP=\(folder.path)",
                "GITHUB_STEP_SUMMARY=\(summary)",
            ]
        )
        #expect(outcome.status == 0, "\(outcome)")
        return try String(contentsOfFile: summary, encoding: .utf8)
    }

    @Test func `names cannot end the code block of the action's summary`() throws {
        let summary = try summary(of: "```\n<img src=x onerror=alert(1)>\n# owned\n")
        #expect(
            summary == "### Pinwheel\n\n    ```\n    <img src=x onerror=alert(1)>\n    # owned\n"
        )
    }
}
