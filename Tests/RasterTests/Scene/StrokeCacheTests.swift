import SeededRandom
import Raster
import Testing

/// Stroke outlines reused from frame to frame give the pixels of a new renderer.
@Suite struct StrokeCacheTests {
    private static let path = Path.arc(
        center: .zero,
        radius: 12,
        start: .zero,
        sweep: .turns(0.7)
    )

    private static func shape(
        _ path: Path = path,
        width: Double = 5,
        turned turn: Double = 0,
        scale: Double = 1
    ) -> Shape {
        Shape(
            path: path,
            style: .stroke(StrokeStyle(width: width, cap: .round)),
            paint: .solid(.white),
            transform: Transform.rotation(.turns(turn)).then(.scale(scale))
                .then(.translation(dx: 25, dy: 25))
        )
    }

    private static func scene(_ shapes: [Shape]) -> Scene {
        Scene(width: 50, height: 50, items: shapes.map { .shape($0) })
    }

    @Test func `a rotating stroke has the pixels of a new renderer`() {
        var reused = Renderer()
        for i in 0..<50 {
            let scene = Self.scene([Self.shape(turned: Double(i) / 47)])
            #expect(reused.render(scene) == .of(scene), "frame \(i)")
        }
    }

    @Test func `strokes that differ slightly are not mistaken for each other`() {
        let shapes = [
            Self.shape(), Self.shape(width: 5.001), Self.shape(scale: 1.5),
            Self.shape(Self.path.trimmed(from: 0, to: 0.9)), Self.shape(Self.path, turned: 0.3),
            Self.shape(.line(from: .zero, to: Point(x: 9, y: 0))),
            Self.shape(.line(from: .zero, to: Point(x: 9, y: 1e-9))), Self.shape(Path()),
        ]
        var random = SplitMix64(seed: 121)
        var reused = Renderer()
        for _ in 0..<200 {
            let count = Int.random(in: 0...4, using: &random)
            let chosen = (0..<count).compactMap { _ in shapes.randomElement(using: &random) }
            let scene = Self.scene(chosen)
            #expect(reused.render(scene) == .of(scene))
        }
    }

    @Test func `all of many strokes are drawn`() {
        let shapes = (0..<600).map { i in
            let start = Point(x: Double(i % 30) - 15, y: Double(i / 30) - 10)
            let end = start + Vector(dx: 0.5, dy: 0)
            return Self.shape(.line(from: start, to: end), width: 0.3 + Double(i % 7) * 0.1)
        }
        var reused = Renderer()
        let once = reused.render(Self.scene(shapes))
        #expect(reused.render(Self.scene(shapes)) == once)
        #expect(once == .of(Self.scene(shapes)))
        #expect(once != .of(Self.scene(Array(shapes.dropLast()))))
    }
}
