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
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "\(BuiltPrograms.root)/.ci/web")
        process.arguments = ["current"]
        (process.standardOutput, process.standardError) = (Pipe(), Pipe())
        do { try process.run() } catch { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    @Test(
        "Frames, moments and problems are the tool's",
        .enabled(if: node != nil, "needs node"),
        .enabled(if: isCurrent, "needs make web")
    )
    func comparison() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.node))
        process.arguments = [
            "--test-name-pattern=no import|frames of (arc|spokes|card|scroll-action)$|broken|trap|beyond",
            "\(BuiltPrograms.root)/Tests/Web/engine_test.mjs", BuiltPrograms.pinwheel, Self.engine,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let told = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: told, as: UTF8.self)
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains("# pass 8\n"), "\(text)")
    }
}
