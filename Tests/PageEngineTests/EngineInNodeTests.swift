import BuiltPrograms
import Foundation
import Testing

/// The engine as pages have it, held against the tool in Node: a part of what `make test-web` compares.
@Suite struct EngineInNodeTests {
    private static let engine = "\(BuiltPrograms.root)/.build/web/pinwheel.wasm"

    /// Where Node is; nil where it is not.
    private static let node = ["/usr/bin/node", "/usr/local/bin/node"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Whether there is an engine that was made of the sources as they are.
    private static let isCurrent: Bool = {
        (try? ProgramRun("\(BuiltPrograms.root)/.ci/web", ["current"]))?.status == 0
    }()

    @Test(
        "Frames, moments and problems are the tool's",
        .enabled(if: node != nil, "needs node"),
        .enabled(if: isCurrent, "needs make web")
    )
    func comparison() throws {
        let words = [
            "--test-name-pattern=no import|frames of (arc|spokes|card|scroll-action)$"
                + "|broken|trap|beyond|clock",
            "\(BuiltPrograms.root)/Tests/Web/engine_test.mjs", BuiltPrograms.pinwheel, Self.engine,
        ]
        let run = try ProgramRun(try #require(Self.node), words)
        #expect(run.status == 0 && run.output.contains("# pass 9\n"), "\(run.output)")
    }
}
