import SeededRandom
import Raster
import Testing

/// Edge pixels keep the colour of their paint, so that an image has no fringe on another
/// background.
@Suite struct EdgeColorTests {
    private static let paths: [(Path, Shape.Style)] = [
        (.circle(center: Point(x: 20.3, y: 19.8), radius: 15.7), .fill(.nonZero)),
        (.circle(center: Point(x: 20, y: 20), radius: 12), .stroke(.init(width: 0.6))),
        (
            .line(from: Point(x: 3.2, y: 8.9), to: Point(x: 37.1, y: 11.3)),
            .stroke(.init(width: 1, cap: .round))
        ),
        (
            .polygon(
                (0..<5).map { Point(x: 20, y: 20) + Vector(angle: .turns(0.4 * Double($0))) * 19 }
            ),
            .fill(.evenOdd)
        ),
    ]

    /// Returns the greatest difference of a channel from the paint's bytes, where alpha is 8/255 or
    /// more.
    private static func fringe(_ image: Image, _ rgb: (Int, Int) -> [Int]) -> Int {
        var worst = 0
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y].alpha >= 8 {
                for (byte, ideal) in zip(image.rgb(x, y), rgb(x, y)) {
                    worst = max(worst, abs(byte - ideal))
                }
            }
        }
        return worst
    }

    @Test func `edges of a solid colour have no fringe`() {
        var random = SplitMix64(seed: 81)
        for (path, style) in Self.paths {
            for _ in 0..<20 {
                let rgb = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
                let paint = Paint.solid(
                    Color(rgb[0], rgb[1], rgb[2], alpha: random.double(in: 0.1...1))
                )
                let opacity = random.double(in: 0.3...1)
                let shape = Shape(path: path, style: style, paint: paint, opacity: opacity)
                let image = Image.of(width: 40, height: 40, [.shape(shape)])
                #expect(Self.fringe(image) { _, _ in rgb.map(Int.init) } == 0)
                #expect(image.pixels.contains { $0 != 0 })
            }
        }
    }

    @Test func `edges of gradients have no fringe`() {
        let gradient = Gradient(colors: [Color(255, 56, 60), Color(0, 136, 255), .white])
        let paint = Paint.conic(
            gradient,
            center: Point(x: 20, y: 20),
            start: .degrees(30),
            end: .degrees(390)
        )
        let full = Image.filled(with: paint, width: 40, height: 40)
        for (path, style) in Self.paths {
            let shape = Shape(path: path, style: style, paint: paint)
            let image = Image.of(width: 40, height: 40, [.shape(shape)])
            #expect(Self.fringe(image) { full.rgb($0, $1) } == 0)
        }
    }

    @Test func `edges in groups and clips have no fringe`() {
        let color = Color(233, 17, 101)
        for (path, style) in Self.paths {
            let shape = Scene.Item.shape(Shape(path: path, style: style, paint: .solid(color)))
            let clip = Group.Clip(path: .circle(center: Point(x: 14, y: 14), radius: 13.3))
            let inner = Scene.Item.group(Group(items: [shape], opacity: 0.7, clips: [clip]))
            let outer = Scene.Item.group(Group(items: [inner], opacity: 0.6))
            let image = Image.of(width: 40, height: 40, [outer])
            #expect(Self.fringe(image) { _, _ in [233, 17, 101] } <= 1)
        }
    }

    @Test func `a colour drawn over itself has no fringe`() {
        let color = Color(7, 200, 99, alpha: 0.5)
        let items = Self.paths.map { path, style in
            Scene.Item.shape(Shape(path: path, style: style, paint: .solid(color)))
        }
        let image = Image.of(width: 40, height: 40, items + items)
        #expect(Self.fringe(image) { _, _ in [7, 200, 99] } <= 1)
    }
}
