import SeededRandom
import Raster
import Testing

/// A renderer that draws many frames never mixes pixels of different frames.
@Suite struct RendererTests {
    @Test func `a reused renderer draws the same pixels as a new one`() {
        var random = SplitMix64(seed: 111)
        var used = Renderer()
        for _ in 0..<300 {
            let scene = Scene.random(using: &random)
            #expect(used.render(scene) == .of(scene))
        }
    }

    @Test func `a returned image keeps its pixels while later frames are drawn`() {
        var random = SplitMix64(seed: 114)
        var renderer = Renderer()
        var retained: [(image: Image, scene: Scene)] = []
        for _ in 0..<200 {
            // Images of the same size share the renderer's memory.
            let scene = Scene(width: 40, height: 30, items: Scene.random(using: &random).items)
            let image = renderer.render(scene)
            if random.double(in: 0...1) < 0.5 { retained.append((image, scene)) }
        }
        #expect(retained.count > 50)
        for (image, scene) in retained { #expect(image == .of(scene)) }
    }

    @Test func `the frame after a cancelled one has the right pixels`() {
        var random = SplitMix64(seed: 115)
        var renderer = Renderer()
        for number in 0..<300 {
            let size = number % 3 == 0 ? 40 : 50
            func scene() -> Scene {
                Scene(width: size, height: 30, items: Scene.random(using: &random).items)
            }
            var left = Int.random(in: 0...40, using: &random)
            let isStopped = {
                left -= 1
                return left < 0
            }
            let image = renderer.render(scene(), until: isStopped)
            #expect(image == nil || left >= 0)
            let next = scene()
            #expect(renderer.render(next, until: { false }) == .of(next))
        }
    }

    @Test func `a shape has the same pixels alone and next to other shapes`() {
        // Rows with one shape and rows with several take different routes.
        var random = SplitMix64(seed: 113)
        let far = Shape(
            path: .rect(Rect(x: 60, y: 0, width: 4, height: 40)),
            paint: .solid(.white)
        )
        for _ in 0..<100 {
            let path = Path.random(steps: 6, within: 19, using: &random)
                .transformed(by: .translation(dx: 20, dy: 20))
            let shape = Shape(
                path: path,
                style: .fill(.evenOdd),
                paint: .conic(
                    Gradient.random(
                        count: 4,
                        interpolation: .oklab,
                        isOpaque: false,
                        using: &random
                    ),
                    center: Point(x: 20, y: 20),
                    start: .zero,
                    end: .turns(1)
                ),
                opacity: random.double(in: 0...1)
            )
            let alone = Image.of(width: 64, height: 40, [.shape(shape)])
            let beside = Image.of(width: 64, height: 40, [.shape(shape), .shape(far)])
            let grouped = Image.of(width: 64, height: 40, [.group(Group(items: [.shape(shape)]))])
            #expect(alone == grouped)
            for y in 0..<40 {
                for x in 0..<60 { #expect(alone.bytes(x, y) == beside.bytes(x, y)) }
            }
        }
    }
}
