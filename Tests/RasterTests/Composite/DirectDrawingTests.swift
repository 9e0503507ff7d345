import SeededRandom
import Raster
import Testing

/// All drawing routes give the same pixels: a single shape is written directly into the image, one
/// in a group is composited pixel by pixel.
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

    @Test("A single shape has the same pixels as in a group", arguments: 0..<240)
    func aloneAndInAGroup(seed: UInt64) {
        let shape = Self.shape(seed)
        let alone = Image.of(width: 51, height: 40, [.shape(shape)])
        let grouped = Image.of(width: 51, height: 40, [.group(Group(items: [.shape(shape)]))])
        #expect(alone == grouped)
    }

    @Test("A frame drawn over another has the pixels of a new image", arguments: 0..<200)
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
        // Directions are cached, and looked up by the kernel, from a gradient's second frame on.
        let scenes = [scene(), scene()]
        var renderer = Renderer()
        for scene in [scenes[0], scenes[1], scenes[1], scenes[0], scenes[1]] {
            #expect(renderer.render(scene) == .of(scene))
        }
    }

    /// Returns shapes of all kinds, most of them small, on rectangles that cover most or all of the
    /// image.
    private static func scene(_ seed: UInt64, width: Int, height: Int) -> [Scene.Item] {
        var random = SplitMix64(seed: seed)
        let (right, bottom) = (Double(width), Double(height))
        let whole = Rect(x: -1, y: -1, width: right + 2, height: bottom + 2)
        var shapes: [Shape] = []
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let band = Rect(x: -1, y: 5, width: right + 2, height: random.double(in: 1...bottom))
            let part = Rect(x: 0, y: 0, width: right - random.double(in: 0...2), height: bottom)
            let rect = [whole, whole, band, part].randomElement(using: &random) ?? whole
            let color = Color.random(using: &random, isOpaque: Bool.random(using: &random))
            shapes.append(Shape(path: .rect(rect), paint: .solid(color)))
        }
        for _ in 0..<Int.random(in: 1...12, using: &random) {
            var shape = Self.shape(random.next() % 240)
            let isSolid = Int.random(in: 0..<4, using: &random) > 0
            if isSolid { shape.paint = .solid(.random(using: &random)) }
            let scale = random.double(in: 0.02...0.3)
            shape.transform = shape.transform.then(.scale(scale)).then(
                .translation(dx: random.double(in: 0...right), dy: random.double(in: 0...bottom))
            )
            shapes.append(shape)
        }
        return shapes.map { .shape($0) }
    }

    @Test("Several shapes have the same pixels as in a group", arguments: 0..<300)
    func besideAndInAGroup(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        // The cells of a row are wider in wide images.
        let widths = seed.isMultiple(of: 4) ? 500...1300 : 1...200
        let (width, height) = (
            Int.random(in: widths, using: &random), Int.random(in: 8...60, using: &random)
        )
        var renderer = Renderer()
        // Later frames are drawn over earlier ones.
        for frame in 0..<3 as Range<UInt64> {
            let items = Self.scene(3 * seed + frame, width: width, height: height)
            let scene = Scene(width: width, height: height, items: items)
            let grouped = Image.of(width: width, height: height, [.group(Group(items: items))])
            #expect(renderer.render(scene) == grouped, "frame \(frame)")
        }
        #expect(renderer.unclosedRows == 0)
    }

    /// More shapes and spans in a row than the kernel examines.
    @Test(
        "Very many shapes in a row have the same pixels as in a group",
        arguments: [20, 40, 70, 130]
    )
    func crowd(count: Int) {
        let bars = (0..<count).map { index in
            let place = Double(index) * 2.5
            let bar = Rect(x: place, y: 1.5, width: index.isMultiple(of: 3) ? 9 : 2, height: 5)
            return Scene.Item.shape(
                Shape(
                    path: .rect(bar),
                    paint: .solid(.white),
                    opacity: 0.1 + 0.9 / Double(index + 1)
                )
            )
        }
        let width = Int(2.5 * Double(count)) + 12
        let alone = Image.of(width: width, height: 8, bars)
        #expect(alone == .of(width: width, height: 8, [.group(Group(items: bars))]))
    }

    @Test("A rectangle that covers all or most of the image has the same pixels as in a group")
    func rectangles() {
        let (width, height) = (23, 17)
        let (right, bottom) = (Double(width), Double(height))
        let whole = Rect(x: 0, y: 0, width: right, height: bottom)
        let paths: [Path] = [
            .rect(whole), .rect(whole.grown(by: 3)), .rect(whole.grown(by: -0.25)),
            .polygon([
                Point(x: right, y: bottom), Point(x: 0, y: bottom), .zero, Point(x: right, y: 0),
            ]),
            .polygon([.zero, Point(x: right, y: 0), Point(x: right, y: bottom)]),
            .polygon([
                .zero, Point(x: right, y: bottom), Point(x: right, y: 0), Point(x: 0, y: bottom),
            ]),
            .rect(Rect(x: 0, y: 0, width: right - 0.01, height: bottom)),
        ]
        let transforms: [Transform] = [
            .identity, .scale(1.5), .translation(dx: 0.125, dy: 0), .rotation(.degrees(0.01)),
            Transform(a: -1, b: 0, c: 0, d: -1, tx: right, ty: bottom),
        ]
        for (index, path) in paths.enumerated() {
            for transform in transforms {
                let color = Color(red8: 200, green8: 100, blue8: 50, alpha: 0.6)
                let shape = Shape(path: path, paint: .solid(color), transform: transform)
                let disc = Shape(path: .circle(in: whole), paint: .solid(.white), opacity: 0.5)
                for items in [[shape], [shape, disc], [disc, shape], [shape, shape, disc]] {
                    let items = items.map { Scene.Item.shape($0) }
                    let alone = Image.of(width: width, height: height, items)
                    let grouped = Image.of(
                        width: width,
                        height: height,
                        [.group(Group(items: items))]
                    )
                    #expect(alone == grouped, "path \(index), \(transform)")
                }
            }
        }
    }

    @Test("Most random scenes of these tests draw something")
    func picturesAreNotEmpty() {
        let drawn = (0..<240).count { seed in
            Image.of(width: 51, height: 40, [.shape(Self.shape(UInt64(seed)))])
                .pixels.contains { $0 != 0 }
        }
        #expect(drawn >= 200)
    }
}
