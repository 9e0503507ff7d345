import Raster
import Testing
import pinwheel_bench

/// The workloads equal those of the other libraries. With another size or step, ratios would mean
/// nothing.
struct WorkloadTests {
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
        let workload = try #require(Workloads.named(name))
        #expect(workload.width == width && workload.height == height)
        let scene = workload.scene(progress: 0.5)
        #expect(scene.width == width && scene.height == height)
    }

    @Test func `every name has a workload`() {
        for name in Workloads.names { #expect(Workloads.named(name) != nil) }
        #expect(Workloads.named("W5") == nil)
        #expect(Workloads.named("W4", size: 10) == nil)
        #expect(Workloads.named("W1", size: 512)?.width == 512)
    }

    @Test(arguments: ["W1p", "W1pc", "W3c", "W6", "W7", "W8", "W9", "W10", "W11"])
    func `workloads pass the check by formulas`(name: String) throws {
        let workload = try #require(Workloads.named(name))
        var renderer = Renderer()
        var check = ImageCheck()
        for index in [5, 62] {
            let progress = Workloads.progress(index, of: 120)
            let image = renderer.render(workload.scene(progress: progress))
            check.compare(image, with: workload, progress: progress)
        }
        #expect(check.passes, "alpha \(check.alpha), colour \(check.color)")
    }

    @Test func `the page of workload W9 has sixty different indicators`() throws {
        let workload = try #require(Workloads.named("W9"))
        let scenes = (0..<60).map { workload.scene(progress: Workloads.progress($0, of: 120)) }
        #expect(Set(scenes).count == 60)
    }

    @Test func `progress runs from one step to 1`() {
        #expect(Workloads.progress(0, of: 120) == 1.0 / 120)
        #expect(Workloads.progress(119, of: 120) == 1)
    }

    @Test func `the icons have all their shapes`() {
        #expect(IconsWorkload().scene(progress: 0.5).items.count == 16)
        #expect(IconsWorkload().ideal(progress: 0.5).count == 16)
    }
}
