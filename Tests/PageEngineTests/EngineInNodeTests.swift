import BuiltPrograms
import Foundation
import Testing

/// Compares the WebAssembly engine with the tool in Node: a subset of `make test-web`.
@Suite struct EngineInNodeTests {
    private static let engine = "\(BuiltPrograms.root)/.build/web/pinwheel.wasm"

    /// The path of Node, or `nil` if it is not installed.
    private static let node = ["/usr/bin/node", "/usr/local/bin/node"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    /// Whether there is an engine that is up to date with the sources.
    private static let isCurrent: Bool = {
        (try? ProgramRun("\(BuiltPrograms.root)/.ci/web", ["current"]))?.status == 0
    }()

    @Test(
        "Frames, moments and problems equal the tool's",
        .enabled(if: node != nil, "needs node"),
        .enabled(if: isCurrent, "needs make web")
    )
    func comparison() throws {
        let words = [
            "--test-name-pattern=no import|frames of (arc|spokes|card|scroll-action)$"
                + "|broken|trap|beyond|clock of pages",
            "\(BuiltPrograms.root)/Tests/Web/engine_test.mjs", BuiltPrograms.pinwheel, Self.engine,
        ]
        let run = try ProgramRun(try #require(Self.node), words)
        #expect(run.status == 0 && run.output.contains("# pass 9\n"), "\(run.output)")
    }
}
