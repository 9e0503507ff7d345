import Raster
import SeededRandom
import Testing

/// Images with only their changed rows redrawn have the pixels of a new renderer.
@Suite struct SceneChangesTests {
    /// Changes the items of a scene as from one frame to the next.
    private static func change(_ scene: inout Scene, using random: inout SplitMix64) {
        let others = Scene.random(using: &random).items
        let index = Int.random(in: 0...scene.items.count, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: break
        case 1: scene.items.insert(contentsOf: others.prefix(1), at: index)
        case 2: scene.items.removeLast(min(1, scene.items.count))
        case 3: scene.items.reverse()
        case 4: scene.items = others
        case 5: scene = Scene(width: scene.width + 1, height: scene.height, items: scene.items)
        default:
            guard index < scene.items.count, let other = others.first else { return }
            scene.items[index] = other
        }
    }

    @Test func `a sequence of scenes has the pixels of a new renderer`() {
        var random = SplitMix64(seed: 811)
        for _ in 0..<40 {
            var renderer = Renderer()
            var scene = Scene.random(using: &random)
            for frame in 0..<25 {
                Self.change(&scene, using: &random)
                #expect(renderer.renderChanges(scene) == .of(scene), "frame \(frame)")
            }
        }
    }

    @Test func `changes are not compared with a scene before another kind of drawing`() {
        var random = SplitMix64(seed: 812)
        var renderer = Renderer()
        for _ in 0..<100 {
            let (one, other) = (Scene.random(using: &random), Scene.random(using: &random))
            #expect(renderer.renderChanges(one) == .of(one))
            switch Int.random(in: 0..<3, using: &random) {
            case 0: _ = renderer.render(other)
            case 1: _ = renderer.render(other, until: { true })
            default: break
            }
            #expect(renderer.renderChanges(one) == .of(one))
        }
    }

    @Test func `returned images keep their pixels while changes are drawn`() {
        var renderer = Renderer()
        func scene(_ x: Double) -> Scene {
            var scene = Scene(width: 30, height: 40)
            scene.fill(.circle(center: Point(x: x, y: 10), radius: 8), with: .solid(.white))
            scene.fill(.circle(center: Point(x: 15, y: 30), radius: 8), with: .solid(.white))
            return scene
        }
        let first = renderer.renderChanges(scene(10))
        let second = renderer.renderChanges(scene(20))
        #expect(first == .of(scene(10)) && second == .of(scene(20)))
    }
}
