import SeededRandom
import Raster
import Testing

/// A lone shape is written straight into the picture; in a group it takes the long way, pixel by
/// pixel. A user must not be able to tell which.
@Suite struct DirectDrawingTests {
    private static func shape(_ seed: UInt64) -> Shape {
        var random = SplitMix64(seed: seed)
        let isStroke = seed.isMultiple(of: 2)
        let circle = Path.circle(
            center: Point(x: random.double(in: 0...50), y: random.double(in: 0...40)),
            radius: random.double(in: 2...30)
        )
        let colors = (0..<3).map { _ in
            Color.random(using: &random, isOpaque: !seed.isMultiple(of: 3))
        }
        let center = Point(x: random.double(in: 10...40), y: random.double(in: 10...30))
        let gradient = Gradient(colors: colors, interpolation: isStroke ? .oklab : .srgb)
        let paints: [Paint] = [
            .solid(colors[0]),
            .linear(gradient, start: .zero, end: center),
            .radial(gradient, center: center, startRadius: 2, endRadius: 25),
            .conic(gradient, center: center, start: .zero, end: .turns(1)),
            .conic(gradient, center: center, start: .degrees(40), end: .degrees(-200)),
            .image(
                .filled(with: .solid(colors[1]), width: 3, height: 5),
                rect: Rect(
                    x: 5,
                    y: 5,
                    width: 33.3,
                    height: 21
                )
            ),
        ]
        return Shape(
            path: circle.trimmed(from: 0, to: random.double(in: 0.2...1)),
            style: isStroke
                ? .stroke(StrokeStyle(width: random.double(in: 0.5...12), cap: .round))
                : .fill(.nonZero),
            paint: paints[Int(seed) % paints.count],
            transform: .rotation(.turns(random.double(in: 0...1)), about: center),
            opacity: seed.isMultiple(of: 5) ? random.double(in: 0.1...1) : 1
        )
    }

    @Test("A lone shape looks the same as in a group", arguments: 0..<240)
    func aloneAndInAGroup(seed: UInt64) {
        let shape = Self.shape(seed)
        let alone = Image.of(width: 51, height: 40, [.shape(shape)])
        let grouped = Image.of(width: 51, height: 40, [.group(Group(items: [.shape(shape)]))])
        #expect(alone == grouped)
    }

    @Test("A frame over another looks the same as a fresh one", arguments: 0..<200)
    func frameOverFrame(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let width = Int.random(in: 1...140, using: &random)
        func scene() -> Scene {
            let shape = Self.shape(random.next() % 240)
            let isAlone = random.next() % 4 > 0
            let other = Shape(
                path: .rect(Rect(x: 3, y: 4, width: 30.5, height: 9)),
                paint: .solid(.random(using: &random))
            )
            let items: [Scene.Item] = [.shape(shape)] + (isAlone ? [] : [.shape(other)])
            return Scene(width: width, height: 40, items: items)
        }
        // Directions are kept, and looked up by the kernel, from a gradient's second frame on.
        let scenes = [scene(), scene()]
        var renderer = Renderer()
        for scene in [scenes[0], scenes[1], scenes[1], scenes[0], scenes[1]] {
            #expect(renderer.render(scene) == .of(scene))
        }
    }

    @Test("Most of these shapes lie in the picture")
    func picturesAreNotEmpty() {
        let drawn = (0..<240).count { seed in
            Image.of(width: 51, height: 40, [.shape(Self.shape(UInt64(seed)))])
                .pixels.contains { $0 != 0 }
        }
        #expect(drawn >= 200)
    }
}
