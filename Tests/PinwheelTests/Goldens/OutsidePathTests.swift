import Foundation
import Testing
import TestSupport

/// Plans of goldens cannot name files and folders outside of their folder.
@Suite struct OutsidePathTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path("repository/designs"),
            withIntermediateDirectories: true
        )
        try FileManager.default.createDirectory(
            atPath: folder.path("outside"),
            withIntermediateDirectories: true
        )
        try folder.write(Self.dot, to: "repository/a.yaml")
        try folder.write(Self.dot, to: "outside/b.yaml")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("repository/link"),
            withDestinationPath: folder.path("outside")
        )
    }

    private static let dot = """
        pinwheel: 1
        canvas: {size: [10, 10]}
        states: {idle: {frames: 1}}
        layers:
          - {circle: {diameter: 4}, fill: black}

        """

    private func verify(
        goldens: String,
        design: String,
        _ options: String...
    ) throws -> Tool.Outcome {
        try folder.write(
            "pinwheel: 1\ngoldens: \(goldens)\nsets:\n  - designs: [\(design)]\n",
            to: "repository/goldens.yaml"
        )
        return try Tool.run(["verify"] + options, in: folder.path("repository"))
    }

    @Test(
        arguments: [
            ("/tmp", "a.yaml", "2:10"), ("../outside", "a.yaml", "2:10"),
            ("new/../../outside", "a.yaml", "2:10"), ("link", "a.yaml", "2:10"),
            ("link/new", "a.yaml", "2:10"), ("goldens", "../outside/b.yaml", "4:15"),
            ("goldens", "link/b.yaml", "4:15"), ("goldens", "/etc/passwd", "4:15"),
        ]
    )
    func `a path that leads out of the plan's folder is refused and nothing is written`(
        goldens: String,
        design: String,
        place: String
    ) throws {
        let outcome = try verify(goldens: goldens, design: design)
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasPrefix("goldens.yaml:\(place): the path “"), "\(outcome)")
        #expect(outcome.errors.contains("pass --allow-outside"))
        #expect(!outcome.errors.contains("root:"), "a foreign file is quoted")
        #expect(TestFolder.files(in: folder.path("outside")) == ["b.yaml"])
    }

    @Test func `an option allows paths outside`() throws {
        let outcome = try verify(
            goldens: "../outside/goldens",
            design: "../outside/b.yaml",
            "--allow-outside"
        )
        #expect(outcome.status == 3, "\(outcome)")
        #expect(outcome.text.contains("2 goldens: 2 missing"), "\(outcome)")
    }

    @Test(arguments: ["goldens", "./goldens", "goldens/", "."])
    func `a path inside is allowed`(goldens: String) throws {
        let outcome = try verify(goldens: goldens, design: "./a.yaml")
        #expect(outcome.text.contains("2 goldens: 2 missing"), "\(outcome)")
    }
}
