import DesignFormat
import Foundation
import Frames
import GoldenTesting
import Goldens
import Indicators
import Raster
import Testing

/// The designs in `Examples/designs`, which users copy, are short, cause no warnings and are drawn
/// as recorded.
struct ExampleDesignTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/designs")

    /// The names of the files without their extensions.
    static let names: [String] = {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (files ?? []).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }
            .sorted()
    }()

    private static func path(_ name: String) -> String {
        folder.appendingPathComponent(name + ".yaml").path
    }

    static func design(_ name: String) throws -> AnyIndicator {
        AnyIndicator(try DesignSource.file(path(name)).load())
    }

    @Test func thereAreTwelve() { #expect(Self.names.count == 12) }

    @Test(arguments: Self.names)
    func isShortAndMeant(name: String) throws {
        let lines = try String(contentsOfFile: Self.path(name), encoding: .utf8)
            .split(separator: "\n")
        #expect(lines.count < (name == "pulsing-balls" ? 25 : 40))
        let warnings = try DesignSource.file(Self.path(name)).loadWithWarnings().warnings
        #expect(warnings.isEmpty)
    }

    @Test(arguments: Self.names, StateName.allCases)
    func looksAsBefore(name: String, state: StateName) throws {
        let design = try Self.design(name)
        guard let timeline = design.timeline(of: state) else { return }
        let stands = timeline.drive == .progress && timeline.from == timeline.to
        expectGolden(.indicator(design, state: state, steps: stands ? 1 : 6))
    }

    /// The indicator is visible at rest before the pull, so nothing may change when the finger
    /// moves.
    @Test("At rest there is what the pull begins with", arguments: Self.names)
    func restsAsThePullBegins(name: String) throws {
        let design = try Self.design(name)
        var renderer = Renderer()
        let pictures = [StateName.idle, .pulling].map { state in
            renderer.render(
                design.scene(at: Moment(state: state, position: .progress(0)), in: .standard)
            )
        }
        #expect(pictures[0] == pictures[1])
    }

    @Test func noGoldenIsLeftOver() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let store = GoldenStore(folder: folder.appendingPathComponent("__Goldens__").path)
        var names: Set<String> = []
        for name in Self.names {
            for timeline in try Self.design(name).states {
                names.insert("ExampleDesignTests/looksAsBefore-\(name).\(timeline.state)")
            }
        }
        let found = try store.names().map(\.text).filter { $0.hasPrefix("ExampleDesignTests/") }
        #expect(found.filter { !names.contains($0) } == [])
    }
}
