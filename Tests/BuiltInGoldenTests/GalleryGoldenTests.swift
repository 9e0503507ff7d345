import DesignFormat
import Frames
import GoldenTesting
import Indicators
import Pictures
import Raster
import Testing

/// Users choose a design by its looks, so none may change by accident.
struct GalleryGoldenTests {
    static let names = BuiltInDesigns.names.filter { !BuiltInDesigns.articleNames.contains($0) }

    /// The times in a run of six seconds: the pull, the armed state, the work and the end.
    private static let times = [0.25, 0.6, 0.95, 1.2, 1.8, 2.4, 3.1, 3.9, 4.7, 5.2, 5.45, 5.6]

    @Test(arguments: names)
    func looksAsRecorded(name: String) throws {
        let design = try #require(BuiltInDesigns.design(named: name))
        let run = GalleryRun(of: design)
        let frames = GoldenFrames(moments: Self.times.map { .time($0) }) { renderer, index in
            renderer.render(
                design.scene(at: run.moment(at: Self.times[index]), in: .standard)
            )
        }
        expectGolden(.frames(frames))
    }
}
