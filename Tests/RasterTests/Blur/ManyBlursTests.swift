import Raster
import SeededRandom
import Testing

/// Blurred groups that take too much memory together are drawn one by one.
@Suite struct ManyBlursTests {
    private static func discs(using random: inout SplitMix64, within size: Double) -> [Scene.Item] {
        (0..<12).map { _ in
            let center = Point(x: random.double(in: 0...size), y: random.double(in: 0...size))
            let disc = Path.circle(center: center, radius: random.double(in: 1...size / 3))
            return .shape(Shape(path: disc, paint: .solid(.random(using: &random))))
        }
    }

    @Test(
        "Groups blurred one by one have the same pixels as all at once",
        arguments: [0.7, 2, 4.9, 7, 30]
    )
    func oneByOne(deviation: Double) {
        var random = SplitMix64(seed: 31)
        let items = Self.discs(using: &random, within: 500)
        let within = Scene.Item.group(Group(items: items, blur: 2))
        let drawn = Group(items: items + [within], blur: deviation)
        // Invisible groups also count towards the memory.
        let wide = Group(items: Self.discs(using: &random, within: 500), opacity: 0, blur: 4)
        let hidden = [Scene.Item](repeating: .group(wide), count: 90)
        let whole = Scene(width: 500, height: 500, items: [.group(drawn)])
        let many = Scene(width: 500, height: 500, items: [.group(drawn)] + hidden)
        #expect(many.isBlurredOneByOne)
        #expect(!whole.isBlurredOneByOne)
        #expect(Image.of(many) == Image.of(whole))
    }

    @Test("Changed rows have the same pixels as in a complete drawing", arguments: [0.7, 4, 6, 25])
    func changes(deviation: Double) {
        var random = SplitMix64(seed: 32)
        let items = Self.discs(using: &random, within: 200)
        var renderer = Renderer()
        for step in 0..<8 {
            let place = Rect(x: 90, y: Double(20 * step), width: 9, height: 7)
            let moving = Scene.Item.shape(Shape(path: .rect(place), paint: .solid(.black)))
            let scene = Scene(
                width: 200,
                height: 200,
                items: [.group(Group(items: items, blur: deviation)), moving]
            )
            #expect(renderer.renderChanges(scene) == Image.of(scene))
        }
    }

    @Test("A blurred group that erases its surroundings erases them in all rows")
    func erasing() {
        let frame = Path.rect(Rect(x: 0, y: 0, width: 60, height: 60))
        let disc = Path.circle(center: Point(x: 30, y: 30), radius: 4)
        let image = Image.of(
            width: 60,
            height: 60,
            [
                .shape(Shape(path: frame, paint: .solid(.black))),
                .group(
                    Group(
                        items: [.shape(Shape(path: disc, paint: .solid(.white)))],
                        blend: .destinationIn,
                        blur: 2
                    )
                ),
            ]
        )
        #expect(image[30, 30].alpha > 200)
        for (x, y) in [(0, 0), (30, 2), (30, 57), (2, 30)] { #expect(image[x, y].alpha == 0) }
    }
}
