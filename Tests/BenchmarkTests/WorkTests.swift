import Testing
import pinwheel_bench

/// The works are those of the peers: were a size or a step different, no ratio would mean anything.
struct WorkTests {
    @Test(arguments: [
        ("W1", 120, 120), ("W1white", 120, 120), ("W2", 1024, 1024), ("W3", 40, 40),
        ("W4", 1125, 240),
    ])
    func sizesArePeers(name: String, width: Int, height: Int) throws {
        let work = try #require(Works.named(name))
        #expect(work.width == width && work.height == height)
        let scene = work.scene(progress: 0.5)
        #expect(scene.width == width && scene.height == height)
    }

    @Test func everyNameHasAWork() {
        for name in Works.names { #expect(Works.named(name) != nil) }
        #expect(Works.named("W5") == nil)
        #expect(Works.named("W4", size: 10) == nil)
        #expect(Works.named("W1", size: 512)?.width == 512)
    }

    @Test func framesRunFromOneStepToTheEnd() {
        #expect(Works.progress(0, of: 120) == 1.0 / 120)
        #expect(Works.progress(119, of: 120) == 1)
    }

    @Test func theIconsHaveAllTheirPieces() {
        #expect(IconsWork().scene(progress: 0.5).items.count == 16)
        #expect(IconsWork().ideal(progress: 0.5).count == 16)
    }
}
