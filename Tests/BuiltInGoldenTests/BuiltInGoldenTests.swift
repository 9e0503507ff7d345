import DesignFormat
import Foundation
import GoldenTesting
import Goldens
import Indicators
import Lifecycles
import Testing

/// Users copy the built-in designs, so none may be drawn differently by accident.
struct BuiltInGoldenTests {
    @Test(arguments: BuiltInDesigns.articleNames, StateName.allCases)
    func looksAsBefore(design: String, state: StateName) throws {
        let built = try #require(BuiltInDesigns.design(named: design))
        guard let timeline = built.timeline(of: state) else { return }
        let stands = timeline.drive == .progress && timeline.from == timeline.to
        expectGolden(.design(design, state: state, steps: stands ? 1 : 5))
    }

    @Test(arguments: BuiltInDesigns.articleNames)
    func isDrawnForTheDark(design: String) throws {
        let dark = try #require(Environment(appearance: .dark, scale: 2))
        expectGolden(.design(design, state: .refreshing, steps: 2, in: dark))
    }

    @Test func noGoldenIsLeftOver() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let store = GoldenStore(folder: folder.appendingPathComponent("__Goldens__").path)
        var names: Set<String> = []
        for design in BuiltInDesigns.articleNames {
            names.insert("BuiltInGoldenTests/isDrawnForTheDark-\(design)")
            for timeline in try #require(BuiltInDesigns.design(named: design)).states {
                names.insert("BuiltInGoldenTests/looksAsBefore-\(design).\(timeline.state)")
            }
        }
        names.formUnion(GalleryGoldenTests.names.map { "GalleryGoldenTests/looksAsRecorded-\($0)" })
        names.insert("LifecycleGoldenTests/aFailureShowsItsCardAndIsRetried")
        for test in ["screenLooksAsBefore", "indicatorLooksAsBefore", "mendedLooksAsBefore"] {
            names.formUnion(LifecycleKind.allCases.map { "LifecycleGoldenTests/\(test)-\($0)" })
        }
        let found = try store.names().map(\.text).filter { !$0.hasPrefix("ExampleDesignTests/") }
        #expect(found.filter { !names.contains($0) } == [])
    }
}
