import Foundation
import Testing
import TestSupport

/// A repository's symbolic links never reveal the contents of files outside of it.
@Suite struct ForeignContentsTests {
    private let folder: TestFolder
    private static let secret = "password: hunter2"

    init() throws {
        folder = try TestFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path("repository"),
            withIntermediateDirectories: true
        )
        try folder.write(Self.secret + "\n", to: "secret")
        for name in ["link.yaml", "link.png", "link.ttf", "link.csv", "link.golden"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("repository/\(name)"),
                withDestinationPath: folder.path("secret")
            )
        }
    }

    /// Returns whether a command's output contains text of the outside file.
    private func isQuoted(in outcome: Tool.Outcome) -> Bool {
        ["password", "hunter2"].contains { (outcome.text + outcome.errors).contains($0) }
    }

    @Test(
        arguments: [
            "{use: link.yaml}", "{image: {file: link.png, size: [4, 4]}}",
            "{text: {string: a, font: link.ttf, size: 4}, fill: black}",
        ]
    )
    func `a design does not quote what a link leads to`(layer: String) throws {
        try folder.write(
            """
            pinwheel: 1
            canvas: {size: [10, 10]}
            states: {idle: {frames: 1}}
            layers:
              - \(layer)

            """,
            to: "repository/a.yaml"
        )
        let outcome = try Tool.run(["validate", "a.yaml"], in: folder.path("repository"))
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains("leads out of the design's folder"), "\(outcome)")
        #expect(!isQuoted(in: outcome), "\(outcome)")
    }

    @Test(
        arguments: [
            "designs: [link.yaml]", "replays: {traces: [link.csv], lifecycles: [refresh-control]}",
        ]
    )
    func `a plan does not quote what a link leads to`(set: String) throws {
        try folder.write("pinwheel: 1\nsets:\n  - \(set)\n", to: "repository/goldens.yaml")
        let outcome = try Tool.run(["verify"], in: folder.path("repository"))
        #expect(outcome.status == 2)
        #expect(!isQuoted(in: outcome), "\(outcome)")
    }

    @Test func `a golden does not quote what a link leads to`() throws {
        let repository = folder.path("repository")
        try folder.write(
            "pinwheel: 1\nsets:\n  - designs: [arc]\n",
            to: "repository/goldens.yaml"
        )
        #expect(try Tool.run(["record"], in: repository).status == 0)
        let goldens = TestFolder.files(in: repository).filter { $0.hasSuffix(".golden") }
        #expect(!goldens.isEmpty)
        for name in goldens {
            try FileManager.default.removeItem(atPath: "\(repository)/\(name)")
            try FileManager.default.createSymbolicLink(
                atPath: "\(repository)/\(name)",
                withDestinationPath: folder.path("secret")
            )
        }
        let outcome = try Tool.run(["verify"], in: repository)
        #expect(outcome.status != 0)
        #expect(!isQuoted(in: outcome), "\(outcome)")
    }
}
