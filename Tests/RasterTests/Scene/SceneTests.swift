import SeededRandom
import Raster
import Testing

/// The display list: order, transforms and sizes.
@Suite struct SceneTests {
    private static func square(_ x: Double, _ y: Double, _ side: Double, _ color: Color) -> Shape {
        Shape(path: .rect(Rect(x: x, y: y, width: side, height: side)), paint: .solid(color))
    }

    @Test func `later items are drawn over earlier ones`() {
        let red = Scene.Item.shape(Self.square(0, 0, 4, Color(255, 0, 0)))
        let blue = Scene.Item.shape(Self.square(0, 0, 4, Color(0, 0, 255)))
        #expect(Image.of(width: 4, height: 4, [red, blue]).rgb(1, 1) == [0, 0, 255])
        #expect(Image.of(width: 4, height: 4, [blue, red]).rgb(1, 1) == [255, 0, 0])
    }

    @Test func `the background is clear`() {
        let image = Image.of(width: 3, height: 2, [])
        #expect(image == Image(width: 3, height: 2, pixels: [UInt8](repeating: 0, count: 24)))
    }

    @Test func `a scene without pixels can be drawn`() {
        let item = Scene.Item.shape(Self.square(0, 0, 4, .white))
        for (width, height) in [(0, 0), (0, 5), (5, 0), (-3, 4), (4, -3)] {
            let image = Image.of(width: width, height: height, [item])
            #expect(image.pixels.isEmpty)
            #expect(image.width == max(width, 0) && image.height == max(height, 0))
        }
    }

    @Test func `a transform moves path and paint together`() {
        let gradient = Gradient(colors: [.black, .white])
        let plain = Shape(
            path: .rect(Rect(x: 0, y: 0, width: 8, height: 8)),
            paint: .linear(gradient, start: .zero, end: Point(x: 8, y: 0))
        )
        var turned = plain
        // A quarter turn clockwise moves the left to the top.
        turned.transform = Transform.rotation(.degrees(90)).then(.translation(dx: 8, dy: 0))
        let image = Image.of(width: 8, height: 8, [.shape(plain)])
        let result = Image.of(width: 8, height: 8, [.shape(turned)])
        for y in 0..<8 {
            for x in 0..<8 {
                #expect(abs(result.rgb(x, y)[0] - image.rgb(y, 7 - x)[0]) <= 1)
                #expect(result[x, y].alpha == 255)
            }
        }
    }

    @Test func `a transformed fill has the pixels of its transformed path`() {
        var random = SplitMix64(seed: 101)
        for _ in 0..<30 {
            let path = Path.random(steps: 6, within: 12, using: &random)
            let transform = Transform(
                a: random.double(in: -2...2),
                b: random.double(in: -2...2),
                c: random.double(in: -2...2),
                d: random.double(in: -2...2),
                tx: 16,
                ty: 16
            )
            let within = Shape(path: path, paint: .solid(.white), transform: transform)
            let before = Shape(path: path.transformed(by: transform), paint: .solid(.white))
            let one = Image.of(width: 32, height: 32, [.shape(within)])
            let other = Image.of(width: 32, height: 32, [.shape(before)])
            let worst = zip(one.pixels, other.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
            // Stretched arcs become other curves.
            #expect(worst <= (path.withoutArcs == path ? 0 : 1))
        }
    }

    @Test func `a stroke is stretched with its shape`() {
        // A line width of 2 scaled by 5 × 1: 10 on vertical lines, 2 on horizontal ones.
        let path = Path.polygon(
            [Point(x: 2, y: 20), Point(x: 2, y: 5), Point(x: 7, y: 5)],
            isClosed: false
        )
        let shape = Shape(
            path: path,
            style: .stroke(StrokeStyle(width: 2)),
            paint: .solid(.white),
            transform: .scale(x: 5, y: 1)
        )
        let image = Image.of(width: 40, height: 20, [.shape(shape)])
        #expect((0..<40).filter { image[$0, 15].alpha == 255 } == Array(5..<15))
        #expect((0..<20).filter { image[30, $0].alpha == 255 } == [4, 5])
    }

    @Test func `a mirrored shape keeps its inside`() {
        let star = Path.polygon(
            (0..<5).map { Point(x: 16, y: 16) + Vector(angle: .turns(0.4 * Double($0))) * 15 }
        )
        for style in [Shape.Style.fill(.nonZero), .stroke(StrokeStyle(width: 3, cap: .round))] {
            let plain = Shape(path: star, style: style, paint: .solid(.white))
            var mirrored = plain
            mirrored.transform = Transform.scale(x: -1, y: 1).then(.translation(dx: 32, dy: 0))
            let image = Image.of(width: 32, height: 32, [.shape(plain)])
            let result = Image.of(width: 32, height: 32, [.shape(mirrored)])
            for y in 0..<32 {
                for x in 0..<32 {
                    #expect(abs(Int(result[x, y].alpha) - Int(image[31 - x, y].alpha)) <= 1)
                }
            }
        }
    }

    @Test(
        "A shape with a transform that flattens the plane or is undefined draws nothing",
        arguments: [
            Transform.scale(x: 0, y: 1), .scale(0), .scale(.nan), .scale(.infinity),
            .translation(dx: .nan, dy: 0), .scale(1e300), .translation(dx: 1e300, dy: 0),
        ]
    )
    func absurdTransform(transform: Transform) {
        let path = Path.rect(Rect(x: 1, y: 1, width: 6, height: 6))
        for style in [Shape.Style.fill(.nonZero), .stroke(StrokeStyle(width: 2, join: .round))] {
            let paints: [Paint] = [
                .solid(.white),
                .linear(Gradient(colors: [.black, .white]), start: .zero, end: Point(x: 8, y: 8)),
            ]
            for paint in paints {
                let shape = Shape(path: path, style: style, paint: paint, transform: transform)
                let image = Image.of(width: 8, height: 8, [.shape(shape)])
                #expect(image.pixels.allSatisfy { $0 == 0 })
            }
        }
    }
}
