import Raster
import Testing
import pinwheel_bench

/// The workloads equal those of the other libraries. With another size or step, ratios would mean
/// nothing.
struct WorkTests {
    @Test(arguments: [
        ("W1", 120, 120), ("W1white", 120, 120), ("W2", 1024, 1024), ("W3", 40, 40),
        ("W4", 1125, 240), ("W1c", 120, 120), ("W2c", 1024, 1024), ("W6", 120, 120),
        ("W7", 60, 60), ("W8", 60, 60), ("W9", 40, 40), ("W10", 120, 120), ("W11", 120, 120),
    ])
    func `sizes of workloads equal those of the other libraries' benchmarks`(
        name: String,
        width: Int,
        height: Int
    ) throws {
        let work = try #require(Works.named(name))
        #expect(work.width == width && work.height == height)
        let scene = work.scene(progress: 0.5)
        #expect(scene.width == width && scene.height == height)
    }

    @Test func `every name has a workload`() {
        for name in Works.names { #expect(Works.named(name) != nil) }
        #expect(Works.named("W5") == nil)
        #expect(Works.named("W4", size: 10) == nil)
        #expect(Works.named("W1", size: 512)?.width == 512)
    }

    @Test(arguments: ["W1p", "W1pc", "W3c", "W6", "W7", "W8", "W9", "W10", "W11"])
    func `workloads pass the check by formulas`(name: String) throws {
        let work = try #require(Works.named(name))
        var renderer = Renderer()
        var check = PictureCheck()
        for index in [5, 30, 62, 119] {
            let progress = Works.progress(index, of: 120)
            let image = renderer.render(work.scene(progress: progress))
            check.look(at: image, of: work, progress: progress)
        }
        #expect(check.passes, "alpha \(check.alpha), colour \(check.color)")
    }

    @Test func `the page of workload W9 has sixty different indicators`() throws {
        let work = try #require(Works.named("W9"))
        let scenes = (0..<60).map { work.scene(progress: Works.progress($0, of: 120)) }
        #expect(Set(scenes).count == 60)
    }

    @Test func `progress runs from one step to 1`() {
        #expect(Works.progress(0, of: 120) == 1.0 / 120)
        #expect(Works.progress(119, of: 120) == 1)
    }

    @Test func `the icons have all their shapes`() {
        #expect(IconsWork().scene(progress: 0.5).items.count == 16)
        #expect(IconsWork().ideal(progress: 0.5).count == 16)
    }
}
