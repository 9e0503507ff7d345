import Raster
import SeededRandom
import Testing

/// Dots and strokes of one colour each, disjoint or overlapping, have the pixels of the reference
/// route, independently of the previous image.
@Suite struct PatchDrawingTests {
    private static func mark(
        width: Double,
        height: Double,
        using random: inout SplitMix64
    ) -> Shape {
        let place = Point(
            x: .random(in: -4...width + 4, using: &random),
            y: .random(in: -4...height + 4, using: &random)
        )
        let color = Color(
            red8: .random(in: 0...255, using: &random),
            green8: .random(in: 0...255, using: &random),
            blue8: .random(in: 0...255, using: &random)
        )
        let opacity = Bool.random(using: &random) ? 1 : Double.random(in: 0...1, using: &random)
        guard Bool.random(using: &random) else {
            let radius = Double.random(in: 0.1...14, using: &random)
            var dot = Path.arc(center: place, radius: radius, start: .zero, sweep: .turns(1))
            if Bool.random(using: &random) { dot.close() }
            return Shape(path: dot, paint: .solid(color), opacity: opacity)
        }
        let way = Vector(
            dx: .random(in: -20...20, using: &random),
            dy: .random(in: -20...20, using: &random)
        )
        let caps: [StrokeStyle.Cap] = [.round, .butt, .square]
        let pen = StrokeStyle(
            width: .random(in: 0.2...7, using: &random),
            cap: caps.randomElement(using: &random) ?? .round
        )
        return Shape(
            path: .line(from: place, to: place + way),
            style: .stroke(pen),
            paint: .solid(color),
            opacity: opacity
        )
    }

    @Test(
        "Disjoint and overlapping marks have the pixels of the reference route",
        arguments: [1, 9, 40, 64, 65, 120, 300, 512, 520]
    )
    func marks(width: Int) {
        var random = SplitMix64(seed: UInt64(871 + width))
        var reused = Renderer()
        for frame in 0..<60 {
            let count = Int.random(in: 0...14, using: &random)
            let items = (0..<count).map { _ in
                Scene.Item.shape(
                    Self.mark(width: Double(width), height: 50, using: &random)
                )
            }
            let picture = reused.render(Scene(width: width, height: 50, items: items))
            let composited = Image.of(width: width, height: 50, [.group(Group(items: items))])
            #expect(picture == composited, "frame \(frame)")
        }
    }

    /// Returns the shape with an empty contour appended, so that it is not recognised as a dot or a
    /// line.
    private static func disguised(_ shape: Shape) -> Shape {
        var result = shape
        result.path.move(to: Point(x: 3, y: 3))
        return result
    }

    @Test("A recognised dot or line has the pixels of any path")
    func known() {
        var random = SplitMix64(seed: 877)
        for _ in 0..<1500 {
            var shape = Self.mark(width: 60, height: 50, using: &random)
            if case .fill = shape.style, Bool.random(using: &random) {
                shape.transform = .scale(.random(in: 0.1...4, using: &random))
            }
            let items = [Scene.Item.shape(shape)]
            let others = [Scene.Item.shape(Self.disguised(shape))]
            #expect(
                Image.of(width: 60, height: 50, items) == .of(width: 60, height: 50, others),
                "\(shape)"
            )
        }
    }
}
