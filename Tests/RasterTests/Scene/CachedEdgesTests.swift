import Raster
import SeededRandom
import Testing

/// Edges reused from image to image give the pixels of a new renderer.
@Suite struct CachedEdgesTests {
    private static let outlines: [Path] = [
        .circle(center: Point(x: 20, y: 18), radius: 9),
        .circle(center: Point(x: 20, y: 18), radius: 9.001),
        .rect(Rect(x: 4, y: 5, width: 30.5, height: 9)),
        .rect(Rect(x: 0, y: 0, width: 41, height: 33)),
        .line(from: Point(x: 5, y: 5), to: Point(x: 30, y: 22)),
        .line(from: Point(x: -50, y: 5), to: Point(x: -30, y: 22)),
        .polygon(
            [Point(x: 8, y: 22), Point(x: 18, y: 32), Point(x: 36, y: 10)],
            isClosed: false
        ),
        .arc(center: Point(x: 20, y: 16), radius: 12, start: .zero, sweep: .turns(0.7)),
        Path(),
    ]

    /// Returns one of a few shapes, so that some repeat.
    private static func shape(using random: inout SplitMix64) -> Shape {
        let styles: [Shape.Style] = [
            .fill(.nonZero), .fill(.evenOdd), .stroke(StrokeStyle(width: 4, cap: .round)),
            .stroke(StrokeStyle(width: 4)), .stroke(StrokeStyle(width: 4, dash: [3, 2])),
        ]
        let transforms: [Transform] = [
            .identity, .identity, .translation(dx: 0.25, dy: 0), .rotation(.turns(0.1)),
        ]
        return Shape(
            path: outlines.randomElement(using: &random) ?? Path(),
            style: styles.randomElement(using: &random) ?? .fill(.nonZero),
            paint: .solid(.random(using: &random)),
            transform: transforms.randomElement(using: &random) ?? .identity,
            opacity: random.double(in: 0...1)
        )
    }

    /// Replaces, adds or removes items.
    private static func change(_ items: inout [Scene.Item], using random: inout SplitMix64) {
        for index in items.indices where Int.random(in: 0..<3, using: &random) == 0 {
            items[index] = item(using: &random)
        }
        if Int.random(in: 0..<4, using: &random) == 0, !items.isEmpty { items.removeFirst() }
        if Int.random(in: 0..<3, using: &random) == 0 { items.append(item(using: &random)) }
    }

    private static func item(using random: inout SplitMix64) -> Scene.Item {
        let shape = Self.shape(using: &random)
        guard Int.random(in: 0..<5, using: &random) == 0 else { return .shape(shape) }
        let clip = Group.Clip(path: outlines.randomElement(using: &random) ?? Path())
        return .group(Group(items: [.shape(shape)], clips: [clip]))
    }

    @Test("Images with common shapes have the pixels of a new renderer", arguments: 0..<20)
    func commonParts(seed: UInt64) {
        var random = SplitMix64(seed: 901 + seed)
        var renderer = Renderer()
        var items: [Scene.Item] = []
        for frame in 0..<60 {
            Self.change(&items, using: &random)
            let width = frame.isMultiple(of: 7) ? 50 : 41
            let scene = Scene(width: width, height: 33, items: items)
            let image =
                frame.isMultiple(of: 3) ? renderer.renderChanges(scene) : renderer.render(scene)
            #expect(image == .of(scene), "frame \(frame)")
        }
        #expect(renderer.unclosedRows == 0)
    }

    @Test func `edges of a cancelled drawing are not reused`() {
        let outline = Path.polygon(
            (0..<20_000).map { Point(x: 20, y: 16) + Vector(angle: .turns(Double($0) * 0.37)) * 14 }
        )
        let scene = Scene(
            width: 41,
            height: 33,
            items: [.shape(Shape(path: outline, paint: .solid(.white)))]
        )
        var renderer = Renderer()
        for limit in [1, 2, 3, 5, 8, 1_000_000] {
            var asked = 0
            let image = renderer.render(scene) {
                asked += 1
                return asked >= limit
            }
            #expect(image == nil || image == .of(scene))
        }
        #expect(renderer.render(scene) == .of(scene))
    }
}
